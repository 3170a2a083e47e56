package meeples.coloma.ai;

import meeples.coloma.model.Valley;
import meeples.coloma.rules.ColomaRules;
import meeples.play.MoveList;
import meeples.search.Bot;
import meeples.search.Chance;

/**
 * The greedy one: goes where a turn brings most now, and does not ask what comes after. As the
 * tenderfoot it is careless: it often does what comes to mind.
 */
final class Prospector implements Bot<Valley> {
    private static final int PERCENT = 100;

    private final ColomaRules rules = new ColomaRules();
    private final MoveList legal = new MoveList();
    private final Chance chance;
    private final int carelessness;
    private Planner planner;
    private int move;

    /**
     * @param carelessness how often, of 100 decisions, it does not look for the best
     */
    Prospector(int seed, int carelessness) {
        chance = new Chance(seed);
        this.carelessness = carelessness;
    }

    @Override
    public void begin(Valley valley) {
        if (planner == null) {
            planner = new Planner(rules, valley);
        }
        if (chance.below(PERCENT) < carelessness) {
            rules.legalMoves(valley, legal);
            move = legal.get(chance.below(legal.size()));
        } else {
            move = planner.answer(valley);
        }
    }

    /** Nothing to do: a single turn is looked through at once. */
    @Override
    public void think(int iterations) {}

    @Override
    public boolean isDone() {
        return true;
    }

    @Override
    public double progress() {
        return 1;
    }

    @Override
    public int move() {
        return move;
    }
}
