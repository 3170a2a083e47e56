package meeples.fistful.ai;

import java.util.Arrays;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;

/**
 * Some meeples and the spaces they come to, and the orders to sow them in. What a meeple is worth
 * on a space hardly depends on the others sown with it, so the best order follows exactly from what
 * is left in hand, without trying all orders.
 */
final class Handful {
    private final Prospects prospects;

    // The kinds that are there, in rising order, and how many of each.
    private final int[] kinds = new int[Meeple.KINDS];
    private final int[] counts = new int[Meeple.KINDS];
    private int kindCount;
    private int size;
    private boolean germanMadame;

    private final int[] path = new int[Street.SPACES];
    private int pathLength;

    // A rest of the hand is a number with a digit for each kind.
    private final int[] strides = new int[Meeple.KINDS];
    private int states;
    private int[] best = new int[256]; // the most that sowing each rest can bring
    private final int[] rest = new int[Meeple.KINDS];
    private final int[] restOfVariation = new int[Meeple.KINDS];
    private final int[] mostOn = new int[Street.SPACES];

    Handful(Prospects prospects) {
        this.prospects = prospects;
    }

    /** Looks at the meeples of a place; {@link #walk} says where they go. */
    void take(Town town, int place) {
        germanMadame = town.germanMadame();
        size = town.meeples(place);
        kindCount = 0;
        states = 1;
        for (int kind = 0; kind < Meeple.KINDS; kind++) {
            int count = town.meeples(place, kind);
            if (count > 0) {
                kinds[kindCount] = kind;
                counts[kindCount] = count;
                strides[kindCount++] = states;
                states *= count + 1;
            }
        }
        if (states > best.length) {
            best = new int[2 * states];
        }
    }

    /** Notes which spaces the handful comes to, from this space on. */
    void walk(Town town, int first, int direction, int spaces, int place) {
        pathLength = 0;
        int own = Place.isBuilding(place) ? Street.doorway(place) : Town.NOBODY;
        int space = first;
        for (int i = 0; i < spaces && pathLength < size; i++) {
            if (town.isFree(space)) {
                path[pathLength++] = space;
            }
            if (space == own) {
                break;
            }
            space = Street.next(space, direction);
        }
    }

    boolean bringsTo(int kind, int space) {
        return has(kind) && comesTo(space);
    }

    private boolean has(int kind) {
        for (int i = 0; i < kindCount; i++) {
            if (kinds[i] == kind) {
                return true;
            }
        }
        return false;
    }

    private boolean comesTo(int space) {
        for (int index = 0; index < pathLength; index++) {
            if (path[index] == space) {
                return true;
            }
        }
        return false;
    }

    /** Finds the most that one meeple of the handful can bring on each space. */
    void weigh() {
        for (int space = 0; space < Street.SPACES; space++) {
            int most = Integer.MIN_VALUE;
            for (int i = 0; i < kindCount; i++) {
                most = Math.max(most, prospects.worth(space, kinds[i]));
            }
            mostOn[space] = most;
        }
    }

    /** More than this no order can bring; once the handful was {@link #weigh}ed. */
    int atMost() {
        int sum = 0;
        for (int index = 0; index < pathLength; index++) {
            sum += mostOn[path[index]];
        }
        return sum;
    }

    /** Finds the best order, and says what it brings. */
    int solve() {
        best[0] = 0;
        Arrays.fill(rest, 0, kindCount, 0);
        int inHand = 0;
        for (int state = 1; state < states; state++) {
            inHand += countUp();
            int index = size - inHand;
            best[state] = index < pathLength ? most(state, index) : 0;
        }
        return best[states - 1];
    }

    /** Goes to the next rest of the hand, and says how many meeples it has more. */
    private int countUp() {
        int more = 1;
        int i = 0;
        while (rest[i] == counts[i]) {
            more -= counts[i];
            rest[i++] = 0;
        }
        rest[i]++;
        return more;
    }

    private int most(int state, int index) {
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < kindCount; i++) {
            if (rest[i] > 0 && maySow(kinds[i], index)) {
                most = Math.max(most, worth(index, i) + best[state - strides[i]]);
            }
        }
        return most;
    }

    private int worth(int index, int i) {
        return prospects.worth(path[index], kinds[i]);
    }

    private boolean maySow(int kind, int index) {
        return kind != Meeple.MADAME
                || !germanMadame
                || index == size - 1
                || !Street.isShowdown(path[index]);
    }

    /** The plan that was begun, with the best order. */
    int bestPlan(int begun) {
        System.arraycopy(counts, 0, rest, 0, kindCount);
        return complete(begun, rest, states - 1, 0);
    }

    /** Adds the best order, and all that depart from it once. */
    void collect(int begun, Shortlist list) {
        int state = states - 1;
        int worth = 0;
        int plan = begun;
        if (list.admits(best[state])) {
            list.add(bestPlan(plan), best[state]);
        }
        System.arraycopy(counts, 0, rest, 0, kindCount);
        for (int index = 0; index < Math.min(pathLength, Plan.WRITTEN); index++) {
            int chosen = bestKind(rest, state, index);
            for (int i = 0; i < kindCount; i++) {
                if (i != chosen && rest[i] > 0 && maySow(kinds[i], index)) {
                    int left = state - strides[i];
                    int gain = worth + worth(index, i) + best[left];
                    if (list.admits(gain)) {
                        list.add(depart(plan, left, index, i), gain);
                    }
                }
            }
            worth += worth(index, chosen);
            plan = Plan.with(plan, index, kinds[chosen]);
            state -= strides[chosen];
            rest[chosen]--;
        }
    }

    /** The plan so far, then this kind, then the best order. */
    private int depart(int plan, int left, int index, int i) {
        System.arraycopy(rest, 0, restOfVariation, 0, kindCount);
        restOfVariation[i]--;
        int departed = Plan.with(plan, index, kinds[i]);
        return complete(departed, restOfVariation, left, index + 1);
    }

    /** Completes a plan by the best order of the rest from this index on. */
    private int complete(int begun, int[] left, int from, int firstIndex) {
        int plan = begun;
        int state = from;
        int written = Math.min(size, Plan.WRITTEN);
        for (int index = firstIndex; index < written; index++) {
            // What finds no space is part of the plan too, or it would not fit its handful.
            int i = index < pathLength ? bestKind(left, state, index) : anyKind(left);
            plan = Plan.with(plan, index, kinds[i]);
            state -= strides[i];
            left[i]--;
        }
        return plan;
    }

    private int bestKind(int[] left, int state, int index) {
        for (int i = kindCount - 1; i > 0; i--) {
            if (left[i] > 0
                    && maySow(kinds[i], index)
                    && worth(index, i) + best[state - strides[i]] == best[state]) {
                return i;
            }
        }
        return 0;
    }

    private static int anyKind(int[] left) {
        int i = 0;
        while (left[i] == 0) {
            i++;
        }
        return i;
    }
}
