package meeples.fistful.ai;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Town;
import meeples.fistful.rules.FistfulRules;
import meeples.play.Match;
import meeples.play.MoveList;
import meeples.search.Thinking;
import meeples.search.TreeSearch;

/**
 * Goes through a game choice by choice and says what each did to the chances to win: where the game
 * turned, and which choices cost most. All of it in slices, for the background.
 */
public final class GameReview implements Thinking {
    private static final int SHARE_FOR_WHAT_WAS_PLAYED = 3;

    private final FistfulRules rules = new FistfulRules();
    private final FistfulGuide guide = new FistfulGuide(Bots.TUNING);
    private final TreeSearch<Town> search;
    private final int budget;
    private final int[] moves;
    private final Town town;
    private final Town start;
    private final List<Verdict> verdicts = new ArrayList<>();
    private int at;
    private int first;
    private int played;

    /** Reviews the match's decisions so far, each with so many iterations. */
    public GameReview(Match<Town, ?> match, int iterations, int seed) {
        budget = iterations;
        search = new TreeSearch<>(rules, guide, Bots.MANNER, seed);
        town = match.positionAfter(0);
        start = town.copy();
        moves = new int[match.size()];
        for (int i = 0; i < moves.length; i++) {
            moves[i] = match.move(i);
        }
        beginNext();
    }

    @Override
    public void think(int iterations) {
        for (int i = 0; i < iterations && !isDone(); i++) {
            if (search.iterations() < budget) {
                search.iterate();
            } else {
                search.iterate(played);
            }
            if (search.iterations() >= budget && search.visits(played) >= leastVisits()) {
                judge();
                beginNext();
            }
        }
    }

    private int leastVisits() {
        return budget / SHARE_FOR_WHAT_WAS_PLAYED;
    }

    @Override
    public boolean isDone() {
        return first == moves.length;
    }

    @Override
    public double progress() {
        return moves.length == 0 ? 1 : first / (double) moves.length;
    }

    /** What has been found out so far, in the order of the game. */
    public List<Verdict> verdicts() {
        return Collections.unmodifiableList(verdicts);
    }

    /** The choices that gave away most, the worst first; each at least this much. */
    public List<Verdict> costliest(int most, double leastCost) {
        List<Verdict> sorted = new ArrayList<>();
        for (Verdict verdict : verdicts) {
            if (verdict.cost() >= leastCost) {
                sorted.add(verdict);
            }
        }
        sorted.sort((a, b) -> Double.compare(b.cost(), a.cost()));
        return sorted.subList(0, Math.min(most, sorted.size()));
    }

    /**
     * Where somebody else became the favourite for good reason: the choices before which the
     * favourite changed or their chance jumped by at least this much since the choice before.
     */
    public List<Verdict> turningPoints(double leastSwing) {
        List<Verdict> points = new ArrayList<>();
        for (int i = 1; i < verdicts.size(); i++) {
            if (swing(verdicts.get(i - 1), verdicts.get(i)) >= leastSwing) {
                points.add(verdicts.get(i));
            }
        }
        return points;
    }

    private static double swing(Verdict earlier, Verdict later) {
        double most = 0;
        for (int seat = 0; seat < later.before().length; seat++) {
            double change = later.before()[seat] - earlier.before()[seat];
            most = Math.max(most, Math.max(change, -change));
        }
        return most;
    }

    /** Plays on to the end of the next choice, and begins to think about what it was. */
    private void beginNext() {
        first = at;
        if (isDone()) {
            return;
        }
        start.copyFrom(town);
        int choice = playChoice();
        played = search.begin(start, choice);
    }

    /** A handful's sowing belongs to its taking, as one choice. */
    private int playChoice() {
        int move = moves[at++];
        boolean taking = start.decision() == Decision.TAKE;
        if (!taking && start.decision() != Decision.SOW) {
            rules.play(town, move, null);
            return move;
        }
        PlayedPlan plan = new PlayedPlan(taking ? Planner.begin(move) : 0);
        rules.play(town, move, plan);
        while (at < moves.length
                && (town.decision() == Decision.SOW || town.decision() == Decision.GIVE)) {
            rules.play(town, moves[at++], plan);
        }
        return plan.plan();
    }

    private void judge() {
        int best = search.best();
        int seat = start.decider();
        double[] before = chances(best);
        double[] after = chances(played);
        double cost = best == played ? 0 : Math.max(0, before[seat] - after[seat]);
        MoveList better = new MoveList();
        guide.spell(start.copy(), search.choice(best), better);
        verdicts.add(
                new Verdict(
                        first,
                        at - first,
                        start.turn(),
                        seat,
                        before,
                        after,
                        cost,
                        better.toArray()));
    }

    private double[] chances(int index) {
        double[] chances = new double[start.players()];
        for (int seat = 0; seat < chances.length; seat++) {
            chances[seat] = search.contentment(index, seat);
        }
        Adviser.share(chances);
        return chances;
    }
}
