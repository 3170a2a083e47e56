package meeples.table;

import com.badlogic.gdx.assets.AssetManager;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.g2d.TextureAtlas;
import com.badlogic.gdx.utils.Disposable;
import java.util.List;
import meeples.picture.Atlases;

/**
 * The table's pictures in the size that fits the window. When the window gets larger or smaller the
 * other size is loaded in the background, and the one at hand is used until it is there.
 */
public final class TablePictures implements Disposable {
    private static final int MILLISECONDS_A_FRAME = 4;
    private static final int FRAMES_BETWEEN_LOOKS = 60;

    private final AssetManager assets;
    private final String[] atlases;
    private final float designLines;
    private TableLayout known;
    private int frames;
    private int size;
    private int wanted;
    private Sprites sprites;

    /**
     * Loads the size that fits the layout, and waits for it.
     *
     * @param atlases their names; a picture that is in several is taken from the first
     */
    public TablePictures(AssetManager assets, List<String> atlases, TableLayout layout) {
        this.assets = assets;
        this.atlases = atlases.toArray(new String[0]);
        designLines = layout.measures().screenHeight();
        wanted = sizeFor(layout);
        load(wanted);
        assets.finishLoading();
        use(wanted);
    }

    /** The smallest size that needs no enlarging, or the largest there is. */
    private int sizeFor(TableLayout layout) {
        float lines = designLines * Math.max(layout.boardScale(), layout.unit());
        return Atlases.fitting(lines * 0.95f, Atlases.here(atlases));
    }

    /**
     * Goes on loading what the layout needs; to be called in every frame. True when other pictures
     * are to be used from now on: they must be given to the table before it is drawn again.
     */
    public boolean follow(TableLayout layout) {
        // Looking for files makes garbage: only now and then, or when the window has changed.
        boolean look = layout != known || ++frames % FRAMES_BETWEEN_LOOKS == 0;
        known = layout;
        int fitting = look ? sizeFor(layout) : wanted;
        if (fitting != wanted) {
            if (wanted != size) {
                unload(wanted);
            }
            wanted = fitting;
            if (wanted != size) {
                load(wanted);
            }
        }
        if (wanted == size || !assets.update(MILLISECONDS_A_FRAME)) {
            return false;
        }
        int before = size;
        use(wanted);
        unload(before);
        return true;
    }

    /** Whether other pictures are being loaded, so that frames are needed to go on. */
    public boolean isLoading() {
        return wanted != size;
    }

    private static String file(int size, String atlas) {
        return Atlases.file(size, atlas);
    }

    private void load(int which) {
        for (String atlas : atlases) {
            assets.load(file(which, atlas), TextureAtlas.class);
        }
    }

    private void unload(int which) {
        for (String atlas : atlases) {
            assets.unload(file(which, atlas));
        }
    }

    private void use(int which) {
        size = which;
        TextureAtlas[] loaded = new TextureAtlas[atlases.length];
        for (int i = 0; i < loaded.length; i++) {
            loaded[i] = assets.get(file(which, atlases[i]), TextureAtlas.class);
            for (Texture page : loaded[i].getTextures()) {
                page.setFilter(TextureFilter.Linear, TextureFilter.Linear);
            }
        }
        sprites = new AtlasSprites(which / designLines, loaded);
    }

    public Sprites sprites() {
        return sprites;
    }

    @Override
    public void dispose() {
        unload(size);
        if (wanted != size) {
            unload(wanted);
        }
    }
}
