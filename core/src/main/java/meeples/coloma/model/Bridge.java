package meeples.coloma.model;

/** The ten kinds of bridges, by what their owner gets points for. */
public final class Bridge {
    public static final int HORSES = 0;
    public static final int CARDS = 1;
    public static final int GRAVES = 2;
    public static final int BARRELS = 3;
    public static final int EVENT_TENTS = 4;
    public static final int NUGGETS = 5;
    public static final int WORKSHOPS = 6;
    public static final int RIVERS = 7;
    public static final int COINS = 8;
    public static final int DUDES = 9;
    public static final int KINDS = 10;
    public static final int NONE = -1;

    private static final String[] WORDS = {
        "horses",
        "cards",
        "graves",
        "barrels",
        "event-tents",
        "nuggets",
        "workshops",
        "rivers",
        "coins",
        "dudes"
    };

    private Bridge() {}

    public static String word(int kind) {
        return WORDS[kind];
    }
}
