package meeples.fistful.ai;

import meeples.fistful.model.Town;
import meeples.fistful.rules.FistfulRules;
import meeples.play.MoveList;
import meeples.search.Thinking;
import meeples.search.TreeSearch;

/**
 * Thinks about a player's decision as the strongest bot would, and says what it would do and why.
 * The reasons are counted from many trials of the suggested turn, not made up.
 */
public final class Adviser implements Thinking {
    private final FistfulRules rules = new FistfulRules();
    private final FistfulGuide guide = new FistfulGuide(Bots.TUNING);
    private final TreeSearch<Town> search;
    private final Town town;
    private final Reasons reasons;
    private final int budget;

    /** Begins to think about the decision of the town's decider. */
    public Adviser(Town town, int seed) {
        this(town, seed, Bots.iterations(Bots.LEGEND));
    }

    public Adviser(Town town, int seed, int iterations) {
        this.town = town.copy();
        budget = iterations;
        reasons = new Reasons(rules, guide, seed);
        search = new TreeSearch<>(rules, guide, Bots.MANNER, seed);
        search.begin(town);
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
        double[] before = new double[town.players()];
        double[] after = new double[town.players()];
        for (int seat = 0; seat < town.players(); seat++) {
            before[seat] = search.contentment(seat);
            after[seat] = search.contentment(best, seat);
        }
        share(before);
        share(after);
        int seat = town.decider();
        // By the luck of the trials the best choice may seem to do harm: then it changes nothing.
        boolean harmless = after[seat] >= before[seat];
        return new Advice(
                seat, moves(choice), harmless ? before : after, after, reasons.of(town, choice));
    }

    /** Makes shares of one whole out of what each seat may hope for. */
    static void share(double[] hopes) {
        double sum = 0;
        for (double hope : hopes) {
            sum += hope;
        }
        for (int i = 0; i < hopes.length; i++) {
            hopes[i] = sum > 0 ? hopes[i] / sum : 1.0 / hopes.length;
        }
    }

    private int[] moves(int choice) {
        MoveList moves = new MoveList();
        guide.spell(town.copy(), choice, moves);
        return moves.toArray();
    }
}
