package meeples.coloma.ui.log;

import java.util.List;
import meeples.coloma.rules.Event;
import meeples.coloma.ui.words.ValleyWords;
import meeples.game.tell.EventFacts;
import meeples.game.tell.EventTelling;
import meeples.game.tell.Narrator;
import meeples.play.Seat;
import meeples.text.Texts;

/** Tells what happens in the valley. */
public final class ColomaTelling implements EventTelling<Event> {
    private final EventDescriber describer = new EventDescriber();

    @Override
    public String say(Event event, Texts texts, List<Seat> seats) {
        return event.accept(new EventWords(new ValleyWords(texts, seats)));
    }

    @Override
    public EventFacts facts(Event event) {
        return event.accept(describer);
    }

    @Override
    public Narrator<Event> narrator(Texts texts, List<Seat> seats) {
        return new ValleyNarrator(this, texts, seats);
    }
}
