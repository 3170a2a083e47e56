package meeples.search;

/**
 * Where thinking is done without disturbing the table: between two frames where there is only one
 * thread, on a worker where there are several. One work at a time.
 */
public interface ThinkingPlace {
    /** Takes up this work for so many milliseconds at most; work under way is dropped. */
    void start(Thinking work, int milliseconds);

    /**
     * To be called once a frame while the work is under way. Throws what the work threw, if it did,
     * be it an exception or an error: that work is dropped then, and the next can be started.
     */
    void update();

    /**
     * Whether the work that was started last is over, because it is done, its time is up or it was
     * hurried. Only then may its result be read. False after {@link #cancel}.
     */
    boolean isFinished();

    /**
     * The player does not want to wait: the work finishes with what it has, at once or very soon.
     */
    void hurry();

    /** Drops the work, at once: when this returns nobody thinks about it any more. */
    void cancel();
}
