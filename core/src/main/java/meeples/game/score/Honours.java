package meeples.game.score;

import java.util.List;

/**
 * What players of a game are honoured for besides winning.
 *
 * @param <S> the game's position
 * @param <E> the game's events
 */
public interface Honours<S, E> {
    /** All awards, the most famous first. */
    List<Award> awards();

    /** For those who would go home with nothing. It is not counted. */
    Award consolation();

    /**
     * Adds what an event says about the awards.
     *
     * @param position as it is when the event has just happened
     */
    void count(S position, E event, Feats feats);
}
