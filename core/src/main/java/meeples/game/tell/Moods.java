package meeples.game.tell;

/**
 * What pleases or annoys the bots of a game. They show it by faces, now and then.
 *
 * @param <S> the game's position
 * @param <E> the game's events
 */
public interface Moods<S, E> {
    /** Takes note of what bots feel. */
    interface Feelings {
        /** The bot on this seat, if there is one, feels like making this face. */
        void feel(int seat, Face face);

        /** So do all bots of a level but the one on this seat. */
        void othersFeel(String level, int but, Face face);
    }

    /**
     * Says who feels what about an event that everybody has seen.
     *
     * @param position as it is after the decision that the event came of
     */
    void react(S position, E event, Feelings feelings);

    /** How likely a bot of this level shows what it feels, from 0 to 1. */
    double openness(String level);
}
