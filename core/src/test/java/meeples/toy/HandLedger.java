package meeples.toy;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import meeples.play.Books;

/** Keeps books of the toy game from what is told. */
final class HandLedger implements Books<Hand, HandEvent> {
    private final Entries entries = new Entries();
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
        event.accept(entries);
    }

    private final class Entries implements HandEvent.Visitor<Void> {
        @Override
        public Void visit(HandEvent.BetMade made) {
            bets[made.seat()] = made.number();
            return null;
        }

        @Override
        public Void visit(HandEvent.BetsShown shown) {
            assertArrayEquals(bets, shown.numbers());
            return null;
        }

        @Override
        public Void visit(HandEvent.BetWon won) {
            points[won.seat()]++;
            return null;
        }

        @Override
        public Void visit(HandEvent.CardChosen one) {
            chosen[one.seat()] = one.card();
            return null;
        }

        @Override
        public Void visit(HandEvent.CardsShown shown) {
            show(shown.cards());
            return null;
        }

        @Override
        public Void visit(HandEvent.PrizeRolled rolled) {
            winner = rolled.seat();
            prize = rolled.prize();
            return null;
        }

        @Override
        public Void visit(HandEvent.PrizeTaken taken) {
            take(taken);
            return null;
        }

        @Override
        public Void visit(HandEvent.HandEnded ended) {
            over = true;
            return null;
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
