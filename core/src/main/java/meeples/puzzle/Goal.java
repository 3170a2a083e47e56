package meeples.puzzle;

/**
 * What a puzzle asks for.
 *
 * @param measure the name of what is counted, or {@link Goals#BETTER}
 * @param number at least so much; at most, where less is better
 */
public record Goal(String measure, int number) {}
