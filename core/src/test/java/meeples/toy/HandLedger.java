package meeples.toy;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import meeples.play.Books;

/** Keeps books of the toy game from what is told. */
final class HandLedger implements Books<Hand, HandEvent> {
    private final int[] cards;
    private final int[] bets;
    private final int[] chosen;
    private final int[] points;
    private int played;
    private int round;
    private int prize;
    private int winner = -1;
    private boolean over;

    /** Opens the books with the hands that were dealt. */
    HandLedger(Hand hand) {
        cards = Arrays.copyOf(hand.cards, hand.hands());
        bets = new int[hand.seats];
        chosen = new int[hand.hands()];
        points = new int[hand.hands()];
    }

    @Override
    public void accept(HandEvent event) {
        if (event instanceof HandEvent.BetMade e) {
            bets[e.seat()] = e.number();
        } else if (event instanceof HandEvent.BetsShown e) {
            assertArrayEquals(bets, e.numbers());
        } else if (event instanceof HandEvent.BetWon e) {
            points[e.seat()]++;
        } else if (event instanceof HandEvent.CardChosen e) {
            chosen[e.seat()] = e.card();
        } else if (event instanceof HandEvent.CardsShown e) {
            show(e.cards());
        } else if (event instanceof HandEvent.PrizeRolled e) {
            winner = e.seat();
            prize = e.prize();
        } else if (event instanceof HandEvent.PrizeTaken e) {
            take(e);
        } else if (event instanceof HandEvent.HandEnded) {
            over = true;
        }
    }

    private void show(int[] shown) {
        for (int i = 0; i < shown.length; i++) {
            cards[i] &= ~(1 << shown[i]);
            played |= 1 << shown[i];
        }
        Arrays.fill(chosen, Hand.NONE);
    }

    private void take(HandEvent.PrizeTaken taken) {
        points[taken.seat()] += taken.prize();
        winner = -1;
        prize = 0;
        round++;
    }

    @Override
    public void checkAgainst(Hand hand) {
        assertArrayEquals(cards, hand.cards, "cards in hand");
        assertArrayEquals(chosen, hand.chosen, "chosen cards");
        assertArrayEquals(points, hand.points, "points");
        boolean rolled = round > 0 || prize > 0;
        assertArrayEquals(rolled ? new int[hand.seats] : bets, hand.bets, "bets");
        assertEquals(played, hand.played, "cards played");
        assertEquals(round, hand.round, "round");
        assertEquals(prize, hand.prize, "prize");
        assertEquals(winner, hand.winner, "winner");
        assertEquals(over, hand.phase == Hand.Phase.OVER, "the end");
    }
}
