package meeples.table;

/**
 * How much of each side of the window must stay free, in its pixels: a television's edge, a notch,
 * or something else that stands there.
 *
 * @param cut how much of that is only not sure to be seen: a board and its wood may go on there,
 *     but nothing that has to be read; null for nothing
 */
public record Margins(float left, float right, float top, float bottom, Margins cut) {

    /** The same share of width and height on all sides, which a television may cut off. */
    public static Margins share(float width, float height, float share) {
        float wide = width * share;
        float high = height * share;
        return new Margins(wide, wide, high, high, new Margins(wide, wide, high, high, null));
    }

    public static Margins none() {
        return new Margins(0, 0, 0, 0, null);
    }

    /** With something more at the right, up to which the board may reach. */
    public Margins plusRight(float more) {
        Margins rest = cut == null || more == 0 ? cut : cut.without(true, false);
        return new Margins(left, right + more, top, bottom, rest);
    }

    /** With something more at the bottom, up to which the board may reach. */
    public Margins plusBottom(float more) {
        Margins rest = cut == null || more == 0 ? cut : cut.without(false, true);
        return new Margins(left, right, top, bottom + more, rest);
    }

    private Margins without(boolean atRight, boolean atBottom) {
        return new Margins(left, atRight ? 0 : right, top, atBottom ? 0 : bottom, null);
    }
}
