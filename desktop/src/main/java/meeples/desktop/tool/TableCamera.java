package meeples.desktop.tool;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.assets.AssetManager;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.OrthographicCamera;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Pixmap.Format;
import com.badlogic.gdx.graphics.PixmapIO;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.g2d.PixmapPacker;
import com.badlogic.gdx.graphics.g2d.SpriteBatch;
import com.badlogic.gdx.graphics.glutils.FrameBuffer;
import java.nio.file.Path;
import meeples.desktop.FreeTypeFontMaker;
import meeples.fistful.table.TableFonts;
import meeples.fistful.table.TableLayout;
import meeples.fistful.table.TownArt;
import meeples.fistful.table.TownTable;
import meeples.table.Cues;
import meeples.table.Margins;
import meeples.text.Lettering;
import meeples.text.Typeface;

/** Takes pictures of a table in any size, whatever the size of the window is. */
final class TableCamera implements AutoCloseable {
    private static final float FRAME = 1 / 60f;

    private final Path folder;
    private final AssetManager assets = new AssetManager();
    private final FreeTypeFontMaker fontMaker = new FreeTypeFontMaker();
    private final SpriteBatch batch = new SpriteBatch(4000);
    private final OrthographicCamera camera = new OrthographicCamera();
    private PixmapPacker packer;
    private FrameBuffer buffer;
    private int width;
    private int height;

    TableCamera(Path folder) {
        this.folder = folder;
    }

    void setSize(int newWidth, int newHeight) {
        width = newWidth;
        height = newHeight;
        if (buffer != null) {
            buffer.dispose();
        }
        buffer = new FrameBuffer(Format.RGBA8888, width, height, false);
        camera.setToOrtho(false, width, height);
    }

    /** An empty table of this camera's size. */
    TownTable table(int players) {
        TableLayout layout = new TableLayout(width, height, Margins.none(), players, 1);
        TownArt art = new TownArt(assets, layout);
        TownTable table =
                new TownTable(art.sprites(), fonts(layout), new EnglishSigns(), Cues.silent());
        table.resize(width, height, Margins.none(), 1);
        return table;
    }

    private TableFonts fonts(TableLayout layout) {
        if (packer != null) {
            packer.dispose();
        }
        packer = new PixmapPacker(1024, 1024, Format.RGBA8888, 2, false);
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
    static void pass(TownTable table, float seconds) {
        for (float time = 0; time < seconds; time += FRAME) {
            table.update(FRAME);
        }
    }

    /** Draws the table into the camera's own picture. */
    void draw(TownTable table) {
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

    void take(TownTable table, String name) {
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
