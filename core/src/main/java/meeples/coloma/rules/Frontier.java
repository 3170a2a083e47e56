package meeples.coloma.rules;

import java.util.function.Consumer;
import meeples.coloma.model.Box;
import meeples.coloma.model.Building;
import meeples.coloma.model.Country;
import meeples.coloma.model.Pioneer;
import meeples.coloma.model.Region;
import meeples.coloma.model.Site;
import meeples.coloma.model.Valley;
import meeples.play.MoveList;

/** Site 5: gunmen, tents and beds; and the Vigilante's gunmen. */
final class Frontier {
    private Frontier() {}

    static void list(Valley valley, int seat, MoveList moves) {
        if (!valley.rowPlaced()) {
            for (int row = 0; row < Box.ROWS; row++) {
                if (canFill(valley, seat, row)) {
                    moves.add(Move.gunmen(row));
                }
            }
        }
        if (valley.tents(seat) > 0) {
            listTents(valley, seat, moves);
        }
        int beds = Math.min(valley.freeBeds(seat), valley.cabin(seat));
        for (int dudes = 1; dudes <= beds; dudes++) {
            moves.add(Move.bed(dudes));
        }
    }

    private static void listTents(Valley valley, int seat, MoveList moves) {
        for (int site = 0; site < Site.ALL; site++) {
            if (!valley.hasEventTent(seat, site)) {
                moves.add(Move.tentOnEvent(site));
            }
        }
        int free = regionsInReach(valley, seat) & ~valley.regionTents(seat);
        for (int region = 0; region < Region.ALL; region++) {
            if ((free & 1 << region) != 0) {
                moves.add(Move.tentInRegion(region));
            }
        }
    }

    /** The regions that the town of a seat's wagon touches, one bit each. */
    static int regionsInReach(Valley valley, int seat) {
        int space = valley.wagon(seat);
        return Country.isTown(space) ? Box.regions(space) : 0;
    }

    static boolean canFill(Valley valley, int seat, int row) {
        return valley.row(row) == Valley.NOBODY && valley.cabin(seat) >= Box.rowSize(row);
    }

    static void placeGunmen(Valley valley, int row, Consumer<? super Event> witness) {
        int seat = valley.active();
        Turn.begin(valley, true, false);
        fill(valley, seat, row, witness);
        if (valley.hasBuilt(seat, Building.UNDERTAKER)) {
            Gains.coins(
                    valley,
                    seat,
                    Box.UNDERTAKER_COINS * Box.rowSize(row),
                    Cause.BUILDING,
                    Building.UNDERTAKER,
                    witness);
        }
    }

    private static void fill(Valley valley, int seat, int row, Consumer<? super Event> witness) {
        valley.fillRow(row, seat);
        valley.markRowPlaced();
        if (witness != null) {
            witness.accept(new Event.GunmenPlaced(seat, row));
        }
    }

    static void pitchOnEvent(Valley valley, int site, Consumer<? super Event> witness) {
        Turn.begin(valley, true, false);
        valley.pitchOnEvent(valley.active(), site);
        if (witness != null) {
            witness.accept(new Event.TentOnEvent(valley.active(), site));
        }
    }

    static void pitchInRegion(Valley valley, int region, Consumer<? super Event> witness) {
        Turn.begin(valley, true, false);
        valley.pitchInRegion(valley.active(), region);
        if (witness != null) {
            witness.accept(new Event.TentInRegion(valley.active(), region));
        }
    }

    static void putToBed(Valley valley, int dudes, Consumer<? super Event> witness) {
        int seat = valley.active();
        Turn.begin(valley, true, false);
        valley.putToBed(seat, dudes);
        if (witness != null) {
            witness.accept(new Event.DudesPutToBed(seat, dudes));
        }
        Gains.points(valley, seat, Box.BED_POINTS * dudes, Cause.BEDS, dudes, witness);
    }

    static void takeTent(Valley valley, Consumer<? super Event> witness) {
        Turn.begin(valley, false, true);
        Gains.give(
                valley,
                valley.active(),
                Box.FRONTIER_SECONDARY,
                Cause.FRONTIER,
                Site.FRONTIER,
                witness);
    }

    // The Vigilante

    static void listRaids(Valley valley, int seat, int kind, MoveList moves) {
        for (int row = 0; row < Box.ROWS; row++) {
            if (canFill(valley, seat, row)) {
                moves.add(Move.raid(kind, row));
            }
        }
    }

    static void raid(Valley valley, int kind, int row, Consumer<? super Event> witness) {
        int seat = valley.active();
        Hideout.discard(valley, seat, kind, Cause.PIONEER, Pioneer.VIGILANTE, witness);
        fill(valley, seat, row, witness);
    }
}
