package meeples.fistful.model;

/** The kinds of decisions that a player makes; each is one move. */
public enum Decision {
    /** On which free corner to put the starting marquee. */
    MARQUEE,
    /** Which location to take, with direction and first space. */
    TAKE,
    /** Which meeple to put on the next space. */
    SOW,
    /** Who controls the meeple just put on a showdown space, when the sower's token is out. */
    GIVE,
    /** Which of the meeples placed this turn to resolve next, or the showdown. */
    RESOLVE,
    /** Whether to pay for a marquee where there is none. */
    BUILD,
    /** Whether to pay for turning one's marquee to its 10 side, on anybody's turn. */
    UPGRADE,
    /** Whether to roll one's die again in a showdown. */
    REROLL,
    /** Nothing more to decide. */
    OVER;

    private static final Decision[] ALL = values();

    public static Decision of(int ordinal) {
        return ALL[ordinal];
    }

    public static int count() {
        return ALL.length;
    }
}
