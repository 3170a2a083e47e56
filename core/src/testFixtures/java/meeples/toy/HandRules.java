package meeples.toy;

import java.util.function.Consumer;
import meeples.play.Eyes;
import meeples.play.MoveList;
import meeples.play.Rules;

/**
 * The rules of the toy game. A move is the number of a card, or one of the winner's two answers:
 * take the prize, or roll once more and take what comes; or a bet.
 */
public final class HandRules implements Rules<Hand, HandEvent> {
    public static final int TAKE = 100;
    public static final int ROLL = 101;

    /** A bet on a number is this and the number. */
    public static final int BET = 200;

    private static final int ALL_CARDS = (1 << Hand.CARDS + 1) - 2;

    /** The position that the game begins with. */
    public static Hand start(int seats, int seed, boolean bets) {
        Hand hand = new Hand(seats);
        hand.betting = bets;
        hand.phase = bets ? Hand.Phase.BET : Hand.Phase.CHOOSE;
        hand.chance = seed == 0 ? 1 : seed;
        deal(hand, ALL_CARDS);
        return hand;
    }

    /** Deals cards out of this deck until everybody has as many as belong to the round. */
    private static void deal(Hand hand, int deck) {
        int rest = deck;
        for (int i = 0; i < hand.hands(); i++) {
            while (Integer.bitCount(hand.cards[i]) < hand.cardsEach()) {
                int card = nth(rest, hand.below(Integer.bitCount(rest)));
                hand.cards[i] |= 1 << card;
                rest &= ~(1 << card);
            }
        }
    }

    private static int nth(int cards, int n) {
        int rest = cards;
        for (int i = 0; i < n; i++) {
            rest &= rest - 1;
        }
        return Integer.numberOfTrailingZeros(rest);
    }

    @Override
    public int seats(Hand hand) {
        return hand.seats;
    }

    @Override
    public int decider(Hand hand) {
        return switch (hand.phase) {
            case BET -> firstWithout(hand.bets);
            case CHOOSE -> firstWithout(hand.chosen);
            case PRIZE -> hand.winner;
            case OVER -> NOBODY;
        };
    }

    private static int firstWithout(int[] choices) {
        int seat = 0;
        while (choices[seat] != Hand.NONE) {
            seat++;
        }
        return seat;
    }

    @Override
    public boolean isSecret(Hand hand) {
        return hand.phase == Hand.Phase.BET || hand.phase == Hand.Phase.CHOOSE;
    }

    @Override
    public boolean choosesNow(Hand hand, int seat) {
        return switch (hand.phase) {
            case BET -> hand.bets[seat] == Hand.NONE;
            case CHOOSE -> !hand.hasChosen(seat);
            default -> seat == decider(hand);
        };
    }

    @Override
    public boolean hides(Hand hand, Eyes from) {
        for (int seat = 0; seat < hand.seats; seat++) {
            if (hand.cards[seat] != 0 && !from.see(seat)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public HandEvent seenBy(Eyes eyes, HandEvent event) {
        if (event instanceof HandEvent.CardChosen chosen && !eyes.see(chosen.seat())) {
            return new HandEvent.CardChosen(chosen.seat(), Hand.NONE);
        }
        if (event instanceof HandEvent.BetMade made && !eyes.see(made.seat())) {
            return new HandEvent.BetMade(made.seat(), Hand.NONE);
        }
        return event;
    }

    @Override
    public void legalMoves(Hand hand, MoveList into) {
        into.clear();
        if (hand.phase == Hand.Phase.BET) {
            for (int number = 1; number <= Hand.BETS; number++) {
                if (number != hand.barred()) {
                    into.add(BET + number);
                }
            }
        } else if (hand.phase == Hand.Phase.CHOOSE) {
            for (int card : hand.cardsOf(decider(hand))) {
                into.add(card);
            }
        } else if (hand.phase == Hand.Phase.PRIZE) {
            into.add(TAKE);
            into.add(ROLL);
        }
    }

    @Override
    public String refusal(Hand hand, int move) {
        MoveList legal = new MoveList();
        legalMoves(hand, legal);
        return legal.contains(move) ? null : "this cannot be done now";
    }

    @Override
    public void play(Hand hand, int move, Consumer<? super HandEvent> witness) {
        if (hand.phase == Hand.Phase.BET) {
            bet(hand, move - BET, witness);
        } else if (hand.phase == Hand.Phase.CHOOSE) {
            int seat = decider(hand);
            hand.chosen[seat] = move;
            hand.turn++;
            tell(witness, new HandEvent.CardChosen(seat, move));
            if (seat == hand.seats - 1) {
                showCards(hand, witness);
            }
        } else {
            if (move == ROLL) {
                roll(hand, witness);
            }
            takePrize(hand, witness);
        }
    }

    private void bet(Hand hand, int number, Consumer<? super HandEvent> witness) {
        int seat = decider(hand);
        hand.bets[seat] = number;
        hand.turn++;
        tell(witness, new HandEvent.BetMade(seat, number));
        if (seat == hand.seats - 1) {
            hand.phase = Hand.Phase.CHOOSE;
            hand.revelations++;
            int[] numbers = new int[hand.seats];
            System.arraycopy(hand.bets, 0, numbers, 0, hand.seats);
            tell(witness, new HandEvent.BetsShown(numbers));
        }
    }

    private static void tell(Consumer<? super HandEvent> witness, HandEvent event) {
        if (witness != null) {
            witness.accept(event);
        }
    }

    private static void showCards(Hand hand, Consumer<? super HandEvent> witness) {
        if (hand.solo) {
            int cards = hand.cards[1];
            hand.chosen[1] = nth(cards, hand.below(Integer.bitCount(cards)));
        }
        int best = 0;
        int[] shown = new int[hand.hands()];
        for (int i = 0; i < shown.length; i++) {
            shown[i] = hand.chosen[i];
            best = shown[i] > shown[best] ? i : best;
            hand.cards[i] &= ~(1 << shown[i]);
            hand.played |= 1 << shown[i];
            hand.chosen[i] = Hand.NONE;
        }
        hand.revelations++;
        hand.winner = best;
        tell(witness, new HandEvent.CardsShown(shown));
        roll(hand, witness);
        boolean asked = best < hand.seats;
        if (asked) {
            hand.phase = Hand.Phase.PRIZE;
        } else {
            takePrize(hand, witness);
        }
    }

    private static void roll(Hand hand, Consumer<? super HandEvent> witness) {
        hand.prize = 1 + hand.below(6);
        hand.revelations++;
        tell(witness, new HandEvent.PrizeRolled(hand.winner, hand.prize));
        for (int seat = 0; seat < hand.seats; seat++) {
            if (hand.bets[seat] == hand.prize) {
                hand.points[seat]++;
                tell(witness, new HandEvent.BetWon(seat));
            }
            hand.bets[seat] = Hand.NONE;
        }
    }

    private static void takePrize(Hand hand, Consumer<? super HandEvent> witness) {
        hand.points[hand.winner] += hand.prize;
        tell(witness, new HandEvent.PrizeTaken(hand.winner, hand.prize));
        hand.winner = -1;
        hand.prize = 0;
        hand.round++;
        hand.turn++;
        hand.phase = hand.round == Hand.CARDS_EACH ? Hand.Phase.OVER : Hand.Phase.CHOOSE;
        if (hand.phase == Hand.Phase.OVER) {
            tell(witness, new HandEvent.HandEnded());
        }
    }

    @Override
    public Hand copy(Hand hand) {
        Hand copy = new Hand(hand.seats);
        copy.copyFrom(hand);
        return copy;
    }

    @Override
    public void copy(Hand from, Hand to) {
        to.copyFrom(from);
    }

    @Override
    public int turn(Hand hand) {
        return hand.turn;
    }

    @Override
    public int revelations(Hand hand) {
        return hand.revelations;
    }

    /** Other hands are dealt anew out of all cards that the viewer has not seen. */
    @Override
    public void resample(Hand hand, int viewer, int seed) {
        hand.chance = seed == 0 ? 1 : seed;
        int own = viewer == NOBODY ? 0 : hand.cards[viewer];
        for (int i = 0; i < hand.hands(); i++) {
            if (i != viewer) {
                hand.cards[i] = 0;
            }
        }
        deal(hand, ALL_CARDS & ~own & ~hand.played);
        for (int i = 0; i < hand.hands(); i++) {
            if (i != viewer && hand.chosen[i] != Hand.NONE) {
                hand.chosen[i] = nth(hand.cards[i], hand.below(Integer.bitCount(hand.cards[i])));
            }
        }
        for (int seat = 0; hand.phase == Hand.Phase.BET && seat < hand.seats; seat++) {
            if (seat != viewer && hand.bets[seat] != Hand.NONE) {
                int number = 1 + hand.below(Hand.BETS - 1);
                hand.bets[seat] = number < hand.barred() ? number : number + 1;
            }
        }
    }

    @Override
    public int points(Hand hand, int seat) {
        return hand.points[seat];
    }

    @Override
    public int place(Hand hand, int seat) {
        if (hand.solo) {
            return hand.points[0] > hand.points[1] ? 1 : 2;
        }
        int place = 1;
        for (int other = 0; other < hand.seats; other++) {
            place += hand.points[other] > hand.points[seat] ? 1 : 0;
        }
        return place;
    }

    @Override
    public int hash(Hand hand) {
        return hand.hashCode();
    }
}
