package meeples.desktop.tool;

import meeples.play.MoveList;
import meeples.play.Rules;
import meeples.search.Bot;

/** Does anything that is legal, without a thought. A generator of its own, for speed. */
final class RandomBot<S> implements Bot<S> {
    private final Rules<S, ?> rules;
    private final MoveList moves = new MoveList();
    private int state;
    private int move;

    RandomBot(Rules<S, ?> rules, int seed) {
        this.rules = rules;
        state = seed * 0x9E3779B9 | 1; // xorshift never leaves 0
    }

    @Override
    public void begin(S position) {
        rules.legalMoves(position, moves);
        state ^= state << 13;
        state ^= state >>> 17;
        state ^= state << 5;
        move = moves.get((state >>> 1) % moves.size());
    }

    @Override
    public int move() {
        return move;
    }

    @Override
    public void think(int iterations) {}

    @Override
    public boolean isDone() {
        return true;
    }

    @Override
    public double progress() {
        return 1;
    }
}
