package meeples.coloma.ai;

import meeples.search.review.Reason;

/**
 * One thing that speaks for a suggested choice, or that its player should know, as numbers: the
 * words are for the texts of each language.
 *
 * @param kind what it is about; says which of the numbers are used
 * @param seat whom it happens to
 * @param which the building, bridge or kind of good, by the kind of reason
 * @param count how many points or goods, on average over the times it happens
 * @param percent how likely it is
 */
public record ValleyReason(Kind kind, int seat, int which, int count, int percent)
        implements Reason {

    @Override
    public boolean isWarning() {
        return kind == Kind.BARRED;
    }

    /** Kinds of reasons, the weightiest first. */
    public enum Kind {
        /** The score grows by count points until the turn ends. */
        SCORES,
        /** The building is built. */
        BUILDS,
        /** A hotel is built. */
        BUILDS_HOTEL,
        /** A bridge of the kind is built. */
        BRIDGES,
        /** A river is surveyed. */
        SURVEYS,
        /** Tents are pitched, count of them. */
        PITCHES,
        /** Gunmen, count of them, take their posts. */
        POSTS,
        /** There are count more of a good afterwards. */
        GAINS,
        /** The barricade stops the secondary action. */
        BARRED
    }

    /** Goods that can be gained. */
    public enum Good {
        COIN,
        NUGGET,
        DUDE,
        TENT,
        HORSE,
        CARD
    }
}
