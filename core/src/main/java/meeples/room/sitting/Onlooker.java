package meeples.room.sitting;

import meeples.play.Eyes;
import meeples.play.Match;
import meeples.play.Rules;
import meeples.room.review.Analyses;

/**
 * Knows who looks at the screen now, so that it shows no more than they may see. Somebody alone
 * among bots always looks; among several people it is the one to whom the screen was handed over,
 * and nobody in between. Where nothing is hidden, or the match is over, everybody looks.
 */
public final class Onlooker<S, E> {
    private final Match<S, E> match;
    private int handedTo = Rules.NOBODY;
    private Eyes last = Eyes.NOBODY;

    public Onlooker(Match<S, E> match) {
        this.match = match;
    }

    /** Whose eyes look now. */
    public Eyes eyes() {
        Rules<S, E> rules = match.game().rules();
        if (match.isOver() || !rules.hides(match.position(), Eyes.NOBODY)) {
            return Eyes.EVERYBODY;
        }
        int seat = people() == 1 ? nextHuman(0) : handedTo;
        if (last.seat() != seat) {
            last = Eyes.of(seat);
        }
        return last;
    }

    /** The eyes of whoever sits alone among bots; nobody's when there are several people. */
    public Eyes alone() {
        return Eyes.of(people() == 1 ? nextHuman(0) : Rules.NOBODY);
    }

    /** Whether the match as a whole holds what is not for everybody, and is not over yet. */
    public boolean keepsSecrets() {
        return !Analyses.areAllowed(match, Eyes.NOBODY);
    }

    /** Whether one of several people would see what another may not, if the screen showed it. */
    public boolean mustHide() {
        if (people() < 2 || match.isOver()) {
            return false;
        }
        Rules<S, E> rules = match.game().rules();
        boolean hides = rules.isSecret(match.position());
        for (int seat = nextHuman(0); seat != Rules.NOBODY; seat = nextHuman(seat + 1)) {
            hides |= rules.hides(match.position(), Eyes.of(seat));
        }
        return hides;
    }

    /** The seat that the screen was handed to last, or {@link Rules#NOBODY}. */
    public int holder() {
        return handedTo;
    }

    /** From now on this seat's player looks. */
    public void handTo(int seat) {
        handedTo = seat;
    }

    /** From now on nobody looks who may see a secret. */
    public void takeAway() {
        handedTo = Rules.NOBODY;
    }

    private int people() {
        int people = 0;
        for (int seat = nextHuman(0); seat != Rules.NOBODY; seat = nextHuman(seat + 1)) {
            people++;
        }
        return people;
    }

    private int nextHuman(int from) {
        for (int seat = from; seat < match.seats().size(); seat++) {
            if (match.seats().get(seat).isHuman()) {
                return seat;
            }
        }
        return Rules.NOBODY;
    }
}
