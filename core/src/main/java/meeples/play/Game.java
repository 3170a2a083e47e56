package meeples.play;

/**
 * A game that can be played at the table.
 *
 * @param name the word that begins its saved texts
 * @param version of its notation and rules: a text of a newer version is refused
 * @param <S> the position
 * @param <E> the events
 */
public record Game<S, E>(String name, int version, Rules<S, E> rules, Notation<S> notation) {
    /**
     * A copy of a position for somebody who thinks about it: all that the viewer cannot see has
     * been dealt anew. This is the only way in which bots get to see a position, so that none
     * cheats.
     *
     * @param viewer a seat, or {@link Rules#NOBODY}
     */
    public S dealtAnew(S position, int viewer, int seed) {
        S dealt = rules.copy(position);
        rules.resample(dealt, viewer, seed);
        return dealt;
    }
}
