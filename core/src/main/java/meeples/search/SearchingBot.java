package meeples.search;

/**
 * What all bots that search a tree have in common: a decision gets so many iterations, and the tree
 * rests while others think.
 *
 * @param <S> the game's position
 */
public abstract class SearchingBot<S> implements Bot<S> {
    private final TreeSearch<S> search;
    private int share;
    private int iterationsLeft;

    protected SearchingBot(TreeSearch<S> search) {
        this.search = search;
    }

    protected final TreeSearch<S> search() {
        return search;
    }

    /** The decision under way gets so many iterations: none when nothing is to be found out. */
    protected final void allow(int iterations) {
        share = iterations;
        iterationsLeft = iterations;
    }

    @Override
    public final void think(int iterations) {
        int now = Math.min(iterations, iterationsLeft);
        for (int i = 0; i < now; i++) {
            search.iterate();
        }
        iterationsLeft -= now;
    }

    @Override
    public final boolean isDone() {
        return iterationsLeft == 0;
    }

    @Override
    public final double progress() {
        return share == 0 ? 1 : 1 - iterationsLeft / (double) share;
    }

    @Override
    public final void rest() {
        search.rest();
    }
}
