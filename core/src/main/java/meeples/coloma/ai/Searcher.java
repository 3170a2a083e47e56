package meeples.coloma.ai;

import meeples.coloma.Coloma;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.ColomaRules;
import meeples.play.MoveList;
import meeples.search.SearchParameters;
import meeples.search.SearchingBot;
import meeples.search.TreeSearch;

/** A bot that searches, at each of its decisions anew. */
final class Searcher extends SearchingBot<Valley> {
    private final ColomaRules rules;
    private final MoveList legal = new MoveList();

    Searcher(String level, SearchParameters parameters, int budget, int seed) {
        this(level, new ColomaRules(), parameters, budget, seed);
    }

    private Searcher(
            String level, ColomaRules rules, SearchParameters parameters, int budget, int seed) {
        super(
                Coloma.GAME,
                level,
                budget,
                new TreeSearch<>(rules, new ColomaGuide(rules), parameters, seed));
        this.rules = rules;
    }

    @Override
    public void begin(Valley valley) {
        rules.legalMoves(valley, legal);
        boolean obvious = legal.size() == 1;
        if (!obvious) {
            search().begin(valley);
            obvious = search().choices() == 1;
        }
        allow(obvious ? 0 : ColomaBots.part(budget(), valley));
    }

    @Override
    public int move() {
        return legal.size() == 1 ? legal.get(0) : best();
    }
}
