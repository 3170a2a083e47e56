package meeples.html;

import meeples.search.Stopwatch;

/**
 * How many frames were drawn and how long they took, those in which somebody thought apart: for
 * tests that look on.
 */
final class FrameTimes {
    private static final double A_MILLISECOND = 1_000_000;

    /** A longer frame is felt. */
    private static final double FELT = 50;

    private final TimedThinking thinking;
    private final Stopwatch stopwatch;
    private double begun;
    private int drawn;
    private int thoughtful;
    private double longest;
    private double longestThought;
    private int keptWaiting;

    FrameTimes(TimedThinking thinking, Stopwatch stopwatch) {
        this.thinking = thinking;
        this.stopwatch = stopwatch;
    }

    void begin() {
        begun = stopwatch.nanoseconds();
    }

    void end() {
        drawn++;
        double thought = thinking.take() / A_MILLISECOND;
        if (thinking.takeAsked()) {
            double frame = (stopwatch.nanoseconds() - begun) / A_MILLISECOND;
            thoughtful++;
            longest = Math.max(longest, frame);
            longestThought = Math.max(longestThought, thought);
            if (frame > FELT && frame - thought <= FELT) {
                keptWaiting++;
            }
        }
    }

    /** How many frames were drawn since the beginning. */
    int drawn() {
        return drawn;
    }

    /**
     * Since this was asked last: in how many frames somebody thought, how many of those are felt
     * only because of the thinking, the longest of them, and the longest thinking in one, both in
     * milliseconds.
     */
    String take() {
        String answer = thoughtful + " " + keptWaiting + " " + longest + " " + longestThought;
        thoughtful = 0;
        keptWaiting = 0;
        longest = 0;
        longestThought = 0;
        return answer;
    }
}
