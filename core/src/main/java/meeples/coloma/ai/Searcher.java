package meeples.coloma.ai;

import meeples.coloma.model.Valley;
import meeples.coloma.rules.ColomaRules;
import meeples.play.MoveList;
import meeples.search.Bot;
import meeples.search.SearchParameters;
import meeples.search.TreeSearch;

/** A bot that searches, at each of its decisions anew. */
final class Searcher implements Bot<Valley> {
    private final ColomaRules rules = new ColomaRules();
    private final MoveList legal = new MoveList();
    private final TreeSearch<Valley> search;
    private final int budget;
    private boolean obvious;
    private int share;
    private int iterationsLeft;

    Searcher(SearchParameters parameters, int budget, int seed) {
        search = new TreeSearch<>(rules, new ColomaGuide(rules), parameters, seed);
        this.budget = budget;
    }

    @Override
    public void begin(Valley valley) {
        rules.legalMoves(valley, legal);
        obvious = legal.size() == 1;
        if (!obvious) {
            search.begin(valley);
            obvious = search.choices() == 1;
        }
        share = obvious ? 0 : ColomaBots.part(budget, valley);
        iterationsLeft = share;
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
    public int move() {
        return legal.size() == 1 ? legal.get(0) : search.choice(search.best());
    }
}
