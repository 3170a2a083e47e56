package meeples.play;

import java.util.HashSet;
import java.util.Set;

/**
 * Reads a position that is drawn line by line, or on one line with strokes between. The first line
 * opens it; the others come in any order, each once. Whatever is wrong is told with its line.
 *
 * @param <S> the game's position
 */
public abstract class PositionReader<S> {
    private static final int LONGEST = 20_000;

    private final Set<String> told = new HashSet<>();
    private int line;
    private int questionLine;

    /** The first line. */
    protected abstract void open(Words words) throws BadTextException;

    /** Another line that is not empty. */
    protected abstract void readPart(Words words) throws BadTextException;

    /** All lines have been read: what is wrong now is wrong with the question. */
    protected abstract S complete() throws BadTextException;

    public final S read(String text) throws BadTextException {
        if (text.length() > LONGEST) {
            throw new BadTextException(Fault.TOO_LONG, "the text is too long to be a position");
        }
        try {
            for (String written : text.replace(" / ", "\n").split("\n")) {
                line++;
                readLine(new Words(written));
            }
            line = questionLine;
            return complete();
        } catch (BadTextException bad) {
            throw bad.at(line);
        }
    }

    private void readLine(Words words) throws BadTextException {
        if (line == 1) {
            open(words);
        } else if (!words.isAtEnd()) {
            readPart(words);
        }
    }

    /** The question, which makes sense only when all else is known, is on this line. */
    protected final void noteQuestion() {
        questionLine = line;
    }

    /** Refuses what has been told before. */
    protected final void once(String part) throws BadTextException {
        if (!isNew(part)) {
            throw new BadTextException(Words.shown(part) + " is told twice");
        }
    }

    /** Whether this is told for the first time. */
    protected final boolean isNew(String part) {
        return told.add(part);
    }

    protected final boolean isTold(String part) {
        return told.contains(part);
    }
}
