package meeples.desktop.tool;

import java.util.List;
import meeples.play.Match;

/**
 * Matches of a game that have gone on for a while, always the same ones.
 *
 * @param <S> the game's position
 * @param <E> the game's events
 */
public interface Samples<S, E> {
    /** The kinds of questions that players are asked, in small letters. */
    List<String> decisions();

    /** The kind of question that is asked most. */
    String usual();

    /** How many players the matches have that are shown as replays. */
    List<Integer> replayed();

    /** A match among people that waits for a decision of this kind. */
    Match<S, E> waitingFor(String decision, int players);

    /** A match that was played to its end. */
    Match<S, E> over(int players);
}
