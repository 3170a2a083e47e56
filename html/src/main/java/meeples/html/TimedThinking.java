package meeples.html;

import meeples.search.Stopwatch;
import meeples.search.Thinking;
import meeples.search.ThinkingPlace;

/** Thinks somewhere else and takes the time, to see that no frame is kept waiting too long. */
final class TimedThinking implements ThinkingPlace {
    private final ThinkingPlace place;
    private final Clock clock;
    private boolean asked;

    /** How long the page itself is kept busy by thinking. */
    static final class Clock {
        private final Stopwatch stopwatch;
        private double spent;

        Clock(Stopwatch stopwatch) {
            this.stopwatch = stopwatch;
        }

        void time(Runnable what) {
            double before = stopwatch.nanoseconds();
            try {
                what.run();
            } finally {
                spent += stopwatch.nanoseconds() - before;
            }
        }
    }

    TimedThinking(ThinkingPlace place, Clock clock) {
        this.place = place;
        this.clock = clock;
    }

    /** How long was thought here since this was asked last, in nanoseconds. */
    double take() {
        double answer = clock.spent;
        clock.spent = 0;
        return answer;
    }

    /** Whether somebody waited for thoughts since this was asked last, wherever they came from. */
    boolean takeAsked() {
        boolean answer = asked;
        asked = false;
        return answer;
    }

    @Override
    public void update() {
        asked = true;
        clock.time(place::update);
    }

    @Override
    public void start(Thinking work, int milliseconds) {
        clock.time(() -> place.start(work, milliseconds));
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
