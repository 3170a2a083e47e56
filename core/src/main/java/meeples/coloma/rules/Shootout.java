package meeples.coloma.rules;

import java.util.function.Consumer;
import meeples.coloma.model.Box;
import meeples.coloma.model.Pioneer;
import meeples.coloma.model.Valley;

/** The shootout at the end of a year. */
final class Shootout {
    private Shootout() {}

    static void fight(Valley valley, Consumer<? super Event> witness) {
        int gunmen = 0;
        for (int row = 0; row < Box.ROWS; row++) {
            gunmen += valley.row(row) == Valley.NOBODY ? 0 : Box.rowSize(row);
        }
        boolean won = gunmen > valley.outlaws();
        if (witness != null) {
            witness.accept(
                    new Event.ShootoutFought(
                            valley.year(), valley.shootoutTable(), gunmen, valley.outlaws(), won));
        }
        int best = rank(valley, won, witness);
        int graves = Box.shootoutGraves(valley.shootoutTable(), won);
        for (int place = 0; place < valley.table(); place++) {
            int seat = valley.inOrder(place);
            if (!valley.isSam(seat) && valley.gunmen(seat) == 0) {
                bury(valley, seat, graves, witness);
            }
        }
        if (best != Valley.NOBODY && best != valley.sheriff()) {
            if (witness != null) {
                witness.accept(new Event.BadgePassed(valley.sheriff(), best));
            }
            valley.setSheriff(best);
        }
    }

    /** Everybody with gunmen takes a rank and scores for it; the player with the best one. */
    private static int rank(Valley valley, boolean won, Consumer<? super Event> witness) {
        int best = Valley.NOBODY;
        int ranked = 0;
        int rank = 0;
        int contender = next(valley, ranked);
        while (contender != Valley.NOBODY) {
            ranked |= 1 << contender;
            if (witness != null) {
                witness.accept(new Event.ShootoutRanked(contender, rank, valley.gunmen(contender)));
            }
            if (contender != Valley.STRANGERS) {
                best = best == Valley.NOBODY ? contender : best;
                int points = Box.shootoutPoints(valley.shootoutTable(), won, rank);
                if (points > 0) {
                    Gains.points(valley, contender, points, Cause.SHOOTOUT, rank, witness);
                }
            }
            rank++;
            contender = next(valley, ranked);
        }
        return best;
    }

    /**
     * Who has the most gunmen of those not ranked yet. Rows are looked at from the outlaws on, so
     * that of equals the one with the nearer row is found first.
     */
    private static int next(Valley valley, int ranked) {
        int next = Valley.NOBODY;
        int most = 0;
        for (int row = 0; row < Box.ROWS; row++) {
            int owner = valley.row(row);
            if (owner != Valley.NOBODY
                    && (ranked & 1 << owner) == 0
                    && valley.gunmen(owner) > most) {
                next = owner;
                most = valley.gunmen(owner);
            }
        }
        return next;
    }

    private static void bury(Valley valley, int seat, int graves, Consumer<? super Event> witness) {
        for (int i = 0; i < graves && valley.graves(seat) < Box.GRAVES; i++) {
            boolean fromCabin = valley.supply(seat) == 0;
            if (fromCabin && valley.cabin(seat) == 0) {
                return;
            }
            if (fromCabin) {
                valley.buryFromCabin(seat);
            } else {
                valley.buryFromSupply(seat);
            }
            if (witness != null) {
                witness.accept(new Event.DudeBuried(seat, fromCabin));
            }
            if (valley.pioneer(seat) == Pioneer.RENEGADE) {
                Gains.cards(
                        valley, seat, Box.RENEGADE_CARDS, Cause.PIONEER, Pioneer.RENEGADE, witness);
            }
        }
    }
}
