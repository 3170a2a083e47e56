package meeples.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import meeples.play.Game;
import org.junit.jupiter.api.Test;

class TreeSearchTest {
    private static final int LARGE = 140_000;
    private static final SearchParameters PARAMETERS =
            new SearchParameters(1, 0, 3, 3, 1, 100_000, 50, 1);

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
        assertTrue(search.value(0) < 0.1);
        assertTrue(search.value(1) > 0.9);
    }

    @Test
    void everySeatOfThreeGoesAfterItsOwnWin() {
        // With three sticks the first seat takes all; with four it cannot win at once, and whoever
        // gets three or fewer does.
        TreeSearch<Nim.Sticks> three = search(3, false, 3, 1000);
        assertEquals(3, three.choice(three.best()));
        TreeSearch<Nim.Sticks> four = search(3, false, 4, 3000);
        assertTrue(four.value(1) > 0.9, "the second seat takes what is left");
    }

    @Test
    void samplesChanceAnewInEveryIteration() {
        // Without wind five sticks are a sure win; with it, nothing is sure.
        TreeSearch<Nim.Sticks> search = search(2, true, 5, 4000);
        double chance = search.value(search.best(), 0);
        assertTrue(chance > 0.2 && chance < 0.8, "neither sure nor lost: " + chance);
    }

    @Test
    void theSameSeedFindsTheSame() {
        TreeSearch<Nim.Sticks> one = search(2, true, 14, 500);
        TreeSearch<Nim.Sticks> other = search(2, true, 14, 500);
        for (int i = 0; i < one.choices(); i++) {
            assertEquals(one.visits(i), other.visits(i));
            assertEquals(one.value(i, 0), other.value(i, 0));
        }
    }

    @Test
    void looksAtAChoiceTheGuideDidNotList() {
        Nim nim = new Nim(2, false);
        TreeSearch<Nim.Sticks> search = new TreeSearch<>(nim, nim, PARAMETERS, 1);
        search.begin(new Nim.Sticks(9));
        int index = search.lookAt(0);
        assertEquals(3, index);
        search.iterate(index);
        assertEquals(1, search.visits(index));
    }

    @Test
    void looksAtFewerChoicesBelowTheFirst() {
        // The guide is asked for one choice below: to take a single stick. So the other seat is
        // taken to waste its winning move, and four sticks look like a win.
        Nim nim = new Nim(2, false);
        SearchParameters narrow = new SearchParameters(1, 0, 3, 1, 1, 100_000, 50, 1);
        TreeSearch<Nim.Sticks> search = new TreeSearch<>(nim, nim, narrow, 1);
        search.begin(new Nim.Sticks(4));
        for (int i = 0; i < 1000; i++) {
            search.iterate();
        }
        assertEquals(3, search.choices());
        assertTrue(search.value(0) > 0.5, "the rival was given all its choices");
    }

    @Test
    void aTreeThatHasAllItsNodesIsSearchedOnWithoutGrowing() {
        int most = 40;
        Nim nim = new Nim(2, false);
        SearchParameters few = new SearchParameters(1, 0, 3, 3, 1, most, 50, 1);
        TreeSearch<Nim.Sticks> search = new TreeSearch<>(nim, nim, few, 5);
        search.begin(new Nim.Sticks(7));
        for (int i = 0; i < 3000; i++) {
            search.iterate();
        }
        int nodes = search.nodes();
        assertTrue(nodes >= most && nodes < most + 3, nodes + " nodes");
        assertEquals(3000, search.iterations());
        assertEquals(3, search.choice(search.best()), "and still finds the winning move");
    }

    @Test
    void aLargeTreeGivesItsMemoryBackAndTakesNoMoreThanItsBound() {
        TreeSearch<Nim.Sticks> search = largeTree();
        long first = bytesToGrow(search, 100_000);
        assertTrue(search.nodes() > 100_000, search.nodes() + " nodes");
        long rules = bytesToGrow(search, 100_000); // in the same memory: what is left is the rules'
        long tree = first - rules;
        // 40 bytes a node of two seats, and twice that for the smaller arrays on the way.
        assertTrue(tree > 40L * LARGE && tree < 3 * 40L * LARGE, tree + " bytes");
        search.rest();
        assertEquals(tree, bytesToGrow(search, 100_000) - rules, 0.1 * tree);
    }

    @Test
    void aSmallTreeKeepsItsMemoryForTheNextDecision() {
        TreeSearch<Nim.Sticks> search = largeTree();
        long first = bytesToGrow(search, 10_000);
        long rules = bytesToGrow(search, 10_000);
        search.rest();
        assertEquals(0, bytesToGrow(search, 10_000) - rules, 0.2 * (first - rules));
    }

    @Test
    void aBotGivesItsTreesMemoryBackWhileOthersThink() {
        TreeSearch<Nim.Sticks> search = largeTree();
        Bot<Nim.Sticks> bot = new Lumberjack(search);
        bot.begin(new Nim.Sticks(200));
        bot.think(100_000);
        assertTrue(bot.isDone());
        assertTrue(search.nodes() > 64 * 1024, "only " + search.nodes());
        bot.rest();
        assertEquals(0, search.nodes());
    }

    /** Thinks long and then takes one stick. */
    private static final class Lumberjack extends SearchingBot<Nim.Sticks> {
        Lumberjack(TreeSearch<Nim.Sticks> search) {
            super(new Game<>("nim", 1, new Nim(2, true), null), "lumberjack", 100_000, search);
        }

        @Override
        public void begin(Nim.Sticks position) {
            search().begin(position);
            allow(budget());
        }

        @Override
        public int move() {
            return 1;
        }
    }

    private static TreeSearch<Nim.Sticks> largeTree() {
        Nim nim = new Nim(2, true);
        return new TreeSearch<>(nim, nim, new SearchParameters(1, 0, 3, 3, 1, LARGE, 50, 1), 5);
    }

    private static long bytesToGrow(TreeSearch<Nim.Sticks> search, int iterations) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        search.begin(new Nim.Sticks(200));
        for (int i = 0; i < iterations; i++) {
            search.iterate();
        }
        return threads.getCurrentThreadAllocatedBytes() - before;
    }

    private static TreeSearch<Nim.Sticks> search(
            int seats, boolean windy, int sticks, int iterations) {
        Nim nim = new Nim(seats, windy);
        TreeSearch<Nim.Sticks> search = new TreeSearch<>(nim, nim, PARAMETERS, 5);
        search.begin(new Nim.Sticks(sticks));
        for (int i = 0; i < iterations; i++) {
            search.iterate();
        }
        return search;
    }
}
