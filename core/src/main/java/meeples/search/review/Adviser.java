package meeples.search.review;

import meeples.play.BadTextException;
import meeples.play.Rules;
import meeples.play.Words;
import meeples.search.OrderedWork;
import meeples.search.Portable;

/**
 * Thinks about a player's decision and says what a strong bot would do and why. It knows only what
 * the decider knows: everything else is dealt anew in each iteration of its search.
 *
 * @param <S> the game's position
 */
public final class Adviser<S> implements Portable, OrderedWork {
    /** The kind of order. */
    public static final String ORDER = "advice";

    private final Expert<S> expert;
    private final int effort;
    private final Deliberation<S> deliberation;
    private Advice told;

    /**
     * Begins to think about the decision of the position's decider, which is copied.
     *
     * @param effort so many iterations
     */
    public Adviser(Expert<S> expert, S position, int effort) {
        this.expert = expert;
        this.effort = effort;
        deliberation = new Deliberation<>(expert, position, effort);
    }

    /** Begins to think about what was ordered elsewhere. */
    public static <S> Adviser<S> ordered(Expert<S> expert, S position, Words order)
            throws BadTextException {
        int effort = order.number("the effort", 0, Integer.MAX_VALUE);
        return new Adviser<>(expert, position, effort);
    }

    @Override
    public void think(int iterations) {
        for (int i = 0; i < iterations && !isDone(); i++) {
            deliberation.think();
        }
    }

    @Override
    public boolean isDone() {
        return told != null || deliberation.isDone();
    }

    @Override
    public double progress() {
        return told == null ? deliberation.progress() : 1;
    }

    @Override
    public String order() {
        return deliberation.order(ORDER, effort);
    }

    @Override
    public String answer() {
        Advice advice = advice();
        return new AnswerText()
                .whole(advice.moves())
                .exact(advice.chances())
                .exact(advice.margin())
                .reasons(expert, advice.reasons())
                .toString();
    }

    @Override
    public void take(String answer) throws BadTextException {
        Rules<S, ?> rules = expert.rules();
        S known = deliberation.known();
        Words words = new Words(answer);
        int[] moves = AnswerText.whole(words);
        double[] chances = AnswerText.exact(words, rules.seats(known));
        double margin = AnswerText.exact(words, 1)[0];
        Advice advice =
                new Advice(
                        rules.decider(known),
                        moves,
                        chances,
                        margin,
                        AnswerText.reasons(expert, words));
        words.end();
        if (moves.length == 0 || rules.refusal(known, moves[0]) != null) {
            throw new BadTextException("that is no advice on this decision");
        }
        told = advice;
    }

    /** What should be done, as far as has been found; what {@link #advice} will say. */
    public int[] moves() {
        return told == null ? deliberation.moves(deliberation.best()) : told.moves();
    }

    /** What has been found so far, with reasons. */
    public Advice advice() {
        if (told != null) {
            return told;
        }
        int best = deliberation.best();
        return new Advice(
                expert.rules().decider(deliberation.known()),
                deliberation.moves(best),
                deliberation.chances(best),
                deliberation.margin(best),
                deliberation.reasons(best));
    }
}
