package meeples.room.asking;

import java.util.List;
import meeples.game.BoardGame;
import meeples.game.ask.Ask;
import meeples.game.ask.Line;
import meeples.game.tell.AdviceTelling;
import meeples.play.Seat;
import meeples.search.ThinkingPlace;
import meeples.search.review.Advice;
import meeples.search.review.Adviser;
import meeples.table.Preview;
import meeples.table.Target;
import meeples.text.Texts;

/** Asks the strongest bot what it would do in a human's place, and knows when that helps. */
final class Advising<S, E> {
    /** Who wants to hear of it. */
    interface Listener {
        /** There is advice now. */
        void advised();

        /** No advice could be found: thinking about it went wrong. */
        void failed(Throwable failure);
    }

    private static final int MOST_MILLISECONDS = 3000;

    private final BoardGame<S, E> game;
    private final ThinkingPlace place;
    private final AdviceTelling<S> telling;
    private final Texts texts;
    private final Listener listener;
    private S position;
    private Adviser<S> adviser;
    private Advice advice;
    private Target lookedAtFirst;

    Advising(
            BoardGame<S, E> game,
            ThinkingPlace place,
            Texts texts,
            List<Seat> seats,
            Listener listener) {
        this.listener = listener;
        this.game = game;
        this.place = place;
        this.texts = texts;
        telling = game.advice(texts, seats);
    }

    /**
     * Begins to think about the decision that is due.
     *
     * @param known as the one who is asked knows the position
     */
    void ask(S known) {
        forget();
        position = known;
        try {
            begin(known);
        } catch (RuntimeException | Error failure) {
            fail(failure);
        }
    }

    private void begin(S known) {
        int seed = game.game().rules().hash(known);
        adviser =
                new Adviser<>(
                        game.bots().expert(seed), known, seed, game.bots().adviceIterations());
        place.start(adviser, MOST_MILLISECONDS);
    }

    private void fail(Throwable failure) {
        forget();
        listener.failed(failure);
    }

    boolean isThinking() {
        return adviser != null;
    }

    /** Whether there is advice. */
    boolean isGiven() {
        return advice != null;
    }

    /**
     * Goes on thinking.
     *
     * @param lookedAt what the player looks at meanwhile
     */
    void update(Target lookedAt) {
        if (adviser == null) {
            return;
        }
        try {
            place.update();
            if (!place.isFinished()) {
                return;
            }
            advice = adviser.advice();
        } catch (RuntimeException | Error failure) {
            fail(failure);
            return;
        }
        adviser = null;
        lookedAtFirst = lookedAt;
        listener.advised();
    }

    /** The question is over, or nobody wants to know any more. */
    void forget() {
        if (adviser != null) {
            place.cancel();
            adviser = null;
        }
        advice = null;
    }

    /** Whether it is to be shown: who looks at something else wants to know about that. */
    boolean isWanted(Ask<S> ask, Target lookedAt) {
        boolean elsewhere =
                lookedAt != null
                        && !lookedAt.equals(lookedAtFirst)
                        && advice != null
                        && !ask.advised(advice.moves()).contains(lookedAt)
                        && ask.preview() != null;
        return advice != null && !elsewhere;
    }

    /** Advice about one place would only mislead somebody who has chosen another. */
    boolean misleads(Ask<S> ask) {
        if (advice == null || ask == null || ask.lifted() == null) {
            return false;
        }
        List<Target> advised = ask.advised(advice.moves());
        return !advised.isEmpty() && !advised.contains(ask.lifted());
    }

    /** What to press to follow it; null when that is nothing on the table. */
    Target first(Ask<S> ask) {
        List<Target> advised = advice == null ? List.of() : ask.advised(advice.moves());
        return advised.isEmpty() ? null : advised.get(0);
    }

    List<Line> lines() {
        return AdviceLines.of(telling, texts, position, advice);
    }

    Preview preview() {
        return telling.preview(position, advice.moves());
    }
}
