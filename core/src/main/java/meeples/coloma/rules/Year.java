package meeples.coloma.rules;

import java.util.function.Consumer;
import meeples.coloma.model.Box;
import meeples.coloma.model.Decision;
import meeples.coloma.model.Site;
import meeples.coloma.model.Valley;

/** How a year ends: the shootout, then the clean-up or the end of the game. */
final class Year {
    private Year() {}

    static void end(Valley valley, Consumer<? super Event> witness) {
        Shootout.fight(valley, witness);
        if (valley.isLastYear()) {
            finish(valley, witness);
        } else {
            cleanUp(valley, witness);
            Round.start(valley, witness);
        }
    }

    private static void cleanUp(Valley valley, Consumer<? super Event> witness) {
        sendGunmenHome(valley, witness);
        if (witness != null) {
            witness.accept(new Event.OutlawsLeft(valley.outlaws()));
        }
        for (int seat = 0; seat < valley.players(); seat++) {
            wakeGuests(valley, seat, witness);
            if (valley.withMules()) {
                returnCarrots(valley, seat, witness);
            }
        }
        valley.setYear(valley.year() + 1);
        valley.setRound(0);
        showNextTable(valley, witness);
        valley.setOutlaws(Box.outlaws(valley.year(), valley.players()));
        if (witness != null) {
            witness.accept(new Event.YearStarted(valley.year(), valley.outlaws()));
        }
        int nuggets = valley.cart();
        valley.addToCart(-nuggets);
        valley.addGold(nuggets);
        if (witness != null && nuggets > 0) {
            witness.accept(new Event.GoldRefilled(nuggets));
        }
    }

    private static void sendGunmenHome(Valley valley, Consumer<? super Event> witness) {
        for (int row = 0; row < Box.ROWS; row++) {
            int owner = valley.row(row);
            if (owner != Valley.NOBODY && owner != Valley.STRANGERS) {
                valley.clearRow(row);
                if (witness != null) {
                    witness.accept(new Event.GunmenWentHome(row, owner));
                }
            }
        }
    }

    private static void wakeGuests(Valley valley, int seat, Consumer<? super Event> witness) {
        int guests = valley.guests(seat);
        if (guests > 0) {
            valley.wakeGuests(seat);
            if (witness != null) {
                witness.accept(new Event.GuestsLeft(seat, guests));
            }
        }
    }

    private static void returnCarrots(Valley valley, int seat, Consumer<? super Event> witness) {
        int missing = (1 << Site.ALL) - 1 & ~valley.carrots(seat);
        valley.returnCarrots(seat);
        if (witness != null && missing != 0) {
            witness.accept(new Event.CarrotsReturned(seat, missing));
        }
    }

    private static void showNextTable(Valley valley, Consumer<? super Event> witness) {
        valley.setGoneTiles(valley.goneTiles() | 1 << valley.shootoutTable());
        if (valley.isLastYear()) {
            valley.setShootoutTable(Box.BOARD_TABLE);
        } else {
            valley.turnUpTile();
            valley.reveal();
        }
        if (witness != null) {
            witness.accept(new Event.ShootoutTableShown(valley.shootoutTable()));
        }
    }

    private static void finish(Valley valley, Consumer<? super Event> witness) {
        valley.ask(Decision.OVER, Valley.NOBODY);
        if (witness == null) {
            return;
        }
        int[] points = new int[valley.players()];
        int[] places = new int[valley.players()];
        for (int seat = 0; seat < points.length; seat++) {
            points[seat] = Score.of(valley, seat);
            places[seat] = Score.place(valley, seat);
        }
        int sam = valley.isSolo() ? Score.of(valley, Valley.SAM) : 0;
        witness.accept(new Event.GameEnded(points, places, sam));
    }
}
