package meeples.fistful.table;

import meeples.fistful.model.Meeple;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;

/** Every kind of piece in the box, numbered. The first are the model's kinds of meeples. */
final class Kinds {
    static final int GOLD = Meeple.KINDS;
    static final int STONE = GOLD + 1;
    static final int DYNAMITE = STONE + 1;
    static final int BAR = DYNAMITE + 1;

    private static final int TOKENS = BAR + 1;
    private static final int TILES = TOKENS + Town.MOST_SEATS;
    private static final int DICE = TILES + Town.MOST_SEATS;

    static final int COUNT = DICE + 2;

    private Kinds() {}

    static boolean isMeeple(int kind) {
        return kind < Meeple.KINDS;
    }

    static int token(int seat) {
        return TOKENS + seat;
    }

    static boolean isToken(int kind) {
        return kind >= TOKENS && kind < TILES;
    }

    static int tile(int seat) {
        return TILES + seat;
    }

    static boolean isTile(int kind) {
        return kind >= TILES && kind < DICE;
    }

    /** The die that is rolled for a showdown space. */
    static int die(int showdownSpace) {
        return DICE + Street.side(showdownSpace);
    }

    static boolean isDie(int kind) {
        return kind >= DICE;
    }

    /** Whose token or tile it is. */
    static int seat(int kind) {
        return kind >= TILES ? kind - TILES : kind - TOKENS;
    }
}
