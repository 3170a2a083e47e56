package meeples.coloma.ai;

import meeples.coloma.model.Valley;
import meeples.coloma.rules.ColomaRules;
import meeples.coloma.rules.Score;
import meeples.play.Rules;

/** What everybody may expect of a valley: from 0, lost, to 1, won. */
final class Evaluation {
    /** A lead of so many hundredths of a point is worth half of what a sure win is. */
    private static final double LEAD = 1400;

    /** Of a game that is over winning counts so much, how clearly the rest. */
    private static final double WINNING = 0.8;

    /**
     * By how much Sam's score will still grow more than what a player has is worth, in hundredths
     * of a point, by the turns to come: so that in games of marshals as much is won as is promised.
     */
    private static final int[] SAM_CATCHES_UP = {
        240, 1600, 2300, 2750, 3000, 3450, 4050, 4350, 4350, 4000, 3800, 3700, 3450, 2900, 2200
    };

    /** Against Sam: the lead that is worth half of a sure win in the last round. */
    private static final double LEAD_AT_LAST = 540;

    /** So much larger it is for each turn to come, in which luck may turn. */
    private static final double LEAD_A_TURN = 80;

    private final ColomaRules rules;
    private int[] worths = new int[Valley.MOST_SEATS];

    Evaluation(ColomaRules rules) {
        this.rules = rules;
    }

    void evaluate(Valley valley, double[] values) {
        int seats = valley.players();
        boolean over = rules.decider(valley) == Rules.NOBODY;
        for (int seat = 0; seat < seats; seat++) {
            worths[seat] = over ? Worth.POINT * Score.of(valley, seat) : Worth.of(valley, seat);
        }
        double half = leadThatIsHalf(valley, over);
        for (int seat = 0; seat < seats; seat++) {
            double lead = worths[seat] - rival(valley, seat, over);
            double share = 0.5 + 0.5 * lead / (Math.abs(lead) + half);
            if (over) {
                double won = rules.place(valley, seat) == 1 ? 1 : 0;
                share = WINNING * won + (1 - WINNING) * share;
            }
            values[seat] = share;
        }
    }

    /** Before the first round as in it. */
    private static int samCatchesUp(int turnsToCome) {
        return SAM_CATCHES_UP[Math.min(turnsToCome, SAM_CATCHES_UP.length - 1)];
    }

    private static double leadThatIsHalf(Valley valley, boolean over) {
        return valley.isSolo() && !over
                ? LEAD_AT_LAST + LEAD_A_TURN * Worth.turnsToCome(valley)
                : LEAD;
    }

    /** The best of the others, Sam where he is the only one. */
    private int rival(Valley valley, int seat, boolean over) {
        if (valley.isSolo()) {
            int sam = Worth.POINT * Score.of(valley, Valley.SAM);
            return over ? sam : sam + samCatchesUp(Worth.turnsToCome(valley));
        }
        int best = Integer.MIN_VALUE;
        for (int other = 0; other < valley.players(); other++) {
            best = other == seat ? best : Math.max(best, worths[other]);
        }
        return best;
    }
}
