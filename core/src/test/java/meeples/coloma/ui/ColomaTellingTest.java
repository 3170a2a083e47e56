package meeples.coloma.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import meeples.coloma.RandomPlay;
import meeples.coloma.model.Building;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Event;
import meeples.coloma.ui.log.ColomaTelling;
import meeples.coloma.ui.words.ValleyWords;
import meeples.game.tell.EventFacts;
import meeples.game.tell.EventRank;
import meeples.play.Eyes;
import meeples.play.Seat;
import meeples.text.Language;
import meeples.text.Texts;
import org.junit.jupiter.api.Test;

class ColomaTellingTest {
    private static final int GAMES = 120;

    private final ColomaTelling telling = new ColomaTelling();
    private final Texts english = ColomaTexts.in(Language.ENGLISH);

    @Test
    void everyEventIsToldInEveryLanguageAndItsRuleExplained() {
        Set<Class<?>> told = new HashSet<>();
        for (Language language : Language.values()) {
            Texts texts = ColomaTexts.in(language);
            // too rare for so few games
            assertFalse(telling.say(new Event.BarrelsShuffled(2), texts, List.of()).isBlank());
            told.add(Event.BarrelsShuffled.class);
            for (int game = 0; game < GAMES; game++) {
                Valley valley = new Valley(RandomPlay.anySetup(game));
                List<Seat> seats = ColomaTexts.seats(valley);
                play(
                        valley,
                        game,
                        event -> {
                            String sentence = telling.say(event, texts, seats);
                            assertFalse(sentence.isBlank());
                            assertFalse(sentence.contains("{"), sentence);
                            String rule = telling.facts(event).rule();
                            assertTrue(rule.isEmpty() || texts.has(rule), rule);
                            told.add(event.getClass());
                        });
            }
        }
        assertEquals(Event.class.getPermittedSubclasses().length, told.size());
    }

    @Test
    void aCardThatOthersMayNotSeeIsNotNamedToThem() {
        for (int game = 0; game < GAMES; game++) {
            Valley valley = new Valley(RandomPlay.anySetup(game));
            List<Seat> seats = ColomaTexts.seats(valley);
            ValleyWords words = new ValleyWords(english, seats);
            if (!valley.openHands()) {
                play(valley, game, event -> assertNoCardNamed(event, seats, words));
            }
        }
    }

    private void assertNoCardNamed(Event event, List<Seat> seats, ValleyWords words) {
        int owner = -1;
        int[] cards = {};
        if (event instanceof Event.CardsDrawn drawn) {
            owner = drawn.seat();
            cards = drawn.cards();
        } else if (event instanceof Event.CardPutBack back) {
            owner = back.seat();
            cards = new int[] {back.card()};
        }
        String told = telling.say(event.seenBy(Eyes.of(Math.max(owner, 0))), english, seats);
        String toNobody = telling.say(event.seenBy(Eyes.NOBODY), english, seats);
        String toAnother =
                telling.say(event.seenBy(Eyes.of((owner + 1) % seats.size())), english, seats);
        for (int card : cards) {
            String name = words.building(card);
            assertTrue(told.contains(name), told);
            assertFalse(toNobody.contains(name), toNobody);
            assertTrue(seats.size() == 1 || !toAnother.contains(name), toAnother);
        }
    }

    @Test
    void aRoundIsAHeadingAndItsNumberGoesOnThroughTheYears() {
        EventFacts facts = telling.facts(new Event.RoundStarted(1, 3, 2));
        assertEquals(EventRank.TURN_BEGINS, facts.rank());
        assertEquals(8, facts.turn());
    }

    @Test
    void shootoutsAndBarricadesAreMomentsToRemember() {
        int shootout = telling.facts(new Event.ShootoutFought(0, 0, 3, 2, true)).weight();
        int barricade = telling.facts(new Event.BarricadeMoved(1, 3)).weight();
        assertTrue(shootout > barricade && barricade > 0);
    }

    @Test
    void samIsCalledByHisNameThoughHeHasNoSeat() {
        List<Seat> alone = List.of(ColomaTexts.person("Ann"));
        String turn = telling.say(new Event.TurnStarted(Valley.SAM, 0), english, alone);
        assertEquals("Sam: 1 Workday", turn);
    }

    @Test
    void buildingsHaveNamesOfTheirOwnInEveryLanguage() {
        for (Language language : Language.values()) {
            ValleyWords words = new ValleyWords(ColomaTexts.in(language), List.of());
            Set<String> names = new HashSet<>();
            for (int building = 0; building <= Building.MILL; building++) {
                names.add(words.building(building));
                assertFalse(words.buildingDoes(building).contains("{"));
            }
            assertEquals(Building.ALL + 1, names.size());
        }
    }

    private static void play(Valley valley, int seed, Consumer<Event> witness) {
        RandomPlay play = new RandomPlay(seed);
        while (!RandomPlay.isOver(valley)) {
            play.step(valley, witness);
        }
    }
}
