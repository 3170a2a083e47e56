package meeples.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import meeples.toy.Hand;
import meeples.toy.HandEvent;
import meeples.toy.HandRules;
import meeples.toy.Toy;
import org.junit.jupiter.api.Test;

/** Everybody chooses at once, in any order. */
class BallotTest {
    private static final int BOT = 1;

    private final HandRules rules = new HandRules();
    private Match<Hand, HandEvent> match;
    private Ballot<Hand, HandEvent> ballot;

    private void sit(int seats, boolean withBot) throws Exception {
        List<Seat> people = new ArrayList<>();
        for (int i = 0; i < seats; i++) {
            people.add(new Seat("P" + i, withBot && i == BOT ? "clever" : "", "orange", "boot"));
        }
        match = new Match<>(Toy.GAME, "seats " + seats + " seed 11", people);
        ballot = new Ballot<>(match);
    }

    private int anyCard(int seat) {
        MoveList legal = new MoveList();
        rules.legalMoves(ballot.positionFor(seat), legal);
        return legal.get(legal.size() - 1);
    }

    @Test
    void seatsChooseOutOfOrderAndArePlayedInOrder() throws Exception {
        sit(3, false);
        assertEquals(List.of(0, 1, 2), ballot.voters());
        int[] cards = new int[3];
        for (int seat : new int[] {2, 0, 1}) {
            assertFalse(ballot.isComplete());
            assertEquals(MoveChooser.NONE, ballot.due(), "nobody is played before all are ready");
            assertEquals(seat, rules.decider(ballot.positionFor(seat)));
            cards[seat] = anyCard(seat);
            ballot.choose(seat, cards[seat]);
            assertTrue(ballot.isReady(seat));
        }
        assertEquals(0, match.size(), "the match knows nothing of it yet");
        for (int seat = 0; seat < 3; seat++) {
            assertTrue(ballot.isComplete());
            assertEquals(seat, match.decider());
            int due = ballot.due();
            assertEquals(cards[seat], due);
            match.play(due);
        }
        assertFalse(ballot.isReady(0));
        assertEquals(MoveChooser.NONE, ballot.due());
    }

    @Test
    void aChoiceCanBeChangedUntilAllAreReady() throws Exception {
        sit(2, false);
        ballot.choose(0, anyCard(0));
        MoveList legal = new MoveList();
        rules.legalMoves(ballot.positionFor(0), legal);
        ballot.withdraw(0);
        assertFalse(ballot.isReady(0));
        ballot.choose(0, legal.get(0));
        ballot.choose(1, anyCard(1));
        assertEquals(legal.get(0), ballot.due());
    }

    @Test
    void botsDecideForThemselvesInBetween() throws Exception {
        sit(3, true);
        assertEquals(List.of(0, 2), ballot.voters());
        ballot.choose(2, anyCard(2));
        ballot.choose(0, anyCard(0));
        match.play(ballot.due());
        assertEquals(BOT, match.decider());
        assertEquals(MoveChooser.NONE, ballot.due(), "a bot chooses on its own");
        MoveList legal = new MoveList();
        match.legalMoves(legal);
        match.play(legal.get(0));
        assertTrue(ballot.isOpen(), "one choice still waits");
        match.play(ballot.due());
        assertEquals(3, match.size());
    }

    @Test
    void whoIsAloneAmongBotsIsAskedAsAlways() throws Exception {
        sit(2, true);
        assertFalse(ballot.isOpen());
    }

    @Test
    void nobodyChoosesWhatIsNotTheirs() throws Exception {
        sit(2, false);
        int others = anyCard(1);
        assertThrows(IllegalMoveException.class, () -> ballot.choose(0, others));
        assertFalse(ballot.isReady(0));
    }

    @Test
    void whereThereIsNothingToChooseTogetherThereIsNoBallot() throws Exception {
        sit(2, false);
        ballot.choose(0, anyCard(0));
        ballot.choose(1, anyCard(1));
        match.play(ballot.due());
        match.play(ballot.due());
        assertTrue(match.position().prize() > 0, "the winner is asked about the prize");
        assertFalse(ballot.isOpen());
        assertThrows(IllegalStateException.class, () -> ballot.positionFor(1 - match.decider()));
    }

    @Test
    void goingElsewhereForgetsWhatWasChosen() throws Exception {
        sit(2, false);
        ballot.choose(1, anyCard(1));
        ballot.clear();
        assertFalse(ballot.isReady(1));
    }
}
