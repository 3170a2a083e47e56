package meeples.desktop.cli;

/** The command line asks for something that cannot be; the message is a sentence for its writer. */
public final class WrongArgument extends Exception {
    private static final long serialVersionUID = 1;

    public WrongArgument(String message) {
        super(message);
    }
}
