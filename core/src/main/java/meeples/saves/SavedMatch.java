package meeples.saves;

import meeples.play.Match;

/**
 * A match that was put on the shelf.
 *
 * @param id where it lies
 * @param name what the player calls it
 * @param date when it was put there, in seconds since 1970
 * @param match as it was then
 */
public record SavedMatch<S, E>(String id, String name, double date, Match<S, E> match) {}
