package meeples.fistful.ai;

import meeples.search.review.Reason;

/**
 * One thing that speaks for a suggested turn, or that its player should know, as numbers: the words
 * are for the texts of each language.
 *
 * @param kind what it is about; says which of the numbers are used
 * @param seat whom it happens to
 * @param building where, or Town.NOBODY
 * @param count how many meeples, points or bars
 * @param draws how many draws it brings, on average over the times it happens
 * @param percent how likely it is
 */
public record TownReason(Kind kind, int seat, int building, int count, int draws, int percent)
        implements Reason {

    @Override
    public boolean isWarning() {
        return kind.isWarning();
    }

    TownReason withPercent(int percent) {
        return new TownReason(kind, seat, building, count, draws, percent);
    }

    /** Kinds of reasons. */
    public enum Kind {
        /** A robber draws for count miners at the building. */
        ROBS,
        /** A deputy draws for count robbers at the building and jails them. */
        ARRESTS,
        /** The Madame draws for count builders at the building. */
        ENTERTAINS,
        /** A miner comes to the seat's own marquee at the building. */
        MINES,
        /** Builds a marquee at the building. */
        BUILDS,
        /** Upgrades the marquee at the building. */
        UPGRADES,
        /** Takes count gold bars. */
        TAKES_BARS,
        /** Wins the showdown with this likelihood, for so many draws. */
        WINS_SHOWDOWN,
        /** A meeple of the seat is left waiting for a showdown; count is its kind. */
        WAITS_FOR_SHOWDOWN,
        /** Brings about the last round. */
        ENDS_GAME,
        /** Miners, so many, are within three buildings of the corner. */
        NEAR_MINERS,
        /** Does not pay what the building would cost. */
        SAVES,
        /** The best turn of the rival (seat) is worth count points less than it would be now. */
        SPOILS,
        /** No builder can come to the marquee that the rival (seat) could pay to upgrade. */
        KEEPS_BUILDERS_AWAY,
        /** A miner comes to the marquee of a rival (seat) who draws. */
        FEEDS_RIVAL(true),
        /** The rival (seat) can upgrade at the building during this turn. */
        HELPS_RIVAL_UPGRADE(true),
        /** Dynamite goes off with this likelihood. */
        RISKS_DYNAMITE(true);

        private final boolean warning;

        Kind() {
            this(false);
        }

        Kind(boolean warning) {
            this.warning = warning;
        }

        /** Whether it speaks against the turn. */
        public boolean isWarning() {
            return warning;
        }
    }
}
