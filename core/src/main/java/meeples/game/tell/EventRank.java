package meeples.game.tell;

/**
 * What an event is in the story of a match: whether it frames it, carries it or only fills it in.
 */
public enum EventRank {
    /** The heading of all that follows: a turn has begun, or whatever else divides this game. */
    TURN_BEGINS,

    /** What the last heading began is over. Logs leave it out; charts take the points now. */
    TURN_ENDS,

    /** It changes how the game stands, and is worth a line in the shortest summary. */
    RESULT,

    /** It belongs into every log. */
    STEP,

    /** It only leads up to others, and is left out where there is little room. */
    DETAIL
}
