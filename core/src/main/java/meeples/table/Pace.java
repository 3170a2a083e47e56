package meeples.table;

/** How closely the eye has to follow what is shown. */
public enum Pace {
    /** The player at the screen did it and knows: quick. */
    OWN(1.7f),
    /** Somebody else did it: slow enough to follow. */
    OTHERS(1f);

    private final float rate;

    Pace(float rate) {
        this.rate = rate;
    }

    public float rate() {
        return rate;
    }
}
