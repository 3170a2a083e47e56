package meeples.fistful.ai;

import java.util.List;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Town;
import meeples.search.Bot;
import meeples.search.SearchParameters;

/** The bots that can take a seat, by the ids that saves and settings use, weakest first. */
public final class Bots {
    /** Plays friendly and legal, and sometimes without looking. */
    public static final String TENDERFOOT = "tenderfoot";

    /** Takes the best-looking single turn. */
    public static final String PROSPECTOR = "prospector";

    /** Thinks ahead, and likes to see robbers in jail. */
    public static final String MARSHAL = "marshal";

    /** Thinks ahead further. */
    public static final String LEGEND = "legend";

    public static final List<String> LEVELS = List.of(TENDERFOOT, PROSPECTOR, MARSHAL, LEGEND);

    private static final int TENDERFOOTS_CARELESSNESS = 30;
    private static final int MARSHALS_ITERATIONS = 200;
    private static final int LEGENDS_ITERATIONS = 6000;

    /** Decisions about a single meeple get this part of what a handful gets. */
    private static final int SMALL_DECISIONS_SHARE = 4;

    static final SearchParameters PARAMETERS =
            new SearchParameters(1, 0.05, 40, 12, 1, 400_000, 1, 1);
    static final Tuning TUNING = new Tuning(100, 10, 1);
    private static final Tuning MARSHALS_TUNING = new Tuning(100, 10, 3);

    private Bots() {}

    /** A bot of this level with the thinking that the level is meant to do. */
    public static Bot<Town> create(String level, int seed) {
        return create(level, seed, iterations(level));
    }

    /**
     * A bot of this level that thinks so many iterations for a turn, more or less than the level is
     * meant to. Levels that do not search don't mind.
     */
    public static Bot<Town> create(String level, int seed, int iterations) {
        return switch (level) {
            case TENDERFOOT -> Prospector.friendly(seed, TENDERFOOTS_CARELESSNESS);
            case PROSPECTOR -> Prospector.greedy(seed);
            case MARSHAL -> new Searcher(level, PARAMETERS, MARSHALS_TUNING, iterations, seed);
            case LEGEND -> new Searcher(level, PARAMETERS, TUNING, iterations, seed);
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

    /** What the decision that the town waits for gets of an effort that is meant for a turn. */
    public static int part(int ofTurn, Town town) {
        Decision decision = town.decision();
        boolean large =
                decision == Decision.TAKE
                        || decision == Decision.SOW
                        || decision == Decision.MARQUEE;
        return large ? ofTurn : ofTurn / SMALL_DECISIONS_SHARE;
    }
}
