package meeples.room.sitting;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import meeples.game.ask.Errand;
import meeples.game.ask.Past;
import meeples.platform.MemoryStorage;
import meeples.play.Match;
import meeples.play.MoveChooser;
import meeples.play.Seat;
import meeples.room.saves.MatchKeeper;
import meeples.search.SlicedThinking;
import meeples.settings.Settings;
import meeples.toy.Hand;
import meeples.toy.HandEvent;
import meeples.toy.Toy;
import meeples.toy.ToyGame;
import org.junit.jupiter.api.Test;

/** Whatever a question can ask of the match it gets as the one who is asked knows it. */
class SittingSecretsTest {
    private static Sitting<Hand, HandEvent> sit(String... bots) throws Exception {
        List<Seat> seats = new ArrayList<>();
        for (String bot : bots) {
            seats.add(new Seat("P" + seats.size(), bot, "orange", "boot"));
        }
        ToyGame game = new ToyGame();
        return new Sitting<>(
                game,
                new Match<>(Toy.GAME, "seats " + bots.length + " seed 5", seats),
                new SlicedThinking(System::nanoTime, 8),
                new MatchKeeper<>(game, new MemoryStorage(), () -> 0),
                Coach.none(),
                new Settings(),
                new Screen());
    }

    private static int lowest(Sitting<Hand, HandEvent> sitting, int seat) {
        return sitting.position().cardsOf(seat)[0];
    }

    @Test
    void thePastIsDealtForWhoeverIsAskedAndNotForTheOneWhosePlaceComesFirst() throws Exception {
        Sitting<Hand, HandEvent> sitting = sit("", "");
        sitting.vote(0, lowest(sitting, 0));
        assertEquals(1, sitting.asked());
        assertEquals(0, sitting.match().decider(), "the first choice waits to be played");
        assertKnows(1, sitting.past().positionAfter(0), sitting);
    }

    /** The position has this seat's own cards and others than the other one's. */
    private static void assertKnows(int seat, Hand known, Sitting<Hand, HandEvent> sitting) {
        Hand real = sitting.position();
        assertArrayEquals(real.cardsOf(seat), known.cardsOf(seat));
        assertNotEquals(
                Arrays.toString(real.cardsOf(1 - seat)), Arrays.toString(known.cardsOf(1 - seat)));
    }

    @Test
    void whatAnotherHasChosenInSecretIsNotInThePast() throws Exception {
        Sitting<Hand, HandEvent> sitting = sit("", "");
        int chosen = lowest(sitting, 0);
        sitting.match().play(chosen);
        Past<Hand> past = sitting.past();
        assertEquals(MoveChooser.NONE, past.move(0), "it is for the other to choose now");
        sitting.match().undo();
        assertEquals(chosen, past.move(0), "who has chosen it may know");
    }

    @Test
    void whoeverAnswersForAPlayerIsShownNoMoreThanThePlayerKnows() throws Exception {
        Sitting<Hand, HandEvent> sitting = sit("", "high");
        List<Hand> shown = new ArrayList<>();
        boolean[] asked = {false};
        sitting.automate(
                new Errand<>() {
                    @Override
                    public boolean isAbout(Hand hand) {
                        shown.add(hand);
                        return true;
                    }

                    @Override
                    public boolean mayDo(Hand hand, int move) {
                        shown.add(hand);
                        asked[0] = true;
                        return false;
                    }
                });
        while (!asked[0]) {
            sitting.update(0);
        }
        assertSame(shown.get(0), shown.get(1), "it is dealt once, not in every frame");
        sitting.playAll(
                hand -> {
                    shown.add(hand);
                    return MoveChooser.NONE;
                });
        assertTrue(shown.size() >= 3);
        for (Hand hand : shown) {
            assertKnows(0, hand, sitting);
        }
    }

    /** Nothing moves there. */
    private static final class Screen implements Sitting.Host {
        @Override
        public boolean isBusy() {
            return false;
        }

        @Override
        public void finish() {}

        @Override
        public void moved() {}

        @Override
        public void notSaved() {
            throw new AssertionError("memory keeps everything");
        }

        @Override
        public void botFailed(int seat, Throwable failure) {
            throw new AssertionError(failure);
        }

        @Override
        public void heldBack(String why) {
            throw new AssertionError(why);
        }
    }
}
