package meeples.fistful.model;

/**
 * The five kinds of meeples, as small ints so that the bots' path makes no garbage. The order of
 * the first four is their skill in a showdown.
 */
public final class Meeple {
    public static final int BUILDER = 0;
    public static final int MINER = 1;
    public static final int ROBBER = 2;
    public static final int DEPUTY = 3;
    public static final int MADAME = 4;

    public static final int KINDS = 5;
    public static final int ALL = 37;

    /** No meeple: an empty space. */
    public static final int NONE = -1;

    private static final String[] NAMES = {"builder", "miner", "robber", "deputy", "madame"};
    private static final int[] IN_THE_BOX = {21, 6, 5, 4, 1};

    private Meeple() {}

    /** How many of this kind the game has. */
    public static int supply(int kind) {
        return IN_THE_BOX[kind];
    }

    /** The lower-case English word, for notation, sprites and keys of texts. */
    public static String word(int kind) {
        return NAMES[kind];
    }

    /** How many draws the winner of a showdown gets for this fallen meeple. */
    public static int bounty(int kind) {
        return kind + 1;
    }
}
