package meeples.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import meeples.fistful.Fistful;
import meeples.fistful.RandomPlay;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.fistful.notation.SetupText;
import meeples.fistful.rules.Event;
import org.junit.jupiter.api.Test;

/** Watching a match: step by step, turn by turn, by itself, and from anywhere. */
class ReplayTest {
    private final Match<Town, Event> match = wholeMatch(4, 11);
    private final Replay<Town, Event> replay = new Replay<>(match);
    private final List<String> told = new ArrayList<>();

    private static Match<Town, Event> wholeMatch(int players, int seed) {
        try {
            Match<Town, Event> match =
                    new Match<>(
                            Fistful.GAME, SetupText.write(Setup.of(players, seed)), seats(players));
            RandomPlay play = new RandomPlay(seed);
            while (!match.isOver()) {
                match.play(play.choose(match.position()));
            }
            return match;
        } catch (BadTextException bad) {
            throw new AssertionError(bad);
        }
    }

    private static List<Seat> seats(int players) {
        List<Seat> seats = new ArrayList<>();
        for (int i = 0; i < players; i++) {
            seats.add(new Seat("Player " + i, "", "orange", "boot"));
        }
        return seats;
    }

    private void watch() {
        match.addWatcher(
                WatchOrder.SHOWS,
                new MatchWatcher<Event>() {
                    @Override
                    public void played(int seat, int move, List<Event> events) {
                        told.add("played " + match.size());
                    }

                    @Override
                    public void wentTo(int decisions) {
                        told.add("went to " + decisions);
                    }
                });
    }

    @Test
    void stepsOnAreToldAsDecisionsAndStepsBackAsJumps() {
        replay.goTo(0);
        watch();
        replay.stepOn();
        replay.stepOn();
        replay.stepBack();
        assertEquals(List.of("played 1", "played 2", "went to 1"), told);
    }

    @Test
    void everyPointLooksTheSameFromBothSides() {
        List<Town> forwards = new ArrayList<>();
        replay.goTo(0);
        forwards.add(match.position().copy());
        while (!replay.isAtEnd()) {
            replay.stepOn();
            forwards.add(match.position().copy());
        }
        for (int at = replay.length(); at >= 0; at--) {
            assertEquals(forwards.get(at), match.position());
            replay.stepBack();
        }
        assertTrue(replay.isAtStart());
    }

    @Test
    void goingFurtherThanThereIsStopsAtTheEnds() {
        replay.goTo(-5);
        assertEquals(0, replay.at());
        replay.goTo(Integer.MAX_VALUE);
        assertEquals(replay.length(), replay.at());
        replay.stepOn();
        assertEquals(replay.length(), replay.at());
    }

    @Test
    void turnsAreSteppedOverWhole() {
        replay.goTo(0);
        List<Integer> starts = new ArrayList<>();
        while (!replay.isAtEnd()) {
            starts.add(replay.at());
            int turn = replay.turn(replay.at());
            replay.turnOn();
            assertTrue(replay.isAtEnd() || replay.turn(replay.at()) > turn);
            assertEquals(turn, replay.turn(replay.at() - 1), "no decision of it is left out");
        }
        assertTrue(starts.size() > 10);
        for (int i = starts.size() - 1; i >= 0; i--) {
            replay.turnBack();
            assertEquals(starts.get(i), replay.at());
        }
        replay.goTo(starts.get(5));
        replay.stepOn();
        replay.turnBack();
        assertEquals(starts.get(5), replay.at());
    }

    @Test
    void itGoesOnByItselfWhenEverythingHasBeenSeen() {
        replay.goTo(0);
        replay.play();
        replay.update(0.01, true);
        assertEquals(0, replay.at());
        replay.update(0.01, false);
        assertEquals(1, replay.at());
        replay.update(0.01, false);
        assertEquals(1, replay.at(), "there is a moment to see what was decided");
        replay.pause();
        replay.update(10, false);
        assertEquals(1, replay.at());
    }

    @Test
    void itStopsAtTheEndAndBeginsAgainFromThere() {
        replay.goTo(0);
        replay.play();
        for (int i = 0; i < 2 * replay.length() && replay.isPlaying(); i++) {
            replay.update(10, false);
        }
        assertTrue(replay.isAtEnd());
        assertFalse(replay.isPlaying());
        replay.play();
        assertTrue(replay.isAtStart());
    }

    @Test
    void twiceTheSpeedTakesHalfTheTime() {
        double slow = secondsForOneHundredDecisions(1, false);
        assertEquals(slow / 2, secondsForOneHundredDecisions(2, false), slow / 20);
        assertEquals(slow * 2, secondsForOneHundredDecisions(0.5, false), slow / 10);
    }

    @Test
    void whereNothingMovesEachPositionStandsForLonger() {
        assertTrue(
                secondsForOneHundredDecisions(1, true)
                        > 50 + secondsForOneHundredDecisions(1, false));
    }

    private double secondsForOneHundredDecisions(double speed, boolean still) {
        replay.goTo(0);
        replay.setSpeed(speed);
        replay.setStill(still);
        replay.play();
        int frames = 0;
        while (replay.at() < 100) {
            replay.update(0.001, false);
            frames++;
        }
        return frames * 0.001;
    }

    @Test
    void steppingByHandStopsWhatGoesOnByItself() {
        replay.goTo(20);
        replay.play();
        replay.stepBack();
        assertFalse(replay.isPlaying());
    }

    @Test
    void anotherMatchCanBePlayedOnFromAnyPoint() {
        List<Seat> others = seats(4);
        others.set(2, new Seat("Bot", "marshal", "ivory", "skull"));
        Match<Town, Event> branch = match.branch(60, others);
        assertEquals(match.positionAfter(60), branch.position());
        assertEquals(60, branch.length());
        assertEquals("marshal", branch.seats().get(2).bot());
        RandomPlay play = new RandomPlay(99);
        while (!branch.isOver()) {
            branch.play(play.choose(branch.position()));
        }
        assertTrue(match.isOver(), "the match that it came from stays as it was");
        assertEquals("", match.seats().get(2).bot());
    }
}
