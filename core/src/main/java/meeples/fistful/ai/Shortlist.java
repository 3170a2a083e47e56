package meeples.fistful.ai;

/** The best plans so far, the best first; of equal ones the earlier. Only so many are kept. */
final class Shortlist {
    private int[] plans = new int[64];
    private int[] worths = new int[64];
    private int most;
    private int size;

    /** Begins anew, for this many plans. */
    void clear(int most) {
        this.most = most;
        size = 0;
        if (plans.length < most) {
            plans = new int[most];
            worths = new int[most];
        }
    }

    /** Whether a plan of this worth would be kept: if not, it need not be worked out. */
    boolean admits(int worth) {
        return size < most || worth > worths[size - 1];
    }

    /** Adds a plan that is admitted; the last one makes room for it. */
    void add(int plan, int worth) {
        int at = size < most ? size++ : size - 1;
        while (at > 0 && worths[at - 1] < worth) {
            plans[at] = plans[at - 1];
            worths[at] = worths[at - 1];
            at--;
        }
        plans[at] = plan;
        worths[at] = worth;
    }

    int size() {
        return size;
    }

    int plan(int index) {
        return plans[index];
    }

    int worth(int index) {
        return worths[index];
    }
}
