package meeples.desktop.tool;

import java.util.List;

/** What tournaments tell of one kind of game beside points and wins: what its bots like to do. */
public interface Habits<S> {
    /** Begins to look at a game. Games may be looked at by several threads at the same time. */
    Observation<S> observe(S start);

    /** The heads of the columns that this adds to the list of games. */
    List<String> columns();

    /** What was found, in whole lines. */
    String text();

    /** Looks at one game. */
    interface Observation<S> {
        /** A seat is about to make this move. */
        void deciding(S position, int seat, int move);

        /** The game is over: counts it among the others. */
        void count();

        /** What stands in the columns for a seat. */
        List<String> cells(int seat);
    }
}
