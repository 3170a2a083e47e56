package meeples.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import meeples.fistful.Fistful;
import meeples.fistful.RandomPlay;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.fistful.notation.EventText;
import meeples.fistful.notation.MoveText;
import meeples.fistful.notation.SetupText;
import meeples.fistful.rules.Event;
import org.junit.jupiter.api.Test;

/** A match: deciding, taking back, making again, looking at any moment. */
class MatchTest {
    /** A town on one line: player 1 to move, nobody near any treasure. */
    private static final String QUIET =
            "town players 2 first 1 / north people BBB BMR BBB BBB BBB - / south people"
                    + " BBB BBB - - - - / saloon V";

    private static Match<Town, Event> match(String setup) {
        try {
            int players = Fistful.GAME.notation().start(setup).players();
            List<Seat> seats = new ArrayList<>();
            for (int i = 0; i < players; i++) {
                seats.add(new Seat("Player " + i, "", "orange", "boot"));
            }
            return new Match<>(Fistful.GAME, setup, seats);
        } catch (BadTextException bad) {
            throw new AssertionError(bad);
        }
    }

    private static Match<Town, Event> play(Match<Town, Event> match, String... moves) {
        try {
            for (String move : moves) {
                match.play(MoveText.read(move));
            }
            return match;
        } catch (BadTextException bad) {
            throw new AssertionError(bad);
        }
    }

    private static Match<Town, Event> randomMatch(int number, int decisions) {
        Match<Town, Event> match = match(SetupText.write(RandomPlay.anySetup(number)));
        RandomPlay play = new RandomPlay(number);
        while (!match.isOver() && match.size() < decisions) {
            match.play(play.choose(match.position()));
        }
        return match;
    }

    @Test
    void anIllegalMoveIsRefusedAndChangesNothing() {
        Match<Town, Event> match = play(match(QUIET), "take b1 clockwise from d2");
        Town before = match.position().copy();
        List<String> told = record(match);
        IllegalMoveException refused =
                assertThrows(IllegalMoveException.class, () -> play(match, "sow deputy"));
        assertEquals("no such meeple is in hand", refused.getMessage());
        assertThrows(IllegalMoveException.class, () -> match.play(-1));
        assertEquals(before, match.position());
        assertEquals(1, match.size());
        assertEquals(List.of(), told);
    }

    @Test
    void undoThenRedoGivesTheSamePosition() {
        for (int number = 0; number < 30; number++) {
            Match<Town, Event> match = randomMatch(number, 500);
            Town end = match.position().copy();
            int decisions = match.size();
            int back = Math.min(decisions, 1 + number * 7);
            for (int i = 0; i < back; i++) {
                match.undo();
            }
            assertTrue(match.canRedo());
            while (match.canRedo()) {
                match.redo();
            }
            assertEquals(end, match.position());
            assertEquals(decisions, match.size());
            assertThrows(IllegalMoveException.class, match::redo);
        }
    }

    @Test
    void aNewDecisionForgetsWhatCouldBeRedone() {
        Match<Town, Event> match = randomMatch(2, 100);
        match.goTo(37);
        RandomPlay play = new RandomPlay(99);
        while (match.size() < 60) {
            match.play(play.choose(match.position()));
            assertFalse(match.canRedo());
            assertEquals(match.size(), match.length());
        }
        Town replayed = match.positionAfter(0);
        for (int i = 0; i < match.size(); i++) {
            assertEquals(match.positionAfter(i), replayed);
            assertEquals(match.seat(i), replayed.decider());
            RandomPlay.RULES.play(replayed, match.move(i), null);
        }
        assertEquals(match.position(), replayed);
    }

    @Test
    void anyMomentCanBeLookedAtAndGoneTo() {
        Match<Town, Event> match = randomMatch(5, 120);
        Town now = match.position().copy();
        List<Town> moments = new ArrayList<>();
        for (int i = 0; i <= match.length(); i++) {
            moments.add(match.positionAfter(i));
        }
        assertEquals(now, match.position(), "looking changes nothing");
        for (int i : new int[] {0, 120, 16, 17, 15, 64, 119, 32, 120}) {
            match.goTo(i);
            assertEquals(moments.get(i), match.position());
            assertEquals(i, match.size());
        }
        assertThrows(IndexOutOfBoundsException.class, () -> match.goTo(121));
        assertThrows(IndexOutOfBoundsException.class, () -> match.positionAfter(-1));
        assertEquals(now, match.position());
    }

    @Test
    void whatIsLookedAtIsACopy() {
        Match<Town, Event> match = randomMatch(5, 40);
        match.positionAfter(20).addGold(0, 5);
        assertNotEquals(match.positionAfter(20).gold(0) + 5, match.positionAfter(20).gold(0));
        assertEquals(match.positionAfter(20), match.positionAfter(20));
        match.goTo(20);
        assertEquals(match.positionAfter(20), match.position());
    }

    @Test
    void watchersAreToldOfDecisionsAndJumps() {
        Match<Town, Event> match = match(QUIET);
        List<String> told = record(match);
        play(match, "take b0 clockwise from d1");
        match.undo();
        match.redo();
        assertEquals(
                List.of(
                        "0 take b0 clockwise from d1",
                        "taken 1 b0 BBB clockwise",
                        "sown 1 builder d1",
                        "sown 1 builder d2",
                        "sown 1 builder d3",
                        "went to 0",
                        "0 take b0 clockwise from d1",
                        "taken 1 b0 BBB clockwise",
                        "sown 1 builder d1",
                        "sown 1 builder d2",
                        "sown 1 builder d3"),
                told);
    }

    @Test
    void whoWritesDownHearsBeforeWhoShowsAndWhoCommentsLast() {
        Match<Town, Event> match = match(QUIET);
        List<String> told = new ArrayList<>();
        match.addWatcher(WatchOrder.COMMENTS, telling("face", told));
        match.addWatcher(WatchOrder.SHOWS, telling("table", told));
        match.addWatcher(WatchOrder.RECORDS, telling("log", told));
        match.addWatcher(WatchOrder.SHOWS, telling("other table", told));
        play(match, "take b0 clockwise from d1");
        assertEquals(List.of("log", "table", "other table", "face"), told);
        match.undo();
        assertEquals(List.of("log", "table", "other table", "face"), told.subList(4, 8));
    }

    private static MatchWatcher<Event> telling(String name, List<String> told) {
        return new MatchWatcher<>() {
            @Override
            public void played(int seat, int move, List<Event> events) {
                told.add(name);
            }

            @Override
            public void wentTo(int decisions) {
                told.add(name);
            }
        };
    }

    @Test
    void nothingCanBeTakenBackBeforeTheFirstDecision() {
        assertThrows(IllegalMoveException.class, match(QUIET)::undo);
    }

    @Test
    void aWatcherCanLeaveWhileBeingTold() {
        Match<Town, Event> match = match(QUIET);
        List<String> told = new ArrayList<>();
        MatchWatcher<Event> once =
                new MatchWatcher<>() {
                    @Override
                    public void played(int seat, int move, List<Event> events) {
                        told.add(MoveText.write(move));
                        match.removeWatcher(this);
                    }

                    @Override
                    public void wentTo(int decisions) {}
                };
        match.addWatcher(WatchOrder.SHOWS, once);
        List<String> other = record(match);
        play(match, "take b0 clockwise from d1", "resolve d1");
        assertEquals(List.of("take b0 clockwise from d1"), told);
        assertTrue(other.contains("0 resolve d1"));
    }

    @Test
    void seatsMustFitTheGameAndCanBeTakenByOthers() {
        Seat doc = new Seat("Doc", "marshal", "green", "cactus");
        assertThrows(
                BadTextException.class,
                () ->
                        new Match<>(
                                Fistful.GAME, SetupText.write(Setup.of(3, 1)), List.of(doc, doc)));
        Match<Town, Event> match = match(QUIET);
        assertTrue(match.seats().get(1).isHuman());
        match.setSeat(1, doc);
        assertFalse(match.seats().get(1).isHuman());
        assertThrows(UnsupportedOperationException.class, () -> match.seats().add(doc));
    }

    private static List<String> record(Match<Town, Event> match) {
        List<String> told = new ArrayList<>();
        match.addWatcher(
                WatchOrder.SHOWS,
                new MatchWatcher<Event>() {
                    @Override
                    public void played(int seat, int move, List<Event> events) {
                        told.add(seat + " " + MoveText.write(move));
                        events.forEach(event -> told.add(EventText.write(event)));
                    }

                    @Override
                    public void wentTo(int decisions) {
                        told.add("went to " + decisions);
                    }
                });
        return told;
    }
}
