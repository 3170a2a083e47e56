package meeples.table;

/** What is going on, as far as music and the sounds in the air follow it. */
public enum Moment {
    /** Nobody plays yet. */
    TITLE,
    /** A match is under way. */
    DAY,
    /** It will soon be over. */
    EVENING,
    /** Weapons decide. */
    DUEL,
    /** Somebody has won. */
    VICTORY;

    /** Whether each is an event of its own: its music begins at the beginning every time. */
    public boolean beginsAnew() {
        return this == DUEL || this == VICTORY;
    }
}
