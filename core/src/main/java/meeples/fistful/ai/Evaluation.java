package meeples.fistful.ai;

import meeples.fistful.model.Town;
import meeples.fistful.rules.Score;
import meeples.play.Rules;

/** The value of a town for each seat: mostly the chance to win, and a little the margin. */
final class Evaluation {
    private static final double WEIGHT_OF_WINNING = 0.8;
    private static final double MARGIN_AT_THE_END = 15 * Worth.POINT;
    private static final double MARGIN_BEFORE = 9 * Worth.POINT;

    private final int[] worth = new int[Town.MOST_SEATS];

    void evaluate(Town town, double[] values) {
        if (town.decider() == Rules.NOBODY) {
            evaluateEnd(town, values);
            return;
        }
        int players = town.players();
        for (int seat = 0; seat < players; seat++) {
            worth[seat] = Worth.of(town, seat);
        }
        for (int seat = 0; seat < players; seat++) {
            values[seat] = squash(margin(players, seat) / MARGIN_BEFORE);
        }
    }

    private void evaluateEnd(Town town, double[] values) {
        int players = town.players();
        int winners = 0;
        for (int seat = 0; seat < players; seat++) {
            worth[seat] = Score.of(town, seat) * Worth.POINT;
            if (Score.place(town, seat) == 1) {
                winners++;
            }
        }
        for (int seat = 0; seat < players; seat++) {
            double win = Score.place(town, seat) == 1 ? 1.0 / winners : 0;
            double margin = squash(margin(players, seat) / MARGIN_AT_THE_END);
            values[seat] = WEIGHT_OF_WINNING * win + (1 - WEIGHT_OF_WINNING) * margin;
        }
    }

    /** How far a seat is ahead of the best other, or behind. */
    private int margin(int players, int seat) {
        int best = Integer.MIN_VALUE;
        for (int other = 0; other < players; other++) {
            if (other != seat) {
                best = Math.max(best, worth[other]);
            }
        }
        return worth[seat] - best;
    }

    /** Rises from 0 to 1. Only what the browser computes alike: no exponentials. */
    private static double squash(double lead) {
        return 0.5 + 0.5 * lead / Math.sqrt(1 + lead * lead);
    }
}
