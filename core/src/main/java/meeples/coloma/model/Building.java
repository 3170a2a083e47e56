package meeples.coloma.model;

/** The sixteen buildings by name. What they cost and give is in the {@link Box}. */
public final class Building {
    public static final int ASSAY_OFFICE = 0;
    public static final int BOARDING_HOUSE = 1;
    public static final int GENERAL_STORE = 2;
    public static final int PRINT_SHOP = 3;
    public static final int PLACER_CLAIM = 4;
    public static final int STABLE = 5;
    public static final int CANVAS_MAKER = 6;
    public static final int SALOON = 7;
    public static final int SURVEYOR = 8;
    public static final int TOLL_HOUSE = 9;
    public static final int SAWMILL = 10;
    public static final int CARPENTERS = 11;
    public static final int BLACKSMITH = 12;
    public static final int STAGE_OFFICE = 13;
    public static final int UNDERTAKER = 14;
    public static final int BLASTING_SHED = 15;

    /** How many there are: each player has a card of each. */
    public static final int ALL = 16;

    /** Sutter's Mill: printed on every player's board, and not one of the buildings. */
    public static final int MILL = ALL;

    /** A card whose face one does not see. */
    public static final int UNKNOWN = -1;

    private static final String[] WORDS = {
        "assay-office",
        "boarding-house",
        "general-store",
        "print-shop",
        "placer-claim",
        "stable",
        "canvas-maker",
        "saloon",
        "surveyor",
        "toll-house",
        "sawmill",
        "carpenters",
        "blacksmith",
        "stage-office",
        "undertaker",
        "blasting-shed",
        "mill"
    };

    private Building() {}

    /** The name of a building, or of the mill, as texts for developers have it. */
    public static String word(int building) {
        return WORDS[building];
    }
}
