package meeples.room.log;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import meeples.fistful.Fistful;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.ui.FistfulGame;
import meeples.fistful.ui.log.FistfulTelling;
import meeples.game.tell.EventFacts;
import meeples.game.tell.EventRank;
import meeples.game.tell.EventTelling;
import meeples.play.Eyes;
import meeples.play.Match;
import meeples.play.MoveList;
import meeples.play.Seat;
import meeples.testing.GameTexts;
import meeples.text.Language;
import meeples.text.Texts;
import meeples.toy.Hand;
import meeples.toy.HandEvent;
import meeples.toy.Toy;
import org.junit.jupiter.api.Test;

class LogBookTest {
    private static final List<Seat> SEATS =
            List.of(
                    new Seat("Ada", "", "orange", "horseshoe"),
                    new Seat("Ben", "", "green", "cactus"),
                    new Seat("Cleo", "", "ivory", "skull"));

    private static Match<Town, Event> match(int seed) throws Exception {
        return new Match<>(Fistful.GAME, "players 3 first random seed " + seed, SEATS);
    }

    private static LogBook<Town, Event> log(Match<Town, Event> match) {
        return new LogBook<>(new FistfulTelling(), match, Eyes.NOBODY);
    }

    private static void playRandomly(Match<Town, Event> match, Random random, int most) {
        MoveList legal = new MoveList();
        for (int i = 0; i < most && !match.isOver(); i++) {
            match.legalMoves(legal);
            match.play(legal.get(random.nextInt(legal.size())));
        }
    }

    @Test
    void everyEventIsSaidInAllThreeLanguagesWithNothingLeftOpen() throws Exception {
        Set<Class<?>> said = new HashSet<>();
        Texts texts = texts();
        for (int seed = 0; seed < 30; seed++) {
            Match<Town, Event> match = match(seed);
            LogBook<Town, Event> log = log(match);
            playRandomly(match, new Random(seed), 10_000);
            for (Language language : Language.values()) {
                texts.speak(language);
                for (LogEntry<Event> entry : log.entries()) {
                    String text = log.say(entry, texts);
                    assertFalse(text.isBlank());
                    assertFalse(text.contains("{") || text.contains("null"), text);
                    said.add(entry.event().getClass());
                }
            }
        }
        assertEquals(Event.class.getPermittedSubclasses().length, said.size());
    }

    @Test
    void whatIsTakenBackDisappearsAndComesBackWhenRedone() throws Exception {
        Match<Town, Event> match = match(9);
        LogBook<Town, Event> log = log(match);
        playRandomly(match, new Random(9), 80);
        List<LogEntry<Event>> all = List.copyOf(log.entries());
        match.goTo(30);
        assertTrue(log.entries().size() < all.size());
        assertEquals(all.subList(0, log.entries().size()), log.entries());
        while (match.canRedo()) {
            match.redo();
        }
        assertEquals(said(all), said(log.entries()));
    }

    @Test
    void aLogOpenedLaterTellsTheSameStory() throws Exception {
        Match<Town, Event> match = match(12);
        LogBook<Town, Event> log = log(match);
        playRandomly(match, new Random(12), 10_000);
        assertEquals(said(log.entries()), said(log(match).entries()));
    }

    /** The card that others see of a secret one. */
    private static final int UNSEEN = 0;

    /** Tells events of the toy game as they are. */
    private static final EventTelling<HandEvent> PLAINLY =
            new EventTelling<>() {
                @Override
                public String say(HandEvent event, Texts texts, List<Seat> seats) {
                    return event.toString();
                }

                @Override
                public EventFacts facts(HandEvent event) {
                    return EventFacts.of(EventRank.STEP, "hint");
                }
            };

    @Test
    void theLogTellsASecretOnlyToTheEyesThatKnowItAndIsToldAnewForOthers() throws Exception {
        Match<Hand, HandEvent> match = new Match<>(Toy.GAME, "seats 3 seed 4", SEATS);
        LogBook<Hand, HandEvent> log = new LogBook<>(PLAINLY, match, Eyes.of(0));
        MoveList legal = new MoveList();
        match.legalMoves(legal);
        int seat = match.decider();
        int card = legal.get(0);
        match.play(card);
        HandEvent secret = new HandEvent.CardChosen(seat, card);
        log.setEyes(Eyes.of(seat));
        assertEquals(secret, log.entries().get(0).event());
        for (Eyes others : List.of(Eyes.NOBODY, Eyes.of((seat + 1) % 3))) {
            log.setEyes(others);
            assertEquals(new HandEvent.CardChosen(seat, UNSEEN), log.entries().get(0).event());
        }
        log.setEyes(Eyes.EVERYBODY);
        assertEquals(secret, log.entries().get(0).event());
    }

    private static List<String> said(List<LogEntry<Event>> entries) {
        FistfulTelling telling = new FistfulTelling();
        Texts texts = texts();
        return entries.stream()
                .map(
                        e ->
                                e.decision()
                                        + " "
                                        + e.turn()
                                        + " "
                                        + e.seat()
                                        + telling.say(e.event(), texts, SEATS))
                .toList();
    }

    private static Texts texts() {
        return GameTexts.of(new FistfulGame(), Language.ENGLISH);
    }
}
