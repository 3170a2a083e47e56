package meeples.game.score;

/**
 * A part of the final score, or something else that is counted at the end.
 *
 * @param icon the picture's name without "icon-"
 * @param key of its name among the game's texts
 */
public record ScorePart(String icon, String key) {}
