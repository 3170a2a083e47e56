package meeples.desktop.tool;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.ApplicationListener;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.assets.AssetManager;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.OrthographicCamera;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Pixmap.Format;
import com.badlogic.gdx.graphics.PixmapIO;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.g2d.SpriteBatch;
import com.badlogic.gdx.graphics.glutils.FrameBuffer;
import java.nio.file.Path;
import java.util.function.Consumer;
import meeples.app.MeeplesGame;
import meeples.desktop.FreeTypeFontMaker;
import meeples.desktop.cli.WindowSize;
import meeples.game.BoardGame;
import meeples.game.TableMaker;
import meeples.table.Cues;
import meeples.table.GameTable;
import meeples.table.Margins;
import meeples.table.TableFonts;
import meeples.table.TableLayout;
import meeples.table.TablePictures;
import meeples.text.Language;
import meeples.text.Lettering;
import meeples.text.OwningPacker;
import meeples.text.Texts;
import meeples.text.Typeface;

/**
 * Takes pictures of a game's table in any size, whatever the size of the window is.
 *
 * @param <S> the game's position
 * @param <E> the game's events
 */
public final class TableCamera<S, E> implements AutoCloseable {
    private static final float FRAME = 1 / 60f;

    private final Path folder;
    private final BoardGame<S, E> game;
    private final AssetManager assets = new AssetManager();
    private final FreeTypeFontMaker fontMaker = new FreeTypeFontMaker();
    private final SpriteBatch batch = new SpriteBatch(4000);
    private final OrthographicCamera camera = new OrthographicCamera();
    private OwningPacker packer;
    private FrameBuffer buffer;
    private int width;
    private int height;

    public TableCamera(Path folder, BoardGame<S, E> game) {
        this.folder = folder;
        this.game = game;
    }

    /** What takes pictures of a game's table in this size as soon as there is a window. */
    public static <S, E> ApplicationListener session(
            Path folder,
            BoardGame<S, E> game,
            WindowSize size,
            Consumer<TableCamera<S, E>> pictures) {
        return new ApplicationAdapter() {
            @Override
            public void create() {
                try (TableCamera<S, E> camera = new TableCamera<>(folder, game)) {
                    camera.setSize(size.width(), size.height());
                    pictures.accept(camera);
                }
                Gdx.app.exit();
            }
        };
    }

    public BoardGame<S, E> game() {
        return game;
    }

    public void setSize(int newWidth, int newHeight) {
        width = newWidth;
        height = newHeight;
        if (buffer != null) {
            buffer.dispose();
        }
        buffer = new FrameBuffer(Format.RGBA8888, width, height, false);
        camera.setToOrtho(false, width, height);
    }

    /** An empty table of this camera's size. */
    public GameTable<S, E> table(int players) {
        TableMaker<S, E> maker = game.table();
        TableLayout layout =
                new TableLayout(maker.measures(), width, height, Margins.none(), players, 1);
        TablePictures art = new TablePictures(assets, maker.atlases(), layout);
        GameTable<S, E> table = maker.make(art.sprites(), fonts(layout), texts(), Cues.silent());
        table.resize(width, height, Margins.none(), 1);
        return table;
    }

    private Texts texts() {
        Texts texts = new Texts(Gdx.files.internal("i18n"), MeeplesGame.BUNDLES, Language.ENGLISH);
        texts.add(game.name(), game.bundles());
        return texts.of(game.name());
    }

    private TableFonts fonts(TableLayout layout) {
        if (packer != null) {
            packer.dispose();
        }
        packer = new OwningPacker(1024);
        TableFonts fonts =
                new TableFonts(
                        fontMaker.make(Lettering.of(Typeface.DISPLAY, layout.signSize()), packer),
                        layout.signSize(),
                        fontMaker.make(
                                Lettering.of(Typeface.TEXT_BOLD, layout.numberSize()), packer),
                        layout.numberSize());
        packer.updatePageTextures(TextureFilter.Linear, TextureFilter.Linear, false);
        return fonts;
    }

    /** Lets so much time pass at the table. */
    public static void pass(GameTable<?, ?> table, float seconds) {
        for (float time = 0; time < seconds; time += FRAME) {
            table.update(FRAME);
        }
    }

    /** Draws the table into the camera's own picture. */
    public void draw(GameTable<?, ?> table) {
        table.update(FRAME);
        buffer.begin();
        Gdx.gl.glClearColor(0, 0, 0, 1);
        Gdx.gl.glClear(GL20.GL_COLOR_BUFFER_BIT);
        batch.setProjectionMatrix(camera.combined);
        batch.begin();
        table.draw(batch);
        batch.end();
        buffer.end();
    }

    public void take(GameTable<?, ?> table, String name) {
        draw(table);
        buffer.bind();
        Pixmap picture = Pixmap.createFromFrameBuffer(0, 0, width, height);
        FrameBuffer.unbind();
        picture.setBlending(Pixmap.Blending.None);
        FileHandle file =
                Gdx.files.absolute(
                        folder.toAbsolutePath()
                                .resolve(width + "x" + height)
                                .resolve(name + ".png")
                                .toString());
        file.parent().mkdirs();
        // A framebuffer's first row is the lowest, a picture's the highest.
        PixmapIO.writePNG(file, picture, 6, true);
        picture.dispose();
        System.out.println(file.path() + "  " + batch.renderCalls + " draw calls");
    }

    @Override
    public void close() {
        buffer.dispose();
        batch.dispose();
        assets.dispose();
        fontMaker.dispose();
        if (packer != null) {
            packer.dispose();
        }
    }
}
