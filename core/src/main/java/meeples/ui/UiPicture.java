package meeples.ui;

/** The names of the pictures that widgets are made of, whatever game is on the table. */
public final class UiPicture {
    public static final String PAPER = "panel-paper";
    public static final String WOOD = "panel-wood";
    public static final String DARK = "panel-dark";

    /** A sunken part of a wooden panel. */
    public static final String INSET = "panel-inset";

    /** An old sheet on a nail. */
    public static final String POSTER = "wanted";

    /** A red ribbon for a title. */
    public static final String BANNER = "banner";

    public static final String BUTTON = "button-up";
    public static final String BUTTON_OVER = "button-over";
    public static final String BUTTON_DOWN = "button-down";
    public static final String BUTTON_OFF = "button-disabled";
    public static final String CHIEF = "primary-up";
    public static final String CHIEF_OVER = "primary-over";
    public static final String CHIEF_DOWN = "primary-down";
    public static final String CHIEF_OFF = "primary-disabled";
    public static final String ROUND = "round-up";
    public static final String ROUND_OVER = "round-over";
    public static final String ROUND_DOWN = "round-down";
    public static final String ROUND_OFF = "round-disabled";
    public static final String TAB = "tab";
    public static final String TAB_OVER = "tab-over";
    public static final String TAB_ACTIVE = "tab-active";
    public static final String FIELD = "field";
    public static final String FIELD_FOCUS = "field-focus";
    public static final String TRACK = "slider-bar";
    public static final String TRACK_FILL = "slider-fill";
    public static final String KNOB = "slider-knob";
    public static final String KNOB_OVER = "slider-knob-over";
    public static final String SCROLL_TRACK = "scroll-track";
    public static final String SCROLL_KNOB = "scroll-knob";
    public static final String CHECK_ON = "checkbox-on";
    public static final String CHECK_OFF = "checkbox-off";
    public static final String BUBBLE = "tooltip";
    public static final String KEYCAP = "keycap";
    public static final String DIVIDER = "divider";

    /** The sheet of one of the players; the word for the colour follows. */
    public static final String SEAT = "seat-";

    /** The ground of a line in a list. */
    public static final String ROW = "row";

    public static final String ROW_OVER = "row-over";

    /** The frame around what has the focus. */
    public static final String FOCUS = "focus-frame";

    /** White, to tint and stretch. */
    public static final String PIXEL = "pixel-ui";

    public static final String LEFT = "icon-arrow-left";
    public static final String RIGHT = "icon-arrow-right";

    public static final String CHECK = "icon-check";
    public static final String ERASE = "icon-undo";

    private UiPicture() {}
}
