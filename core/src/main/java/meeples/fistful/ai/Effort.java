package meeples.fistful.ai;

import meeples.fistful.model.Decision;
import meeples.fistful.model.Town;

/**
 * How much a searching level thinks about a turn, by the words that settings use. Two limits: so
 * many times the level's own iterations, which makes it play as well everywhere, and a time, so
 * that nobody waits where a machine is slow: then it plays the best it has found.
 */
public enum Effort {
    SHORT("short", 0.25, 1000),
    USUAL("usual", 1, 2500),
    LONG("long", 4, 6000),
    LONGEST("longest", 16, 15_000);

    /** Questions about a single meeple get this part of what a handful gets. */
    private static final int SMALL_QUESTIONS_SHARE = 4;

    private final String word;
    private final double factor;
    private final int milliseconds;

    Effort(String word, double factor, int milliseconds) {
        this.word = word;
        this.factor = factor;
        this.milliseconds = milliseconds;
    }

    public String word() {
        return word;
    }

    /** The effort of this word; the usual one when there is none. */
    public static Effort of(String word) {
        for (Effort effort : values()) {
            if (effort.word.equals(word)) {
                return effort;
            }
        }
        return USUAL;
    }

    /** The iterations that a level makes for a turn. */
    public int iterations(String level) {
        return (int) (factor * Bots.iterations(level));
    }

    /** How long the decision that the town waits for may take. */
    public int milliseconds(Town town) {
        return part(milliseconds, town);
    }

    /** What the decision that the town waits for gets of what a turn gets. */
    static int part(int whole, Town town) {
        return isLarge(town.decision()) ? whole : whole / SMALL_QUESTIONS_SHARE;
    }

    private static boolean isLarge(Decision decision) {
        return decision == Decision.TAKE
                || decision == Decision.SOW
                || decision == Decision.MARQUEE;
    }
}
