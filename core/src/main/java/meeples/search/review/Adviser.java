package meeples.search.review;

import meeples.play.Rules;
import meeples.search.Thinking;

/**
 * Thinks about a player's decision and says what a strong bot would do and why. It knows only what
 * the decider knows: everything else is dealt anew in each iteration of its search.
 *
 * @param <S> the game's position
 */
public final class Adviser<S> implements Thinking {
    private final Expert<S> expert;
    private final S position;
    private final Deliberation<S> deliberation;

    /**
     * Begins to think about the decision of the position's decider, which is copied.
     *
     * @param effort so many iterations
     */
    public Adviser(Expert<S> expert, S position, int effort) {
        this.expert = expert;
        Rules<S, ?> rules = expert.rules();
        this.position = rules.copy(position);
        deliberation = new Deliberation<>(expert, position, effort);
    }

    @Override
    public void think(int iterations) {
        for (int i = 0; i < iterations && !isDone(); i++) {
            deliberation.think();
        }
    }

    @Override
    public boolean isDone() {
        return deliberation.isDone();
    }

    @Override
    public double progress() {
        return deliberation.progress();
    }

    /** What should be done, as far as has been found; what {@link #advice} will say. */
    public int[] moves() {
        return deliberation.moves(deliberation.best());
    }

    /** What has been found so far, with reasons. */
    public Advice advice() {
        int best = deliberation.best();
        return new Advice(
                expert.rules().decider(position),
                deliberation.moves(best),
                deliberation.chances(best),
                deliberation.margin(best),
                expert.reasons(position, deliberation.choice(best)));
    }
}
