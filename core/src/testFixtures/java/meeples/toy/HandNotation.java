package meeples.toy;

import meeples.play.BadTextException;
import meeples.play.Notation;
import meeples.play.Words;

/** The toy game as text. */
public final class HandNotation implements Notation<Hand> {
    @Override
    public Hand start(String setup) throws BadTextException {
        Words words = new Words(setup);
        words.expect("seats");
        int seats = words.number("the number of seats", 1, 6);
        words.expect("seed");
        int seed = words.number("the seed", Integer.MIN_VALUE, Integer.MAX_VALUE);
        boolean bets = words.accept("bets");
        words.end();
        return HandRules.start(seats, seed, bets);
    }

    @Override
    public String write(Hand hand, int move) {
        if (move > HandRules.BET) {
            return "bet " + (move - HandRules.BET);
        }
        return move == HandRules.TAKE ? "take" : move == HandRules.ROLL ? "roll" : "card " + move;
    }

    @Override
    public int read(Hand hand, String move) throws BadTextException {
        Words words = new Words(move);
        if (words.accept("take")) {
            words.end();
            return HandRules.TAKE;
        }
        if (words.accept("roll")) {
            words.end();
            return HandRules.ROLL;
        }
        if (words.accept("bet")) {
            int number = words.number("the number", 1, Hand.BETS);
            words.end();
            return HandRules.BET + number;
        }
        words.expect("card");
        int card = words.number("the card", 1, Hand.CARDS);
        words.end();
        return card;
    }

    @Override
    public String draw(Hand hand) {
        StringBuilder line = new StringBuilder("hand ").append(hand.seats);
        line.append(hand.betting ? " bets" : "");
        for (int cell : hand.cells()) {
            line.append(' ').append(cell);
        }
        return line.toString();
    }

    @Override
    public Hand position(String drawn) throws BadTextException {
        Words words = new Words(drawn);
        words.expect("hand");
        Hand hand = new Hand(words.number("the number of seats", 1, 6));
        hand.betting = words.accept("bets");
        int[] cells = new int[hand.cells().length];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = words.number("a cell", Integer.MIN_VALUE, Integer.MAX_VALUE);
        }
        words.end();
        hand.take(cells);
        return hand;
    }
}
