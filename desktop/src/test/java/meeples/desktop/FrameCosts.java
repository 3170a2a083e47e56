package meeples.desktop;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;

/**
 * How long the game itself worked on each frame. Processor time of its own thread: what else runs
 * on the machine does not count.
 */
public final class FrameCosts {
    private static final double NANOS_A_MILLI = 1e6;

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final List<Double> millis = new ArrayList<>();
    private long nanos;

    void measure(Runnable work) {
        long before = threads.getCurrentThreadCpuTime();
        work.run();
        nanos += threads.getCurrentThreadCpuTime() - before;
    }

    void endFrame() {
        millis.add(nanos / NANOS_A_MILLI);
        nanos = 0;
    }

    /** Forgets what was before. */
    public void clear() {
        millis.clear();
    }

    /** Milliseconds that each frame took since the last {@link #clear}. */
    public List<Double> millis() {
        return List.copyOf(millis);
    }
}
