package meeples.play;

/**
 * A game that can be played at the table.
 *
 * @param name the word that begins its saved texts
 * @param version of its notation and rules: a text of a newer version is refused
 * @param <S> the position
 * @param <E> the events
 */
public record Game<S, E>(String name, int version, Rules<S, E> rules, Notation<S> notation) {}
