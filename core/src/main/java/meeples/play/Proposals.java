package meeples.play;

import java.util.Arrays;

/**
 * Remembers what the game itself last proposed in a match: some moves that belong together, from a
 * decision on. As long as they are followed, the rest of them is still proposed.
 */
public final class Proposals {
    private static final int[] NOTHING = {};

    private final Match<?, ?> match;
    private int[] moves = NOTHING;
    private int from;
    private boolean thoughtOut;

    public Proposals(Match<?, ?> match) {
        this.match = match;
    }

    /**
     * These moves are proposed from here on.
     *
     * @param thoughtOut whether they come of all the thinking that is meant to be done about them
     */
    public void propose(int[] proposed, boolean thoughtOut) {
        moves = Arrays.copyOf(proposed, proposed.length);
        from = match.size();
        this.thoughtOut = thoughtOut;
    }

    /** What is proposed for the decision that is due and for those after it; empty for nothing. */
    public int[] rest() {
        int followed = match.size() - from;
        if (followed < 0 || followed >= moves.length) {
            return NOTHING;
        }
        for (int i = 0; i < followed; i++) {
            if (match.move(from + i) != moves[i]) {
                return NOTHING;
            }
        }
        int[] rest = new int[moves.length - followed];
        System.arraycopy(moves, followed, rest, 0, rest.length);
        return rest;
    }

    /** The same, if it was thought out; empty otherwise. */
    public int[] thoughtOut() {
        return thoughtOut ? rest() : NOTHING;
    }

    /** Whether this is what is proposed now. */
    public boolean are(int move) {
        int[] rest = rest();
        return rest.length > 0 && rest[0] == move;
    }
}
