package meeples.fistful.ui.log;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import meeples.fistful.Fistful;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.ui.FistfulGame;
import meeples.game.ask.Line;
import meeples.game.tell.Caption;
import meeples.game.tell.Narrator;
import meeples.play.Match;
import meeples.play.MoveList;
import meeples.play.Seat;
import meeples.testing.GameTexts;
import meeples.text.Language;
import meeples.text.Texts;
import org.junit.jupiter.api.Test;

class TownNarratorTest {
    private static final List<Seat> SEATS =
            List.of(
                    new Seat("Ada", "", "orange", "horseshoe"),
                    new Seat("Ben", "", "green", "cactus"));

    private final Narrator<Event> narrator = narrator(Language.ENGLISH);

    private static Narrator<Event> narrator(Language language) {
        Texts texts = GameTexts.of(new FistfulGame(), language);
        return new FistfulTelling().narrator(texts, SEATS);
    }

    /** What is to be read after these events, line by line. */
    private List<String> after(Event... events) {
        List<Caption> said = List.of();
        for (Event event : events) {
            List<Caption> now = narrator.tell(event);
            said = now == null ? said : now;
        }
        return said.stream().map(Caption::text).toList();
    }

    private static List<String> icons(Caption caption) {
        return caption.parts().stream().map(Line::icon).filter(icon -> !icon.isEmpty()).toList();
    }

    private static Event.ShowdownBegan duel(int left, int right) {
        return new Event.ShowdownBegan(0, new int[] {0, 1}, new int[] {left, right});
    }

    private static Event.DieRolled roll(int space, int value) {
        return new Event.DieRolled(space == Street.S0 ? 0 : 1, space, value, false);
    }

    @Test
    void whoseHandfulGoesWhichWayIsSaidWithAPictureOfEachMeeple() {
        Event taken = new Event.MeeplesTaken(0, 3, new int[] {2, 1, 0, 0, 0}, Street.CLOCKWISE);
        List<Caption> said = narrator.tell(taken);
        assertEquals(
                List.of("meeple-builder", "meeple-builder", "meeple-miner"), icons(said.get(0)));
        assertEquals(0, said.get(0).parts().get(0).seat());
        assertTrue(said.get(0).text().contains("Ada"), said.get(0).text());
        assertTrue(said.get(1).text().startsWith("Clockwise"), said.get(1).text());
    }

    @Test
    void whoIsStillInHandIsSeenWhileEachOneIsPutDown() {
        narrator.tell(new Event.MeeplesTaken(0, 3, new int[] {1, 1, 0, 0, 0}, Street.CLOCKWISE));
        List<Caption> said = narrator.tell(new Event.MeepleSown(0, Meeple.MINER, 1));
        assertEquals(List.of("meeple-builder"), icons(said.get(0)));
        assertEquals(List.of("meeple-miner"), icons(said.get(1)));
    }

    @Test
    void theBetterShotsOddsAreSaidBeforeTheDiceAreThrown() {
        List<String> said = after(duel(Meeple.ROBBER, Meeple.DEPUTY));
        assertTrue(said.get(1).contains("Deputy before Robber"), said.get(1));
        assertTrue(said.get(1).contains("161 of 216"), said.get(1));
    }

    @Test
    void equalDiceKillTheWorseShotAndItIsSaidWhy() {
        List<String> said =
                after(
                        duel(Meeple.ROBBER, Meeple.DEPUTY),
                        roll(Street.S0, 4),
                        roll(Street.S1, 4),
                        new Event.ShowdownWon(1, Street.S1, Meeple.DEPUTY, 0, Meeple.ROBBER));
        assertTrue(said.get(1).startsWith("Equal dice"), said.get(1));
        assertTrue(said.get(1).contains("Deputy before Robber"), said.get(1));
    }

    @Test
    void aHigherDieNeedsNoOtherReason() {
        List<String> said =
                after(
                        duel(Meeple.ROBBER, Meeple.DEPUTY),
                        roll(Street.S0, 6),
                        roll(Street.S1, 4),
                        new Event.ShowdownWon(0, Street.S0, Meeple.ROBBER, 1, Meeple.DEPUTY));
        assertEquals("6 beats 4", said.get(1));
    }

    @Test
    void bothDiceStandBesideEachOther() {
        narrator.tell(duel(Meeple.ROBBER, Meeple.DEPUTY));
        narrator.tell(roll(Street.S0, 2));
        List<Caption> said = narrator.tell(roll(Street.S1, 5));
        assertEquals(List.of("die-2", "die-5"), icons(said.get(1)));
    }

    @Test
    void whatDynamiteCostsIsSaidOfEverybodyWhoLosesStones() {
        List<String> said = after(new Event.DynamiteExploded(0, 1, new int[] {2, 3}));
        assertTrue(said.get(0).contains("Ada 2, Ben 3"), said.get(0));
        assertTrue(said.get(1).contains("half of their stone"), said.get(1));
    }

    @Test
    void whoHasWonIsNotSaidBeforeItIsCounted() {
        List<String> said = after(new Event.GameEnded(new int[] {30, 20}, new int[] {1, 2}));
        assertFalse(String.join(" ", said).contains("Ada"), said.toString());
    }

    @Test
    void wholeGamesAreToldInEveryLanguageInTwoLinesAtMost() throws Exception {
        for (Language language : Language.values()) {
            Narrator<Event> teller = narrator(language);
            for (int seed = 0; seed < 10; seed++) {
                List<Event> events = randomGame(seed);
                for (Event event : events) {
                    assertWhole(teller.tell(event));
                }
            }
        }
    }

    private static void assertWhole(List<Caption> said) {
        if (said == null) {
            return;
        }
        assertTrue(!said.isEmpty() && said.size() <= 2, said.toString());
        for (Caption caption : said) {
            assertFalse(caption.text().isBlank());
            assertFalse(caption.text().contains("{"), caption.text());
        }
    }

    private static List<Event> randomGame(int seed) throws Exception {
        List<Event> events = new ArrayList<>();
        Match<Town, Event> match =
                new Match<>(Fistful.GAME, "players 2 first random seed " + seed, SEATS);
        Town town = match.positionAfter(0);
        MoveList legal = new MoveList();
        Random random = new Random(seed);
        while (town.decider() != Town.NOBODY) {
            Fistful.GAME.rules().legalMoves(town, legal);
            Fistful.GAME.rules().play(town, legal.get(random.nextInt(legal.size())), events::add);
        }
        return events;
    }
}
