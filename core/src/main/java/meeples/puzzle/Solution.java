package meeples.puzzle;

/**
 * What the search has found out about a goal in a position.
 *
 * @param keys the first decisions from which the goal can be reached whatever others decide
 * @param ways how many different sets of decisions the shortest lines consist of; 2 stands for more
 * @param luck the chance that somebody who decides by chance reaches the goal
 * @param line one of the shortest lines
 */
public record Solution(int[] keys, int ways, double luck, int[] line) {

    /**
     * Whether there is one solution, as with problems of chess: either there is one key, and what
     * follows may be done in several ways; or all the shortest lines consist of the same decisions,
     * in one order or another.
     */
    public boolean isUnique() {
        return keys.length == 1 || ways == 1;
    }

    public boolean exists() {
        return keys.length > 0;
    }
}
