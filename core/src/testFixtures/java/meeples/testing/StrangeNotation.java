package meeples.testing;

import meeples.play.BadTextException;
import meeples.play.Notation;

/** A notation of former times: one of its moves has a word that nobody knows today. */
public final class StrangeNotation<S> implements Notation<S> {
    /** What nobody knows. */
    public static final String MOVE = "somersault";

    private final Notation<S> notation;
    private final int strange;
    private int written;

    /**
     * @param strange which of the moves that it writes has the word, counted from 1
     */
    public StrangeNotation(Notation<S> notation, int strange) {
        this.notation = notation;
        this.strange = strange;
    }

    @Override
    public S start(String setup) throws BadTextException {
        return notation.start(setup);
    }

    @Override
    public String write(S position, int move) {
        written++;
        return written == strange ? MOVE : notation.write(position, move);
    }

    @Override
    public int read(S position, String move) throws BadTextException {
        return notation.read(position, move);
    }

    @Override
    public String draw(S position) {
        return notation.draw(position);
    }

    @Override
    public S position(String drawn) throws BadTextException {
        return notation.position(drawn);
    }
}
