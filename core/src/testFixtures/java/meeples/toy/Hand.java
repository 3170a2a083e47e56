package meeples.toy;

import java.util.Arrays;

/**
 * The position of the toy game: everybody has four cards in hand and plays one a round, all at the
 * same time and in secret; the highest card wins what the die shows. Where that was agreed on, all
 * bet on the first die before, also at the same time and in secret.
 */
public final class Hand {
    static final int CARDS = 30;
    public static final int CARDS_EACH = 4;
    static final int BETS = 5;
    static final int NONE = 0;

    /** The bets, then for each round the choice, and perhaps the winner's question. */
    enum Phase {
        BET,
        CHOOSE,
        PRIZE,
        OVER
    }

    final int seats;
    final boolean solo;

    /** Whether bets were agreed on. */
    boolean betting;

    /** A bit for each card, by seat; behind the seats the dealer's, who plays against one alone. */
    final int[] cards;

    /** What each seat bets that the first die shows; nothing once that has been rolled. */
    final int[] bets;

    final int[] chosen;
    final int[] points;
    int played;
    int round;
    int turn;
    int revelations;
    int winner = -1;
    int prize;
    int chance;
    Phase phase = Phase.CHOOSE;

    Hand(int seats) {
        this.seats = seats;
        solo = seats == 1;
        int all = hands();
        cards = new int[all];
        bets = new int[seats];
        chosen = new int[all];
        points = new int[all];
    }

    /** How many play: the seats, and the dealer when there is but one. */
    int hands() {
        return solo ? 2 : seats;
    }

    /** How many cards everybody has in hand now. */
    int cardsEach() {
        return CARDS_EACH - round - (phase == Phase.PRIZE ? 1 : 0);
    }

    void copyFrom(Hand other) {
        System.arraycopy(other.cards, 0, cards, 0, cards.length);
        System.arraycopy(other.bets, 0, bets, 0, seats);
        System.arraycopy(other.chosen, 0, chosen, 0, chosen.length);
        System.arraycopy(other.points, 0, points, 0, points.length);
        played = other.played;
        round = other.round;
        turn = other.turn;
        revelations = other.revelations;
        winner = other.winner;
        prize = other.prize;
        chance = other.chance;
        phase = other.phase;
        betting = other.betting;
    }

    public int seats() {
        return seats;
    }

    /** The cards of a seat, the lowest first. */
    public int[] cardsOf(int seat) {
        int[] list = new int[Integer.bitCount(cards[seat])];
        int at = 0;
        for (int card = 1; card <= CARDS; card++) {
            if ((cards[seat] & 1 << card) != 0) {
                list[at++] = card;
            }
        }
        return list;
    }

    public boolean hasChosen(int seat) {
        return chosen[seat] != NONE;
    }

    /** What a seat bets on; 0 for nothing. */
    public int bet(int seat) {
        return bets[seat];
    }

    /** Whether everybody bets now. */
    public boolean isBetting() {
        return phase == Phase.BET;
    }

    /** The one number that nobody may bet on; it depends on how many play. */
    public int barred() {
        return 1 + seats % BETS;
    }

    public int points(int seat) {
        return points[seat];
    }

    public int round() {
        return round;
    }

    public int prize() {
        return prize;
    }

    /** The next number of the generator, from 0 to bound - 1. */
    int below(int bound) {
        chance ^= chance << 13;
        chance ^= chance >>> 17;
        chance ^= chance << 5;
        return (chance >>> 1) % bound;
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof Hand other && Arrays.equals(cells(), other.cells());
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(cells());
    }

    /** All that makes up the position, but for how many play and what they agreed on. */
    int[] cells() {
        int all = hands();
        int[] cells = new int[3 * all + seats + 9];
        System.arraycopy(cards, 0, cells, 0, all);
        System.arraycopy(chosen, 0, cells, all, all);
        System.arraycopy(points, 0, cells, 2 * all, all);
        int[] rest = {
            seats, played, round, turn, revelations, winner, prize, chance, phase.ordinal()
        };
        System.arraycopy(rest, 0, cells, 3 * all, rest.length);
        System.arraycopy(bets, 0, cells, 3 * all + rest.length, seats);
        return cells;
    }

    /** Becomes the position that has these {@link #cells}. */
    void take(int[] cells) {
        int all = hands();
        System.arraycopy(cells, 0, this.cards, 0, all);
        System.arraycopy(cells, all, chosen, 0, all);
        System.arraycopy(cells, 2 * all, points, 0, all);
        int at = 3 * all + 1;
        played = cells[at++];
        round = cells[at++];
        turn = cells[at++];
        revelations = cells[at++];
        winner = cells[at++];
        prize = cells[at++];
        chance = cells[at++];
        phase = Phase.values()[cells[at++]];
        System.arraycopy(cells, at, bets, 0, seats);
    }

    @Override
    public String toString() {
        return "round " + round + ' ' + phase + ' ' + Arrays.toString(cells());
    }
}
