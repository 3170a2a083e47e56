package meeples.fistful.ui.outlook;

import java.util.Arrays;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Move;

/**
 * The order in which a player means to sow a handful: which meeple goes to which space. It can be
 * changed at will until it is played. When all that is left is of one kind, it falls into place by
 * itself.
 */
public final class SowingPlan {
    private final Route route;
    private final int[] planned;
    private final int[] left = new int[Meeple.KINDS];

    public SowingPlan(Route route) {
        this.route = route;
        planned = new int[route.length()];
        clear();
    }

    public Route route() {
        return route;
    }

    /** The kind planned for a step of the way, or {@link Meeple#NONE}. */
    public int at(int step) {
        return planned[step];
    }

    /** How many of a kind are not planned yet. */
    public int left(int meeple) {
        return left[meeple];
    }

    /** The first step that has no meeple yet, or -1. */
    public int nextStep() {
        for (int step = 0; step < planned.length; step++) {
            if (planned[step] == Meeple.NONE) {
                return step;
            }
        }
        return -1;
    }

    public boolean isComplete() {
        return nextStep() < 0;
    }

    public boolean isEmpty() {
        for (int meeple : planned) {
            if (meeple != Meeple.NONE) {
                return false;
            }
        }
        return true;
    }

    public boolean mayPlace(int step, int meeple) {
        return step >= 0 && left[meeple] > 0 && route.mayGo(meeple, step);
    }

    /** Plans a meeple of this kind for a step; who was planned there goes back to the hand. */
    public void place(int step, int meeple) {
        if (!mayPlace(step, meeple)) {
            throw new IllegalArgumentException("a " + Meeple.word(meeple) + " may not go there");
        }
        takeBack(step);
        planned[step] = meeple;
        left[meeple]--;
    }

    /** Takes the meeple planned for a step back into the hand. */
    public void takeBack(int step) {
        if (planned[step] != Meeple.NONE) {
            left[planned[step]]++;
            planned[step] = Meeple.NONE;
        }
    }

    /** Takes back what was planned for the latest step of the way. False when nothing is. */
    public boolean takeBackLast() {
        for (int step = planned.length - 1; step >= 0; step--) {
            if (planned[step] != Meeple.NONE) {
                takeBack(step);
                return true;
            }
        }
        return false;
    }

    public boolean maySwap(int one, int other) {
        return planned[one] != planned[other] && mayStand(one, other) && mayStand(other, one);
    }

    private boolean mayStand(int from, int to) {
        return planned[from] == Meeple.NONE || route.mayGo(planned[from], to);
    }

    /** The meeples of two steps change places; one of the two may be missing. */
    public void swap(int one, int other) {
        int moved = planned[one];
        planned[one] = planned[other];
        planned[other] = moved;
    }

    /** When one kind is left in hand, it takes all the empty steps. */
    public void fillTheRest() {
        int only = onlyKindLeft();
        for (int step = nextStep(); only != Meeple.NONE && step >= 0; step = nextStep()) {
            if (!mayPlace(step, only)) {
                return;
            }
            place(step, only);
        }
    }

    private int onlyKindLeft() {
        int only = Meeple.NONE;
        for (int kind = 0; kind < Meeple.KINDS; kind++) {
            if (left[kind] > 0) {
                if (only != Meeple.NONE) {
                    return Meeple.NONE;
                }
                only = kind;
            }
        }
        return only;
    }

    /** Plans the whole way at once. */
    public void follow(int[] order) {
        clear();
        for (int step = 0; step < planned.length; step++) {
            place(step, order[step]);
        }
    }

    public void clear() {
        Arrays.fill(planned, Meeple.NONE);
        System.arraycopy(route.handful(), 0, left, 0, left.length);
    }

    /** The move that carries out the plan on the space that the sowing has come to. */
    public int nextMove(Town town) {
        return Move.sow(planned[route.stepAt(town.cursor())]);
    }

    /** Whether this plan is about the handful that is being sown in this town. */
    public boolean fits(Town town) {
        int step = route.stepAt(town.cursor());
        return step >= 0 && route.size() - step == town.meeples(Place.HAND);
    }
}
