package meeples.text;

import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.utils.Disposable;

/** Draws the letters of a typeface at an exact size, with what the platform has for that. */
public interface FontMaker extends Disposable {
    /**
     * Makes a font whose letters lie on the packer's pages, beside whatever else was packed there,
     * so that text and pictures are drawn without changing textures. The pages and their textures
     * stay the property of whoever made the packer; disposing the font leaves them alone. A
     * character that the typeface lacks is left out. Letters may be made only when a text first
     * needs them, as long as the packer is not disposed.
     */
    BitmapFont make(Lettering lettering, OwningPacker packer);
}
