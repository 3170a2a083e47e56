package meeples.play;

import java.util.ArrayList;
import java.util.List;

/**
 * Secret choices that several people make at the same time. The rules ask for them one seat after
 * the other; a ballot lets the seats choose in any order, keeps what they chose, and gives it back
 * when the rules ask for it. Until everybody has chosen, choices can be changed.
 *
 * <p>A seat looks at a copy of the position in which it is its turn to choose: on the copy the
 * others have chosen just anything, which makes no difference, because simultaneous choices do not
 * depend on each other.
 *
 * @param <S> the game's position
 * @param <E> the game's events
 */
public final class Ballot<S, E> {
    private final Match<S, E> match;
    private final Rules<S, E> rules;
    private final MoveList legal = new MoveList();

    /** By seat; {@link MoveChooser#NONE} for those who have not chosen. */
    private final int[] choices;

    public Ballot(Match<S, E> match) {
        this.match = match;
        rules = match.game().rules();
        choices = new int[match.seats().size()];
        clear();
    }

    /** The people who may choose now, at least two of them; empty when there is no ballot. */
    public List<Integer> voters() {
        List<Integer> voters = new ArrayList<>();
        for (int seat = 0; isOpen() && seat < choices.length; seat++) {
            if (isVoter(seat)) {
                voters.add(seat);
            }
        }
        return voters;
    }

    private boolean isVoter(int seat) {
        return match.seats().get(seat).isHuman() && rules.choosesNow(match.position(), seat);
    }

    /** Whether people choose at the same time now, or their choices still wait to be played. */
    public boolean isOpen() {
        if (match.isOver()) {
            return false;
        }
        int voters = 0;
        boolean waits = false;
        for (int seat = 0; seat < choices.length; seat++) {
            if (isVoter(seat)) {
                voters++;
                waits |= isReady(seat);
            }
        }
        return voters > 1 || waits;
    }

    /** A copy of the position in which this seat is the decider. */
    public S positionFor(int seat) {
        S copy = rules.copy(match.position());
        int deciders = 0;
        while (rules.decider(copy) != seat) {
            if (!rules.choosesNow(copy, seat) || deciders++ > match.seats().size()) {
                throw new IllegalStateException("it is not for seat " + seat + " to choose now");
            }
            rules.legalMoves(copy, legal);
            rules.play(copy, legal.get(0), null);
        }
        return copy;
    }

    /** A seat chooses, or chooses anew. */
    public void choose(int seat, int move) {
        String refusal = rules.refusal(positionFor(seat), move);
        if (refusal != null) {
            throw new IllegalMoveException(refusal);
        }
        choices[seat] = move;
    }

    /** A seat wants to think again. */
    public void withdraw(int seat) {
        choices[seat] = MoveChooser.NONE;
    }

    /** Whether this seat has chosen. What it has chosen nobody is told. */
    public boolean isReady(int seat) {
        return choices[seat] != MoveChooser.NONE;
    }

    /** The next one of those who choose together and have not; nobody when all have. */
    public int next() {
        for (int seat = 0; isOpen() && seat < choices.length; seat++) {
            if (isVoter(seat) && !isReady(seat)) {
                return seat;
            }
        }
        return Rules.NOBODY;
    }

    /** Whether everybody who may choose now has chosen. */
    public boolean isComplete() {
        return isOpen() && next() == Rules.NOBODY;
    }

    /**
     * What the decider has chosen, once everybody has: to be played now. It is given once. {@link
     * MoveChooser#NONE} when it is not yet due.
     */
    public int due() {
        int decider = match.decider();
        if (decider == Rules.NOBODY || !isReady(decider) || !isComplete()) {
            return MoveChooser.NONE;
        }
        int move = choices[decider];
        withdraw(decider);
        return move;
    }

    /** The match went elsewhere: nothing has been chosen. */
    public void clear() {
        for (int seat = 0; seat < choices.length; seat++) {
            withdraw(seat);
        }
    }
}
