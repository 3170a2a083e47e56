package meeples.play;

/** A text that cannot be read, with the line (counted from 1; 0 when unknown) and the reason. */
public final class BadTextException extends Exception {
    private static final long serialVersionUID = 1L;

    private final int line;
    private final String reason;

    public BadTextException(int line, String reason) {
        super(line > 0 ? "line " + line + ": " + reason : reason);
        this.line = line;
        this.reason = reason;
    }

    public BadTextException(String reason) {
        this(0, reason);
    }

    public int line() {
        return line;
    }

    public String reason() {
        return reason;
    }

    /** The same complaint, about this line of a longer text. */
    public BadTextException at(int lineOfText) {
        return new BadTextException(lineOfText, reason);
    }
}
