package meeples.fistful.model;

/** What can come out of the mining bag, as small ints in the order of the bag's cells. */
public final class Piece {
    public static final int GOLD = 0;
    public static final int STONE = 1;
    public static final int DYNAMITE = 2;

    private static final String[] WORDS = {"gold", "stone", "dynamite"};

    private Piece() {}

    public static String word(int piece) {
        return WORDS[piece];
    }
}
