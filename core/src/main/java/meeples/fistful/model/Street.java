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

    // Looked up rather than computed: the ring is walked more often than anything else is done.
    private static final int[] DOORWAY = new int[Place.BUILDINGS];
    private static final int[] BUILDING = new int[SPACES];
    private static final int[][] NEXT = new int[2][SPACES];

    static {
        for (int building = 0; building < Place.BUILDINGS; building++) {
            DOORWAY[building] = building < 6 ? building + 1 : building + 2;
            BUILDING[DOORWAY[building]] = building;
        }
        for (int space = 0; space < SPACES; space++) {
            NEXT[CLOCKWISE][space] = (space + 1) % SPACES;
            NEXT[COUNTERCLOCKWISE][(space + 1) % SPACES] = space;
        }
    }

    private Street() {}

    public static boolean isShowdown(int space) {
        return space == S0 || space == S1;
    }

    /** The doorway of a building, as a space of the ring. */
    public static int doorway(int building) {
        return DOORWAY[building];
    }

    /** The building that a doorway belongs to. */
    public static int building(int doorway) {
        return BUILDING[doorway];
    }

    /** The next space of the ring. */
    public static int next(int space, int direction) {
        return NEXT[direction][space];
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
