package meeples.coloma.rules;

import java.util.function.Consumer;
import meeples.coloma.model.Barrel;
import meeples.coloma.model.Box;
import meeples.coloma.model.Building;
import meeples.coloma.model.Valley;
import meeples.play.MoveList;

/** Barrels: taking, using and discarding them. */
final class Hideout {
    private Hideout() {}

    static void list(Valley valley, MoveList moves) {
        for (int place = 0; place < Barrel.FACE_UP; place++) {
            if (valley.faceUp(place) != Barrel.NONE) {
                moves.add(Move.takeBarrel(place));
            }
        }
        if (valley.stackSize() + valley.discards() > 0) {
            moves.add(Move.takeBarrel(Barrel.STACK));
        }
    }

    /** The active player takes a barrel, and its outlaws come. */
    static void take(Valley valley, int place, Consumer<? super Event> witness) {
        int seat = valley.active();
        Turn.begin(valley, false, true);
        int kind = lift(valley, seat, place, witness);
        valley.addFreshBarrels(seat, kind, 1);
        callOutlaws(valley, seat, Box.barrelOutlaws(place), witness);
        refill(valley, witness);
    }

    /** Takes a barrel away from its place. */
    static int lift(Valley valley, int seat, int place, Consumer<? super Event> witness) {
        int kind;
        if (place == Barrel.STACK) {
            prepareStack(valley, witness);
            kind = valley.drawBarrel();
            valley.reveal();
        } else {
            kind = valley.faceUp(place);
            valley.setFaceUp(place, Barrel.NONE);
        }
        if (witness != null) {
            witness.accept(new Event.BarrelTaken(seat, place, kind));
        }
        return kind;
    }

    static void callOutlaws(Valley valley, int seat, int wanted, Consumer<? super Event> witness) {
        int count = Math.min(wanted, Box.OUTLAWS - valley.outlaws());
        valley.setOutlaws(valley.outlaws() + count);
        if (witness != null && count > 0) {
            witness.accept(new Event.OutlawsCame(seat, count));
        }
    }

    private static void prepareStack(Valley valley, Consumer<? super Event> witness) {
        if (valley.stackSize() == 0 && valley.discards() > 0) {
            int count = valley.discards();
            valley.shuffleDiscards();
            if (witness != null) {
                witness.accept(new Event.BarrelsShuffled(count));
            }
        }
    }

    /** Fills empty places from the stack, as long as there are barrels. */
    static void refill(Valley valley, Consumer<? super Event> witness) {
        for (int place = 0; place < Barrel.FACE_UP; place++) {
            if (valley.faceUp(place) == Barrel.NONE) {
                prepareStack(valley, witness);
                if (valley.stackSize() == 0) {
                    return;
                }
                int kind = valley.drawBarrel();
                valley.setFaceUp(place, kind);
                valley.reveal();
                if (witness != null) {
                    witness.accept(new Event.BarrelTurnedUp(place, kind));
                }
            }
        }
    }

    static void use(Valley valley, int kind, Consumer<? super Event> witness) {
        int seat = valley.active();
        valley.addFreshBarrels(seat, kind, -1);
        valley.addUsedBarrels(seat, kind, 1);
        if (witness != null) {
            witness.accept(new Event.BarrelUsed(seat, kind));
        }
        if (kind == Barrel.WAGON) {
            Wagons.beginFromBarrel(valley);
        } else {
            Gains.give(valley, seat, Box.barrel(kind), Cause.BARREL, kind, witness);
        }
    }

    /** A used barrel goes to the discards; an empty place of the hideout may need it. */
    static void discard(
            Valley valley,
            int seat,
            int kind,
            Cause cause,
            int of,
            Consumer<? super Event> witness) {
        valley.addUsedBarrels(seat, kind, -1);
        valley.addDiscards(kind, 1);
        if (witness != null) {
            witness.accept(new Event.BarrelDiscarded(seat, kind, cause, of));
        }
        refill(valley, witness);
    }

    static void blast(Valley valley, int kind, Consumer<? super Event> witness) {
        int seat = valley.active();
        discard(valley, seat, kind, Cause.BUILDING, Building.BLASTING_SHED, witness);
        valley.markBlasted();
        if (witness != null) {
            witness.accept(new Event.BarricadeBlasted(seat));
        }
    }
}
