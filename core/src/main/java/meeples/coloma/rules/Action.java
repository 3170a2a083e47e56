package meeples.coloma.rules;

import meeples.coloma.model.Valley;

/** What stands behind the primary and the secondary action of a site now, as small ints. */
public final class Action {
    public static final int NONE = -1;
    public static final int SHOVELS = 0;
    public static final int WHEELBARROWS = 1;
    public static final int HAMMER_AT_RIVER = 2;
    public static final int SAW_AT_RIVER = 3;
    public static final int HAMMER_AT_BUILDING = 4;
    public static final int SAW_AT_BUILDING = 5;
    public static final int WAGON = 6;
    public static final int FRONTIER = 7;
    public static final int TENT = 8;
    public static final int BUY = 9;
    public static final int BARREL = 10;

    private static final int[] PRIMARY = {
        SHOVELS, HAMMER_AT_RIVER, HAMMER_AT_BUILDING, WAGON, FRONTIER
    };
    private static final int[] SECONDARY = {
        WHEELBARROWS, SAW_AT_RIVER, SAW_AT_BUILDING, WAGON, TENT
    };

    private Action() {}

    /** The primary action of a site: the Barker's where he is. */
    public static int primary(Valley valley, int site) {
        return site == valley.barker() ? BUY : PRIMARY[site];
    }

    /** The secondary action that can be used at a site, NONE where the barricade stops it. */
    public static int secondary(Valley valley, int site) {
        return isBarred(valley, site) ? NONE : unbarred(valley, site);
    }

    /** The secondary action of a site: the Barker's, or the one that the signpost points to. */
    public static int unbarred(Valley valley, int site) {
        return site == valley.barker() ? BARREL : SECONDARY[source(valley, site)];
    }

    /** The site whose secondary action is used at a site. */
    public static int source(Valley valley, int site) {
        return site == valley.signpost() ? valley.pointedTo() : site;
    }

    /** Whether the barricade stops the secondary action that a site has. */
    public static boolean isBarred(Valley valley, int site) {
        int barricade = valley.barricade();
        if (site == valley.signpost()) {
            return barricade == Valley.ON_SIGNPOST || barricade == valley.pointedTo();
        }
        return barricade == site;
    }
}
