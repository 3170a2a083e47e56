package meeples.coloma.model;

/** The ten kinds of barrels, by what is in them. */
public final class Barrel {
    public static final int PURSE = 0;
    public static final int FULL_PURSE = 1;
    public static final int NUGGET = 2;
    public static final int DUDES_AND_NUGGET = 3;
    public static final int DUDES_AND_COIN = 4;
    public static final int HORSE = 5;
    public static final int TENT = 6;
    public static final int CARDS = 7;
    public static final int WAGON = 8;
    public static final int POINTS = 9;
    public static final int KINDS = 10;
    public static final int NONE = -1;

    /** Where in the hideout a barrel is taken from: a face-up place, or the face-down stack. */
    public static final int FACE_UP = 4;

    public static final int STACK = FACE_UP;

    private static final String[] WORDS = {
        "purse",
        "full-purse",
        "nugget",
        "dudes-and-nugget",
        "dudes-and-coin",
        "horse",
        "tent",
        "cards",
        "wagon",
        "points"
    };

    private Barrel() {}

    public static String word(int kind) {
        return WORDS[kind];
    }
}
