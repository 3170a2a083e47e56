package meeples.fistful.ai;

import meeples.fistful.model.Decision;
import meeples.fistful.model.Town;
import meeples.fistful.rules.FistfulRules;
import meeples.fistful.rules.Move;
import meeples.play.MoveList;
import meeples.search.Chance;
import meeples.search.InstantBot;

/**
 * The greedy one: takes what looks best this turn, and does not ask what the others will do with
 * what it leaves them. As the tenderfoot it is friendly, brings miners to the neighbours too, and
 * careless: it often takes what comes along, and forgets things.
 */
final class Prospector extends InstantBot<Town> {
    private static final int PERCENT = 100;

    private final FistfulRules rules = new FistfulRules();
    private final Planner planner;
    private final PlanFollower follower = new PlanFollower();
    private final MoveList legal = new MoveList();
    private final Chance chance;
    private final int carelessness;

    private Prospector(int seed, int regard, int carelessness) {
        chance = new Chance(seed);
        planner = new Planner(rules, regard);
        this.carelessness = carelessness;
    }

    static Prospector greedy(int seed) {
        return new Prospector(seed, Prospects.RIVALRY, 0);
    }

    /**
     * @param carelessness how often, of 100 decisions, it does not look for the best
     */
    static Prospector friendly(int seed, int carelessness) {
        return new Prospector(seed, Prospects.FRIENDLINESS, carelessness);
    }

    @Override
    protected int decide(Town town) {
        rules.legalMoves(town, legal);
        int planned = follower.next(town);
        return planned == PlanFollower.NO_MOVE
                ? decide(town, chance.below(PERCENT) < carelessness)
                : planned;
    }

    private int decide(Town town, boolean carelessly) {
        if (town.decision() == Decision.TAKE) {
            int plan = carelessly ? planner.planAny(town, chance) : planner.planBest(town);
            follower.follow(plan, town);
            return Plan.takeMove(plan);
        }
        if (carelessly) {
            return legal.get(chance.below(legal.size()));
        }
        if (town.decision() == Decision.SOW) {
            int plan = planner.planBestRest(town);
            follower.follow(plan, town);
            return Move.sow(Plan.kind(plan, 0));
        }
        return Habits.answer(town);
    }
}
