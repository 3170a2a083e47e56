package meeples.coloma.ai;

import java.util.List;
import meeples.coloma.model.Valley;
import meeples.search.Bot;
import meeples.search.SearchParameters;

/** The bots that can take a seat, by the ids that saves and settings use, weakest first. */
public final class ColomaBots {
    /** Plays legal, and often without looking. */
    public static final String TENDERFOOT = "tenderfoot";

    /** Takes the best-looking single turn. */
    public static final String PROSPECTOR = "prospector";

    /** Thinks ahead. */
    public static final String MARSHAL = "marshal";

    /** Thinks ahead further. */
    public static final String LEGEND = "legend";

    public static final List<String> LEVELS = List.of(TENDERFOOT, PROSPECTOR, MARSHAL, LEGEND);

    private static final int TENDERFOOTS_CARELESSNESS = 30;
    private static final int MARSHALS_ITERATIONS = 100;
    private static final int LEGENDS_ITERATIONS = 1500;

    /** What is decided within a turn gets this part of what the choice of a site gets. */
    private static final int ACTIONS_SHARE = 4;

    private static final int SMALL_DECISIONS_SHARE = 8;

    static final SearchParameters PARAMETERS =
            new SearchParameters(1, 0.05, 12, 5, 1, 100_000, 4, 1);

    private ColomaBots() {}

    /** A bot of this level with the thinking that the level is meant to do. */
    public static Bot<Valley> create(String level, int seed) {
        return create(level, seed, iterations(level));
    }

    /**
     * A bot of this level that thinks so many iterations for a turn, more or less than the level is
     * meant to. Levels that do not search don't mind.
     */
    public static Bot<Valley> create(String level, int seed, int iterations) {
        return switch (level) {
            case TENDERFOOT -> new Prospector(seed, TENDERFOOTS_CARELESSNESS);
            case PROSPECTOR -> new Prospector(seed, 0);
            case MARSHAL, LEGEND -> new Searcher(level, PARAMETERS, iterations, seed);
            default -> throw new IllegalArgumentException("no bot " + level);
        };
    }

    /** How many iterations the level is meant to think for a turn; 0 when it does not search. */
    public static int iterations(String level) {
        return switch (level) {
            case MARSHAL -> MARSHALS_ITERATIONS;
            case LEGEND -> LEGENDS_ITERATIONS;
            default -> 0;
        };
    }

    /** What the decision that the valley waits for gets of an effort that is meant for a turn. */
    public static int part(int ofTurn, Valley valley) {
        return switch (valley.decision()) {
            case SITE -> ofTurn;
            case ACT -> ofTurn / ACTIONS_SHARE;
            default -> ofTurn / SMALL_DECISIONS_SHARE;
        };
    }
}
