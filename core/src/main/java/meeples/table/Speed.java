package meeples.table;

/** How fast things move at the table, as the player likes it. */
public enum Speed {
    RELAXED(0.65f),
    NORMAL(1f),
    FAST(2.4f),
    /** Nothing moves: everything is at once where it belongs. */
    INSTANT(0f);

    private final float rate;

    Speed(float rate) {
        this.rate = rate;
    }

    public float rate() {
        return rate;
    }
}
