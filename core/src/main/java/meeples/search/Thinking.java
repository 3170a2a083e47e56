package meeples.search;

/**
 * Work that is done in slices: a bot's next move, a hint, the review of a game. It may be dropped
 * at any time, and what has been found out may be asked for at any time between two slices.
 */
public interface Thinking {
    /** Goes on for up to this many iterations; nothing happens when done. */
    void think(int iterations);

    /** Whether more thinking would change nothing, or is not wanted. */
    boolean isDone();

    /** How much has been done, from 0 to 1. */
    double progress();
}
