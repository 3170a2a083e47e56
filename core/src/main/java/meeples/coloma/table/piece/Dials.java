package meeples.coloma.table.piece;

import meeples.coloma.model.Decision;
import meeples.coloma.model.Site;
import meeples.coloma.model.Valley;

/** What a seat's dial shows: nothing yet, that a site was chosen, or which. */
public final class Dials {
    /** Its owner has not chosen. */
    public static final int IDLE = 0;

    /** Its owner has chosen, and it lies face down until all have. */
    public static final int FACE_DOWN = 1;

    private static final int FIRST_SITE = 2;

    private Dials() {}

    /** The side that shows a site. */
    public static int side(int site) {
        return FIRST_SITE + site;
    }

    /** The site that a side shows. */
    public static int site(int side) {
        return side - FIRST_SITE;
    }

    /** Whether sites are being chosen, so that nobody's choice may be seen. */
    public static boolean isOpen(Valley valley) {
        return valley.decision() == Decision.SITE || valley.decision() == Decision.MULE;
    }

    /** Where a seat's pioneer stands for all to see. */
    public static int shownSite(Valley valley, int seat) {
        return isOpen(valley) ? Site.NONE : valley.site(seat);
    }

    /** What a seat's dial shows in a position. */
    public static int shown(Valley valley, int seat) {
        if (valley.site(seat) == Site.NONE) {
            return IDLE;
        }
        return isOpen(valley) ? FACE_DOWN : side(valley.site(seat));
    }
}
