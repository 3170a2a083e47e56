package meeples.fistful.ai;

import java.util.List;
import meeples.fistful.model.Town;
import meeples.search.Bot;

/** The bots that can take a seat, by the ids that saves and settings use, weakest first. */
public final class Bots {
    /** Plays friendly and legal, and sometimes without looking. */
    public static final String TENDERFOOT = "tenderfoot";

    /** Takes the best-looking single turn. */
    public static final String PROSPECTOR = "prospector";

    /** Thinks ahead. */
    public static final String MARSHAL = "marshal";

    /** Thinks ahead further. */
    public static final String LEGEND = "legend";

    public static final List<String> LEVELS = List.of(TENDERFOOT, PROSPECTOR, MARSHAL, LEGEND);

    private static final int TENDERFOOTS_CARELESSNESS = 40;

    private Bots() {}

    /** A bot of this level with the thinking that the level is meant to do. */
    public static Bot<Town> create(String level, int seed) {
        return switch (level) {
            case TENDERFOOT -> new Prospector(seed, TENDERFOOTS_CARELESSNESS);
            case PROSPECTOR, MARSHAL, LEGEND -> new Prospector(seed, 0);
            default -> throw new IllegalArgumentException("no bot " + level);
        };
    }
}
