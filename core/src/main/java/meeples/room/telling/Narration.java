package meeples.room.telling;

import java.util.ArrayList;
import java.util.List;
import meeples.game.tell.Caption;
import meeples.game.tell.EventTelling;
import meeples.game.tell.Narrator;
import meeples.play.Seat;
import meeples.table.Audience;
import meeples.table.Pace;
import meeples.text.Texts;

/**
 * What is told of the things that are seen on a table, in step with them. Silent about what is
 * skipped; it hears only what those who look on may see, because the table shows nothing else.
 *
 * @param <E> the game's events
 */
public final class Narration<E> implements Audience<E> {
    /**
     * Listens to what is told, such as the counter, or what reads aloud to those who cannot see.
     */
    public interface Listener {
        /**
         * This is told now, in lines; nothing for silence.
         *
         * @param pace how closely those who look on watch it
         */
        void told(List<Caption> captions, Pace pace);
    }

    /** Seconds that something takes to be read at a relaxed pace, beside being seen. */
    private static final float RESULT_SECONDS = 1.1f;

    private static final float STEP_SECONDS = 0.7f;
    private static final float DETAIL_SECONDS = 0.12f;

    private final EventTelling<E> telling;
    private final List<Listener> listeners = new ArrayList<>();
    private final Narrator<E> narrator;
    private List<Caption> last = List.of();
    private Pace lastPace = Pace.OTHERS;

    public Narration(EventTelling<E> telling, Texts texts, List<Seat> seats) {
        this.telling = telling;
        narrator = telling.narrator(texts, seats);
    }

    /** From now on this one listens; it hears at once what was told last. */
    public void addListener(Listener listener) {
        listeners.add(listener);
        listener.told(last, lastPace);
    }

    public void removeListener(Listener listener) {
        listeners.remove(listener);
    }

    @Override
    public void sees(E event, Pace pace) {
        List<Caption> said = narrator.tell(event);
        if (said != null) {
            say(said, pace);
        }
    }

    @Override
    public void looksElsewhere() {
        narrator.forget();
        say(List.of(), Pace.OTHERS);
    }

    /** Tells this, which comes from elsewhere than from what is seen happening. */
    public void say(List<Caption> captions, Pace pace) {
        last = captions;
        lastPace = pace;
        for (Listener listener : listeners) {
            listener.told(captions, pace);
        }
    }

    @Override
    public float lingers(E event, Pace pace) {
        if (pace == Pace.OWN) {
            return 0;
        }
        return switch (telling.facts(event).rank()) {
            case RESULT, TURN_BEGINS -> RESULT_SECONDS;
            case STEP -> STEP_SECONDS;
            case DETAIL -> DETAIL_SECONDS;
            case TURN_ENDS -> 0;
        };
    }
}
