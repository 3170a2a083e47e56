package meeples.coloma.ui;

import java.util.List;
import meeples.coloma.ai.BotGames;
import meeples.coloma.ai.ColomaBots;
import meeples.coloma.ai.ColomaExpert;
import meeples.coloma.model.Valley;
import meeples.game.BotLevels;
import meeples.search.Bot;
import meeples.search.review.Expert;

/** The levels of {@link ColomaBots} for the neutral parts of the program. */
public final class ColomaLevels implements BotLevels<Valley> {
    private static final int LEAST_SHARE = 4;

    @Override
    public List<String> levels() {
        return ColomaBots.LEVELS;
    }

    @Override
    public Bot<Valley> create(String level, int seed, int iterations) {
        return ColomaBots.create(level, seed, iterations);
    }

    @Override
    public int iterations(String level) {
        return ColomaBots.iterations(level);
    }

    @Override
    public int part(int ofTurn, Valley valley) {
        return ColomaBots.part(ofTurn, valley);
    }

    /** Advice on small decisions is thought about as long as advice on a step of a turn. */
    @Override
    public int adviceIterations(Valley valley) {
        int whole = ColomaBots.iterations(ColomaBots.LEGEND);
        return Math.max(part(whole, valley), whole / LEAST_SHARE);
    }

    @Override
    public Expert<Valley> expert(int seed) {
        return new ColomaExpert(seed);
    }

    @Override
    public String knownGames(int slice) {
        return BotGames.play(slice);
    }
}
