package meeples.pinned;

import java.util.function.Consumer;
import meeples.play.Eyes;
import meeples.play.MoveList;
import meeples.play.Rules;

/** Rules that somebody has changed: the same as others until a test overrides something. */
public class OtherRules<S, E> implements Rules<S, E> {
    private final Rules<S, E> rules;

    public OtherRules(Rules<S, E> rules) {
        this.rules = rules;
    }

    @Override
    public int seats(S position) {
        return rules.seats(position);
    }

    @Override
    public int decider(S position) {
        return rules.decider(position);
    }

    @Override
    public void legalMoves(S position, MoveList into) {
        rules.legalMoves(position, into);
    }

    @Override
    public String refusal(S position, int move) {
        return rules.refusal(position, move);
    }

    @Override
    public void play(S position, int move, Consumer<? super E> witness) {
        rules.play(position, move, witness);
    }

    @Override
    public S copy(S position) {
        return rules.copy(position);
    }

    @Override
    public void copy(S from, S to) {
        rules.copy(from, to);
    }

    @Override
    public int turn(S position) {
        return rules.turn(position);
    }

    @Override
    public int revelations(S position) {
        return rules.revelations(position);
    }

    @Override
    public boolean isSecret(S position) {
        return rules.isSecret(position);
    }

    @Override
    public boolean choosesNow(S position, int seat) {
        return rules.choosesNow(position, seat);
    }

    @Override
    public boolean hides(S position, Eyes from) {
        return rules.hides(position, from);
    }

    @Override
    public E seenBy(Eyes eyes, E event) {
        return rules.seenBy(eyes, event);
    }

    @Override
    public void resample(S position, int viewer, int seed) {
        rules.resample(position, viewer, seed);
    }

    @Override
    public int points(S position, int seat) {
        return rules.points(position, seat);
    }

    @Override
    public int place(S position, int seat) {
        return rules.place(position, seat);
    }

    @Override
    public int hash(S position) {
        return rules.hash(position);
    }
}
