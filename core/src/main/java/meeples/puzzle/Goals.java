package meeples.puzzle;

import java.util.List;
import meeples.play.BadTextException;
import meeples.play.Fault;
import meeples.play.Words;

/** Finds what a goal counts among what a game can count. */
public final class Goals {
    /** The goal that asks for a better decision than the one that was made. */
    public static final String BETTER = "better";

    private Goals() {}

    /** What the goal counts; null when it asks for something better than what was played. */
    public static <S, E> Measure<S, E> measure(List<Measure<S, E>> known, Goal goal)
            throws BadTextException {
        if (goal.measure().equals(BETTER)) {
            return null;
        }
        for (Measure<S, E> measure : known) {
            if (measure.name().equals(goal.measure())) {
                return measure;
            }
        }
        String shown = Words.shown(goal.measure());
        throw new BadTextException(
                Fault.UNKNOWN_WORD, shown + " is nothing that this game counts", shown);
    }

    static boolean isReached(Measure<?, ?> measure, int value, int number) {
        return measure.wantsMore() ? value >= number : value <= number;
    }
}
