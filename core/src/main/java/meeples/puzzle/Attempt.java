package meeples.puzzle;

/** How a try at a puzzle stands. */
public enum Attempt {
    OPEN,
    SOLVED,
    /** Chance has spoken before the goal was reached: it cannot be made sure any more. */
    LEFT_TO_CHANCE,
    /** The turn is over and the goal was not reached. */
    MISSED
}
