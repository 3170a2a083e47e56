package meeples.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import meeples.fistful.Fistful;
import meeples.fistful.model.Town;
import meeples.fistful.notation.MoveText;
import meeples.fistful.rules.Event;
import meeples.toy.Hand;
import meeples.toy.HandEvent;
import meeples.toy.HandRules;
import meeples.toy.Toy;
import org.junit.jupiter.api.Test;

/** What may be taken back, and how far. */
class TakebacksTest {
    /** A town on one line: player 1 to move, nobody near any treasure. */
    private static final String QUIET =
            "town players 2 first 1 / north people BBB BMR BBB BBB BBB - / south people"
                    + " BBB BBB - - - - / saloon V";

    /** The same with a robber next door to miners: chance will speak. */
    private static final String RICH =
            "town players 2 first 1 / north people BBB BBR MMM BBB BBB - / south people BBB BBB -"
                    + " - - -";

    private Takebacks<Town> takebacks;

    private Match<Town, Event> town(String setup) throws Exception {
        Match<Town, Event> match = new Match<>(Fistful.GAME, setup, people(2));
        takebacks = new Takebacks<>(match, town -> MoveChooser.NONE);
        return match;
    }

    private static List<Seat> people(int count) {
        List<Seat> seats = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            seats.add(new Seat("Player " + i, "", "orange", "boot"));
        }
        return seats;
    }

    private void play(Match<Town, Event> match, String... moves) throws Exception {
        for (String move : moves) {
            match.play(MoveText.read(move));
            takebacks.note(match.size() - 1, true);
        }
    }

    private int target() {
        return takebacks.target(Eyes.EVERYBODY);
    }

    @Test
    void goesBackDecisionByDecisionWithinTheTurn() throws Exception {
        Match<Town, Event> match = town(QUIET);
        List<Town> positions = new ArrayList<>();
        for (String move :
                List.of("take b1 clockwise from d2", "sow miner", "sow robber", "resolve d3")) {
            positions.add(match.position().copy());
            play(match, move);
        }
        for (int i = 3; i >= 0; i--) {
            assertEquals(i, target());
            match.undo();
            assertEquals(positions.get(i), match.position());
        }
        assertEquals(Takebacks.NONE, target());
    }

    @Test
    void stopsWhereChanceSpoke() throws Exception {
        Match<Town, Event> match = town(RICH);
        play(match, "take b1 clockwise from d2", "sow robber", "resolve d2");
        assertTrue(match.position().chances() > 0);
        assertEquals(Takebacks.NONE, target());
        Match<Town, Event> before = town(RICH);
        play(before, "take b1 clockwise from d2", "sow robber", "resolve d4");
        assertEquals(2, target());
    }

    @Test
    void callsBotsBackThatHavePlayedWithoutChance() throws Exception {
        Match<Town, Event> match = town(QUIET);
        play(match, "take b0 clockwise from d1", "resolve d1", "resolve d2");
        assertEquals(1, match.decider());
        assertEquals(2, target());
        assertEquals(0, match.seat(target()));
        match.setSeat(1, new Seat("Doc", "marshal", "green", "cactus"));
        match.play(MoveText.read("take b1 clockwise from d2"));
        takebacks.note(match.size() - 1, false);
        assertEquals(2, target(), "the bot has only begun");
        Takebacks<Town> restored = new Takebacks<>(match, town -> MoveChooser.NONE);
        assertEquals(2, restored.target(Eyes.EVERYBODY));
        match.goTo(target());
        assertEquals(0, match.decider());
    }

    @Test
    void whatMadeItselfIsNotAStepOfItsOwn() throws Exception {
        Match<Town, Event> match = town(QUIET);
        play(match, "take b1 clockwise from d2", "sow miner", "sow robber");
        match.play(MoveText.read("resolve d3"));
        takebacks.note(3, false);
        assertEquals(2, target());
        assertTrue(takebacks.madeItself(3));
        assertTrue(takebacks.canChange(0, Eyes.NOBODY));
        match.goTo(3);
        assertTrue(takebacks.nextMadeItself());
        Takebacks<Town> restored =
                new Takebacks<>(match.branch(4, match.seats()), town -> match.move(3));
        assertEquals(2, restored.target(Eyes.EVERYBODY));
    }

    @Test
    void inPracticeChanceDoesNotCount() throws Exception {
        Match<Town, Event> match = town(RICH);
        play(match, "take b1 clockwise from d2", "sow robber", "resolve d2");
        match.setPractice(true);
        for (int i = 2; i >= 0; i--) {
            assertEquals(i, target());
            match.undo();
        }
        assertEquals(Takebacks.NONE, target());
    }

    @Test
    void aSecretIsTakenBackOnlyByTheOneWhoChoseIt() throws Exception {
        Match<Hand, HandEvent> match = hands(3);
        Takebacks<Hand> hands = new Takebacks<>(match, hand -> MoveChooser.NONE);
        choose(match, hands);
        assertEquals(0, hands.target(Eyes.of(0)));
        assertEquals(Takebacks.NONE, hands.target(Eyes.of(1)));
        assertEquals(Takebacks.NONE, hands.target(Eyes.NOBODY));
        match.setPractice(true);
        assertEquals(Takebacks.NONE, hands.target(Eyes.of(1)), "not even in practice");
        choose(match, hands);
        assertEquals(Takebacks.NONE, hands.target(Eyes.of(0)), "another secret is in between");
        assertEquals(1, hands.target(Eyes.of(1)));
    }

    @Test
    void whatEverybodyKnowsCannotBeTakenBack() throws Exception {
        Match<Hand, HandEvent> match = hands(2);
        Takebacks<Hand> hands = new Takebacks<>(match, hand -> MoveChooser.NONE);
        choose(match, hands);
        assertTrue(hands.canChange(0, Eyes.of(0)));
        assertFalse(hands.canChange(0, Eyes.of(1)), "it is another's secret");
        choose(match, hands);
        assertTrue(match.revealed(1), "the cards have been shown");
        assertEquals(Takebacks.NONE, hands.target(Eyes.of(1)));
        assertFalse(hands.canChange(0, Eyes.EVERYBODY));
    }

    private static Match<Hand, HandEvent> hands(int seats) throws Exception {
        return new Match<>(Toy.GAME, "seats " + seats + " seed 7", people(seats));
    }

    private static void choose(Match<Hand, HandEvent> match, Takebacks<Hand> takebacks) {
        MoveList legal = new MoveList();
        new HandRules().legalMoves(match.position(), legal);
        match.play(legal.get(0));
        takebacks.note(match.size() - 1, true);
    }
}
