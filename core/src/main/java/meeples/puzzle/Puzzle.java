package meeples.puzzle;

import meeples.play.Match;

/**
 * A position with something to reach in it, in one turn and before chance speaks.
 *
 * @param name under which progress is kept
 * @param grade from 1, easy, to 3, hard
 * @param solution decisions that reach the goal
 * @param instead what was played and is not to be played again; none where that is no matter
 * @param match stands where the puzzle begins
 */
public record Puzzle<S, E>(
        String name, int grade, Goal goal, int[] solution, int[] instead, Match<S, E> match) {

    /** Whose puzzle it is. */
    public int seat() {
        return match.decider();
    }
}
