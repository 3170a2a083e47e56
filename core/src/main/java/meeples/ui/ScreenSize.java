package meeples.ui;

/**
 * How large things are on this screen. All measures of the user interface are written in units: a
 * unit is a pixel of a screen of 1080 lines at 100 %, and a few more or less elsewhere.
 *
 * @param width of the window in pixels
 * @param height of the window in pixels
 * @param scale the text scale that the player chose, 1 for 100 %
 * @param bigScreen whether the player sits far away
 * @param highContrast whether grounds are plain and texts as dark or light as can be
 * @param colourAid whether what is told apart by colour has a pattern too
 * @param density pixels for one that the system thinks in
 */
public record ScreenSize(
        int width,
        int height,
        float scale,
        boolean bigScreen,
        boolean highContrast,
        boolean colourAid,
        float density) {

    private static float least() {
        return 0.6f;
    }

    /** The part of the window at each side that a television may cut off. */
    public float margin() {
        return bigScreen ? 0.05f : 0;
    }

    /** Pixels below which no type can be read from where the players sit; 0 when they sit close. */
    public float leastText() {
        return bigScreen ? (float) Math.ceil(height * 24 / 1080f) : 0;
    }

    /** How many pixels a unit is. Body text never gets so small that nobody can read it. */
    public float pixelsPerUnit() {
        float fitting = Math.min(height / 1080f, width / 1280f);
        return Math.max(fitting, least() * density) * scale;
    }

    /** A measure in units as whole pixels. */
    public float px(float units) {
        return Math.round(units * pixelsPerUnit());
    }

    /** The height of what fingers can hit easily, in pixels. */
    public float finger() {
        return Math.max(px(56), leastFinger());
    }

    /** What fingers must have where there is little room. */
    public float leastFinger() {
        return Math.round(44 * density);
    }
}
