package meeples.coloma.ui;

import com.badlogic.gdx.math.Interpolation;
import java.util.List;
import meeples.coloma.table.ValleyArt;
import meeples.game.PaintedBox;

/** The picture of Coloma's box: morning over the Sierra, the mill, a camp, and who has come. */
final class ValleyBox extends PaintedBox {
    private static final float HORIZON = 310;
    private static final float SUN_SIZE = 1.25f;

    /** How much the pioneers stretch when they shift from one foot to the other. */
    private static final float SHIFT = 0.016f;

    ValleyBox() {
        super(ValleyArt.TITLE, List.of("title-sky", "title-meadow"));
    }

    @Override
    protected void drawLand(float width, float center) {
        float rise = moved(0, 1.4f, Interpolation.pow2Out);
        float slide = moved(0.1f, 0.9f, Interpolation.pow3Out);
        layer("title-sky", 0, HORIZON, width, LINES - HORIZON);
        layer(
                "title-sun",
                center - 480 * SUN_SIZE,
                HORIZON - 30 - 260 * (1 - rise),
                960 * SUN_SIZE,
                600 * SUN_SIZE);
        // Its ends have an outline: laid over each other they don't show it.
        for (float x = -4; x < width; x += 952) {
            layer("title-hills", x, HORIZON - 48, 960, 340);
        }
        layer("title-meadow", 0, 0, width, HORIZON);
        layer("title-river", center - 640, 0, 1000, 330);
        layer("title-mill", -320 * (1 - slide), 110, 600, 600);
        layer("title-camp", width - 600 + 320 * (1 - slide), 100, 600, 600);
    }

    @Override
    protected void drawFront(float width, float center) {
        // Between the left edge and the menu there may be less room than it likes.
        float fit = Math.min(1, center * 2 / 960);
        float step = moved(0.4f, 1.1f, Interpolation.swingOut);
        float height = 440 * fit * (1 + SHIFT * sway());
        layer("title-pioneers", center - 450 * fit, 20 - 480 * (1 - step), 900 * fit, height);
        float drop = moved(0.7f, 1.6f, Interpolation.bounceOut);
        float top = LINES - 40 - 340 * fit + 400 * (1 - drop);
        layer("logo", center - 460 * fit, top, 920 * fit, 340 * fit);
    }
}
