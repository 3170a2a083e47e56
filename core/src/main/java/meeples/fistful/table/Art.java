package meeples.fistful.table;

/**
 * The names of all pictures in the atlases, so that a misspelt one is a compile error.
 *
 * <p>Atlases lie in {@code atlas/720}, {@code atlas/1080} and {@code atlas/2160}; the number is the
 * height of the window for which one picture pixel is one screen pixel.
 */
public final class Art {
    /** Atlas of what stands still: buildings, ground, sky, spaces. */
    public static final String TOWN = "town";

    /** Atlas of all that moves on the table: pieces and effects, on one page. */
    public static final String TABLE = "table";

    /** Atlas of panels, buttons, icons, portraits and glyphs. */
    public static final String UI = "ui";

    /** Atlas of the showdown. */
    public static final String FILM = "film";

    /** Atlas of the title screen. */
    public static final String TITLE = "title";

    /** Heights of the windows that there are atlases for. */
    public static final int[] SCALES = {720, 1080, 2160};

    /** Kinds of meeples, in the rules' order: builder, miner, robber, deputy, Madame. */
    public static final String[] KINDS = {"builder", "miner", "robber", "deputy", "madame"};

    /** Players' colours. */
    public static final String[] COLOURS = {"orange", "green", "ivory", "charcoal"};

    /** Players' symbols; any of them goes with any colour. */
    public static final String[] SYMBOLS = {"horseshoe", "cactus", "skull", "boot"};

    /** Bots in order of strength. */
    public static final String[] BOTS = {"tenderfoot", "prospector", "marshal", "legend"};

    public static final String[] EMOTES = {"laugh", "cheer", "wow", "sad", "angry", "think"};

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

    // table: effects
    public static final String DUST = "dust";
    public static final String SMOKE = "smoke";
    public static final String SPARK = "spark";
    public static final String STAR = "star";
    public static final String STONE_SHARD = "stone-shard";
    public static final String SPLINTER = "splinter";
    public static final String FLASH = "flash";
    public static final String GLOW_RING = "glow-ring";
    public static final String GLOW_RING_LARGE = "glow-ring-large";
    public static final String GLOW_SOFT = "glow-soft";
    public static final String GLOW_FRAME = "glow-frame";
    public static final String ARROW_STEP = "arrow-step";
    public static final String FOOTPRINT = "footprint";
    public static final String COUNT_BADGE = "count-badge";
    public static final String PIXEL = "pixel";

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

    // What is told apart by colour has a second picture with a pattern, as an aid. A player's
    // symbol
    // is a picture of its own, as large as the one that it lies on.

    /** Whether symbols and letters on this colour are dark. */
    public static boolean isPale(int colour) {
        return COLOURS[colour].equals("ivory");
    }

    /** Whether only light things can be seen on this colour. */
    public static boolean isDarkest(int colour) {
        return COLOURS[colour].equals("charcoal");
    }

    /** A tile of the value 5 or 10, without a symbol. */
    public static String marquee(int value, int colour, boolean aid) {
        return "marquee-" + value + "-" + COLOURS[colour] + aid(aid);
    }

    /** A symbol on a tile of this value. */
    public static String marqueeSymbol(int value, int symbol, boolean dark) {
        return "marquee-" + value + "-" + SYMBOLS[symbol] + tone(dark);
    }

    public static String token(int colour, boolean aid) {
        return "token-" + COLOURS[colour] + aid(aid);
    }

    public static String tokenSymbol(int symbol, boolean dark) {
        return "token-" + SYMBOLS[symbol] + tone(dark);
    }

    /** A disc of a player's colour, in the ui atlas. */
    public static String badge(int colour, boolean aid) {
        return "badge-" + COLOURS[colour] + aid(aid);
    }

    public static String badgeSymbol(int symbol, boolean dark) {
        return "badge-" + SYMBOLS[symbol] + tone(dark);
    }

    /** A colour's pattern, 48 x 12, to be laid side by side; in the ui atlas. */
    public static String band(int colour) {
        return "band-" + COLOURS[colour];
    }

    private static String aid(boolean aid) {
        return aid ? "-aid" : "";
    }

    private static String tone(boolean dark) {
        return dark ? "-dark" : "-light";
    }

    /** A player's symbol, white with ink, to tint. */
    public static String symbol(int symbol) {
        return "symbol-" + SYMBOLS[symbol];
    }

    /** A face of a die for texts: a white one to tint or a dark one; in the ui atlas. */
    public static String dieIcon(int face, boolean dark) {
        return "icon-die-" + (dark ? "dark-" : "") + face;
    }

    /** The same die, large, in the film atlas. */
    public static String filmDie(int face, boolean dark) {
        return "film-die-" + (dark ? "dark-" : "") + face;
    }

    /** A face to show the others at the table, in the ui atlas. */
    public static String emote(int emote) {
        return "emote-" + EMOTES[emote];
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

    public static String portrait(int bot) {
        return "bot-" + BOTS[bot];
    }

    /** One of four faces for people at the table. */
    public static String humanPortrait(int which) {
        return which == 0 ? "portrait-human" : "portrait-human-" + which;
    }

    public static String icon(String name) {
        return "icon-" + name;
    }

    public static String glyph(String name) {
        return "glyph-" + name;
    }
}
