package meeples.desktop.tool;

/**
 * Counts what the balance of one kind of game is judged by, beside points and seats.
 *
 * @param <S> the game's position
 * @param <E> the game's events
 */
public interface Census<S, E> {
    /** Something happened in the game that is being played. */
    void witness(E event);

    /** That game is over. */
    void add(S end);

    /** What was found, in whole lines. */
    String text();

    /** The census of a game that counts no more than what its ends tell. */
    static <S, E> Census<S, E> ofEnds(Figures<S> figures) {
        return new Census<>() {
            @Override
            public void witness(E event) {}

            @Override
            public void add(S end) {
                figures.add(end);
            }

            @Override
            public String text() {
                return figures.text();
            }
        };
    }
}
