package meeples.fistful.ai;

import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Move;
import meeples.play.MoveList;
import meeples.play.Rules;
import meeples.search.Chance;

/** Finds the best-looking plans for a turn, or for what is left in hand. */
final class Planner {
    private static final int NOWHERE = -1;

    private final Rules<Town, ?> rules;
    private final Prospects prospects;
    private final Handful handful;
    private final MoveList takes = new MoveList();
    private int worthOfBest;

    /** A planner that grudges the others what they gain. */
    Planner(Rules<Town, ?> rules) {
        this(rules, Prospects.RIVALRY);
    }

    /**
     * @param regard what the others' gain counts, see {@link Prospects}
     */
    Planner(Rules<Town, ?> rules, int regard) {
        this.rules = rules;
        prospects = new Prospects(regard);
        handful = new Handful(prospects);
    }

    /** The best plans of a turn: for each thing that can be taken the best, and its variations. */
    void planTurns(Town town, Shortlist into, int most) {
        into.clear(most);
        prospects.look(town);
        rules.legalMoves(town, takes);
        int inHand = NOWHERE;
        for (int i = 0; i < takes.size(); i++) {
            int take = takes.get(i);
            inHand = pickUp(town, take, inHand);
            walk(town, take);
            if (into.admits(handful.atMost()) && into.admits(handful.solve())) {
                handful.collect(begin(take), into);
            }
        }
    }

    /** Only the best plan of a turn, found quickly: what cannot be better is not looked into. */
    int planBest(Town town) {
        prospects.look(town);
        rules.legalMoves(town, takes);
        int inHand = NOWHERE;
        int most = Integer.MIN_VALUE;
        int plan = 0;
        for (int i = 0; i < takes.size(); i++) {
            int take = takes.get(i);
            inHand = pickUp(town, take, inHand);
            walk(town, take);
            if (handful.atMost() > most) {
                int worth = handful.solve();
                if (worth > most) {
                    most = worth;
                    plan = handful.bestPlan(begin(take));
                }
            }
        }
        worthOfBest = most;
        return plan;
    }

    /** The best plan of those that take this. */
    int planBest(Town town, int take) {
        prospects.look(town);
        handful.take(town, Move.location(take));
        walk(town, take);
        handful.solve();
        return handful.bestPlan(begin(take));
    }

    /** What the plan that {@link #planBest} found is worth. */
    int worthOfBest() {
        return worthOfBest;
    }

    /** Takes come in the order of their locations: the handful is the same for several. */
    private int pickUp(Town town, int take, int inHand) {
        int location = Move.location(take);
        if (location != inHand) {
            handful.take(town, location);
            handful.weigh();
        }
        return location;
    }

    /** Whether somebody who takes a handful now can bring such a meeple to a building's doorway. */
    boolean canBring(Town town, int kind, int building) {
        rules.legalMoves(town, takes);
        for (int i = 0; i < takes.size(); i++) {
            handful.take(town, Move.location(takes.get(i)));
            walk(town, takes.get(i));
            if (handful.bringsTo(kind, Street.doorway(building))) {
                return true;
            }
        }
        return false;
    }

    /** A random thing to take, sown at its best. */
    int planAny(Town town, Chance chance) {
        rules.legalMoves(town, takes);
        return planBest(town, takes.get(chance.below(takes.size())));
    }

    /** The plan to make this move, the order being open. */
    static int begin(int take) {
        return Plan.take(Move.location(take), Move.direction(take), Move.space(take));
    }

    /** The best plans for what is left in hand; the order counts from here. */
    void planRest(Town town, Shortlist into, int most) {
        into.clear(most);
        planRest(town);
        handful.collect(0, into);
    }

    /** Only the best plan for what is left in hand. */
    int planBestRest(Town town) {
        planRest(town);
        return handful.bestPlan(0);
    }

    private void planRest(Town town) {
        prospects.look(town);
        handful.take(town, Place.HAND);
        handful.walk(town, town.cursor(), town.direction(), town.spacesLeft(), Place.HAND);
        handful.solve();
    }

    private void walk(Town town, int take) {
        int location = Move.location(take);
        handful.walk(town, Move.space(take), Move.direction(take), Street.SPACES, location);
    }
}
