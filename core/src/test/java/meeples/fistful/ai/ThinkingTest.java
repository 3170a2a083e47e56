package meeples.fistful.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.fistful.rules.FistfulRules;
import meeples.play.Rules;
import meeples.search.Bot;
import meeples.search.SlicedThinking;
import meeples.search.TreeSearch;
import org.junit.jupiter.api.Test;

/** What thinking costs: a frame must not wait for it, and it must not make garbage. */
class ThinkingTest {
    private static final double A_MILLISECOND = 1_000_000;
    private static final int SLICE = 6;
    private static final double A_FRAME = 16;
    private static final FistfulRules RULES = new FistfulRules();
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** In computing time, so that a busy machine does not count as a long slice. */
    @Test
    void noSliceOfTheStrongestBotTakesLongerThanAFrame() {
        SlicedThinking place = new SlicedThinking(THREADS::getCurrentThreadCpuTime, SLICE);
        Town town = new Town(Setup.of(4, 9));
        playOn(town, place, 40); // not before the code is warm
        double longest = playOn(town, place, 60);
        assertTrue(longest < A_FRAME, "the longest slice took " + longest + " ms");
    }

    /** Plays so many decisions, and says how many milliseconds the longest slice took. */
    private static double playOn(Town town, SlicedThinking place, int decisions) {
        Bot<Town> bot = Bots.create(Bots.LEGEND, 1, 200);
        double longest = 0;
        for (int i = 0; i < decisions && town.decider() != Rules.NOBODY; i++) {
            double begun = THREADS.getCurrentThreadCpuTime();
            bot.begin(town);
            place.start(bot, 60_000);
            longest = Math.max(longest, THREADS.getCurrentThreadCpuTime() - begun);
            while (!place.isFinished()) {
                begun = THREADS.getCurrentThreadCpuTime();
                place.update();
                longest = Math.max(longest, THREADS.getCurrentThreadCpuTime() - begun);
            }
            RULES.play(town, bot.move(), null);
        }
        return longest / A_MILLISECOND;
    }

    @Test
    void iterationsMakeNoGarbageOnceTheTreeHasRoom() {
        Town town = new Town(Setup.of(3, 4));
        Prospector player = Prospector.greedy(1);
        while (town.decision() != Decision.TAKE) {
            player.begin(town);
            RULES.play(town, player.move(), null);
        }
        TreeSearch<Town> search =
                new TreeSearch<>(RULES, new FistfulGuide(Bots.TUNING), Bots.PARAMETERS, 1);
        think(search, town, 2000);
        search.begin(town);
        long before = THREADS.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < 1000; i++) {
            search.iterate();
        }
        assertEquals(0, THREADS.getCurrentThreadAllocatedBytes() - before, 1000);
    }

    private static void think(TreeSearch<Town> search, Town town, int iterations) {
        search.begin(town);
        for (int i = 0; i < iterations; i++) {
            search.iterate();
        }
    }
}
