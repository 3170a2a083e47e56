package meeples.fistful.ui;

import com.badlogic.gdx.math.Interpolation;
import java.util.List;
import meeples.fistful.table.Art;
import meeples.game.PaintedBox;

/** The picture of Fistful's box: the sun over the town's end, and the posse before it. */
public final class TownBox extends PaintedBox {
    private static final float HORIZON = 330;
    private static final float SUN_SIZE = 1.25f;

    /** How much the posse stretches when it shifts from one foot to the other. */
    private static final float SHIFT = 0.016f;

    public TownBox() {
        super(Art.TITLE, List.of("title-sky", "title-ground"));
    }

    @Override
    protected void drawLand(float width, float center) {
        float rise = moved(0, 1.4f, Interpolation.pow2Out);
        float slide = moved(0.1f, 0.9f, Interpolation.pow3Out);
        layer("title-sky", 0, HORIZON - 20, width, LINES - HORIZON + 20);
        layer(
                "title-sun",
                center - 450 * SUN_SIZE,
                HORIZON - 60 - 240 * (1 - rise),
                900 * SUN_SIZE,
                560 * SUN_SIZE);
        // Its ends have an outline: laid over each other they don't show it.
        for (float x = -4; x < width; x += 952) {
            layer("title-mesas", x, HORIZON - 60, 960, 200);
        }
        layer("title-ground", 0, 0, width, HORIZON - 20);
        layer("title-left", -300 * (1 - slide), 96, 560, 700);
        layer("title-right", width + 300 * (1 - slide), 96, -560, 700);
    }

    @Override
    protected void drawFront(float width, float center) {
        // Between the left edge and the menu there may be less room than it likes.
        float fit = Math.min(1, center * 2 / 960);
        layer("title-trail", center - 500, 0, 1000, 330);
        float step = moved(0.4f, 1.1f, Interpolation.swingOut);
        float height = 420 * fit * (1 + SHIFT * sway());
        layer("title-posse", center - 450 * fit, 24 - 460 * (1 - step), 900 * fit, height);
        drawCactus(center - 570 * fit, 20, 0.63f, step);
        // With little room its foot alone would look out from under the menu.
        if (fit == 1) {
            drawCactus(center + 580, 60, -0.79f, step);
        }
        float drop = moved(0.7f, 1.6f, Interpolation.bounceOut);
        float top = LINES - 40 - 340 * fit + 400 * (1 - drop);
        layer("logo", center - 460 * fit, top, 920 * fit, 340 * fit);
    }

    /** Grows out of the ground; mirrored when its scale is negative. */
    private void drawCactus(float x, float y, float scale, float grown) {
        float width = 190 * scale;
        layer("title-cactus", x - width / 2, y, width, 300 * Math.abs(scale) * grown);
    }
}
