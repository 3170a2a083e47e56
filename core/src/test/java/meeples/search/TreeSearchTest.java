package meeples.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class TreeSearchTest {
    private static final Manner MANNER = new Manner(1, 0, 3, 3, 1, 100_000, 50, 1);

    @Test
    void findsTheWinningMoveOfAGameItKnowsNothingAbout() {
        for (int sticks = 5; sticks <= 15; sticks++) {
            if (sticks % 4 != 0) {
                TreeSearch<Nim.Sticks> search = search(2, false, sticks, 3000);
                assertEquals(sticks % 4, search.choice(search.best()), sticks + " sticks");
            }
        }
    }

    @Test
    void knowsThatALostGameIsLost() {
        TreeSearch<Nim.Sticks> search = search(2, false, 4, 3000);
        assertTrue(search.contentment(0) < 0.1);
        assertTrue(search.contentment(1) > 0.9);
    }

    @Test
    void everySeatOfThreeGoesAfterItsOwnWin() {
        // With three sticks the first seat takes all; with four it cannot win at once, and whoever
        // gets three or fewer does.
        TreeSearch<Nim.Sticks> three = search(3, false, 3, 1000);
        assertEquals(3, three.choice(three.best()));
        TreeSearch<Nim.Sticks> four = search(3, false, 4, 3000);
        assertTrue(four.contentment(1) > 0.9, "the second seat takes what is left");
    }

    @Test
    void samplesChanceAnewInEveryIteration() {
        // Without wind five sticks are a sure win; with it, nothing is sure.
        TreeSearch<Nim.Sticks> search = search(2, true, 5, 4000);
        double chance = search.contentment(search.best(), 0);
        assertTrue(chance > 0.2 && chance < 0.8, "neither sure nor lost: " + chance);
    }

    @Test
    void theSameSeedFindsTheSame() {
        TreeSearch<Nim.Sticks> one = search(2, true, 14, 500);
        TreeSearch<Nim.Sticks> other = search(2, true, 14, 500);
        for (int i = 0; i < one.choices(); i++) {
            assertEquals(one.visits(i), other.visits(i));
            assertEquals(one.contentment(i, 0), other.contentment(i, 0));
        }
    }

    @Test
    void looksAtAChoiceTheGuideDidNotList() {
        Nim nim = new Nim(2, false);
        TreeSearch<Nim.Sticks> search = new TreeSearch<>(nim, nim, MANNER, 1);
        int index = search.begin(new Nim.Sticks(9), 0);
        assertEquals(3, index);
        search.iterate(index);
        assertEquals(1, search.visits(index));
    }

    @Test
    void looksAtFewerChoicesBelowTheFirst() {
        // The guide is asked for one choice below: to take a single stick. So the other seat is
        // taken to waste its winning move, and four sticks look like a win.
        Nim nim = new Nim(2, false);
        Manner narrow = new Manner(1, 0, 3, 1, 1, 100_000, 50, 1);
        TreeSearch<Nim.Sticks> search = new TreeSearch<>(nim, nim, narrow, 1);
        search.begin(new Nim.Sticks(4));
        for (int i = 0; i < 1000; i++) {
            search.iterate();
        }
        assertEquals(3, search.choices());
        assertTrue(search.contentment(0) > 0.5, "the rival was given all its choices");
    }

    private static TreeSearch<Nim.Sticks> search(
            int seats, boolean windy, int sticks, int iterations) {
        Nim nim = new Nim(seats, windy);
        TreeSearch<Nim.Sticks> search = new TreeSearch<>(nim, nim, MANNER, 5);
        search.begin(new Nim.Sticks(sticks));
        for (int i = 0; i < iterations; i++) {
            search.iterate();
        }
        return search;
    }
}
