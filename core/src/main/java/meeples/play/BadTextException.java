package meeples.play;

/**
 * A text that cannot be read, with the line (counted from 1; 0 when unknown) and what is wrong: as
 * a message for developers, and as a {@link Fault} that a player can be told in any language.
 */
public final class BadTextException extends Exception {
    private static final long serialVersionUID = 1L;

    private final int line;
    private final Fault fault;
    private final String reason;
    private final Object[] arguments;

    /**
     * @param reason in words for developers
     * @param arguments what the fault's text has gaps for: numbers, words that can be shown, and
     *     other complaints
     */
    public BadTextException(Fault fault, String reason, Object... arguments) {
        this(0, fault, reason, arguments);
    }

    /** The text is well formed, but tells of something that the rules make impossible. */
    public BadTextException(String reason) {
        this(Fault.IMPOSSIBLE, reason);
    }

    private BadTextException(int line, Fault fault, String reason, Object[] arguments) {
        super(line > 0 ? "line " + line + ": " + reason : reason);
        this.line = line;
        this.fault = fault;
        this.reason = reason;
        this.arguments = arguments;
    }

    public int line() {
        return line;
    }

    public Fault fault() {
        return fault;
    }

    /** What fills the gaps of the fault's text. */
    public Object[] arguments() {
        return arguments;
    }

    /** The same complaint, about this line of a longer text. */
    public BadTextException at(int lineOfText) {
        return new BadTextException(lineOfText, fault, reason, arguments);
    }
}
