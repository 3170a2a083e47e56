package meeples.search.review;

/** Makes chances to win out of the values that a search has found. */
final class Chances {
    private Chances() {}

    /**
     * Scales the values of all seats so that their sum is 1. The value of a single seat is its
     * chance to win already.
     */
    static void share(double[] values) {
        if (values.length == 1) {
            return;
        }
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        for (int i = 0; i < values.length; i++) {
            values[i] = sum > 0 ? values[i] / sum : 1.0 / values.length;
        }
    }
}
