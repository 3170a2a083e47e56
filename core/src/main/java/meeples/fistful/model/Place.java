package meeples.fistful.model;

/**
 * Where meeples can be, apart from the spaces of the street. Places 0 to 11 are the buildings; the
 * buildings, saloon and jail are the locations that a handful can be taken from.
 */
public final class Place {
    public static final int BUILDINGS = 12;
    public static final int SALOON = 12;
    public static final int JAIL = 13;

    /** Buildings, saloon and jail. */
    public static final int LOCATIONS = 14;

    public static final int GRAVEYARD = 14;

    /** Fallen meeples that found no grave. */
    public static final int BOX = 15;

    /** What the active player has taken and not yet sown. */
    public static final int HAND = 16;

    public static final int ALL = 17;
    public static final int GRAVES = 6;

    private static final int[] GOLD_COST = {0, 1, 2, 2, 1, 0, 0, 1, 2, 2, 1, 0};
    private static final int[] STONE_COST = {3, 2, 1, 1, 2, 3, 3, 2, 1, 1, 2, 3};

    private Place() {}

    public static boolean isBuilding(int place) {
        return place >= 0 && place < BUILDINGS;
    }

    public static boolean isCorner(int building) {
        return building == 0 || building == 5 || building == 6 || building == 11;
    }

    /** Gold to build here, and again to upgrade. */
    public static int goldCost(int building) {
        return GOLD_COST[building];
    }

    /** Stone to build here, and again to upgrade. */
    public static int stoneCost(int building) {
        return STONE_COST[building];
    }
}
