package meeples.table;

/**
 * How much of each side of the window must stay free, in its pixels: a television's edge, a notch.
 */
public record Margins(float left, float right, float top, float bottom) {

    /** The same share of width and height on all sides. */
    public static Margins share(float width, float height, float share) {
        return new Margins(width * share, width * share, height * share, height * share);
    }

    public static Margins none() {
        return new Margins(0, 0, 0, 0);
    }
}
