package meeples.desktop.tool;

import meeples.play.MoveList;
import meeples.play.Rules;

/**
 * Does anything that is legal, without a thought and without a look at the position. A generator of
 * its own, for speed.
 */
final class RandomDecider<S> implements Decider<S> {
    private final Rules<S, ?> rules;
    private final MoveList moves = new MoveList();
    private int state;

    RandomDecider(Rules<S, ?> rules, int seed) {
        this.rules = rules;
        state = seed * 0x9E3779B9 | 1; // xorshift never leaves 0
    }

    @Override
    public int decide(S position, int seat) {
        rules.legalMoves(position, moves);
        state ^= state << 13;
        state ^= state >>> 17;
        state ^= state << 5;
        return moves.get((state >>> 1) % moves.size());
    }

    @Override
    public long iterations() {
        return 0;
    }
}
