package meeples.search;

/** Thinks between two frames, a few milliseconds each, for platforms with a single thread. */
public final class SlicedThinking implements ThinkingPlace {
    private static final double A_MILLISECOND = 1_000_000;
    private static final int MOST_AT_ONCE = 256;

    /** A longer pause between two frames is not a player's waiting: the page was out of sight. */
    private static final double LONGEST_PAUSE = 250 * A_MILLISECOND;

    private final Stopwatch stopwatch;
    private final double slice;
    private Thinking work;
    private double left;
    private double seen;
    private boolean finished;
    private int atOnce = 1;

    /**
     * @param sliceMilliseconds how long a frame may be kept waiting
     */
    public SlicedThinking(Stopwatch stopwatch, int sliceMilliseconds) {
        this.stopwatch = stopwatch;
        slice = sliceMilliseconds * A_MILLISECOND;
    }

    @Override
    public void start(Thinking work, int milliseconds) {
        this.work = work;
        left = milliseconds * A_MILLISECOND;
        seen = stopwatch.nanoseconds();
        finished = work.isDone();
        atOnce = 1; // what was quick in the work before may be slow in this one
    }

    @Override
    public void update() {
        if (work == null || finished) {
            return;
        }
        try {
            thinkOn();
        } catch (RuntimeException | Error failure) {
            cancel();
            throw failure;
        }
    }

    private void thinkOn() {
        double begun = stopwatch.nanoseconds();
        left -= Math.min(begun - seen, LONGEST_PAUSE);
        double end = Math.min(slice, left);
        double spent = 0;
        while (spent < end && !work.isDone()) {
            work.think(atOnce);
            double now = stopwatch.nanoseconds() - begun;
            adapt(now - spent);
            spent = now;
        }
        seen = begun + spent;
        left -= spent;
        finished = work.isDone() || left <= 0;
    }

    /** So many iterations at once that the clock is asked about eight times a slice. */
    private void adapt(double took) {
        if (took > slice / 4) {
            atOnce = Math.max(1, atOnce / 2);
        } else if (took < slice / 16) {
            atOnce = Math.min(MOST_AT_ONCE, atOnce * 2);
        }
    }

    @Override
    public boolean isFinished() {
        return finished;
    }

    @Override
    public void hurry() {
        finished = work != null;
    }

    @Override
    public void cancel() {
        work = null;
        finished = false;
    }
}
