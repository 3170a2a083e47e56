package meeples.fistful.ui;

import meeples.fistful.ai.Advice;
import meeples.fistful.ai.Adviser;
import meeples.fistful.model.Town;
import meeples.search.ThinkingPlace;

/** Asks the strongest bot what it would do in a human's place. */
final class Hints {
    private static final int MOST_MILLISECONDS = 3000;

    private final ThinkingPlace place;
    private Adviser adviser;
    private Advice advice;

    Hints(ThinkingPlace place) {
        this.place = place;
    }

    /** Begins to think about the decision that the town waits for. */
    void ask(Town town) {
        forget();
        adviser = new Adviser(town, town.hashCode());
        place.start(adviser, MOST_MILLISECONDS);
    }

    boolean isThinking() {
        return adviser != null;
    }

    /** Goes on thinking; true when the answer has come just now. */
    boolean update() {
        if (adviser == null) {
            return false;
        }
        place.update();
        if (!place.isFinished()) {
            return false;
        }
        advice = adviser.advice();
        adviser = null;
        return true;
    }

    /** The answer, or null. */
    Advice advice() {
        return advice;
    }

    /** The question is over, or nobody wants to know any more. */
    void forget() {
        if (adviser != null) {
            place.cancel();
            adviser = null;
        }
        advice = null;
    }
}
