package meeples.search.review;

import meeples.play.MoveList;
import meeples.play.Rules;
import meeples.search.Thinking;
import meeples.search.TreeSearch;

/**
 * Thinks about a player's decision and says what a strong bot would do and why. It knows only what
 * the decider knows: everything else is dealt anew in each iteration of its search.
 *
 * @param <S> the game's position
 */
public final class Adviser<S> implements Thinking {
    private final Expert<S> expert;
    private final Rules<S, ?> rules;
    private final TreeSearch<S> search;
    private final S position;
    private final int budget;

    /** Begins to think about the decision of the position's decider, which is copied. */
    public Adviser(Expert<S> expert, S position, int seed, int iterations) {
        this.expert = expert;
        rules = expert.rules();
        this.position = rules.copy(position);
        budget = iterations;
        search = new TreeSearch<>(rules, expert.guide(), expert.parameters(), seed);
        search.begin(position);
    }

    @Override
    public void think(int iterations) {
        for (int i = 0; i < iterations && !isDone(); i++) {
            search.iterate();
        }
    }

    @Override
    public boolean isDone() {
        return search.iterations() >= budget;
    }

    @Override
    public double progress() {
        return Math.min(1, search.iterations() / (double) budget);
    }

    /** What has been found so far. */
    public Advice advice() {
        int best = search.best();
        int choice = search.choice(best);
        double[] before = new double[rules.seats(position)];
        double[] after = new double[before.length];
        for (int seat = 0; seat < before.length; seat++) {
            before[seat] = search.value(seat);
            after[seat] = search.value(best, seat);
        }
        Chances.share(before);
        Chances.share(after);
        int seat = rules.decider(position);
        // By the luck of the trials the best choice may seem to do harm: then it changes nothing.
        boolean harmless = after[seat] >= before[seat];
        return new Advice(
                seat,
                moves(choice),
                harmless ? before : after,
                after,
                expert.reasons(position, choice));
    }

    private int[] moves(int choice) {
        MoveList moves = new MoveList();
        expert.moves(rules.copy(position), choice, moves);
        return moves.toArray();
    }
}
