package meeples.puzzle;

import java.util.List;
import meeples.play.Match;
import meeples.search.Bot;

/** How hard a puzzle is, measured: by how rarely chance solves it, and whether a quick bot does. */
public final class Grading {
    /** Somebody who decides by chance solves an easy one so often. */
    private static final double EASY = 1.0 / 40;

    private static final double MIDDLING = 1.0 / 250;

    /** What a bot plays by itself is seen more easily. */
    private static final double SEEN = 4;

    private Grading() {}

    /**
     * @param found whether a quick bot that only plays its game reaches the goal
     */
    public static int grade(Solution solution, boolean found) {
        double ease = solution.luck() * (found ? SEEN : 1);
        return ease >= EASY ? 1 : ease >= MIDDLING ? 2 : 3;
    }

    /** Whether this bot reaches the goal without having been told of it. */
    public static <S, E> boolean isFoundBy(
            Bot<S> bot, Puzzle<S, E> puzzle, List<Measure<S, E>> measures) {
        Judge<S, E> judge = new Judge<>(puzzle, measures);
        Match<S, E> match = puzzle.match().branch(judge.first(), puzzle.match().seats());
        Attempt attempt = Attempt.OPEN;
        for (int i = 0; attempt == Attempt.OPEN; i++) {
            bot.begin(match.dealtAnew(match.decider(), i));
            while (!bot.isDone()) {
                bot.think(1);
            }
            match.play(bot.move());
            attempt = judge.judge(match);
        }
        return attempt == Attempt.SOLVED;
    }
}
