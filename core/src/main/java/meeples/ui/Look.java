package meeples.ui;

/** The names of the pictures that widgets are made of, whatever game is on the table. */
public final class Look {
    public static final String PAPER = "panel-paper";
    public static final String WOOD = "panel-wood";
    public static final String BUTTON = "button";
    public static final String BUTTON_OVER = "button-over";
    public static final String BUTTON_DOWN = "button-down";
    public static final String BUTTON_OFF = "button-disabled";
    public static final String FIELD = "field";
    public static final String TRACK = "slider-track";
    public static final String KNOB = "slider-knob";
    public static final String CHECK_ON = "check-on";
    public static final String CHECK_OFF = "check-off";
    public static final String BUBBLE = "bubble";

    /** White with round corners, to tint. */
    public static final String PLATE = "plate";

    /** The frame around what has the focus, white, to tint. */
    public static final String FOCUS = "focus";

    /** White, to tint and stretch. */
    public static final String PIXEL = "pixel";

    private Look() {}
}
