package meeples.fistful.ui.log;

import java.util.List;
import meeples.fistful.rules.Event;
import meeples.fistful.ui.words.TownWords;
import meeples.game.tell.EventFacts;
import meeples.game.tell.EventTelling;
import meeples.game.tell.Narrator;
import meeples.play.Seat;
import meeples.text.Texts;

/** Tells what happens in town. */
public final class FistfulTelling implements EventTelling<Event> {
    private final EventDescriber describer = new EventDescriber();

    @Override
    public String say(Event event, Texts texts, List<Seat> seats) {
        return event.accept(new EventWords(new TownWords(texts), seats));
    }

    @Override
    public EventFacts facts(Event event) {
        return event.accept(describer);
    }

    @Override
    public Narrator<Event> narrator(Texts texts, List<Seat> seats) {
        return new TownNarrator(this, texts, seats);
    }
}
