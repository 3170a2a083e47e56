package meeples.fuzz;

import java.util.List;

/** A way in which texts come into the game, whoever wrote them. */
interface Loader {
    /** The word for it, also of the folder with its seeds. */
    String name();

    /** Texts that it reads, to begin with. */
    List<String> texts();

    /**
     * Reads a text and uses what it says. What is wrong with the text is told by a {@link
     * meeples.play.BadTextException} or not at all; nothing else may happen.
     */
    void load(String text) throws Exception;
}
