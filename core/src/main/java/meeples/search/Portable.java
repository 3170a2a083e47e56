package meeples.search;

import meeples.play.BadTextException;

/**
 * Work that can also be done elsewhere, where no object can go: what is to be found out is written
 * as text, somebody there makes an {@link OrderedWork} of it, and what that finds comes back as
 * text. Nothing is in such a text that the one for whom it is thought may not know.
 */
public interface Portable extends Thinking {
    /**
     * What is to be found out next. The first word is the game's name. Large work is ordered piece
     * by piece: as long as it is not done, there is a next order.
     */
    String order();

    /**
     * Takes what was found out about the last order.
     *
     * @throws BadTextException when it cannot be that; nothing of it is taken then
     */
    void take(String answer) throws BadTextException;
}
