package meeples.ui;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.utils.BaseDrawable;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;

/** A ground without grain or shade, for those who need more contrast: a colour in a strong line. */
final class PlainGround extends BaseDrawable {
    private final Drawable line;
    private final Drawable fill;
    private final float width;

    private PlainGround(Theme theme, Color lineColor, Color fillColor) {
        line = theme.surface(lineColor);
        fill = theme.surface(fillColor);
        width = Math.max(2, theme.px(3));
    }

    /** Whether a picture is a ground that can be plain. */
    static boolean has(String picture) {
        return isPaper(picture) || isWood(picture);
    }

    private static boolean isPaper(String picture) {
        return switch (picture) {
            case Look.PAPER, Look.POSTER, Look.BUBBLE, Look.FIELD, "prompt", Look.ROW -> true;
            default -> picture.startsWith(Look.SEAT);
        };
    }

    private static boolean isWood(String picture) {
        return switch (picture) {
            case Look.WOOD,
                            Look.DARK,
                            Look.INSET,
                            Look.BUTTON,
                            Look.BUTTON_DOWN,
                            "topbar",
                            "counter" ->
                    true;
            default -> false;
        };
    }

    static Drawable of(String picture, Theme theme, int[] pad, float scale) {
        boolean paper = isPaper(picture);
        PlainGround ground =
                new PlainGround(
                        theme,
                        paper ? Color.BLACK : Palette.CREAM,
                        paper ? Color.WHITE : Color.BLACK);
        if (pad != null) {
            ground.setPadding(pad[2] * scale, pad[0] * scale, pad[3] * scale, pad[1] * scale);
        }
        return ground;
    }

    @Override
    public void draw(Batch batch, float x, float y, float w, float h) {
        line.draw(batch, x, y, w, h);
        fill.draw(batch, x + width, y + width, w - 2 * width, h - 2 * width);
    }
}
