package meeples.fistful.table;

import meeples.picture.SeatColours;
import meeples.picture.SeatSymbols;
import meeples.picture.SharedArt;

/**
 * The names of Fistful's pictures, so that a misspelt one is a compile error: those in its own
 * atlases, and the signs of its pieces among the shared icons.
 */
public final class Art {
    /** Atlas of what stands still: buildings, ground, sky, spaces. */
    public static final String TOWN = "fistful/town";

    /** Atlas of all that moves on the table: pieces and effects, on one page. */
    public static final String TABLE = "fistful/table";

    /** Atlas of the showdown. */
    public static final String FILM = "fistful/film";

    /** Atlas of the title screen. */
    public static final String TITLE = "fistful/title";

    /** Kinds of meeples, in the rules' order: builder, miner, robber, deputy, Madame. */
    public static final String[] KINDS = {"builder", "miner", "robber", "deputy", "madame"};

    // table: pieces
    public static final String MEEPLE_SHADOW = "meeple-shadow";
    public static final String CUBE_GOLD = "cube-gold";
    public static final String CUBE_STONE = "cube-stone";
    public static final String CUBE_SHADOW = "cube-shadow";
    public static final String DYNAMITE = "dynamite";
    public static final String BAR = "bar";
    public static final String BAG = "bag";
    public static final String BAG_OPEN = "bag-open";

    // table: on the graves
    public static final String GRAVE_FILLED = "grave-filled";

    /** Lies about outside of the town, until the wind takes it. */
    public static final String TUMBLEWEED = "prop-tumbleweed";

    // table: effects
    public static final String STONE_SHARD = "stone-shard";
    public static final String SPLINTER = "splinter";

    /**
     * Where in a duelist's picture (380 x 400, from its bottom left) the bottom centre of the hat's
     * picture (300 x 130) belongs.
     */
    public static final float DUEL_HAT_X = 160;

    public static final float DUEL_HAT_Y = 256;

    /**
     * Where the muzzle of a duelist's gun is in the same picture; the duelist looks to the right.
     */
    public static final float DUEL_MUZZLE_X = 366;

    public static final float DUEL_MUZZLE_Y = 196;

    private Art() {}

    public static String meeple(int kind) {
        return "meeple-" + KINDS[kind];
    }

    /** The white silhouette of a meeple, to tint: previews, hints, highlights. */
    public static String ghost(int kind) {
        return "ghost-" + KINDS[kind];
    }

    /** A meeple for lists and charts, in the ui atlas. */
    public static String meepleIcon(int kind) {
        return "icon-meeple-" + KINDS[kind];
    }

    /** The same with the sign of its kind, for those who don't see colours. */
    public static String markedIcon(int kind) {
        return "icon-marked-" + KINDS[kind];
    }

    /** The sign of a kind of meeple alone, to lie over its picture. */
    public static String mark(int kind) {
        return "mark-" + KINDS[kind];
    }

    /** A tile of the value 5 or 10, without a symbol. */
    public static String marquee(int value, int colour, boolean aid) {
        return "marquee-" + value + "-" + SeatColours.WORDS[colour] + SharedArt.aid(aid);
    }

    /** A symbol on a tile of this value. */
    public static String marqueeSymbol(int value, int symbol, boolean dark) {
        return "marquee-" + value + "-" + SeatSymbols.WORDS[symbol] + SharedArt.tone(dark);
    }

    public static String token(int colour, boolean aid) {
        return "token-" + SeatColours.WORDS[colour] + SharedArt.aid(aid);
    }

    public static String tokenSymbol(int symbol, boolean dark) {
        return "token-" + SeatSymbols.WORDS[symbol] + SharedArt.tone(dark);
    }

    /** A face of a die for texts, white, to tint; in the ui atlas. */
    public static String dieIcon(int face) {
        return SharedArt.dieIcon(face);
    }

    /**
     * A face of a die for texts, with light pips on a {@linkplain SeatColours#isDark dark} colour.
     */
    public static String darkDieIcon(int face, int colour) {
        return SharedArt.darkDieIcon(face, colour);
    }

    /** A large die, white, to tint; in the film atlas. */
    public static String filmDie(int face) {
        return "film-die-" + face;
    }

    /** A large die with light pips on a {@linkplain SeatColours#isDark dark} colour. */
    public static String darkFilmDie(int face, int colour) {
        return "film-die-" + SeatColours.WORDS[colour] + "-" + face;
    }

    /** A cube seen from another side while it tumbles: 0..2. */
    public static String tumble(boolean gold, int frame) {
        return (gold ? "cube-gold-tumble-" : "cube-stone-tumble-") + frame;
    }

    public static String facade(int building) {
        return "facade-" + building;
    }

    /**
     * Lamplight in a building's windows, to fade in at dusk over its facade (same size, additive).
     */
    public static String windowGlow(int building) {
        return "glow-window-" + building;
    }

    /** The duelist without a hat. */
    public static String duelist(int kind) {
        return "duel-" + KINDS[kind];
    }

    public static String duelHat(int kind) {
        return "duel-hat-" + KINDS[kind];
    }
}
