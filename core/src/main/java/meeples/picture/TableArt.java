package meeples.picture;

/**
 * The names of the pictures that lie on any game's table. Each game packs them into the atlas of
 * its own pieces, so that a table is drawn from one texture.
 */
public final class TableArt {
    public static final String DUST = "dust";
    public static final String SMOKE = "smoke";
    public static final String SPARK = "spark";
    public static final String STAR = "star";
    public static final String FLASH = "flash";

    /** Rings of light are packed only by games that have round places. */
    public static final String GLOW_RING = "glow-ring";

    public static final String GLOW_RING_LARGE = "glow-ring-large";
    public static final String GLOW_SOFT = "glow-soft";
    public static final String GLOW_FRAME = "glow-frame";
    public static final String ARROW_STEP = "arrow-step";
    public static final String FOOTPRINT = "footprint";
    public static final String COUNT_BADGE = "count-badge";
    public static final String PIXEL = "pixel";

    private TableArt() {}

    /** A player's symbol, white with ink, to tint. */
    public static String symbol(int symbol) {
        return "symbol-" + SeatSymbols.WORDS[symbol];
    }
}
