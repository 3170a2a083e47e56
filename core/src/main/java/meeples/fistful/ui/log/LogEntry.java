package meeples.fistful.ui.log;

import meeples.fistful.rules.Event;
import meeples.fistful.table.Target;

/**
 * A line of the log. It holds what happened, not how it is said, so that it can be said in any
 * language at any time.
 *
 * @param decision the index of the decision that it came of
 * @param turn the turn it belongs to; 0 while starting marquees are placed
 * @param seat whose doing it was, or Town.NOBODY
 * @param place where on the table to look, or null
 */
public record LogEntry(int decision, int turn, int seat, Target place, Event event) {}
