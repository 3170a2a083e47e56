package meeples.search;

/**
 * A small generator (xorshift) for what a search leaves to chance. Only shifts and xors, so that
 * the browser computes the same numbers.
 */
public final class Chance {
    private static final int SPREAD = 0x5F356495;
    private static final int WARM_UP = 4;

    private int state;

    public Chance(int seed) {
        state = seed ^ SPREAD;
        if (state == 0) {
            state = SPREAD;
        }
        for (int i = 0; i < WARM_UP; i++) {
            next();
        }
    }

    /** All that decides what comes next, to be told to another generator. */
    int state() {
        return state;
    }

    /** From here on gives the same numbers as the generator whose state this is. */
    void goOnFrom(int stateOfAnother) {
        state = stateOfAnother;
    }

    /** Any int but 0. */
    public int next() {
        int x = state;
        x ^= x << 13;
        x ^= x >>> 17;
        x ^= x << 5;
        state = x;
        return x;
    }

    /** A whole number from 0 to bound - 1. */
    public int below(int bound) {
        return (next() >>> 1) % bound;
    }
}
