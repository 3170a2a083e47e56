package meeples.coloma.table.piece;

import meeples.coloma.model.Barrel;
import meeples.coloma.model.Box;
import meeples.coloma.model.Country;
import meeples.coloma.model.Region;
import meeples.coloma.model.Site;
import meeples.coloma.model.Valley;

/** Every place at the table where a piece can be, numbered: first what each seat has. */
public final class Places {
    // A seat's places, counted from the seat's first.

    /** Dudes and tents that can be used. */
    public static final int CABIN = 0;

    /** Dudes and tents that are not owned now. */
    public static final int SUPPLY = 1;

    public static final int GRAVEYARD = 2;

    /** Dudes in the own hotels. */
    public static final int BEDS = 3;

    /** Horses, coins, nuggets, the badge, and who is not on the wheel. */
    public static final int STORES = 4;

    public static final int HAND = 5;
    public static final int DECK = 6;

    /** Buildings and hotels. */
    public static final int TOWN = 7;

    /** Barrels that can be used. */
    public static final int FRESH = 8;

    /** Barrels that were used. */
    public static final int USED = 9;

    private static final int CANYONS = 10;
    private static final int SEAT = CANYONS + Box.CANYONS;

    private static final int SITES = Valley.MOST_SEATS * SEAT;
    private static final int EVENTS = SITES + Site.ALL;
    private static final int SPACES = EVENTS + Site.ALL;
    private static final int REGIONS = SPACES + Country.SPACES;
    private static final int ROWS = REGIONS + Region.ALL;
    private static final int MARKET = ROWS + Box.ROWS;
    private static final int FACE_UP = MARKET + Box.BRIDGE_KINDS;

    /** The face-down barrels. */
    public static final int STACK = FACE_UP + Barrel.FACE_UP;

    public static final int DISCARDS = STACK + 1;

    /** Where the barricade lies when it bars no site. */
    public static final int ON_SIGNPOST = DISCARDS + 1;

    /** The outlaws of this year. */
    public static final int SHOOTOUT = ON_SIGNPOST + 1;

    /** The tiles of this shootout and the next. */
    public static final int TABLE = SHOOTOUT + 1;

    public static final int GOLD = TABLE + 1;
    public static final int CART = GOLD + 1;

    /** Hotels that can still be built. */
    public static final int HOTELS = CART + 1;

    /** Buster's cards that are shown. */
    public static final int BUSTER_LEFT = HOTELS + 1;

    public static final int BUSTER_RIGHT = BUSTER_LEFT + 1;

    /** Buster and his other cards. */
    public static final int BUSTER_HOME = BUSTER_RIGHT + 1;

    /** Horses, coins, rivers and outlaws that nobody has. */
    public static final int STOCK = BUSTER_HOME + 1;

    /** What is not in this game, or no longer. */
    public static final int BOX = STOCK + 1;

    public static final int COUNT = BOX + 1;

    private Places() {}

    /** One of a seat's places, such as {@link #CABIN}. */
    public static int of(int seat, int what) {
        return seat * SEAT + what;
    }

    public static int canyon(int seat, int canyon) {
        return seat * SEAT + CANYONS + canyon;
    }

    public static boolean isOwned(int place) {
        return place < SITES;
    }

    /** Whose a place is that belongs to a seat. */
    public static int seat(int place) {
        return place / SEAT;
    }

    /** Which of a seat's places it is. */
    public static int what(int place) {
        return place % SEAT;
    }

    /** Where pioneers, Barker, signpost and barricade stand on a site. */
    public static int site(int site) {
        return SITES + site;
    }

    public static boolean isSite(int place) {
        return place >= SITES && place < EVENTS;
    }

    public static int siteAt(int place) {
        return place - SITES;
    }

    /** Where tents and carrots are on an event. */
    public static int event(int site) {
        return EVENTS + site;
    }

    public static int space(int space) {
        return SPACES + space;
    }

    public static int region(int region) {
        return REGIONS + region;
    }

    public static int row(int row) {
        return ROWS + row;
    }

    public static int market(int place) {
        return MARKET + place;
    }

    /** A place of the hideout, the stack included. */
    public static int hideout(int place) {
        return place == Barrel.STACK ? STACK : FACE_UP + place;
    }
}
