package meeples.game.setup;

/**
 * Somebody whom the players meet but who has no seat and decides nothing, such as the rival of a
 * game that is played alone.
 *
 * @param nameKey of what they are called, among the game's texts
 */
public record Opponent(String nameKey) {}
