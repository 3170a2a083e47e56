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

    /** What Sam gains in a round, in hundredths of a point. */
    private static final int SAM_A_ROUND = 780;

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
        for (int seat = 0; seat < seats; seat++) {
            double lead = worths[seat] - rival(valley, seat, over);
            double share = 0.5 + 0.5 * lead / (Math.abs(lead) + LEAD);
            if (over) {
                double won = rules.place(valley, seat) == 1 ? 1 : 0;
                share = WINNING * won + (1 - WINNING) * share;
            }
            values[seat] = share;
        }
    }

    /** The best of the others, Sam where he is the only one. */
    private int rival(Valley valley, int seat, boolean over) {
        if (valley.isSolo()) {
            int sam = Worth.POINT * Score.of(valley, Valley.SAM);
            return over ? sam : sam + SAM_A_ROUND * (Worth.turnsToCome(valley) + 1);
        }
        int best = Integer.MIN_VALUE;
        for (int other = 0; other < valley.players(); other++) {
            best = other == seat ? best : Math.max(best, worths[other]);
        }
        return best;
    }
}
