package meeples.play;

/**
 * What can be wrong with a text, so that a player can be told in any language. What is specific to
 * a game is among the last two: its own words about it are for developers.
 */
public enum Fault {
    NOT_A_MATCH("not-a-match"),
    /** The game that it is a match of. */
    OTHER_GAME("other-game"),
    NEWER_VERSION("newer-version"),
    TOO_LONG("too-long"),
    ENDS_EARLY("ends-early"),
    MORE_AFTER_END("more-after-end"),
    WRONG_CHECK("wrong-check"),
    /** How many moves there should be, and how many there are. */
    MOVES_MISSING("moves-missing"),
    /** How many seats there should be, and how many there are. */
    WRONG_SEATS("wrong-seats"),
    /** The player whose decision it is, counted from 1. */
    WRONG_PLAYER("wrong-player"),
    MOVE_AFTER_END("move-after-end"),
    LINE_ENDS_EARLY("line-ends-early"),
    /** The word that is there, the least and the most that it could be. */
    NO_SUCH_NUMBER("no-such-number"),
    /** The word that is there. */
    UNKNOWN_WORD("unknown-word"),
    BROKEN_QUOTE("broken-quote"),
    NOT_ALLOWED("not-allowed"),
    IMPOSSIBLE("impossible");

    private final String word;

    Fault(String word) {
        this.word = word;
    }

    /** The word for it at the end of its text's key. */
    public String word() {
        return word;
    }
}
