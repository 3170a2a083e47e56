package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicInteger;
import meeples.search.Thinking;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class WorkerThinkingTest {
    private static final int LONG = 60_000;

    private final WorkerThinking place = new WorkerThinking();

    @AfterEach
    void close() {
        place.close();
    }

    @Test
    void finishesWhenTheWorkIsDone() throws InterruptedException {
        Counting work = new Counting(100);
        place.start(work, LONG);
        awaitFinish();
        assertTrue(work.done.get() >= 100);
    }

    @Test
    void finishesWhenTheTimeIsUp() throws InterruptedException {
        place.start(new Counting(Integer.MAX_VALUE), 20);
        awaitFinish();
    }

    @Test
    void finishesSoonWhenHurried() throws InterruptedException {
        place.start(new Counting(Integer.MAX_VALUE), LONG);
        place.hurry();
        awaitFinish();
    }

    @Test
    void thinksALittleEvenWhenTheTimeIsUpBeforeItBegins() throws InterruptedException {
        Counting work = new Counting(Integer.MAX_VALUE);
        place.start(work, 0);
        awaitFinish();
        assertTrue(work.done.get() > 0, "a bot that has not thought at all has no move");
    }

    @Test
    void dropsCancelledWorkAndTakesUpOther() throws InterruptedException {
        Counting dropped = new Counting(Integer.MAX_VALUE);
        place.start(dropped, LONG);
        place.cancel();
        assertFalse(place.isFinished());
        Counting next = new Counting(10);
        place.start(next, LONG);
        awaitFinish();
        int after = dropped.done.get();
        Thread.sleep(20);
        assertEquals(after, dropped.done.get(), "cancelled work went on");
    }

    @Test
    void tellsItsOwnerWhenTheWorkFails() {
        place.start(new Failing(), LONG);
        assertThrows(IllegalStateException.class, this::awaitFinish);
    }

    @Test
    void anErrorIsToldTooAndTheNextWorkIsDone() throws InterruptedException {
        place.start(new Exhausted(), LONG);
        assertThrows(OutOfMemoryError.class, this::awaitFinish);
        Counting next = new Counting(10);
        place.start(next, LONG);
        awaitFinish();
        assertTrue(next.done.get() >= 10);
    }

    /** Takes more memory than there is. */
    private static final class Exhausted implements Thinking {
        @Override
        public void think(int iterations) {
            throw new OutOfMemoryError("on purpose");
        }

        @Override
        public boolean isDone() {
            return false;
        }

        @Override
        public double progress() {
            return 0;
        }
    }

    private void awaitFinish() throws InterruptedException {
        while (!place.isFinished()) {
            place.update();
            Thread.sleep(1);
        }
    }

    private static final class Counting implements Thinking {
        final AtomicInteger done = new AtomicInteger();
        private final int wanted;

        Counting(int wanted) {
            this.wanted = wanted;
        }

        @Override
        public void think(int iterations) {
            done.addAndGet(iterations);
        }

        @Override
        public boolean isDone() {
            return done.get() >= wanted;
        }

        @Override
        public double progress() {
            return done.get() / (double) wanted;
        }
    }

    private static final class Failing implements Thinking {
        @Override
        public void think(int iterations) {
            throw new IllegalStateException("on purpose");
        }

        @Override
        public boolean isDone() {
            return false;
        }

        @Override
        public double progress() {
            return 0;
        }
    }
}
