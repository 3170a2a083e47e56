package meeples.audio;

/**
 * The sound effects, each under the name of the cue that calls it.
 *
 * <p>Pieces of wood and cubes are heard many times in a row: they vary in pitch, as real ones do,
 * and never sound twice within the blink of an eye.
 */
public enum Effect {
    WOOD("wood", 3, 0.07f),
    TOKEN("token", 1, 0.05f),
    HAMMER("hammer", 1, 0.06f),
    COINS("coins", 1, 0.06f),
    STONE("stone", 1, 0.08f),
    BAR("bar", 1, 0.02f),
    FLIP("flip", 1, 0.05f),
    LIFT("lift", "whoosh", 0.06f),
    WHOOSH("whoosh", 1, 0.06f),
    STEPS("steps", 1, 0.06f),
    JAIL_DOOR("jail-door", 1, 0.03f),
    SALOON_DOORS("saloon-doors", 1, 0.05f),
    BURY("bury", 1, 0.05f),
    DICE("dice", 1, 0.06f),
    SHOWDOWN("showdown", 1, 0),
    SHOT("shot", 1, 0.04f),
    FUSE("fuse", 1, 0.05f),
    EXPLOSION("explosion", 1, 0.03f),
    BELL("bell", 1, 0),
    TURN("turn", 1, 0),
    FANFARE("fanfare", "win", 0),
    CLICK("click", 1, 0.03f),
    FOCUS("focus", 1, 0.02f),
    ERROR("error", 1, 0),
    WIN("win", 1, 0);

    private static final Effect[] ALL = values();

    private final String cue;
    private final String recording;
    private final int variants;
    private final float spread;

    Effect(String cue, int variants, float spread) {
        this(cue, cue, variants, spread);
    }

    /** Sounds like another one. */
    Effect(String cue, String recording, float spread) {
        this(cue, recording, 1, spread);
    }

    Effect(String cue, String recording, int variants, float spread) {
        this.cue = cue;
        this.recording = recording;
        this.variants = variants;
        this.spread = spread;
    }

    /** The effect of this cue, or null when there is none. */
    public static Effect of(String cue) {
        for (Effect effect : ALL) {
            if (effect.cue.equals(cue)) {
                return effect;
            }
        }
        return null;
    }

    public String cue() {
        return cue;
    }

    /** How many recordings there are to choose from. */
    public int variants() {
        return variants;
    }

    /** The file of a recording, counted from 0. */
    public String file(int variant) {
        return recording + (variants == 1 ? "" : "-" + (variant + 1)) + ".wav";
    }

    /** By how much the pitch may differ from one time to the next, up and down. */
    public float spread() {
        return spread;
    }
}
