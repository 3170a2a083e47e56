package meeples.play;

import java.util.List;

/** Is told what happens in a match: the table, the log, the autosave. */
public interface MatchWatcher<E> {
    /** A decision was made, or made again by redo; these events came of it, in order. */
    void played(int seat, int move, List<E> events);

    /** The match jumped, back or forth; it now stands after this many decisions. */
    void wentTo(int decisions);
}
