package meeples.coloma.table;

import meeples.coloma.model.Barrel;
import meeples.coloma.model.Bridge;
import meeples.coloma.model.Building;
import meeples.coloma.model.Pioneer;
import meeples.picture.SeatColours;
import meeples.picture.SeatSymbols;
import meeples.picture.SharedArt;

/**
 * The names of Coloma's pictures, so that a misspelt one is a compile error.
 *
 * <p>Sizes are those of {@link ValleyPlan}, in its units, and are told beside each name. What
 * stands has its feet at the bottom centre of its picture.
 *
 * <p>What belongs to a player has one picture for each colour, with a second one that has a pattern
 * as an aid, and over it lies the player's symbol: a picture of the same size that is empty but for
 * the symbol, light, or dark for pale colours. So {@code dude-orange}, {@code dude-orange-aid} and
 * {@code dude-horseshoe-light}, {@code dude-horseshoe-dark}.
 */
public final class ValleyArt {
    /** Atlas of what stands still: the parts of the board, the signs on them, the ground. */
    public static final String VALLEY = "coloma/valley";

    /**
     * Atlas of all that moves on the table: pieces, cards and effects, on one page at every size,
     * with what {@link meeples.picture.TableArt} names; what lay on a second page would cost a draw
     * call each time it comes up.
     */
    public static final String TABLE = "coloma/table";

    /** Atlas of the title screen. */
    public static final String TITLE = "coloma/title";

    // The valley, sizes in ValleyPlan.scenery().

    /** Grass to the horizon, stretched over the whole window: a soft picture, small, no details. */
    public static final String MEADOW = "ground-meadow";

    public static final String BOARD_MAP = "board-map";
    public static final String BOARD_WHEEL = "board-wheel";
    public static final String BOARD_SHOOTOUT = "board-shootout";
    public static final String BOARD_MARKET = "board-market";

    /** The near board: cabin, stores, mill and the first canyon up to the middle. */
    public static final String NEAR_LEFT = "board-near-left";

    /** The near board from the middle on: canyons, graveyard, town ground, deck, hand. */
    public static final String NEAR_RIGHT = "board-near-right";

    public static final String MINE_CART = "mine-cart";
    public static final String PINE = "prop-pine";
    public static final String ROCK = "prop-rock";
    public static final String BUSH = "prop-bush";

    /** The five sites' signs, primary then secondary: 90 x 48. */
    private static final String[] SIGNS = {
        "sign-shovel",
        "sign-wheelbarrow",
        "sign-river-hammer",
        "sign-river-saw",
        "sign-build-hammer",
        "sign-build-saw",
        "sign-wagon-first",
        "sign-wagon-second",
        "sign-frontier",
        "sign-tent"
    };

    /** The five events' signs: 52 x 40. */
    private static final String[] EVENTS = {
        "event-dudes", "event-nugget", "event-cards", "event-coins", "event-offer"
    };

    // The table: pieces of nobody.

    /** 44 x 60, as are pioneers. */
    public static final String BUSTER = "buster";

    public static final String SAM = "sam";

    /** 36 x 48, as are dudes: in black, from the other side. */
    public static final String OUTLAW = "outlaw";

    /** 36 x 48: a gunman of nobody, grey. */
    public static final String STRANGER = "stranger";

    /** 52 x 46. */
    public static final String HORSE = "horse";

    /** 28 x 24. */
    public static final String NUGGET = "nugget";

    /** 30 x 22, lying. */
    public static final String COIN = "coin";

    /** 60 x 70: a closed barrel, of which nobody knows what is in it. */
    public static final String BARREL_BACK = "barrel-back";

    /** 76 x 128: the water in a canyon. */
    public static final String RIVER = "river";

    /** 105 x 140. */
    public static final String CARD_BACK = "card-back";

    /** 105 x 140: a hotel's card. */
    public static final String HOTEL = "hotel";

    /** 136 x 112. */
    public static final String SHOOTOUT_BACK = "shootout-back";

    /** 40 x 40: the sheriff's star. */
    public static final String BADGE = "badge";

    /** 188 x 104: the Barker on his stage, with his two actions as signs (buy; barrel). */
    public static final String BARKER = "barker";

    /** 92 x 76: the signpost; its arm points counter-clockwise, to the next lower site. */
    public static final String SIGNPOST = "signpost";

    /** 92 x 44: an overturned cart. */
    public static final String BARRICADE = "barricade";

    /** 44 x 44: a dial that lies face down, in no colour; the seat's disc is drawn under it. */
    public static final String DIAL_BACK = "dial-back";

    /** 60 x 84. */
    public static final String BUSTER_CARD_BACK = "buster-card-back";

    /** 40 x 46: a gravestone with its mound; what a buried dude becomes. */
    public static final String GRAVE = "grave";

    // The table: shadows, effects, marks.

    /** Soft and dark: 40 x 14. */
    public static final String SHADOW = "piece-shadow";

    /** A splinter of wood: 14 x 6. */
    public static final String SPLINTER = "splinter";

    /** A drop of water: 12 x 14. */
    public static final String DROP = "drop";

    /** Marks a round that is over on the track of years: 22 x 22. */
    public static final String ROUND_OVER = "mark-round";

    /** Marks the section of the gold supply that says what a nugget is worth: 44 x 30. */
    public static final String VALUE_MARK = "mark-value";

    private static final String[] TABLES = {"a", "b", "c", "d", "board"};

    private ValleyArt() {}

    public static String primarySign(int site) {
        return SIGNS[2 * site];
    }

    public static String secondarySign(int site) {
        return SIGNS[2 * site + 1];
    }

    public static String eventSign(int site) {
        return EVENTS[site];
    }

    /** 36 x 48. */
    public static String dude(int colour, boolean aid) {
        return coloured("dude", colour, aid);
    }

    /** 44 x 60: larger than a dude, with hat and coat. */
    public static String pioneer(int colour, boolean aid) {
        return coloured("pioneer", colour, aid);
    }

    /** 52 x 46: with a saddle cloth in the player's colour. */
    public static String mule(int colour, boolean aid) {
        return coloured("mule", colour, aid);
    }

    /** 18 x 26: with a ribbon in the player's colour. */
    public static String carrot(int colour, boolean aid) {
        return coloured("carrot", colour, aid);
    }

    /** 46 x 40. */
    public static String tent(int colour, boolean aid) {
        return coloured("tent", colour, aid);
    }

    /** 60 x 46: a covered wagon, to the right. */
    public static String wagon(int colour, boolean aid) {
        return coloured("wagon", colour, aid);
    }

    /** 44 x 44: the side of a dial with a site's number, 0 for the site that texts call 1. */
    public static String dial(int site) {
        return "dial-" + (site + 1);
    }

    private static String coloured(String piece, int colour, boolean aid) {
        return piece + "-" + SeatColours.WORDS[colour] + SharedArt.aid(aid);
    }

    public static String dudeSymbol(int symbol, boolean dark) {
        return symbol("dude", symbol, dark);
    }

    public static String pioneerSymbol(int symbol, boolean dark) {
        return symbol("pioneer", symbol, dark);
    }

    public static String muleSymbol(int symbol, boolean dark) {
        return symbol("mule", symbol, dark);
    }

    public static String tentSymbol(int symbol, boolean dark) {
        return symbol("tent", symbol, dark);
    }

    public static String wagonSymbol(int symbol, boolean dark) {
        return symbol("wagon", symbol, dark);
    }

    private static String symbol(String piece, int symbol, boolean dark) {
        return piece + "-" + SeatSymbols.WORDS[symbol] + SharedArt.tone(dark);
    }

    /** 60 x 70: a barrel that shows what is in it. */
    public static String barrel(int kind) {
        return "barrel-" + Barrel.word(kind);
    }

    /** 96 x 58: a bridge that shows what its owner gets points for, and how many. */
    public static String bridge(int kind) {
        return "bridge-" + Bridge.word(kind);
    }

    /** 105 x 140: picture first, then signs, both costs and what it does; no words. */
    public static String card(int building) {
        return "card-" + Building.word(building);
    }

    /** 136 x 112: a table of the shootout; the last one is painted on the board, not a tile. */
    public static String shootout(int table) {
        return "shootout-" + TABLES[table];
    }

    /** 60 x 84: one of Buster's cards. */
    public static String busterCard(int site) {
        return "buster-card-" + (site + 1);
    }

    /** 72 x 72: the face of a pioneer card. */
    public static String portrait(int pioneer) {
        return "portrait-" + Pioneer.word(pioneer);
    }
}
