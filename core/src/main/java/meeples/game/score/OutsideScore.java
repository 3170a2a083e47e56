package meeples.game.score;

/**
 * The score of an opponent who has no seat, such as the rival of somebody who plays alone.
 *
 * @param nameKey of what they are called, among the game's texts
 * @param icon their picture's name without "icon-"
 * @param place among all, theirs included: 1 when they have won
 */
public record OutsideScore(String nameKey, String icon, int points, int place) {}
