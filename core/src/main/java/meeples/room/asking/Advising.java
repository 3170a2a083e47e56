package meeples.room.asking;

import java.util.List;
import meeples.game.BoardGame;
import meeples.game.BotLevels;
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

/**
 * Asks the strongest bot what it would do in a human's place, and knows when that helps. Questions
 * that show what is good have it thought about without being asked for it; a hint is the same
 * advice, said in words.
 */
final class Advising<S, E> {
    /** Who wants to hear of it. */
    interface Listener {
        /** It is known what would be done. */
        void found(int[] moves);

        /** There is advice that was asked for. */
        void advised();

        /** No advice could be found: thinking about it went wrong. */
        void failed(Throwable failure, boolean wasAskedFor);
    }

    private static final int MOST_MILLISECONDS = 3000;

    private final BoardGame<S, E> game;
    private final ThinkingPlace place;
    private final AdviceTelling<S> telling;
    private final Texts texts;
    private final Listener listener;
    private S position;
    private Adviser<S> adviser;
    private boolean thinking;
    private boolean wanted;
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
     * Begins to think about the decision that is due, before anybody asks for advice.
     *
     * @param known as the one who is asked knows the position
     */
    void ponder(S known) {
        forget();
        begin(known);
    }

    private void begin(S known) {
        position = known;
        try {
            int seed = game.game().rules().hash(known);
            BotLevels<S> bots = game.bots();
            adviser = new Adviser<>(bots.expert(seed), known, bots.adviceIterations(known));
            thinking = true;
            place.start(adviser, MOST_MILLISECONDS);
        } catch (RuntimeException | Error failure) {
            fail(failure);
        }
    }

    /** Advice is asked for on the decision that is due. */
    void ask(S known, Target lookedAt) {
        wanted = true;
        if (adviser == null) {
            begin(known);
        } else if (!thinking) {
            give(lookedAt);
        }
    }

    private void give(Target lookedAt) {
        try {
            advice = adviser.advice();
        } catch (RuntimeException | Error failure) {
            fail(failure);
            return;
        }
        lookedAtFirst = lookedAt;
        listener.advised();
    }

    private void fail(Throwable failure) {
        boolean wasAskedFor = wanted;
        forget();
        listener.failed(failure, wasAskedFor);
    }

    boolean isThinking() {
        return thinking;
    }

    /** Whether somebody has asked for advice, and has it or waits for it. */
    boolean isWanted() {
        return wanted;
    }

    /**
     * Goes on thinking.
     *
     * @param lookedAt what the player looks at meanwhile
     */
    void update(Target lookedAt) {
        if (!thinking) {
            return;
        }
        int[] moves;
        try {
            place.update();
            if (!place.isFinished()) {
                return;
            }
            moves = adviser.moves();
        } catch (RuntimeException | Error failure) {
            fail(failure);
            return;
        }
        thinking = false;
        listener.found(moves);
        if (wanted) {
            give(lookedAt);
        }
    }

    /** Nobody wants to see the advice any more; what was found out may still be of use. */
    void putAway() {
        wanted = false;
        advice = null;
    }

    /** The question is over. */
    void forget() {
        if (thinking) {
            place.cancel();
        }
        thinking = false;
        adviser = null;
        putAway();
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

    /** What is advised. */
    int[] moves() {
        return advice.moves();
    }

    List<Line> lines() {
        return AdviceLines.of(telling, texts, position, advice);
    }

    Preview preview() {
        return telling.preview(position, advice.moves());
    }
}
