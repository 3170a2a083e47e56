package meeples.table.painter;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.NinePatch;
import com.badlogic.gdx.math.Rectangle;
import meeples.picture.TableArt;
import meeples.table.Sprites;

/** A line of light around an area: what can be done, or what has the focus. */
public final class GlowFrame {
    private NinePatch frame;
    private float unit = 1;

    /** Comes after every change of the pictures, the window or the view. */
    public void layOut(Sprites sprites, float pixelsPerUnit) {
        unit = pixelsPerUnit;
        frame = new NinePatch(sprites.patch(TableArt.GLOW_FRAME));
        float scale = unit / sprites.pixelsPerUnit();
        frame.scale(scale, scale);
    }

    /** Around the area, so many units away. */
    public void draw(Batch batch, Rectangle area, float away, Color color) {
        float pad = away * unit;
        frame.setColor(color);
        frame.draw(batch, area.x - pad, area.y - pad, area.width + 2 * pad, area.height + 2 * pad);
    }
}
