package meeples.desktop.tool;

/** What simulations tell of one kind of game beside points and wins, such as how games end. */
public interface Figures<S> {
    /** Adds a game that is over. */
    void add(S end);

    /** What was found, in whole lines. */
    String text();
}
