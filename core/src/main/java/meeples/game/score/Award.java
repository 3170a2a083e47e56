package meeples.game.score;

/**
 * What a player can be remembered for besides winning.
 *
 * @param key of its name among the game's texts; what it is given for has the same with ".why"
 * @param icon the picture's name without "icon-"
 * @param least what one must have reached to be worth mentioning
 * @param isRecord whether the best single feat counts, instead of all of them together
 */
public record Award(String key, String icon, int least, boolean isRecord) {
    /** What comes of two feats: the better one of a record, both together of all else. */
    int together(int one, int other) {
        return isRecord ? Math.max(one, other) : one + other;
    }
}
