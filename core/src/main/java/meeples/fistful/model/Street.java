package meeples.fistful.model;

/**
 * Main Street: a clockwise ring of 14 spaces, the showdown space S0, doorways 0 to 5, the showdown
 * space S1, doorways 6 to 11.
 */
public final class Street {
    public static final int SPACES = 14;
    public static final int S0 = 0;
    public static final int S1 = 7;

    /** Stands for both showdown spaces together where a space is to be resolved. */
    public static final int SHOWDOWN = 14;

    public static final int CLOCKWISE = 0;
    public static final int COUNTERCLOCKWISE = 1;

    private Street() {}

    public static boolean isShowdown(int space) {
        return space == S0 || space == S1;
    }

    /** The doorway of a building, as a space of the ring. */
    public static int doorway(int building) {
        return building < 6 ? building + 1 : building + 2;
    }

    /** The building that a doorway belongs to. */
    public static int building(int doorway) {
        return doorway < S1 ? doorway - 1 : doorway - 2;
    }

    /** The next space of the ring. */
    public static int next(int space, int direction) {
        if (direction == CLOCKWISE) {
            return space == SPACES - 1 ? 0 : space + 1;
        }
        return space == 0 ? SPACES - 1 : space - 1;
    }

    /** 0 for S0, 1 for S1: which of the two tokens lies there. */
    public static int side(int showdownSpace) {
        return showdownSpace == S0 ? 0 : 1;
    }

    /** S0 for 0, S1 for 1. */
    public static int showdownSpace(int side) {
        return side == 0 ? S0 : S1;
    }

    public static int opposite(int showdownSpace) {
        return S1 - showdownSpace;
    }
}
