package meeples.search.review;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import meeples.play.Match;
import meeples.play.MoveList;
import meeples.play.Rules;
import meeples.search.Thinking;
import meeples.search.TreeSearch;

/**
 * Goes through a game choice by choice and says what each did to the chances to win: where the game
 * turned, and which choices cost most. Each choice is judged by what its player knew. All of it in
 * slices, for the background.
 *
 * @param <S> the game's position
 */
public final class GameReview<S> implements Thinking {
    private static final int SHARE_FOR_WHAT_WAS_PLAYED = 3;

    /** Cheaper choices than this nobody asks about. */
    private static final double WORTH_REASONS = 0.02;

    private final Expert<S> expert;
    private final Rules<S, ?> rules;
    private final TreeSearch<S> search;
    private final int budget;
    private final int[] moves;
    private final S position;
    private final S start;
    private final List<Verdict> verdicts = new ArrayList<>();
    private int at;
    private int first;
    private int played;

    /** Reviews the match's decisions so far, each with so many iterations. */
    public GameReview(Expert<S> expert, Match<S, ?> match, int iterations, int seed) {
        this(expert, match.positionAfter(0), moves(match), iterations, seed);
    }

    /**
     * Reviews these moves.
     *
     * @param position where they began; it is played on
     */
    public GameReview(Expert<S> expert, S position, int[] moves, int iterations, int seed) {
        this.expert = expert;
        rules = expert.rules();
        this.position = position;
        this.moves = moves;
        budget = iterations;
        search = new TreeSearch<>(rules, expert.guide(), expert.parameters(), seed);
        start = rules.copy(position);
        beginNext();
    }

    private static int[] moves(Match<?, ?> match) {
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
                            chances(starts, i + rules.seats(position)));
            // What the set-up is like turns nothing.
            if (point.turn() > 0 && point.change() >= leastChange) {
                points.add(point);
            }
        }
        points.sort((a, b) -> Double.compare(b.change(), a.change()));
        return points.subList(0, Math.min(most, points.size()));
    }

    /** The first choice of each turn; all choices of the set-up together are one. */
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
        if (rules.decider(position) != Rules.NOBODY) {
            return verdicts.get(verdicts.size() - 1).before();
        }
        double[] chances = new double[rules.seats(position)];
        for (int seat = 0; seat < chances.length; seat++) {
            chances[seat] = rules.place(position, seat) == 1 ? 1 : 0;
        }
        Chances.share(chances);
        return chances;
    }

    /** Plays on to the end of the next choice, and begins to think about what it was. */
    private void beginNext() {
        first = at;
        if (isDone()) {
            return;
        }
        rules.copy(position, start);
        PlayedChoice choice = expert.play(position, moves, at);
        at += choice.moves();
        played = search.begin(start, choice.choice());
    }

    private void judge() {
        int best = search.best();
        int seat = rules.decider(start);
        double[] before = chances(best);
        double[] after = chances(played);
        double cost = best == played ? 0 : Math.max(0, before[seat] - after[seat]);
        MoveList better = new MoveList();
        expert.moves(rules.copy(start), search.choice(best), better);
        List<? extends Reason> why =
                cost < WORTH_REASONS ? List.of() : expert.reasons(start, search.choice(best));
        verdicts.add(
                new Verdict(
                        first,
                        at - first,
                        rules.turn(start),
                        seat,
                        before,
                        after,
                        cost,
                        better.toArray(),
                        why));
    }

    private double[] chances(int index) {
        double[] chances = new double[rules.seats(start)];
        for (int seat = 0; seat < chances.length; seat++) {
            chances[seat] = search.value(index, seat);
        }
        Chances.share(chances);
        return chances;
    }
}
