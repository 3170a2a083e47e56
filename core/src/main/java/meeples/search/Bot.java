package meeples.search;

/**
 * A player made of code. It thinks in slices, so that whoever drives it can draw a frame in
 * between, stop it at any time, or simply drop it: a bot holds nothing but memory.
 *
 * <pre>
 * bot.begin(match.position());
 * while (!bot.isDone() &amp;&amp; timeIsLeft()) {
 *     bot.think(20);
 * }
 * match.play(bot.move());
 * </pre>
 *
 * <p>A {@link ThinkingPlace} does that loop without disturbing the table. The same seed, the same
 * positions and the same number of iterations give the same moves on every platform; how the
 * iterations are cut into slices makes no difference.
 *
 * @param <S> the game's position
 */
public interface Bot<S> extends Thinking {
    /**
     * Starts to think about the decision of the position's decider. The position is copied. What
     * was found out for an earlier decision of the same turn is kept as far as it still holds.
     */
    void begin(S position);

    /** The best move found so far: a legal one at any time, even before the first iteration. */
    int move();

    /**
     * The move has been taken: gives back memory that only thinking needs, while others think. What
     * is to be remembered for the rest of the turn stays.
     */
    default void rest() {}
}
