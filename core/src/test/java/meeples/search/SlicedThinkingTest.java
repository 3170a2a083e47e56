package meeples.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class SlicedThinkingTest {
    private static final int SLICE = 6;
    private static final double A_MILLISECOND = 1_000_000;

    private double now;
    private final SlicedThinking place = new SlicedThinking(() -> now, SLICE);

    @Test
    void noFrameWaitsMuchLongerThanASlice() {
        Work work = new Work(100_000, 0.2);
        place.start(work, 60_000);
        double longest = 0;
        while (!place.isFinished()) {
            double before = now;
            place.update();
            longest = Math.max(longest, now - before);
        }
        assertEquals(0, work.left);
        assertTrue(longest <= 1.25 * SLICE * A_MILLISECOND, "longest slice " + longest);
    }

    @Test
    void aSliceIsUsedUpWhileThereIsWork() {
        place.start(new Work(100_000, 0.01), 60_000);
        place.update();
        double before = now;
        place.update();
        assertTrue(now - before >= SLICE * A_MILLISECOND);
    }

    @Test
    void finishesWhenTheTimeIsUp() {
        place.start(new Work(100_000, 1), 20);
        int frames = 0;
        while (!place.isFinished()) {
            place.update();
            frames++;
        }
        assertTrue(frames <= 4, "20 milliseconds took " + frames + " slices");
    }

    @Test
    void theTimeBetweenTwoFramesCountsToo() {
        place.start(new Work(100_000, 1), 200);
        double begun = now;
        while (!place.isFinished()) {
            now += 30 * A_MILLISECOND; // the rest of a slow frame
            place.update();
        }
        assertEquals(200, (now - begun) / A_MILLISECOND, 40);
    }

    @Test
    void aPageThatWasOutOfSightThinksOnWhereItWas() {
        Work work = new Work(100_000, 1);
        place.start(work, 2000);
        now += 60_000 * A_MILLISECOND;
        while (!place.isFinished()) {
            place.update();
        }
        assertTrue(100_000 - work.left > 1000, "only " + (100_000 - work.left) + " iterations");
    }

    @Test
    void finishesAtOnceWhenHurried() {
        place.start(new Work(100_000, 1), 60_000);
        place.hurry();
        assertTrue(place.isFinished());
    }

    @Test
    void doesNothingMoreWhenCancelled() {
        Work work = new Work(100_000, 1);
        place.start(work, 60_000);
        place.cancel();
        place.update();
        assertEquals(100_000, work.left);
        assertFalse(place.isFinished());
    }

    /** Work whose iterations move the test's clock. */
    private final class Work implements Thinking {
        private int left;
        private final double milliseconds;

        Work(int iterations, double milliseconds) {
            left = iterations;
            this.milliseconds = milliseconds;
        }

        @Override
        public void think(int iterations) {
            int done = Math.min(left, iterations);
            left -= done;
            now += done * milliseconds * A_MILLISECOND;
        }

        @Override
        public boolean isDone() {
            return left == 0;
        }

        @Override
        public double progress() {
            return 0;
        }
    }
}
