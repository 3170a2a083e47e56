package meeples.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * What must be true of taking back and making again: it leads to where the match has been, and
 * never past what somebody got to know or decided in secret.
 */
final class TakebackLaws<S, E> {
    private static final int MADE_ITSELF = 3;

    private final Rules<S, E> rules;
    private final Match<S, E> match;
    private final Random random;
    private final Takebacks<S> takebacks;
    private final List<S> past = new ArrayList<>();

    TakebackLaws(Match<S, E> match, Random random) {
        this.match = match;
        this.random = random;
        rules = match.game().rules();
        takebacks = new Takebacks<>(match, position -> MoveChooser.NONE);
        past.add(rules.copy(match.position()));
    }

    /**
     * The match has gone on by a decision.
     *
     * @param foundOut whether the one who made it is known to know more now
     */
    void holdAfter(boolean foundOut) {
        int last = match.size() - 1;
        boolean byHand = random.nextInt(MADE_ITSELF) > 0;
        takebacks.note(last, byHand);
        past.add(rules.copy(match.position()));
        for (int seat = Rules.NOBODY; seat < match.seats().size(); seat++) {
            holdFor(Eyes.of(seat));
        }
        holdFor(Eyes.EVERYBODY);
        int target = takebacks.target(Eyes.EVERYBODY);
        if (foundOut) {
            assertEquals(Takebacks.NONE, target, "what was found out is not taken back");
        } else if (byHand && !revealedSince(last)) {
            assertEquals(last, target, "what told nobody anything can be taken back");
        }
        if (target != Takebacks.NONE) {
            leadsBackAndForth(target);
        }
    }

    private void holdFor(Eyes eyes) {
        int target = takebacks.target(eyes);
        if (target != Takebacks.NONE) {
            assertTrue(!revealedSince(target), "nothing is taken back past what was revealed");
            assertTrue(!passesSecret(target, eyes), "nor past another's secret: " + eyes);
        }
        match.setPractice(true);
        int practised = takebacks.target(eyes);
        match.setPractice(false);
        if (practised != Takebacks.NONE) {
            assertTrue(!passesSecret(practised, eyes), "not even in practice: " + eyes);
        }
    }

    private boolean revealedSince(int decision) {
        return rules.revelations(past.get(decision)) != rules.revelations(match.position());
    }

    private boolean passesSecret(int target, Eyes eyes) {
        boolean passes = false;
        for (int i = target; i < match.size(); i++) {
            S then = past.get(i);
            passes |= rules.isSecret(then) && !eyes.see(rules.decider(then));
        }
        return passes;
    }

    private void leadsBackAndForth(int target) {
        int here = match.size();
        match.goTo(target);
        assertEquals(past.get(target), match.position(), "taken back to where the match was");
        while (match.size() < here) {
            match.redo();
        }
        assertEquals(past.get(here), match.position(), "the same decisions, the same position");
    }
}
