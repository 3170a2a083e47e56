package meeples.coloma.table.piece;

import meeples.coloma.model.Barrel;
import meeples.coloma.model.Box;
import meeples.coloma.model.Bridge;
import meeples.coloma.model.Site;
import meeples.coloma.model.Valley;

/** Every kind of piece in the box, numbered: first what each seat has, then what is for all. */
public final class Kinds {
    private static final int SEATS = Valley.MOST_SEATS;
    private static final int PIONEERS = 0;
    private static final int DUDES = PIONEERS + SEATS;
    private static final int TENTS = DUDES + SEATS;
    private static final int WAGONS = TENTS + SEATS;
    private static final int DIALS = WAGONS + SEATS;
    private static final int MULES = DIALS + SEATS;
    private static final int CARROTS = MULES + SEATS;
    private static final int CARDS = CARROTS + SEATS;
    private static final int BARRELS = CARDS + SEATS;
    private static final int BRIDGES = BARRELS + Barrel.KINDS;
    private static final int BUSTER_CARDS = BRIDGES + Bridge.KINDS;
    private static final int TILES = BUSTER_CARDS + Site.ALL;

    /** A gunman of nobody. */
    public static final int STRANGER = TILES + Box.YEARS - 1;

    public static final int OUTLAW = STRANGER + 1;
    public static final int HORSE = OUTLAW + 1;
    public static final int NUGGET = HORSE + 1;
    public static final int COIN = NUGGET + 1;
    public static final int RIVER = COIN + 1;
    public static final int HOTEL = RIVER + 1;
    public static final int BADGE = HOTEL + 1;
    public static final int BARKER = BADGE + 1;
    public static final int SIGNPOST = BARKER + 1;
    public static final int BARRICADE = SIGNPOST + 1;
    public static final int BUSTER = BARRICADE + 1;

    public static final int COUNT = BUSTER + 1;

    private Kinds() {}

    /** Sam's is that of his seat. */
    public static int pioneer(int seat) {
        return PIONEERS + seat;
    }

    public static int dude(int seat) {
        return DUDES + seat;
    }

    public static int tent(int seat) {
        return TENTS + seat;
    }

    public static int wagon(int seat) {
        return WAGONS + seat;
    }

    public static int dial(int seat) {
        return DIALS + seat;
    }

    public static int mule(int seat) {
        return MULES + seat;
    }

    public static int carrot(int seat) {
        return CARROTS + seat;
    }

    /** A building card; which one it is tells its side, if anybody may know. */
    public static int card(int seat) {
        return CARDS + seat;
    }

    public static int barrel(int kind) {
        return BARRELS + kind;
    }

    public static int bridge(int kind) {
        return BRIDGES + kind;
    }

    public static int busterCard(int site) {
        return BUSTER_CARDS + site;
    }

    /** The tile of the shootout of a year, counted from 0; the last year has none. */
    public static int tile(int year) {
        return TILES + year;
    }

    public static boolean isPioneer(int kind) {
        return kind < DUDES;
    }

    public static boolean isDude(int kind) {
        return kind >= DUDES && kind < TENTS;
    }

    public static boolean isTent(int kind) {
        return kind >= TENTS && kind < WAGONS;
    }

    public static boolean isWagon(int kind) {
        return kind >= WAGONS && kind < DIALS;
    }

    public static boolean isDial(int kind) {
        return kind >= DIALS && kind < MULES;
    }

    public static boolean isMule(int kind) {
        return kind >= MULES && kind < CARROTS;
    }

    public static boolean isCarrot(int kind) {
        return kind >= CARROTS && kind < CARDS;
    }

    public static boolean isCard(int kind) {
        return kind >= CARDS && kind < BARRELS;
    }

    public static boolean isBarrel(int kind) {
        return kind >= BARRELS && kind < BRIDGES;
    }

    public static boolean isBridge(int kind) {
        return kind >= BRIDGES && kind < BUSTER_CARDS;
    }

    public static boolean isBusterCard(int kind) {
        return kind >= BUSTER_CARDS && kind < TILES;
    }

    public static boolean isTile(int kind) {
        return kind >= TILES && kind < STRANGER;
    }

    /** Whose a piece is that belongs to a seat. */
    public static int seat(int kind) {
        return kind % SEATS;
    }

    public static int barrelOf(int kind) {
        return kind - BARRELS;
    }

    public static int bridgeOf(int kind) {
        return kind - BRIDGES;
    }

    /** The site that a card of Buster's names. */
    public static int siteOf(int kind) {
        return kind - BUSTER_CARDS;
    }

    /** The year that a tile is for. */
    public static int yearOf(int kind) {
        return kind - TILES;
    }
}
