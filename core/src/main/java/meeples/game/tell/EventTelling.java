package meeples.game.tell;

import java.util.List;
import meeples.play.Seat;
import meeples.text.Texts;

/**
 * How a game's events are told: in the log, in help, on charts and in replays. Whoever tells an
 * event to somebody asks the rules first what they may see of it ({@code Rules.seenBy}).
 *
 * @param <E> the game's events
 */
public interface EventTelling<E> {
    /** The event in a sentence. */
    String say(E event, Texts texts, List<Seat> seats);

    /** All else that is to be known of it. */
    EventFacts facts(E event);

    /** Says what happens while it is seen. */
    default Narrator<E> narrator(Texts texts, List<Seat> seats) {
        return new Narrator<>(this, texts, seats);
    }
}
