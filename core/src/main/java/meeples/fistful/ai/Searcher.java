package meeples.fistful.ai;

import meeples.fistful.Fistful;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Town;
import meeples.fistful.rules.FistfulRules;
import meeples.fistful.rules.Move;
import meeples.search.SearchParameters;
import meeples.search.SearchingBot;
import meeples.search.TreeSearch;

/** A bot that searches. What it finds out about a handful it carries through the whole sowing. */
final class Searcher extends SearchingBot<Town> {
    private final PlanFollower follower = new PlanFollower();
    private Town town;
    private int planned;

    Searcher(String level, SearchParameters parameters, Tuning tuning, int budget, int seed) {
        super(
                Fistful.GAME,
                level,
                budget,
                new TreeSearch<>(new FistfulRules(), new FistfulGuide(tuning), parameters, seed));
    }

    @Override
    public void begin(Town position) {
        town = position.copy();
        planned = follower.next(position);
        if (planned == PlanFollower.NO_MOVE) {
            search().begin(position);
            allow(Bots.part(budget(), town));
        } else {
            allow(0);
        }
    }

    private boolean isAboutAHandful() {
        return town.decision() == Decision.TAKE || town.decision() == Decision.SOW;
    }

    @Override
    public int move() {
        if (planned != PlanFollower.NO_MOVE) {
            return planned;
        }
        int choice = best();
        if (!isAboutAHandful()) {
            return choice;
        }
        follower.follow(choice, town);
        return town.decision() == Decision.TAKE
                ? Plan.takeMove(choice)
                : Move.sow(Plan.kind(choice, 0));
    }
}
