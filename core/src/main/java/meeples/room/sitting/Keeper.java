package meeples.room.sitting;

import meeples.platform.StorageException;
import meeples.play.Match;

/** Keeps a match while it is played, so that it is not lost. */
public interface Keeper<S, E> {
    /** Keeps it as it is now. */
    void keep(Match<S, E> match) throws StorageException;

    /** For a match that may be lost. */
    static <S, E> Keeper<S, E> none() {
        return match -> {};
    }
}
