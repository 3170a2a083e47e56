package meeples.table;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.BitmapFontCache;
import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.utils.Align;

/** Lines of text that are set once and drawn many times without any work. */
public final class Inscription {
    private final GlyphLayout line = new GlyphLayout();

    /** How much narrower letters can be drawn than they are, so that they stay high enough. */
    private static final float NARROWEST = 0.6f;

    private BitmapFont font;
    private float least;
    private float smallest = Float.MAX_VALUE;
    private float size;
    private BitmapFontCache cache;

    /** From now on in this type, as small as it must be; what was written is gone. */
    public void setFont(BitmapFont font) {
        setFont(font, 1, 0);
    }

    /**
     * From now on in this type; what was written is gone.
     *
     * @param pixels the height of the type, as type is measured
     * @param leastPixels below which no type can be read from where the players sit; 0 for none
     */
    public void setFont(BitmapFont font, float pixels, float leastPixels) {
        this.font = font;
        size = pixels;
        least = leastPixels;
        smallest = Float.MAX_VALUE;
        cache = font == null ? null : new BitmapFontCache(font, false);
    }

    public void clear() {
        if (cache != null) {
            cache.clear();
        }
        smallest = Float.MAX_VALUE;
    }

    /** The height of the smallest type that is written now; for tests that look on. */
    public float smallest() {
        return smallest;
    }

    /** Writes a line centred on a point, as high as wanted but no wider than allowed. */
    public void write(
            String text, float centerX, float centerY, float capHeight, float widest, Color color) {
        if (cache == null) {
            return;
        }
        font.getData().setScale(1);
        float scale = capHeight / font.getCapHeight();
        line.setText(font, text);
        float fitting = Math.min(scale, widest / line.width);
        float high = Math.max(fitting, least / size);
        float wide = Math.max(fitting, high * NARROWEST);
        font.getData().setScale(Math.min(wide, high), high);
        smallest = Math.min(smallest, high * size);
        line.setText(font, text, color, 0, Align.left, false);
        cache.addText(line, centerX - line.width / 2, centerY + font.getCapHeight() / 2);
        font.getData().setScale(1);
    }

    public void draw(Batch batch) {
        if (cache != null) {
            cache.draw(batch);
        }
    }
}
