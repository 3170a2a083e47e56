package meeples.fistful.ai;

import meeples.fistful.model.Decision;
import meeples.fistful.model.Town;
import meeples.fistful.rules.FistfulRules;
import meeples.fistful.rules.Move;
import meeples.search.Bot;
import meeples.search.SearchParameters;
import meeples.search.TreeSearch;

/** A bot that searches. What it finds out about a handful it carries through the whole sowing. */
final class Searcher implements Bot<Town> {
    private final FistfulRules rules = new FistfulRules();
    private final TreeSearch<Town> search;
    private final PlanFollower follower = new PlanFollower();
    private final int budget;
    private Town town;
    private int planned;
    private int share;
    private int iterationsLeft;

    Searcher(SearchParameters parameters, Tuning tuning, int budget, int seed) {
        search = new TreeSearch<>(rules, new FistfulGuide(tuning), parameters, seed);
        this.budget = budget;
    }

    @Override
    public void begin(Town position) {
        town = position.copy();
        planned = follower.next(position);
        if (planned == PlanFollower.NO_MOVE) {
            search.begin(position);
            share = Bots.part(budget, town);
        } else {
            share = 0;
        }
        iterationsLeft = share;
    }

    private boolean isAboutAHandful() {
        return town.decision() == Decision.TAKE || town.decision() == Decision.SOW;
    }

    @Override
    public void think(int iterations) {
        int now = Math.min(iterations, iterationsLeft);
        for (int i = 0; i < now; i++) {
            search.iterate();
        }
        iterationsLeft -= now;
    }

    @Override
    public boolean isDone() {
        return iterationsLeft == 0;
    }

    @Override
    public double progress() {
        return share == 0 ? 1 : 1 - iterationsLeft / (double) share;
    }

    @Override
    public void rest() {
        search.rest();
    }

    @Override
    public int move() {
        if (planned != PlanFollower.NO_MOVE) {
            return planned;
        }
        int choice = search.choice(search.best());
        if (!isAboutAHandful()) {
            return choice;
        }
        follower.follow(choice, town);
        return town.decision() == Decision.TAKE
                ? Plan.takeMove(choice)
                : Move.sow(Plan.kind(choice, 0));
    }
}
