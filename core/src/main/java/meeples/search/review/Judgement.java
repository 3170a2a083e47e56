package meeples.search.review;

import java.util.List;
import java.util.function.IntPredicate;
import meeples.play.BadTextException;
import meeples.play.Rules;
import meeples.play.Words;
import meeples.search.OrderedWork;
import meeples.search.Portable;

/**
 * Judges one choice of a game by what its player knew: looks for the best, then at what was played,
 * and longer where the game itself had proposed that.
 *
 * @param <S> the game's position
 */
public final class Judgement<S> implements Portable, OrderedWork {
    /** The kind of order. */
    public static final String ORDER = "judgement";

    /** Cheaper choices than this nobody asks about. */
    private static final double WORTH_REASONS = 0.02;

    private final Expert<S> expert;
    private final int[] made;
    private final int choice;
    private final int effort;
    private final IntPredicate proposed;
    private final Deliberation<S> deliberation;
    private int played;
    private boolean comparing;
    private boolean deeper;
    private Found found;

    /**
     * What came of it, in the words of {@link Verdict}.
     *
     * @param proposed whether the game itself had proposed what cost something
     */
    record Found(
            double[] before,
            double[] after,
            double margin,
            double cost,
            boolean proposed,
            int[] better,
            List<? extends Reason> reasons) {}

    /**
     * @param start where the choice was made; it is copied
     * @param made the moves that the choice consisted of
     * @param choice what those come to
     * @param effort iterations
     * @param proposed whether the game itself proposed one of those moves, counted from 0
     */
    Judgement(
            Expert<S> expert, S start, int[] made, int choice, int effort, IntPredicate proposed) {
        this.expert = expert;
        this.made = made;
        this.choice = choice;
        this.effort = effort;
        this.proposed = proposed;
        deliberation = new Deliberation<>(expert, start, effort);
    }

    /** Begins to judge what was ordered elsewhere. */
    public static <S> Judgement<S> ordered(Expert<S> expert, S start, Words order)
            throws BadTextException {
        int effort = order.number("the effort", 0, Integer.MAX_VALUE);
        int[] made = AnswerText.whole(order);
        int[] flags = AnswerText.whole(order);
        if (made.length == 0 || flags.length != made.length) {
            throw new BadTextException("a choice has moves, and each is proposed or not");
        }
        int choice = expert.play(expert.rules().copy(start), made, 0).choice();
        return new Judgement<>(expert, start, made, choice, effort, move -> flags[move] != 0);
    }

    @Override
    public void think(int iterations) {
        for (int i = 0; i < iterations && !isDone(); i++) {
            deliberation.think();
            while (!isDone() && deliberation.isDone()) {
                goOn();
            }
        }
    }

    /** What was to be found out is known: on to what was played, to a deeper look, or the end. */
    private void goOn() {
        if (!comparing) {
            comparing = true;
            played = deliberation.lookAt(choice);
        } else if (!deeper && cost() > 0 && isProposed()) {
            deeper = true;
            deliberation.deepen();
        } else {
            found = judge();
        }
    }

    @Override
    public boolean isDone() {
        return found != null;
    }

    @Override
    public double progress() {
        return isDone() ? 1 : deliberation.progress();
    }

    /** What came of it, once it is done. */
    Found found() {
        return found;
    }

    private Found judge() {
        int best = deliberation.best();
        double cost = cost();
        return new Found(
                deliberation.chances(best),
                deliberation.chances(played),
                deliberation.margin(best, played),
                cost,
                cost > 0 && isProposed(),
                deliberation.moves(best),
                cost < WORTH_REASONS ? List.of() : deliberation.reasons(best));
    }

    /** What can be told apart from the best costs what it is behind, all else nothing. */
    private double cost() {
        int best = deliberation.best();
        if (best == played || departure() == made.length) {
            return 0;
        }
        int seat = expert.rules().decider(deliberation.known());
        double behind = deliberation.chances(best)[seat] - deliberation.chances(played)[seat];
        return behind > deliberation.margin(best, played) ? behind : 0;
    }

    /** Whether the game itself proposed what departs from the best. */
    private boolean isProposed() {
        return proposed.test(departure());
    }

    /**
     * The first move of the choice that the best choice would have made in another way; the one
     * after the last when there is none.
     */
    private int departure() {
        int[] better = deliberation.moves(deliberation.best());
        int same = 0;
        while (same < made.length && same < better.length && made[same] == better[same]) {
            same++;
        }
        boolean toTheEnd = same == better.length;
        return toTheEnd ? made.length : same;
    }

    @Override
    public String order() {
        int[] flags = new int[made.length];
        for (int i = 0; i < flags.length; i++) {
            flags[i] = proposed.test(i) ? 1 : 0;
        }
        String choiceMade = new AnswerText().whole(made).whole(flags).toString();
        return deliberation.order(ORDER, effort + " " + choiceMade);
    }

    /** Nothing before it is done: half a judgement is none. */
    @Override
    public String answer() {
        return found == null
                ? ""
                : new AnswerText()
                        .exact(found.before())
                        .exact(found.after())
                        .exact(found.margin(), found.cost())
                        .whole(found.proposed() ? 1 : 0)
                        .whole(found.better())
                        .reasons(expert, found.reasons())
                        .toString();
    }

    @Override
    public void take(String answer) throws BadTextException {
        Rules<S, ?> rules = expert.rules();
        int seats = rules.seats(deliberation.known());
        Words words = new Words(answer);
        double[] before = AnswerText.exact(words, seats);
        double[] after = AnswerText.exact(words, seats);
        double[] marginAndCost = AnswerText.exact(words, 2);
        boolean wasProposed = AnswerText.whole(words)[0] != 0;
        int[] better = AnswerText.whole(words);
        List<Reason> reasons = AnswerText.reasons(expert, words);
        words.end();
        if (better.length == 0 || rules.refusal(deliberation.known(), better[0]) != null) {
            throw new BadTextException("that is no judgement of this choice");
        }
        found =
                new Found(
                        before,
                        after,
                        marginAndCost[0],
                        marginAndCost[1],
                        wasProposed,
                        better,
                        reasons);
    }
}
