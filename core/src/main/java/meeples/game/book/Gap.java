package meeples.game.book;

import meeples.text.Texts;

/**
 * What fills a gap of a passage: a number of the game, or words that depend on one, such as "1
 * coin" and "2 coins".
 */
public interface Gap {
    /** What stands there in the player's language. */
    Object in(Texts texts);
}
