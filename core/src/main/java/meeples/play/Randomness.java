package meeples.play;

/**
 * The generator sfc32 over four cells of a position. Only shifts, xors and adds cut back to 32
 * bits: the browser computes ints as doubles, and this is what comes out the same there.
 */
public final class Randomness {
    private static final int WARM_UP = 15;

    private Randomness() {}

    public static void seed(int[] cells, int at, int seed) {
        cells[at] = 0x9E3779B9;
        cells[at + 1] = seed;
        cells[at + 2] = 0x243F6A88;
        cells[at + 3] = 1;
        for (int i = 0; i < WARM_UP; i++) {
            next(cells, at);
        }
    }

    /** A whole number from 0 to bound - 1. */
    public static int below(int[] cells, int at, int bound) {
        return (next(cells, at) >>> 1) % bound;
    }

    private static int next(int[] cells, int at) {
        int a = cells[at];
        int b = cells[at + 1];
        int c = cells[at + 2];
        int d = cells[at + 3];
        int result = (((a + b) | 0) + d) | 0;
        cells[at] = b ^ (b >>> 9);
        cells[at + 1] = (c + (c << 3)) | 0;
        cells[at + 2] = (((c << 21) | (c >>> 11)) + result) | 0;
        cells[at + 3] = (d + 1) | 0;
        return result;
    }

    /** A number made of all cells, the same on every platform. */
    public static int hash(int[] cells) {
        int hash = 0;
        for (int cell : cells) {
            hash = (hash + cell) | 0;
            hash = (hash + (hash << 10)) | 0;
            hash ^= hash >>> 6;
        }
        hash = (hash + (hash << 3)) | 0;
        hash ^= hash >>> 11;
        return (hash + (hash << 15)) | 0;
    }
}
