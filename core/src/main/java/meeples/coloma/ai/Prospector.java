package meeples.coloma.ai;

import meeples.coloma.model.Valley;
import meeples.coloma.rules.ColomaRules;
import meeples.play.MoveList;
import meeples.search.Chance;
import meeples.search.InstantBot;

/**
 * The greedy one: goes where a turn brings most now, and does not ask what comes after. As the
 * tenderfoot it is careless: it often does what comes to mind.
 */
final class Prospector extends InstantBot<Valley> {
    private static final int PERCENT = 100;

    private final ColomaRules rules = new ColomaRules();
    private final MoveList legal = new MoveList();
    private final Chance chance;
    private final int carelessness;
    private Planner planner;

    /**
     * @param carelessness how often, of 100 decisions, it does not look for the best
     */
    Prospector(int seed, int carelessness) {
        chance = new Chance(seed);
        this.carelessness = carelessness;
    }

    @Override
    protected int decide(Valley valley) {
        if (planner == null) {
            planner = new Planner(rules, valley);
        }
        if (chance.below(PERCENT) < carelessness) {
            rules.legalMoves(valley, legal);
            return legal.get(chance.below(legal.size()));
        }
        return planner.answer(valley);
    }
}
