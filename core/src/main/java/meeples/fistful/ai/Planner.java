package meeples.fistful.ai;

import java.util.Arrays;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Move;
import meeples.play.MoveList;
import meeples.play.Rules;
import meeples.search.Chance;

/**
 * Finds the best-looking plans for a handful. What a meeple is worth on a space hardly depends on
 * the others sown with it, so the best order of each handful follows exactly from what is left in
 * hand, without trying all orders.
 */
final class Planner {
    private static final int MOST_PLANS = 4096;

    private final Rules<Town, ?> rules;
    private final Prospects prospects = new Prospects();
    private final MoveList takes = new MoveList();
    private final int[] plans = new int[MOST_PLANS];
    private final int[] worths = new int[MOST_PLANS];
    private int size;
    private int worthOfBest;

    private final int[] path = new int[Street.SPACES];
    private int pathLength;
    private int handSize;
    private int states; // how many different rests the hand can have
    private boolean germanMadame;
    private final int[] counts = new int[Meeple.KINDS];
    private final int[] inHand = new int[Meeple.KINDS];
    private final int[] strides = new int[Meeple.KINDS];
    private final int[] order = new int[Street.SPACES];
    private final int[] variation = new int[Street.SPACES];
    private int[] best = new int[256]; // by what is left in hand

    Planner(Rules<Town, ?> rules) {
        this.rules = rules;
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

    /** The best plan for each thing that can be taken, and its variations. */
    void planTurns(Town town) {
        size = 0;
        prospects.look(town);
        rules.legalMoves(town, takes);
        for (int i = 0; i < takes.size(); i++) {
            walk(town, takes.get(i));
            solve();
            collect(begin(takes.get(i)));
        }
    }

    /** Only the best plan of a turn, found quickly: what cannot be better is not looked into. */
    int planBest(Town town) {
        prospects.look(town);
        rules.legalMoves(town, takes);
        int most = Integer.MIN_VALUE;
        int plan = 0;
        for (int i = 0; i < takes.size(); i++) {
            walk(town, takes.get(i));
            if (atMost() > most) {
                solve();
                if (best[states - 1] > most) {
                    most = best[states - 1];
                    plan = complete(begin(takes.get(i)), states - 1, 0, order);
                }
            }
        }
        worthOfBest = most;
        return plan;
    }

    /** What the plan that {@link #planBest} found is worth. */
    int worthOfBest() {
        return worthOfBest;
    }

    /** Whether somebody who takes a handful now can bring such a meeple to a building's doorway. */
    boolean canBring(Town town, int kind, int building) {
        rules.legalMoves(town, takes);
        for (int i = 0; i < takes.size(); i++) {
            walk(town, takes.get(i));
            if (counts[kind] > 0 && comesTo(Street.doorway(building))) {
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

    /** A random thing to take, sown at its best. */
    int planAny(Town town, Chance chance) {
        prospects.look(town);
        rules.legalMoves(town, takes);
        int take = takes.get(chance.below(takes.size()));
        walk(town, take);
        solve();
        return complete(begin(take), states - 1, 0, order);
    }

    /** The plan to make this move, the order being open. */
    static int begin(int take) {
        return Plan.take(Move.location(take), Move.direction(take), Move.space(take));
    }

    /** More than this no order of the handful can bring. */
    private int atMost() {
        int sum = 0;
        for (int index = 0; index < pathLength; index++) {
            int at = path[index];
            int most = Integer.MIN_VALUE;
            for (int kind = 0; kind < Meeple.KINDS; kind++) {
                if (counts[kind] > 0) {
                    most = Math.max(most, prospects.worth(at, kind));
                }
            }
            sum += most;
        }
        return sum;
    }

    /** The best plan for what is left in hand, and its variations; the order counts from here. */
    void planRest(Town town) {
        size = 0;
        prospects.look(town);
        walk(town, town.cursor(), town.direction(), town.spacesLeft(), Place.HAND);
        solve();
        collect(0);
    }

    /** The index of the plan that looks best. */
    int bestIndex() {
        int index = 0;
        for (int i = 1; i < size; i++) {
            if (worths[i] > worths[index]) {
                index = i;
            }
        }
        return index;
    }

    /** Puts the best plans first, as many as wanted, and forgets the others. */
    void keepBest(int wanted) {
        int kept = Math.min(wanted, size);
        for (int i = 0; i < kept; i++) {
            int index = i;
            for (int j = i + 1; j < size; j++) {
                if (worths[j] > worths[index]) {
                    index = j;
                }
            }
            swap(i, index);
        }
        size = kept;
    }

    private void swap(int i, int j) {
        int plan = plans[i];
        int worth = worths[i];
        plans[i] = plans[j];
        worths[i] = worths[j];
        plans[j] = plan;
        worths[j] = worth;
    }

    private void walk(Town town, int take) {
        walk(town, Move.space(take), Move.direction(take), Street.SPACES, Move.location(take));
    }

    /** Notes which spaces the handful will come to. */
    private void walk(Town town, int first, int direction, int spaces, int place) {
        germanMadame = town.germanMadame();
        handSize = town.meeples(place);
        pathLength = 0;
        int own = Place.isBuilding(place) ? Street.doorway(place) : Town.NOBODY;
        int space = first;
        for (int i = 0; i < spaces && pathLength < handSize; i++) {
            if (town.isFree(space)) {
                path[pathLength++] = space;
            }
            if (space == own) {
                break;
            }
            space = Street.next(space, direction);
        }
        int stride = 1;
        for (int kind = 0; kind < Meeple.KINDS; kind++) {
            counts[kind] = town.meeples(place, kind);
            strides[kind] = stride;
            stride *= counts[kind] + 1;
        }
        states = stride;
        if (states > best.length) {
            best = new int[2 * states];
        }
    }

    /** For every rest of the hand: the most that sowing it can still bring. */
    private void solve() {
        best[0] = 0;
        Arrays.fill(inHand, 0);
        for (int state = 1; state < states; state++) {
            countUp();
            int left = inHand[0] + inHand[1] + inHand[2] + inHand[3] + inHand[4];
            int index = handSize - left;
            best[state] = index < pathLength ? best(state, path[index], left) : 0;
        }
    }

    /** The next rest of the hand, the kinds being the digits of a number. */
    private void countUp() {
        int kind = 0;
        while (inHand[kind] == counts[kind]) {
            inHand[kind++] = 0;
        }
        inHand[kind]++;
    }

    private int best(int state, int space, int left) {
        int most = Integer.MIN_VALUE;
        for (int kind = 0; kind < Meeple.MADAME; kind++) {
            if (inHand[kind] > 0) {
                most = Math.max(most, prospects.worth(space, kind) + best[state - strides[kind]]);
            }
        }
        if (inHand[Meeple.MADAME] > 0 && madameMayGo(space, left)) {
            int rest = best[state - strides[Meeple.MADAME]];
            most = Math.max(most, prospects.worth(space, Meeple.MADAME) + rest);
        }
        return most;
    }

    private boolean madameMayGo(int space, int left) {
        return !germanMadame || left == 1 || !Street.isShowdown(space);
    }

    /** Adds the best order, and all that depart from it once. */
    private void collect(int take) {
        int state = states - 1;
        int worth = 0;
        int plan = take;
        add(complete(plan, state, 0, order), best[state]);
        for (int index = 0; index < Math.min(pathLength, Plan.WRITTEN); index++) {
            int chosen = order[index];
            int left = handSize - index;
            for (int kind = 0; kind < Meeple.KINDS; kind++) {
                if (kind != chosen && has(state, kind) && maySow(kind, index, left)) {
                    int rest = state - strides[kind];
                    int other = Plan.with(plan, index, kind);
                    int gain = worth + prospects.worth(path[index], kind);
                    add(complete(other, rest, index + 1, variation), gain + best[rest]);
                }
            }
            worth += prospects.worth(path[index], chosen);
            plan = Plan.with(plan, index, chosen);
            state -= strides[chosen];
        }
    }

    private boolean maySow(int kind, int index, int left) {
        return kind != Meeple.MADAME || madameMayGo(path[index], left);
    }

    private boolean has(int state, int kind) {
        return state / strides[kind] % (counts[kind] + 1) > 0;
    }

    /** Completes a plan by the best order from this index on, which is also written down. */
    private int complete(int begun, int from, int firstIndex, int[] written) {
        int plan = begun;
        int state = from;
        for (int index = firstIndex; index < pathLength; index++) {
            int kind = bestKind(state, index);
            written[index] = kind;
            plan = Plan.with(plan, index, kind);
            state -= strides[kind];
        }
        return overflow(plan, state);
    }

    /** What finds no space is part of the plan too, or the plan would not fit its handful. */
    private int overflow(int begun, int from) {
        int plan = begun;
        int state = from;
        for (int index = pathLength; index < handSize; index++) {
            for (int kind = 0; kind < Meeple.KINDS; kind++) {
                if (has(state, kind)) {
                    plan = Plan.with(plan, index, kind);
                    state -= strides[kind];
                    break;
                }
            }
        }
        return plan;
    }

    private int bestKind(int state, int index) {
        int left = handSize - index;
        for (int kind = Meeple.KINDS - 1; kind > 0; kind--) {
            if (has(state, kind)
                    && maySow(kind, index, left)
                    && prospects.worth(path[index], kind) + best[state - strides[kind]]
                            == best[state]) {
                return kind;
            }
        }
        return Meeple.BUILDER;
    }

    private void add(int plan, int worth) {
        if (size < MOST_PLANS) {
            plans[size] = plan;
            worths[size++] = worth;
        }
    }
}
