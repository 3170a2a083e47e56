package meeples.table;

/** Is told what can be heard at the table, at the moment it is seen. */
public interface Cues {
    /** A sound is heard, by the name of its cue. */
    void cue(String name);

    /**
     * The same from a place.
     *
     * @param side from -1, far left, to 1, far right
     */
    default void cue(String name, float side) {
        cue(name);
    }

    /**
     * What is going on from now on.
     *
     * @param life how much life there is in the place that is seen, from 0 to 1
     */
    default void moment(Moment moment, float life) {}

    /** Nobody listens. */
    static Cues silent() {
        return name -> {};
    }
}
