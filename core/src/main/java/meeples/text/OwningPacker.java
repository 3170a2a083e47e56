package meeples.text;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.PixmapPacker;

/**
 * A packer that owns the textures of its pages: they are gone when it is disposed. LibGDX's own
 * leaves them alive (1.14.2), for fonts and atlases that outlive their packer.
 *
 * <p>Who can paint on a page itself takes a {@linkplain #place place} there, without a picture that
 * is made only to be copied.
 */
public final class OwningPacker extends PixmapPacker {
    private static final int PADDING = 2;

    private final PackStrategy strategy;

    /** A part of a page that belongs to whoever took it. */
    public record Place(Page page, int x, int y) {}

    /**
     * @param page width and height of a page in pixels
     */
    public OwningPacker(int page) {
        this(page, new GuillotineStrategy());
    }

    private OwningPacker(int page, PackStrategy strategy) {
        super(page, page, Pixmap.Format.RGBA8888, PADDING, false, strategy);
        this.strategy = strategy;
    }

    /** Takes an empty part of a page, which may be a new one. */
    public Place place(int width, int height) {
        Bounds bounds = new Bounds(0, 0, width, height);
        Page page = strategy.pack(this, null, bounds);
        return new Place(page, bounds.x, bounds.y);
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
