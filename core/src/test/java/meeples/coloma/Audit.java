package meeples.coloma;

import meeples.coloma.model.Barrel;
import meeples.coloma.model.Box;
import meeples.coloma.model.Building;
import meeples.coloma.model.Country;
import meeples.coloma.model.Decision;
import meeples.coloma.model.Site;
import meeples.coloma.model.Valley;
import meeples.coloma.notation.ValleyText;

/** What holds at every moment of every game: nothing is lost, nothing is made up. */
public final class Audit {
    private Audit() {}

    public static void check(Valley valley) {
        int nuggets = valley.gold() + valley.cart();
        int hotels = valley.hotelMarket();
        for (int seat = 0; seat < valley.table(); seat++) {
            checkPieces(valley, seat);
            checkCards(valley, seat);
            nuggets += valley.nuggets(seat);
            hotels += valley.hotels(seat);
        }
        demand(nuggets == valley.goldPlaces(), "all nuggets of the set-up", valley);
        demand(valley.gold() >= 0 && valley.cart() >= 0, "gold and cart", valley);
        demand(
                valley.isSolo()
                        || !valley.withHotels()
                        || hotels == Box.HOTELS_A_PLAYER * valley.players(),
                "all hotels",
                valley);
        checkBarrels(valley);
        checkWheel(valley);
        checkMap(valley);
        checkTime(valley);
    }

    private static void checkPieces(Valley valley, int seat) {
        int dudes =
                valley.cabin(seat)
                        + valley.supply(seat)
                        + valley.graves(seat)
                        + valley.guests(seat)
                        + valley.boxed(seat)
                        + valley.gunmen(seat);
        demand(dudes == Box.DUDES, "all dudes", valley);
        demand(
                valley.cabin(seat) >= 0
                        && valley.supply(seat) >= 0
                        && valley.graves(seat) <= Box.GRAVES
                        && valley.guests(seat) <= Box.BEDS * valley.hotels(seat),
                "dudes are where they can be",
                valley);
        int tents =
                valley.tents(seat)
                        + valley.tentSupply(seat)
                        + Integer.bitCount(valley.eventTents(seat))
                        + Integer.bitCount(valley.regionTents(seat));
        demand(tents == (valley.isSam(seat) ? Box.SAM_TENTS : Box.TENTS), "all tents", valley);
        demand(valley.tents(seat) >= 0 && valley.tentSupply(seat) >= 0, "tents", valley);
        demand(
                valley.horses(seat) >= 1 && valley.horses(seat) <= Box.MOST_HORSES,
                "no horse leaves and no other comes",
                valley);
        demand(valley.coins(seat) >= 0 && valley.nuggets(seat) >= 0, "purses", valley);
    }

    private static void checkCards(Valley valley, int seat) {
        if (valley.isSam(seat)) {
            demand(valley.hand(seat) == 0 && valley.deckSize(seat) == 0, "no cards", valley);
            return;
        }
        int cards = valley.handSize(seat) + Integer.bitCount(valley.built(seat));
        int seen = valley.hand(seat) | valley.built(seat) | valley.shuffled(seat);
        for (int i = 0; i < valley.onTop(seat); i++) {
            seen |= 1 << valley.onTop(seat, i);
        }
        for (int i = 0; i < valley.atBottom(seat); i++) {
            seen |= 1 << valley.atBottom(seat, i);
        }
        demand(cards + valley.deckSize(seat) == Building.ALL, "all cards", valley);
        demand(seen == (1 << Building.ALL) - 1, "each card once", valley);
    }

    private static void checkBarrels(Valley valley) {
        boolean gap = false;
        for (int kind = 0; kind < Barrel.KINDS; kind++) {
            int count = valley.inStack(kind) + valley.discards(kind);
            for (int place = 0; place < Barrel.FACE_UP; place++) {
                count += valley.faceUp(place) == kind ? 1 : 0;
                gap |= valley.faceUp(place) == Barrel.NONE;
            }
            for (int seat = 0; seat < valley.table(); seat++) {
                count += valley.freshBarrels(seat, kind) + valley.usedBarrels(seat, kind);
            }
            demand(count == Box.BARRELS_OF_A_KIND, "all barrels", valley);
        }
        demand(
                !gap || valley.stackSize() + valley.discards() == 0,
                "a place stays empty only when there is no barrel",
                valley);
        demand(valley.outlaws() >= 0 && valley.outlaws() <= Box.OUTLAWS, "all outlaws", valley);
    }

    private static void checkWheel(Valley valley) {
        int barker = valley.barker();
        int signpost = valley.signpost();
        int pointedTo = valley.pointedTo();
        demand(
                barker != signpost && signpost != pointedTo && pointedTo != barker,
                "Barker, signpost and where it points to are three sites",
                valley);
        demand(valley.barricade() != signpost, "on the signpost's site it lies on it", valley);
        if (valley.round() > 0) {
            demand(barker == valley.round() - 1, "the Barker is on the round's site", valley);
        }
        if (valley.players() == 2 && valley.withBuster() && valley.active() != Valley.NOBODY) {
            checkBusterAndBarricade(valley);
        }
    }

    private static void checkBusterAndBarricade(Valley valley) {
        int a = valley.site(0);
        int b = valley.site(1);
        int c = valley.buster();
        int shared = a == b || a == c ? a : b == c ? b : Site.NONE;
        int wanted =
                shared == Site.NONE || shared == valley.signpost() ? Valley.ON_SIGNPOST : shared;
        demand(valley.barricade() == wanted, "the barricade lies where two are", valley);
    }

    private static void checkMap(Valley valley) {
        for (int seat = 0; seat < valley.table(); seat++) {
            int space = valley.wagon(seat);
            demand(
                    Country.isTown(space) || (valley.otherWagons(seat) & 1 << space) == 0,
                    "one wagon a space",
                    valley);
        }
    }

    private static void checkTime(Valley valley) {
        boolean over = valley.decision() == Decision.OVER;
        demand(over == (valley.decider() == Valley.NOBODY), "somebody decides", valley);
        demand(valley.year() < valley.years() && valley.round() <= Box.ROUNDS, "time", valley);
        demand(
                !over || valley.isLastYear() && valley.round() == Box.ROUNDS,
                "nobody makes the game longer or shorter",
                valley);
        boolean inTurn = valley.active() != Valley.NOBODY;
        demand(
                inTurn || valley.primary() + valley.secondary() + valley.worked() == 0,
                "nothing is begun between turns",
                valley);
        demand(
                (valley.decision() == Decision.WAY) == (valley.waySize() > 0),
                "a way only while a wagon goes",
                valley);
        demand(
                (valley.decision() == Decision.PAY) == (valley.pending() != 0),
                "a price only while it is paid",
                valley);
    }

    private static void demand(boolean condition, String law, Valley valley) {
        if (!condition) {
            throw new AssertionError(law + " at\n" + ValleyText.write(valley));
        }
    }
}
