package meeples.coloma.ai;

import meeples.coloma.model.Pioneer;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Move;

/** How sensible players choose before the first round. */
final class SetUpHabits {
    /** Cards are looked at as if they were built with so many turns to come. */
    private static final int TIME = 8;

    /** Pioneers by what they are good for, the best first. */
    private static final int[] PIONEERS = {
        Pioneer.RANGE_RIDER,
        Pioneer.ROBBER,
        Pioneer.MAVERICK,
        Pioneer.HOMESTEADER,
        Pioneer.VIGILANTE,
        Pioneer.RENEGADE
    };

    private SetUpHabits() {}

    static int pioneer(Valley valley) {
        int free = valley.freePioneers();
        for (int pioneer : PIONEERS) {
            if ((free & 1 << pioneer) != 0) {
                return Move.pioneer(pioneer);
            }
        }
        throw new IllegalArgumentException("no pioneer is free");
    }

    /** The card that is worth least goes under the deck. */
    static int putBack(Valley valley) {
        int worst = -1;
        for (int hand = valley.hand(valley.decider()); hand != 0; hand &= hand - 1) {
            int card = Integer.numberOfTrailingZeros(hand);
            if (worst < 0 || Worth.ofCard(card, TIME) < Worth.ofCard(worst, TIME)) {
                worst = card;
            }
        }
        return Move.putBack(worst, Move.BOTTOM);
    }
}
