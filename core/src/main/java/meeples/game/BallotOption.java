package meeples.game;

/**
 * One of the things that people can choose at the same time, each in secret. What can be chosen is
 * told to all alike; whether a seat may choose it now is that seat's business.
 *
 * @param move the move that chooses it
 * @param icon the picture's name without "icon-", or empty
 */
public record BallotOption(int move, String icon, String text) {}
