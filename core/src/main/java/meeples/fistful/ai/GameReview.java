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

    /** Cheaper choices than this nobody asks about. */
    private static final double WORTH_REASONS = 0.02;

    private final FistfulRules rules = new FistfulRules();
    private final FistfulGuide guide = new FistfulGuide(Bots.TUNING);
    private final Reasons reasons;
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
        this(match.positionAfter(0), moves(match), iterations, seed);
    }

    /** Reviews these decisions from a town on, which is used up. */
    GameReview(Town town, int[] moves, int iterations, int seed) {
        this.town = town;
        this.moves = moves;
        budget = iterations;
        reasons = new Reasons(rules, guide, seed);
        search = new TreeSearch<>(rules, guide, Bots.MANNER, seed);
        start = town.copy();
        beginNext();
    }

    private static int[] moves(Match<Town, ?> match) {
        int[] moves = new int[match.size()];
        for (int i = 0; i < moves.length; i++) {
            moves[i] = match.move(i);
        }
        return moves;
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

    /** The choices by which a seat gave away most, the worst first; each at least this much. */
    public List<Verdict> costliest(int seat, int most, double leastCost) {
        List<Verdict> sorted = new ArrayList<>();
        for (Verdict verdict : verdicts) {
            if (verdict.seat() == seat && verdict.cost() >= leastCost) {
                sorted.add(verdict);
            }
        }
        sorted.sort((a, b) -> Double.compare(b.cost(), a.cost()));
        return sorted.subList(0, Math.min(most, sorted.size()));
    }

    /**
     * The turns that changed somebody's chance to win most, by choices or by chance, the greatest
     * change first; each at least this much. Only what still holds a round later counts: whoever is
     * about to choose looks a little better than they are.
     */
    public List<TurningPoint> turningPoints(int most, double leastChange) {
        List<Verdict> starts = turnStarts();
        List<TurningPoint> points = new ArrayList<>();
        for (int i = 0; i < starts.size(); i++) {
            TurningPoint point =
                    greatestChange(
                            starts.get(i),
                            chances(starts, i + 1),
                            chances(starts, i + town.players()));
            // What the town is like from the start turns nothing.
            if (point.turn() > 0 && point.change() >= leastChange) {
                points.add(point);
            }
        }
        points.sort((a, b) -> Double.compare(b.change(), a.change()));
        return points.subList(0, Math.min(most, points.size()));
    }

    /** The first choice of each turn; all starting marquees together are one. */
    private List<Verdict> turnStarts() {
        List<Verdict> starts = new ArrayList<>();
        for (Verdict verdict : verdicts) {
            boolean same =
                    !starts.isEmpty() && starts.get(starts.size() - 1).turn() == verdict.turn();
            if (!same) {
                starts.add(verdict);
            }
        }
        return starts;
    }

    private double[] chances(List<Verdict> starts, int index) {
        return index < starts.size() ? starts.get(index).before() : chancesAtTheEnd();
    }

    private static TurningPoint greatestChange(Verdict begun, double[] then, double[] later) {
        int greatest = 0;
        double most = 0;
        for (int seat = 0; seat < then.length; seat++) {
            double change = lasting(begun.before()[seat], then[seat], later[seat]);
            if (Math.abs(change) > Math.abs(most)) {
                most = change;
                greatest = seat;
            }
        }
        double before = begun.before()[greatest];
        return new TurningPoint(begun.index(), begun.turn(), greatest, before, before + most);
    }

    /** The change to then or to later, whichever is smaller; none if they contradict each other. */
    private static double lasting(double before, double then, double later) {
        double soon = then - before;
        double late = later - before;
        if (soon * late <= 0) {
            return 0;
        }
        return Math.abs(soon) < Math.abs(late) ? soon : late;
    }

    /** Whoever has won has no doubts any more; else as it was before the last choice. */
    private double[] chancesAtTheEnd() {
        if (town.decider() != Town.NOBODY) {
            return verdicts.get(verdicts.size() - 1).before();
        }
        double[] chances = new double[town.players()];
        for (int seat = 0; seat < chances.length; seat++) {
            chances[seat] = rules.place(town, seat) == 1 ? 1 : 0;
        }
        Adviser.share(chances);
        return chances;
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
        List<Reason> why =
                cost < WORTH_REASONS ? List.of() : reasons.of(start, search.choice(best));
        verdicts.add(
                new Verdict(
                        first,
                        at - first,
                        start.turn(),
                        seat,
                        before,
                        after,
                        cost,
                        better.toArray(),
                        why));
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
