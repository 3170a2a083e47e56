package meeples.fistful.table;

/** What is drawn over what, from back to front. */
final class Layers {
    /** On the ground of the town. */
    static final int TOWN = 0;

    /** On the panels and the counter. */
    static final int TRAY = 1;

    /** In the air, over everything that stands. */
    static final int AIR = 2;

    /** In front of the showdown's film. */
    static final int FILM = 3;

    private Layers() {}
}
