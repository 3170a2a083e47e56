package meeples.play;

/**
 * A game's text forms: how its set-up and its moves are written down, one line each.
 *
 * @param <S> the position
 */
public interface Notation<S> {
    /** The position that a set-up line describes. */
    S start(String setup) throws BadTextException;

    /** A move as it is written when made in this position. */
    String write(S position, int move);

    /** Reads what {@link #write} wrote. The move need not be legal, but it must be well formed. */
    int read(S position, String move) throws BadTextException;

    /** The whole position on one line, for {@link #position}. */
    String draw(S position);

    /** Reads what {@link #draw} wrote. */
    S position(String drawn) throws BadTextException;
}
