package meeples.coloma.model;

/** What is built with: the hammer costs coins, the saw nuggets. */
public final class Tool {
    public static final int HAMMER = 0;
    public static final int SAW = 1;

    private Tool() {}
}
