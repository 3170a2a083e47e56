package meeples.coloma.ui.outlook;

import meeples.coloma.model.Box;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.ColomaRules;

/**
 * How the shootout would end if nobody placed another gunman.
 *
 * @param gunmen of everybody together
 * @param won whether they are more than the outlaws
 * @param own how many of them are the seat's
 * @param rank of the seat, from 0; below 0 without a gunman
 * @param points that the seat would score
 * @param graves how many dudes the seat would bury
 */
public record ShootoutOutlook(int gunmen, boolean won, int own, int rank, int points, int graves) {

    /** After this move of the decider. */
    public static ShootoutOutlook after(Valley valley, int move) {
        Valley then = valley.copy();
        new ColomaRules().play(then, move, null);
        return of(then, valley.decider());
    }

    /** As it is now. */
    public static ShootoutOutlook of(Valley valley, int seat) {
        int gunmen = 0;
        for (int row = 0; row < Box.ROWS; row++) {
            gunmen += valley.row(row) == Valley.NOBODY ? 0 : Box.rowSize(row);
        }
        boolean won = gunmen > valley.outlaws();
        int own = valley.gunmen(seat);
        int table = valley.shootoutTable();
        if (own == 0) {
            int graves = Box.shootoutGraves(table, won);
            return new ShootoutOutlook(gunmen, won, 0, noRank(), 0, graves);
        }
        int rank = rank(valley, seat);
        int points = Box.shootoutPoints(table, won, rank);
        return new ShootoutOutlook(gunmen, won, own, rank, points, 0);
    }

    private static int noRank() {
        return -1;
    }

    /** How many stand better: more gunmen, or as many and a row nearer to the outlaws. */
    private static int rank(Valley valley, int seat) {
        int better = 0;
        int counted = 0;
        boolean seen = false;
        for (int row = 0; row < Box.ROWS; row++) {
            int owner = valley.row(row);
            if (owner == seat) {
                seen = true;
            } else if (owner != Valley.NOBODY && (counted & 1 << owner) == 0) {
                counted |= 1 << owner;
                int theirs = valley.gunmen(owner);
                int own = valley.gunmen(seat);
                better += theirs > own || theirs == own && !seen ? 1 : 0;
            }
        }
        return better;
    }
}
