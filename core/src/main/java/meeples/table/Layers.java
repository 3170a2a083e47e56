package meeples.table;

/** What is drawn over what, from back to front. */
public final class Layers {
    /** On the board. */
    public static final int BOARD = 0;

    /** On the panels and the counter. */
    public static final int TRAY = 1;

    /** In the air, over everything that stands. */
    public static final int AIR = 2;

    /** In front of everything, as on what covers the board for a while. */
    public static final int FRONT = 3;

    private Layers() {}
}
