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
    private BitmapFont font;
    private BitmapFontCache cache;

    /** From now on in this type; what was written is gone. */
    public void setFont(BitmapFont font) {
        this.font = font;
        cache = font == null ? null : new BitmapFontCache(font, false);
    }

    public void clear() {
        if (cache != null) {
            cache.clear();
        }
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
        if (line.width * scale > widest) {
            scale = widest / line.width;
        }
        font.getData().setScale(scale);
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
