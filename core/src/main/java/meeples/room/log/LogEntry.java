package meeples.room.log;

import meeples.game.tell.EventFacts;

/**
 * A line of the log. It holds what happened, not how it is said, so that it can be said in any
 * language at any time.
 *
 * @param decision the index of the decision that it came of
 * @param turn the turn it belongs to; 0 before the first one
 * @param seat whose doing it was, or Rules.NOBODY
 * @param event what happened, as far as whoever reads the log may know it
 * @param facts what is to be known of the event besides its sentence
 */
public record LogEntry<E>(int decision, int turn, int seat, E event, EventFacts facts) {}
