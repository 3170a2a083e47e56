package meeples.html;

import meeples.search.Stopwatch;
import meeples.search.Thinking;
import meeples.search.ThinkingPlace;

/** Thinks somewhere else and takes the time, to see that no frame is kept waiting too long. */
final class TimedThinking implements ThinkingPlace {
    private static final double A_MILLISECOND = 1_000_000;

    private final ThinkingPlace place;
    private final Stopwatch stopwatch;
    private double longest;
    private boolean thought;

    TimedThinking(ThinkingPlace place, Stopwatch stopwatch) {
        this.place = place;
        this.stopwatch = stopwatch;
    }

    /** The longest time that was thought at once since this was asked last, in milliseconds. */
    double takeLongest() {
        double answer = longest;
        longest = 0;
        return answer;
    }

    /** Whether somebody has thought since this was asked last. */
    boolean takeThought() {
        boolean answer = thought;
        thought = false;
        return answer;
    }

    @Override
    public void update() {
        double before = stopwatch.nanoseconds();
        place.update();
        longest = Math.max(longest, (stopwatch.nanoseconds() - before) / A_MILLISECOND);
        thought = true;
    }

    @Override
    public void start(Thinking work, int milliseconds) {
        place.start(work, milliseconds);
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
}
