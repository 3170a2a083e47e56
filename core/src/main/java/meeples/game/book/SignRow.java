package meeples.game.book;

import java.util.List;

/**
 * Pictures side by side, each with a word or a figure.
 *
 * @param between what stands between two of them; empty for nothing
 * @param below whether words and figures stand below the pictures, not beside them
 */
public record SignRow<S, E>(List<Sign> signs, String between, boolean below)
        implements Illustration<S, E> {
    /**
     * A picture of the shared atlas with a word or a figure.
     *
     * @param textKey of the word; null for a figure
     * @param figure what it is worth; null for a word
     */
    public record Sign(String picture, String textKey, String figure) {}
}
