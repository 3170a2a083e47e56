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

    /** Players' colours; the symbol of the same index belongs to it. */
    public static final String[] COLOURS = {"orange", "green", "ivory", "charcoal"};

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
    public static final String MARQUEE_SHADOW = "marquee-shadow";

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

    /** A tile of the value 5 or 10. */
    public static String marquee(int value, int colour) {
        return "marquee-" + value + "-" + COLOURS[colour];
    }

    public static String token(int colour) {
        return "token-" + COLOURS[colour];
    }

    /** A player's symbol, white with ink, to tint. */
    public static String symbol(int symbol) {
        return "symbol-" + SYMBOLS[symbol];
    }

    /** Six faces of two dice: the bone one and the dark one. */
    public static String die(int face, boolean dark) {
        return (dark ? "die-dark-" : "die-bone-") + face;
    }

    /** The same die at twice the size, in the film atlas. */
    public static String filmDie(int face, boolean dark) {
        return "film-" + die(face, dark);
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
