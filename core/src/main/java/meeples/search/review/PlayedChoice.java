package meeples.search.review;

/**
 * A choice as the guide writes it, read from the moves of a match.
 *
 * @param choice what was chosen
 * @param moves how many moves of the match it consisted of
 */
public record PlayedChoice(int choice, int moves) {}
