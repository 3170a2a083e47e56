package meeples.testing;

import java.util.function.Supplier;
import meeples.search.Thinking;
import meeples.search.ThinkingPlace;

/** A place of thinking in which the work itself fails, as often as a test wants it. */
public final class FaultyThinking implements ThinkingPlace {
    private final ThinkingPlace place;
    private Supplier<? extends Throwable> fault;
    private int failures;

    /**
     * @param place where the work is really done, and so where it fails
     */
    public FaultyThinking(ThinkingPlace place) {
        this.place = place;
    }

    /**
     * The next works fail with this, an exception or an error, when they are thought about. A work
     * that is dropped before anybody has heard of its failure does not count.
     */
    public void failNext(int works, Supplier<? extends Throwable> with) {
        failures = works;
        fault = with;
    }

    @Override
    public void start(Thinking work, int milliseconds) {
        place.start(failures > 0 ? new Failing(fault) : work, milliseconds);
    }

    @Override
    public void update() {
        try {
            place.update();
        } catch (RuntimeException | Error heard) {
            failures--;
            throw heard;
        }
    }

    @Override
    public boolean isFinished() {
        return place.isFinished();
    }

    @Override
    public void hurry() {
        place.hurry();
    }

    @Override
    public void cancel() {
        place.cancel();
    }

    private record Failing(Supplier<? extends Throwable> fault) implements Thinking {
        @Override
        public void think(int iterations) {
            Throwable thrown = fault.get();
            if (thrown instanceof Error error) {
                throw error;
            }
            throw (RuntimeException) thrown;
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
