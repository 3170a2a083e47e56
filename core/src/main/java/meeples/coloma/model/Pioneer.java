package meeples.coloma.model;

/** The six pioneer cards. */
public final class Pioneer {
    public static final int ROBBER = 0;
    public static final int HOMESTEADER = 1;
    public static final int RENEGADE = 2;
    public static final int RANGE_RIDER = 3;
    public static final int MAVERICK = 4;
    public static final int VIGILANTE = 5;
    public static final int KINDS = 6;
    public static final int NONE = -1;

    private static final String[] WORDS = {
        "robber", "homesteader", "renegade", "range-rider", "maverick", "vigilante"
    };

    private Pioneer() {}

    public static String word(int kind) {
        return WORDS[kind];
    }
}
