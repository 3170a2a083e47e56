package meeples.coloma.ui.log;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import meeples.coloma.model.Box;
import meeples.coloma.rules.Cause;
import meeples.coloma.rules.Event;
import meeples.coloma.ui.ColomaGame;
import meeples.game.tell.Caption;
import meeples.game.tell.Narrator;
import meeples.play.Seat;
import meeples.testing.GameTexts;
import meeples.text.Language;
import org.junit.jupiter.api.Test;

class ValleyNarratorTest {
    private static final List<Seat> SEATS =
            List.of(
                    new Seat("Ada", "", "orange", "horseshoe"),
                    new Seat("Ben", "", "green", "cactus"),
                    new Seat("Cleo", "", "ivory", "skull"));

    private final Narrator<Event> narrator =
            new ColomaTelling().narrator(GameTexts.of(new ColomaGame(), Language.ENGLISH), SEATS);

    private List<Caption> after(Event... events) {
        List<Caption> said = List.of();
        for (Event event : events) {
            List<Caption> now = narrator.tell(event);
            said = now == null ? said : now;
        }
        return said;
    }

    @Test
    void whatAnEventGivesEverybodyStandsSideBySideBelowIt() {
        List<Caption> said =
                after(
                        new Event.EventReached(0),
                        new Event.DudesGained(0, 2, Cause.EVENT, 0),
                        new Event.DudesGained(1, 2, Cause.EVENT, 0),
                        new Event.DudesGained(2, 4, Cause.EVENT, 0));
        assertEquals("+2 +2 +4", said.get(1).text());
        assertEquals(
                List.of(0, 1, 2), said.get(1).parts().stream().map(part -> part.seat()).toList());
    }

    @Test
    void itIsSaidWhyTheBarricadeMoves() {
        List<Caption> said =
                after(
                        new Event.PioneersPlaced(new int[] {2, 2, 0}),
                        new Event.BarricadeMoved(2, 2));
        assertTrue(said.get(0).text().contains("site 3"), said.get(0).text());
        assertTrue(said.get(1).text().contains("strictly the most"), said.get(1).text());
    }

    @Test
    void itIsSaidWhyTheBarricadeStays() {
        List<Caption> said =
                after(
                        new Event.RoundStarted(0, 1, 0),
                        new Event.PioneersPlaced(new int[] {2, 1, 0}),
                        new Event.TurnStarted(0, 2));
        assertTrue(said.get(0).text().contains("No single site"), said.get(0).text());
        said = after(new Event.TurnEnded(0), new Event.TurnStarted(1, 1));
        assertEquals(1, said.size(), "only once");
    }

    @Test
    void theShootoutIsReckoned() {
        List<Caption> won = after(new Event.ShootoutFought(0, 0, 7, 5, true));
        assertEquals(
                "7 are more than 5: the outlaws lose, and every rank scores", won.get(1).text());
        List<Caption> lost = after(new Event.ShootoutFought(0, 0, 5, 5, false));
        assertTrue(lost.get(1).text().startsWith("5 are not more than 5"), lost.get(1).text());
        List<Caption> scored = after(new Event.PointsGained(1, Box.RANKS, Cause.SHOOTOUT, 0));
        assertTrue(scored.get(1).text().contains("Ben"), scored.get(1).text());
    }
}
