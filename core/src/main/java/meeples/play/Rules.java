package meeples.play;

import java.util.function.Consumer;

/**
 * What a match and a search need to know of a game's rules, and nothing of what the game is about.
 *
 * <p>A game is a chain of decisions, each made by one seat and written as one int, with chance in
 * between. Chance comes out of a generator inside the position, so the same start and the same
 * moves always give the same game.
 *
 * <p>Secrets are part of the position; the rules say who may know them:
 *
 * <ul>
 *   <li><b>Simultaneous choices</b> are made one seat after the other: {@link #decider} names the
 *       next seat that has not chosen, the choice is kept in the position, and the events that show
 *       it come when the last seat has chosen. {@link #choosesNow} names all seats that could
 *       choose now, so that everybody at the screen can do so at once; what one of them chooses
 *       must not change what another may choose.
 *   <li><b>Cards in hand</b> and whatever else is hidden: {@link #resample} deals all that the
 *       viewer cannot see anew, {@link #seenBy} takes it out of events, {@link #hides} says whether
 *       there is any.
 *   <li><b>One seat alone</b>: {@link #place} tells a win (1) from a loss (2).
 *   <li><b>Rounds and years</b> are the game's own business. {@link #turn} only has to change
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

    /**
     * One of the moves that {@link #legalMoves} lists: the one at this number modulo how many there
     * are. Whoever plays by chance reads no list, so that a game with long ones need not write it.
     *
     * @param number not below 0
     * @param scratch for those games that write the list all the same
     */
    default int pick(S position, int number, MoveList scratch) {
        legalMoves(position, scratch);
        return scratch.get(number % scratch.size());
    }

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

    /**
     * How often something was revealed so far: by chance, or because a seat got to see what it did
     * not know. What somebody knows cannot be taken back, so undo does not go back past it.
     */
    int revelations(S position);

    /**
     * Whether the decision that is due is secret: others see that it was made, but not what was
     * decided, until events show it.
     */
    default boolean isSecret(S position) {
        return false;
    }

    /** Whether this seat could make a decision now, at the same time as the decider. */
    default boolean choosesNow(S position, int seat) {
        return seat == decider(position);
    }

    /**
     * Whether the position holds something that these eyes may not see. What chance will bring does
     * not count: nobody sees that.
     */
    default boolean hides(S position, Eyes from) {
        return false;
    }

    /**
     * What these eyes see of an event: the event itself, one that tells less, or null when they see
     * nothing of it. An event knows by itself whom it concerns.
     */
    default E seenBy(Eyes eyes, E event) {
        return event;
    }

    /**
     * Replaces all that the viewer cannot know, future chance included, by a fresh sample: any
     * world that fits what the viewer knows can come up, and no other. What comes up depends on the
     * seed and on what the viewer knows, never on what was hidden.
     *
     * @param viewer a seat, or {@link #NOBODY} for somebody who sees only what is open to all
     */
    void resample(S position, int viewer, int seed);

    /** What the seat would score if the game ended now. */
    int points(S position, int seat);

    /** The seat's place by the game's own tie-breaks if it ended now: 1 is best, ties share one. */
    int place(S position, int seat);

    /** The same for equal positions, on every platform. */
    int hash(S position);
}
