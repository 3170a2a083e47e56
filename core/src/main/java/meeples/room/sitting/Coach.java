package meeples.room.sitting;

import meeples.play.MoveChooser;

/** Holds back what the rules allow, but what would lead away from what is to be learnt. */
public interface Coach<S> {
    /** Why a person should not decide so in this position; null when they may. */
    String objection(S position, int move);

    /** Whether everybody waits for what is still to be said. */
    default boolean isSpeaking() {
        return false;
    }

    /** What a seat on which no human sits decides here; {@link MoveChooser#NONE} for its bot. */
    default int dictated(S position) {
        return MoveChooser.NONE;
    }

    /** For a match in which everybody does as they like. */
    static <S> Coach<S> none() {
        return (position, move) -> null;
    }
}
