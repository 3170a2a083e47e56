package meeples.fistful.table.piece;

import meeples.fistful.model.Meeple;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;

/** Every kind of piece in the box, numbered. The first are the model's kinds of meeples. */
public final class Kinds {
    public static final int GOLD = Meeple.KINDS;
    public static final int STONE = GOLD + 1;
    public static final int DYNAMITE = STONE + 1;
    public static final int BAR = DYNAMITE + 1;

    private static final int TOKENS = BAR + 1;
    private static final int TILES = TOKENS + Town.MOST_SEATS;
    private static final int DICE = TILES + Town.MOST_SEATS;

    public static final int COUNT = DICE + 2;

    private Kinds() {}

    public static boolean isMeeple(int kind) {
        return kind < Meeple.KINDS;
    }

    public static int token(int seat) {
        return TOKENS + seat;
    }

    public static boolean isToken(int kind) {
        return kind >= TOKENS && kind < TILES;
    }

    public static int tile(int seat) {
        return TILES + seat;
    }

    public static boolean isTile(int kind) {
        return kind >= TILES && kind < DICE;
    }

    /** The die that is rolled for a showdown space. */
    public static int die(int showdownSpace) {
        return DICE + Street.side(showdownSpace);
    }

    public static boolean isDie(int kind) {
        return kind >= DICE;
    }

    /** Whose token or tile it is. */
    public static int seat(int kind) {
        return kind >= TILES ? kind - TILES : kind - TOKENS;
    }
}
