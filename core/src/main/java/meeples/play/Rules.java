package meeples.play;

import java.util.function.Consumer;

/**
 * What a match and a search need to know of a game's rules, and nothing of what the game is about.
 *
 * <p>A game is a chain of decisions, each made by one seat and written as one int, with chance in
 * between. Chance comes out of a generator inside the position, so the same start and the same
 * moves always give the same game.
 *
 * <p>How another game would fit, with <i>Coloma</i> as the example:
 *
 * <ul>
 *   <li><b>Simultaneous secret choices</b> are asked one seat after the other: {@link #decider}
 *       names each seat that has not chosen yet, the choice is kept in the position, and the events
 *       that show it are only told when the last seat has chosen. {@link #resample} hides what
 *       other seats have chosen from the seat that is thinking.
 *   <li><b>Cards in hand</b> are part of the position. {@link #resample} deals all cards that the
 *       viewer cannot see anew, consistent with what the viewer knows.
 *   <li><b>One to six players</b>: {@link #seats} says how many; with one seat {@link #place} tells
 *       a win (1) from a loss (2).
 *   <li><b>Years and rounds</b> are the game's own business. {@link #turn} only has to change
 *       whenever a seat's run of connected decisions ends: replays step by it.
 * </ul>
 *
 * @param <S> the position, mutable
 * @param <E> what can be told of a move: one event for each thing that a spectator could see
 */
public interface Rules<S, E> {
    /** The decider when the game is over. */
    int NOBODY = -1;

    int seats(S position);

    /** The seat whose decision it is, {@link #NOBODY} when the game is over. */
    int decider(S position);

    /** Replaces the list's content by all that the decider may do now. Empty when over. */
    void legalMoves(S position, MoveList into);

    /** Why this move may not be made now, in words for a developer or a log; null when it may. */
    String refusal(S position, int move);

    /**
     * Makes a legal move. What happens is told to the witness in order; a search passes null. A
     * move that is not legal leaves the position undefined: ask {@link #refusal} first.
     */
    void play(S position, int move, Consumer<? super E> witness);

    S copy(S position);

    void copy(S from, S to);

    /** Counts up when a seat's run of connected decisions has ended. Starts at 0. */
    int turn(S position);

    /** How many outcomes of chance have been revealed so far. Undo does not go back past one. */
    int chances(S position);

    /** Replaces all that the viewer cannot know, future chance included, by a fresh sample. */
    void resample(S position, int viewer, int seed);

    /** What the seat would score if the game ended now. */
    int points(S position, int seat);

    /** The seat's place by the game's own tie-breaks if it ended now: 1 is best, ties share one. */
    int place(S position, int seat);

    /** The same for equal positions, on every platform. */
    int hash(S position);
}
