package meeples.coloma.model;

/** How many of each of ten kinds there are, up to seven of each, in one int: three bits a kind. */
final class Kinds {
    private static final int BITS = 3;
    private static final int ALL_BITS = 7;

    /** The lowest bit of every kind. */
    private static final int LOWEST = 0x9249249;

    private Kinds() {}

    static int count(int kinds, int kind) {
        return kinds >>> BITS * kind & ALL_BITS;
    }

    static int total(int kinds) {
        return Integer.bitCount(kinds & LOWEST)
                + 2 * Integer.bitCount(kinds >>> 1 & LOWEST)
                + 4 * Integer.bitCount(kinds >>> 2 & LOWEST);
    }

    static int one(int kind) {
        return 1 << BITS * kind;
    }

    /** The kind of the piece with this index when all lie in a line, kind by kind. */
    static int at(int kinds, int index) {
        int kind = 0;
        int rest = index;
        while (rest >= count(kinds, kind)) {
            rest -= count(kinds, kind);
            kind++;
        }
        return kind;
    }
}
