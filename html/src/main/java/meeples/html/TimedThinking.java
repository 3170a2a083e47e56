package meeples.html;

import meeples.search.Stopwatch;
import meeples.search.Thinking;
import meeples.search.ThinkingPlace;

/** Thinks somewhere else and takes the time, to see that no frame is kept waiting too long. */
final class TimedThinking implements ThinkingPlace {
    private final ThinkingPlace place;
    private final Stopwatch stopwatch;
    private double thought;

    TimedThinking(ThinkingPlace place, Stopwatch stopwatch) {
        this.place = place;
        this.stopwatch = stopwatch;
    }

    /** How long was thought since this was asked last, in nanoseconds. */
    double take() {
        double answer = thought;
        thought = 0;
        return answer;
    }

    @Override
    public void update() {
        double before = stopwatch.nanoseconds();
        place.update();
        thought += stopwatch.nanoseconds() - before;
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
