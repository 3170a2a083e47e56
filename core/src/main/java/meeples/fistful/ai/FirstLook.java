package meeples.fistful.ai;

import meeples.fistful.model.Decision;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Town;
import meeples.fistful.rules.FistfulRules;
import meeples.fistful.rules.Move;

/**
 * What the strongest bot thinks of first, before it has searched: found at once, so that it can be
 * shown while it thinks on. It weighs all that it sees as the search does.
 */
public final class FirstLook {
    private FirstLook() {}

    /** In which order to sow the handful that this take would bring, each step one meeple. */
    public static int[] order(Town town, int take, int steps) {
        int[] handful = handful(town, Move.location(take));
        return order(planner().planBest(town, take), handful, steps);
    }

    /** In which order to sow what is in hand. */
    public static int[] order(Town town, int steps) {
        return order(planner().planBestRest(town), handful(town, Place.HAND), steps);
    }

    /** Which meeple to resolve next, as a move. */
    public static int resolution(Town town) {
        if (town.decision() != Decision.RESOLVE) {
            throw new IllegalArgumentException("there is nothing to resolve");
        }
        return Habits.answer(town);
    }

    private static Planner planner() {
        return new Planner(new FistfulRules());
    }

    private static int[] handful(Town town, int place) {
        int[] handful = new int[Meeple.KINDS];
        for (int kind = 0; kind < handful.length; kind++) {
            handful[kind] = town.meeples(place, kind);
        }
        return handful;
    }

    /** A plan tells the first few; what is left follows, a Madame last. */
    private static int[] order(int plan, int[] left, int steps) {
        int[] order = new int[steps];
        for (int step = 0; step < steps; step++) {
            int kind = step < Plan.WRITTEN ? Plan.kind(plan, step) : next(left);
            order[step] = kind;
            left[kind]--;
        }
        return order;
    }

    private static int next(int[] left) {
        int kind = 0;
        while (left[kind] == 0) {
            kind++;
        }
        return kind;
    }
}
