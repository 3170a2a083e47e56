package meeples.search;

/**
 * How much a searching bot thinks about a turn, by the words that settings use. Two limits: so many
 * times the iterations that its level is meant to make, so that it plays as well on every machine,
 * and a time, so that nobody waits where a machine is slow: then it plays the best that it found.
 */
public enum Effort {
    SHORT("short", 0.25, 1000),
    USUAL("usual", 1, 2500),
    LONG("long", 4, 6000),
    LONGEST("longest", 16, 15_000);

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

    /** The iterations for a turn. */
    public int iterations(int usual) {
        return (int) (factor * usual);
    }

    /** The time limit for a turn. */
    public int milliseconds() {
        return milliseconds;
    }
}
