package meeples.text;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.PixmapPacker;

/**
 * A packer that owns the textures of its pages: they are gone when it is disposed. LibGDX's own
 * leaves them alive (1.14.2), for fonts and atlases that outlive their packer.
 */
public final class OwningPacker extends PixmapPacker {
    private static final int PADDING = 2;

    /**
     * @param page width and height of a page in pixels
     */
    public OwningPacker(int page) {
        super(page, page, Pixmap.Format.RGBA8888, PADDING, false);
    }

    @Override
    public synchronized void dispose() {
        for (Page page : getPages()) {
            Texture texture = page.getTexture();
            if (texture != null) {
                texture.dispose();
            }
        }
        super.dispose();
    }
}
