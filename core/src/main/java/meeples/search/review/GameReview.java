package meeples.search.review;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.ToIntFunction;
import meeples.play.BadTextException;
import meeples.play.Match;
import meeples.play.Rules;
import meeples.search.Portable;

/**
 * Goes through a game choice by choice and says what each did to the chances to win: where the game
 * turned, and which choices cost most. Each choice is judged by what its player knew, and as a hint
 * would have judged it: by the same thinking, of the same length. What cannot be told apart from
 * the best cost nothing. What the game itself had proposed is thought about longer before it is
 * said to have cost something. All of it in slices, for the background.
 *
 * @param <S> the game's position
 */
public final class GameReview<S> implements Portable {
    private final Expert<S> expert;
    private final Rules<S, ?> rules;
    private final ToIntFunction<S> effort;
    private final IntPredicate proposed;
    private final int[] moves;
    private final S position;
    private final S start;
    private final List<Verdict> verdicts = new ArrayList<>();
    private Judgement<S> judgement;
    private int at;
    private int first;

    /**
     * Reviews the match's decisions so far.
     *
     * @param effort the iterations for a decision: those that a hint would get
     * @param proposed whether the game itself proposed the decision with this index
     */
    public GameReview(
            Expert<S> expert, Match<S, ?> match, ToIntFunction<S> effort, IntPredicate proposed) {
        this(expert, match.positionAfter(0), moves(match), effort, proposed);
    }

    /**
     * Reviews these moves.
     *
     * @param position where they began; it is played on
     */
    public GameReview(
            Expert<S> expert,
            S position,
            int[] moves,
            ToIntFunction<S> effort,
            IntPredicate proposed) {
        this.expert = expert;
        rules = expert.rules();
        this.position = position;
        this.moves = moves;
        this.effort = effort;
        this.proposed = proposed;
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
            judgement.think(1);
            goOn();
        }
    }

    private void goOn() {
        if (judgement.isDone()) {
            judge();
            beginNext();
        }
    }

    @Override
    public String order() {
        return judgement.order();
    }

    @Override
    public void take(String answer) throws BadTextException {
        judgement.take(answer);
        goOn();
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

    /**
     * The choices by which a seat gave away most, the worst first; each at least this much, and of
     * each turn only one.
     */
    public List<Verdict> costliest(int seat, int most, double leastCost) {
        List<Verdict> sorted = new ArrayList<>();
        for (Verdict verdict : verdicts) {
            if (verdict.seat() == seat && verdict.cost() >= leastCost) {
                sorted.add(verdict);
            }
        }
        sorted.sort((a, b) -> Double.compare(b.cost(), a.cost()));
        List<Verdict> costliest = new ArrayList<>();
        for (Verdict verdict : sorted) {
            if (costliest.size() < most && !isListed(costliest, verdict.turn())) {
                costliest.add(verdict);
            }
        }
        return costliest;
    }

    private static boolean isListed(List<Verdict> some, int turn) {
        for (Verdict verdict : some) {
            if (verdict.turn() == turn) {
                return true;
            }
        }
        return false;
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
        PlayedChoice next = expert.play(position, moves, at);
        at += next.moves();
        int begun = first;
        judgement =
                new Judgement<>(
                        expert,
                        start,
                        Arrays.copyOfRange(moves, first, at),
                        next.choice(),
                        effort.applyAsInt(start),
                        move -> proposed.test(begun + move));
    }

    private void judge() {
        Judgement.Found found = judgement.found();
        verdicts.add(
                new Verdict(
                        first,
                        at - first,
                        rules.turn(start),
                        rules.decider(start),
                        found.before(),
                        found.after(),
                        found.margin(),
                        found.cost(),
                        found.proposed(),
                        found.better(),
                        found.reasons()));
    }
}
