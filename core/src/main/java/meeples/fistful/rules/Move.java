package meeples.fistful.rules;

import meeples.fistful.model.Decision;

/**
 * A player's decision as one int: what kind of decision it answers, and up to three small numbers.
 * Read it with the accessors here; nobody else knows the bits.
 */
public final class Move {
    private static final int FIELD = 5; // bits of a number
    private static final int MASK = (1 << FIELD) - 1;
    private static final int FIRST = 4; // the decision's own bits come before
    private static final int SECOND = FIRST + FIELD;
    private static final int THIRD = SECOND + FIELD;
    private static final int END = THIRD + FIELD;

    // As constants, since the machine does not know that an ordinal never changes.
    private static final int MARQUEE = Decision.MARQUEE.ordinal();
    private static final int TAKE = Decision.TAKE.ordinal();
    private static final int SOW = Decision.SOW.ordinal();
    private static final int GIVE = Decision.GIVE.ordinal();
    private static final int RESOLVE = Decision.RESOLVE.ordinal();
    private static final int BUILD = Decision.BUILD.ordinal();
    private static final int UPGRADE = Decision.UPGRADE.ordinal();
    private static final int REROLL = Decision.REROLL.ordinal();
    private static final int OVER = Decision.OVER.ordinal();

    private Move() {}

    /** Put the starting marquee on a corner. */
    public static int marquee(int building) {
        return of(MARQUEE, building, 0, 0);
    }

    /**
     * Take all meeples of a location and sow them from this space on in this direction. From a
     * building the space is the first free one next to it; a single meeple of the saloon or the
     * jail is always sown clockwise, since its direction makes no difference.
     */
    public static int take(int location, int direction, int firstSpace) {
        return of(TAKE, location, firstSpace, direction);
    }

    /** Put a meeple of this kind on the next space. */
    public static int sow(int kind) {
        return of(SOW, kind, 0, 0);
    }

    /** Give the meeple just put on a showdown space to another player. */
    public static int give(int seat) {
        return of(GIVE, seat, 0, 0);
    }

    /** Resolve the meeple on this doorway, or the showdown (Street.SHOWDOWN). */
    public static int resolve(int space) {
        return of(RESOLVE, space, 0, 0);
    }

    public static int build(boolean yes) {
        return of(BUILD, yes ? 1 : 0, 0, 0);
    }

    public static int upgrade(boolean yes) {
        return of(UPGRADE, yes ? 1 : 0, 0, 0);
    }

    public static int reroll(boolean yes) {
        return of(REROLL, yes ? 1 : 0, 0, 0);
    }

    private static int of(int decision, int first, int second, int third) {
        return decision | first << FIRST | second << SECOND | third << THIRD;
    }

    /** Whether these bits can be a move at all, legal or not. */
    public static boolean isWellFormed(int move) {
        int decision = move & ((1 << FIRST) - 1);
        if (decision >= OVER) {
            return false;
        }
        int end = decision == TAKE ? END : SECOND;
        return (move >>> end) == 0;
    }

    public static Decision decision(int move) {
        return Decision.of(move & ((1 << FIRST) - 1));
    }

    /** The corner of a starting marquee. */
    public static int building(int move) {
        return first(move);
    }

    /** The location that is taken. */
    public static int location(int move) {
        return first(move);
    }

    /** The kind of meeple that is sown. */
    public static int meeple(int move) {
        return first(move);
    }

    /** The seat that a showdown meeple is given to. */
    public static int seat(int move) {
        return first(move);
    }

    /** The first space of a sowing, or the space that is resolved. */
    public static int space(int move) {
        return (move & ((1 << FIRST) - 1)) == TAKE ? (move >>> SECOND) & MASK : first(move);
    }

    public static int direction(int move) {
        return (move >>> THIRD) & MASK;
    }

    /** The answer to a question: build, upgrade, roll again. */
    public static boolean yes(int move) {
        return first(move) == 1;
    }

    private static int first(int move) {
        return (move >>> FIRST) & MASK;
    }
}
