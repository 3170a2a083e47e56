package meeples.game.setup;

/**
 * How many can sit at a game's table.
 *
 * @param least 1 for a game that can be played alone
 * @param usual how many the set-up begins with
 */
public record Seating(int least, int usual, int most) {}
