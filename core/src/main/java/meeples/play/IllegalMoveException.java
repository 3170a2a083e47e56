package meeples.play;

/** A move that the rules refuse, with the reason. The match is as it was before. */
public final class IllegalMoveException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public IllegalMoveException(String reason) {
        super(reason);
    }
}
