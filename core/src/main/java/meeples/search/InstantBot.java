package meeples.search;

/**
 * A bot that knows its move as soon as it has looked: it leaves nothing to be thought about.
 *
 * @param <S> the game's position
 */
public abstract class InstantBot<S> implements Bot<S> {
    private int move;

    /** The move of the position's decider. */
    protected abstract int decide(S position);

    @Override
    public final void begin(S position) {
        move = decide(position);
    }

    @Override
    public final void think(int iterations) {}

    @Override
    public final boolean isDone() {
        return true;
    }

    @Override
    public final double progress() {
        return 1;
    }

    @Override
    public final int move() {
        return move;
    }
}
