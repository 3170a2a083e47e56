package meeples.room.sitting;

/** Holds back what the rules allow, but what would lead away from what is to be learnt. */
public interface Coach<S> {
    /** Why a person should not decide so in this position; null when they may. */
    String objection(S position, int move);

    /** For a match in which everybody does as they like. */
    static <S> Coach<S> none() {
        return (position, move) -> null;
    }
}
