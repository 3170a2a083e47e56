package meeples.table;

/**
 * Is told what is seen on a table at the moment when it is seen, and not when it was decided.
 *
 * @param <E> the game's events
 */
public interface Audience<E> {
    /** This begins to be seen now; never called for what is skipped. */
    void sees(E event, Pace pace);

    /** What was under way is over or forgotten at once: whoever watched has skipped it. */
    void looksElsewhere();

    /** How many seconds longer than the eye needs this is to stay, so that it can be read. */
    float lingers(E event, Pace pace);

    /** Nobody listens. */
    static <E> Audience<E> none() {
        return new Audience<>() {
            @Override
            public void sees(E event, Pace pace) {}

            @Override
            public void looksElsewhere() {}

            @Override
            public float lingers(E event, Pace pace) {
                return 0;
            }
        };
    }
}
