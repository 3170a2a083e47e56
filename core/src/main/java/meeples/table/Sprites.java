package meeples.table;

import com.badlogic.gdx.graphics.g2d.NinePatch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;

/**
 * Finds pictures by name. The table never loads anything itself, so it can be set up and tested
 * without a window.
 */
public interface Sprites {
    /** The picture of this name; null only where nothing is ever drawn. */
    TextureRegion region(String name);

    /** The stretchable picture of this name; null only where nothing is ever drawn. */
    NinePatch patch(String name);

    /** Pixels of a picture for one of the game's units. */
    float pixelsPerUnit();

    /** For a table that is never drawn. */
    static Sprites none() {
        return new Sprites() {
            @Override
            public TextureRegion region(String name) {
                return null;
            }

            @Override
            public NinePatch patch(String name) {
                return null;
            }

            @Override
            public float pixelsPerUnit() {
                return 1;
            }
        };
    }
}
