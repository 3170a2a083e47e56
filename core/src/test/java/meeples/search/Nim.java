package meeples.search;

import java.util.function.Consumer;
import meeples.play.MoveList;
import meeples.play.Rules;

/**
 * Take one to three sticks; who takes the last one wins. A game that has nothing to do with
 * meeples, to show that the search does not either. Before each choice chance may, or may not, drop
 * a stick.
 */
final class Nim implements Rules<Nim.Sticks, Void>, Guide<Nim.Sticks> {
    private final int seats;
    private final boolean windy;

    /** A position. */
    static final class Sticks {
        int left;
        int turn;
        Chance chance = new Chance(1);

        Sticks(int left) {
            this.left = left;
        }
    }

    Nim(int seats, boolean windy) {
        this.seats = seats;
        this.windy = windy;
    }

    @Override
    public int seats(Sticks position) {
        return seats;
    }

    @Override
    public int decider(Sticks position) {
        return position.left == 0 ? NOBODY : position.turn % seats;
    }

    @Override
    public void legalMoves(Sticks position, MoveList into) {
        into.clear();
        for (int sticks = 1; sticks <= Math.min(3, position.left); sticks++) {
            into.add(sticks);
        }
    }

    @Override
    public String refusal(Sticks position, int move) {
        return move >= 1 && move <= Math.min(3, position.left) ? null : "one to three";
    }

    @Override
    public void play(Sticks position, int move, Consumer<? super Void> witness) {
        position.left -= move;
        position.turn++;
        if (windy && position.left > 1 && position.chance.below(4) == 0) {
            position.left--;
        }
    }

    @Override
    public Sticks copy(Sticks position) {
        Sticks copy = new Sticks(position.left);
        copy(position, copy);
        return copy;
    }

    @Override
    public void copy(Sticks from, Sticks to) {
        to.left = from.left;
        to.turn = from.turn;
        to.chance = from.chance;
    }

    @Override
    public int turn(Sticks position) {
        return position.turn;
    }

    @Override
    public int revelations(Sticks position) {
        return 0;
    }

    @Override
    public void resample(Sticks position, int viewer, int seed) {
        position.chance = new Chance(seed);
    }

    @Override
    public int points(Sticks position, int seat) {
        return 0;
    }

    @Override
    public int place(Sticks position, int seat) {
        return position.left == 0 && seat == (position.turn + seats - 1) % seats ? 1 : 2;
    }

    @Override
    public int hash(Sticks position) {
        return position.left * 31 + position.turn;
    }

    @Override
    public void choices(Sticks position, int most, Choices into) {
        into.clear();
        for (int sticks = 1; sticks <= Math.min(Math.min(3, most), position.left); sticks++) {
            into.add(sticks, 1);
        }
    }

    @Override
    public boolean isPossible(Sticks position, int choice) {
        return choice <= position.left;
    }

    @Override
    public void play(Sticks position, int choice, Chance chance) {
        play(position, choice, (Consumer<Void>) null);
    }

    @Override
    public void playoutStep(Sticks position, Chance chance) {
        play(position, 1 + chance.below(Math.min(3, position.left)), chance);
    }

    @Override
    public void evaluate(Sticks position, double[] values) {
        for (int seat = 0; seat < seats; seat++) {
            values[seat] = position.left > 0 ? 1.0 / seats : place(position, seat) == 1 ? 1 : 0;
        }
    }
}
