package meeples.coloma.ai;

import meeples.coloma.ai.ValleyReason.Good;
import meeples.coloma.ai.ValleyReason.Kind;
import meeples.coloma.model.Bridge;
import meeples.coloma.model.Building;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Score;

/** Counts what comes of a choice for one seat, over many trials of it. */
final class Prospects {
    private final int[][] times = new int[Kind.values().length][Building.ALL + 1];
    private final int[][] sums = new int[Kind.values().length][Building.ALL + 1];
    private final int seat;
    private int trials;

    Prospects(int seat) {
        this.seat = seat;
    }

    void nextTrial() {
        trials++;
    }

    private void count(Kind kind, int which, int amount) {
        if (amount > 0) {
            times[kind.ordinal()][which]++;
            sums[kind.ordinal()][which] += amount;
        }
    }

    void barred() {
        count(Kind.BARRED, 0, 1);
    }

    /** Compares where a trial began with where it ended. */
    void compare(Valley before, Valley after) {
        count(Kind.SCORES, 0, Score.of(after, seat) - Score.of(before, seat));
        countMade(before, after);
        count(Kind.PITCHES, 0, pitched(after) - pitched(before));
        count(Kind.POSTS, 0, after.gunmen(seat) - before.gunmen(seat));
        gain(Good.COIN, after.coins(seat) - before.coins(seat));
        gain(Good.NUGGET, after.nuggets(seat) - before.nuggets(seat));
        gain(Good.DUDE, after.cabin(seat) - before.cabin(seat));
        gain(Good.TENT, after.tents(seat) - before.tents(seat));
        gain(Good.HORSE, after.horses(seat) - before.horses(seat));
        gain(Good.CARD, after.handSize(seat) - before.handSize(seat));
    }

    private void countMade(Valley before, Valley after) {
        for (int building = 0; building < Building.ALL; building++) {
            boolean made = after.hasBuilt(seat, building) && !before.hasBuilt(seat, building);
            count(Kind.BUILDS, building, made ? 1 : 0);
        }
        for (int kind = 0; kind < Bridge.KINDS; kind++) {
            boolean made = after.hasBridge(seat, kind) && !before.hasBridge(seat, kind);
            count(Kind.BRIDGES, kind, made ? 1 : 0);
        }
        count(Kind.BUILDS_HOTEL, 0, after.hotels(seat) - before.hotels(seat));
        int rivers = Integer.bitCount(after.rivers(seat)) - Integer.bitCount(before.rivers(seat));
        count(Kind.SURVEYS, 0, rivers);
    }

    private int pitched(Valley valley) {
        return Integer.bitCount(valley.eventTents(seat))
                + Integer.bitCount(valley.regionTents(seat));
    }

    private void gain(Good good, int amount) {
        count(Kind.GAINS, good.ordinal(), amount);
    }

    /** How often it happened. */
    int percent(Kind kind, int which) {
        return trials == 0 ? 0 : (100 * times[kind.ordinal()][which] + trials / 2) / trials;
    }

    /** What was counted of it, with the mean of the trials in which it happened. */
    ValleyReason reason(Kind kind, int which) {
        int often = Math.max(1, times[kind.ordinal()][which]);
        int mean = (sums[kind.ordinal()][which] + often / 2) / often;
        return new ValleyReason(kind, seat, which, mean, percent(kind, which));
    }
}
