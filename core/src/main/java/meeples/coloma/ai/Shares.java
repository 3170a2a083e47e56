package meeples.coloma.ai;

import meeples.coloma.model.Box;
import meeples.coloma.model.Bridge;
import meeples.coloma.model.Valley;

/** What a seat may expect of the shootout at the end of this year, in hundredths of a point. */
final class Shares {
    private static final int PERCENT = 100;

    /** Gunmen that a player adds in a round that is still to come, in hundredths. */
    private static final int MORE_A_ROUND = 11;

    /** How much surer a gunman more makes the town's win, in percent. */
    private static final int BY_A_GUNMAN = 44;

    private static final int SUREST = 95;

    /** How likely it is, in percent, that somebody is overtaken by a rival in a round to come. */
    private static final int OVERTAKEN = 4;

    /** How much of a grave's cost is feared when so many rounds of the year are left. */
    private static final int[] FEAR = {84, 64, 45, 32, 21, 13};

    private static final int BURIED = 39; // beside its points: a dude less

    private Shares() {}

    static int ofShootout(Valley valley, int seat) {
        int roundsLeft = Box.ROUNDS - valley.round();
        if (valley.decider() == Valley.NOBODY) {
            return 0; // it has been fought
        }
        int chance = chanceToWin(valley, roundsLeft);
        int mine = valley.gunmen(seat);
        int table = valley.shootoutTable();
        if (mine == 0) {
            int buried =
                    chance * Box.shootoutGraves(table, true)
                            + (PERCENT - chance) * Box.shootoutGraves(table, false);
            int grave = Math.min(valley.graves(seat), Box.GRAVES - 1);
            int each = Worth.POINT * Box.gravePoints(grave) + BURIED;
            if (valley.hasBridge(seat, Bridge.GRAVES)) {
                each -= Worth.POINT * Box.bridgePoints(Bridge.GRAVES);
            }
            int room = Box.GRAVES - valley.graves(seat);
            int dudes = Math.min(buried, PERCENT * room);
            return -dudes * each / PERCENT * FEAR[roundsLeft] / PERCENT;
        }
        int rank = rank(valley, seat, mine);
        int risk = Math.min(60, OVERTAKEN * roundsLeft * Math.min(valley.table() - 1, 4));
        int now = points(table, chance, rank);
        int overtaken = points(table, chance, rank + 1);
        return (now * (PERCENT - risk) + overtaken * risk) / PERCENT;
    }

    private static int points(int table, int chance, int rank) {
        return chance * Box.shootoutPoints(table, true, rank)
                + (PERCENT - chance) * Box.shootoutPoints(table, false, rank);
    }

    private static int chanceToWin(Valley valley, int roundsLeft) {
        int gunmen = 0;
        for (int row = 0; row < Box.ROWS; row++) {
            gunmen += valley.row(row) == Valley.NOBODY ? 0 : Box.rowSize(row);
        }
        int margin = PERCENT * (gunmen - valley.outlaws());
        margin += roundsLeft * valley.players() * MORE_A_ROUND - PERCENT / 2;
        int chance = 50 + margin * BY_A_GUNMAN / PERCENT;
        if (roundsLeft == 0) {
            return gunmen > valley.outlaws() ? SUREST : Math.max(5, chance);
        }
        return Math.max(PERCENT - SUREST, Math.min(SUREST, chance));
    }

    /** How many rank higher, counted from 0. */
    private static int rank(Valley valley, int seat, int mine) {
        int rank = 0;
        int seen = 0;
        boolean nearer =
                false; // whether an own row is nearer to the outlaws than what is looked at
        for (int row = 0; row < Box.ROWS; row++) {
            int owner = valley.row(row);
            nearer |= owner == seat;
            if (owner != Valley.NOBODY && owner != seat && (seen & 1 << owner) == 0) {
                seen |= 1 << owner;
                int gunmen = valley.gunmen(owner);
                rank += gunmen > mine || gunmen == mine && !nearer ? 1 : 0;
            }
        }
        return rank;
    }
}
