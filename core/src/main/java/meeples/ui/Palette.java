package meeples.ui;

import com.badlogic.gdx.graphics.Color;

/** The colours that texts and plain surfaces are painted with. Do not modify them. */
public final class Palette {
    public static final Color INK = Color.valueOf("2A1A12");

    /** For texts on the colours of the middle, where every bit of contrast counts. */
    public static final Color INK_DEEP = Color.valueOf("0B0603");

    public static final Color INK_SOFT = Color.valueOf("5B3A21");
    public static final Color CREAM = Color.valueOf("FFF3DA");
    public static final Color DUST = Color.valueOf("EBD3A0");
    public static final Color SAND = Color.valueOf("E3B566");
    public static final Color TIMBER = Color.valueOf("8A5A33");
    public static final Color TIMBER_DARK = Color.valueOf("3A2416");
    public static final Color GOLD = Color.valueOf("F4BE3B");
    public static final Color STONE = Color.valueOf("A9B2BA");
    public static final Color RED = Color.valueOf("9E2A2B");

    /** For what went wrong. */
    public static final Color ALARM = Color.valueOf("C8321E");

    public static final Color TEAL = Color.valueOf("2A7F7B");
    public static final Color SHADE = new Color(0.1f, 0.06f, 0.04f, 0.62f);

    private Palette() {}
}
