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
    /** The word for the level that is not known. */
    UNKNOWN_BOT("unknown-bot"),
    /** The first decision that the rules of today do not allow, counted from 1, and why. */
    OTHER_RULES("other-rules"),
    /** Why the match cannot begin as it did. */
    OTHER_SETUP("other-setup"),
    OTHER_POSITION("other-position"),
    /** The storage did not give the text. */
    UNREADABLE("unreadable"),
    NOT_ALLOWED("not-allowed"),
    IMPOSSIBLE("impossible");

    private final String word;

    Fault(String word) {
        this.word = word;
    }

    /**
     * Whether the text may well be whole, and only this program does not know what it tells of or
     * could not get at it: it must be left where it is.
     */
    public boolean isForeign() {
        return this == OTHER_GAME
                || this == NEWER_VERSION
                || this == UNKNOWN_BOT
                || this == OTHER_RULES
                || this == OTHER_SETUP
                || this == UNREADABLE;
    }

    /** Whether a match can still be watched as far as the rules of today allow it. */
    public boolean canBeWatched() {
        return this == OTHER_RULES;
    }

    /** The word for it at the end of its text's key. */
    public String word() {
        return word;
    }
}
