package meeples.ui;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.utils.BaseDrawable;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;

/** A ground without grain or shade, for those who need more contrast: a colour in a strong line. */
final class PlainGround extends BaseDrawable {
    private static final Color BROWN = Color.valueOf("4A2E1A");
    private static final Color DARK_RED = Color.valueOf("6E1517");
    private static final Color LIVELY_RED = Color.valueOf("8E1D1F");

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
            case UiPicture.PAPER,
                            UiPicture.POSTER,
                            UiPicture.BUBBLE,
                            UiPicture.FIELD,
                            "prompt",
                            UiPicture.ROW ->
                    true;
            default -> picture.startsWith(UiPicture.SEAT);
        };
    }

    private static boolean isWood(String picture) {
        return switch (picture) {
            case UiPicture.WOOD,
                            UiPicture.DARK,
                            UiPicture.INSET,
                            UiPicture.BANNER,
                            UiPicture.BUTTON,
                            UiPicture.BUTTON_OVER,
                            UiPicture.BUTTON_DOWN,
                            UiPicture.CHIEF,
                            UiPicture.CHIEF_OVER,
                            UiPicture.CHIEF_DOWN,
                            "counter" ->
                    true;
            default -> false;
        };
    }

    /** So dark that what is written on it in a light colour has 7 times its light. */
    private static Color dark(String picture) {
        return switch (picture) {
            case UiPicture.BUTTON_OVER -> BROWN;
            case UiPicture.CHIEF, UiPicture.CHIEF_DOWN -> DARK_RED;
            case UiPicture.CHIEF_OVER -> LIVELY_RED;
            default -> Color.BLACK;
        };
    }

    static Drawable of(String picture, Theme theme, int[] pad, float scale) {
        boolean paper = isPaper(picture);
        PlainGround ground =
                new PlainGround(
                        theme,
                        paper ? Color.BLACK : Palette.CREAM,
                        paper ? Color.WHITE : dark(picture));
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
