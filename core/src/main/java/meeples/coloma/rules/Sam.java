package meeples.coloma.rules;

import java.util.function.Consumer;
import meeples.coloma.model.Barrel;
import meeples.coloma.model.Box;
import meeples.coloma.model.Country;
import meeples.coloma.model.Goods;
import meeples.coloma.model.Region;
import meeples.coloma.model.Site;
import meeples.coloma.model.Valley;

/** Sam, whom a single player plays against. He decides nothing: chance and these rules do. */
final class Sam {
    private static final int SAM = Valley.SAM;

    private Sam() {}

    /** Sam cares for nuggets only, and sells as many as he may. */
    static void gainEvent(Valley valley, int site, int times, Consumer<? super Event> witness) {
        if (site == Box.OFFER) {
            int nuggets = Round.mostSpent(valley, SAM);
            if (nuggets > 0) {
                Round.spend(valley, SAM, nuggets, witness);
            }
            return;
        }
        int nuggets = times * Box.event(site).nuggets();
        if (nuggets > 0) {
            Gains.nuggets(valley, SAM, nuggets, Cause.EVENT, site, witness);
        }
    }

    static void takeTurn(Valley valley, Consumer<? super Event> witness) {
        int site = valley.turnSite();
        if (witness != null) {
            witness.accept(new Event.TurnStarted(SAM, site));
        }
        act(valley, Action.primary(valley, site), Cause.SAM_PRIMARY, site, witness);
        int secondary = Action.secondary(valley, site);
        if (secondary != Action.NONE) {
            int source = Action.source(valley, site);
            act(valley, secondary, Cause.SAM_SECONDARY, source, witness);
        }
        if (witness != null) {
            witness.accept(new Event.TurnEnded(SAM));
        }
    }

    private static void act(
            Valley valley, int action, Cause cause, int site, Consumer<? super Event> witness) {
        switch (action) {
            case Action.SHOVELS ->
                    score(valley, valley.goldPlaces() - valley.gold(), cause, site, witness);
            case Action.WHEELBARROWS ->
                    score(valley, valley.barrels(SAM) + valley.horses(SAM), cause, site, witness);
            case Action.HAMMER_AT_RIVER, Action.SAW_AT_RIVER -> trade(valley, cause, site, witness);
            case Action.HAMMER_AT_BUILDING -> takeHotel(valley, cause, site, witness);
            case Action.SAW_AT_BUILDING ->
                    score(valley, Box.SAM_SMALL_POINTS, cause, site, witness);
            case Action.WAGON -> {
                if (cause == Cause.SAM_PRIMARY) {
                    sendWagon(valley, cause, witness);
                } else {
                    Gains.nuggets(valley, SAM, Box.SAM_NUGGETS, cause, site, witness);
                }
            }
            case Action.FRONTIER -> pitchTents(valley, witness);
            case Action.TENT -> placeGunmen(valley, witness);
            case Action.BUY ->
                    Gains.horses(valley, SAM, Box.SAM_HORSES_FROM_BARKER, cause, Site.ALL, witness);
            default -> takeBarrel(valley, witness);
        }
    }

    private static void score(
            Valley valley, int points, Cause cause, int site, Consumer<? super Event> witness) {
        if (points > 0) {
            Gains.points(valley, SAM, points, cause, site, witness);
        }
    }

    private static void trade(
            Valley valley, Cause cause, int site, Consumer<? super Event> witness) {
        int place = firstBridge(valley);
        if (valley.rivers(SAM) == 0) {
            valley.setRivers(SAM, 1);
            if (witness != null) {
                witness.accept(new Event.SamSurveyed());
            }
            score(valley, Box.SAM_SMALL_POINTS, cause, site, witness);
        } else if (place < 0) {
            score(valley, Box.SAM_SMALL_POINTS, cause, site, witness);
        } else {
            valley.setRivers(SAM, 0);
            valley.takeBridge(place);
            if (witness != null) {
                witness.accept(new Event.SamTradedBridge(place, valley.bridgeForSale(place)));
            }
            score(valley, Box.SAM_BIG_POINTS, cause, site, witness);
        }
    }

    /** The place of the first bridge of the topmost row, left first; -1 when all are gone. */
    private static int firstBridge(Valley valley) {
        for (int place = 0; place < Box.BRIDGE_KINDS; place++) {
            if (valley.bridgesLeft(place) > 0) {
                return place;
            }
        }
        return -1;
    }

    private static void takeHotel(
            Valley valley, Cause cause, int site, Consumer<? super Event> witness) {
        if (valley.hotelMarket() == 0) {
            score(valley, Box.SAM_SMALL_POINTS, cause, site, witness);
            return;
        }
        valley.setHotelMarket(valley.hotelMarket() - 1);
        if (witness != null) {
            witness.accept(new Event.SamTookHotel(valley.hotelMarket()));
        }
        score(valley, Box.SAM_BIG_POINTS, cause, site, witness);
    }

    private static void sendWagon(Valley valley, Cause cause, Consumer<? super Event> witness) {
        int from = valley.wagon(SAM);
        int outer = (1 << Country.TOWNS) - 1 & ~(1 << Country.COLOMA);
        int to = valley.anyOf(outer & ~(1 << from));
        valley.setWagon(SAM, to);
        if (witness != null) {
            witness.accept(new Event.WagonSent(SAM, from, to));
        }
        Goods right = Box.rightGood(to);
        Goods good = right.nuggets() + right.horses() > 0 ? right : Box.leftGood(to);
        if (good.nuggets() > 0) {
            Gains.nuggets(valley, SAM, good.nuggets(), cause, Site.WAGON, witness);
        }
        if (good.horses() > 0) {
            Gains.horses(valley, SAM, good.horses(), cause, Site.WAGON, witness);
        }
    }

    private static void pitchTents(Valley valley, Consumer<? super Event> witness) {
        int free = Frontier.regionsInReach(valley, SAM) & ~valley.regionTents(SAM);
        for (int region = 0; region < Region.ALL; region++) {
            if ((free & 1 << region) != 0 && valley.tentSupply(SAM) > 0) {
                valley.pitchSamsTent(region);
                if (witness != null) {
                    witness.accept(new Event.TentInRegion(SAM, region));
                }
            }
        }
    }

    private static void placeGunmen(Valley valley, Consumer<? super Event> witness) {
        for (int row = 0; row < Box.ROWS; row++) {
            if (valley.row(row) == Valley.NOBODY) {
                if (valley.supply(SAM) >= Box.rowSize(row)) {
                    valley.fillRowForSam(row);
                    if (witness != null) {
                        witness.accept(new Event.GunmenPlaced(SAM, row));
                    }
                }
                return;
            }
        }
    }

    private static void takeBarrel(Valley valley, Consumer<? super Event> witness) {
        int place = Barrel.FACE_UP - 1;
        while (place >= 0 && valley.faceUp(place) == Barrel.NONE) {
            place--;
        }
        if (place >= 0) {
            int kind = Hideout.lift(valley, SAM, place, witness);
            valley.addUsedBarrels(SAM, kind, 1);
        }
        Hideout.callOutlaws(valley, SAM, Box.SAM_OUTLAWS, witness);
        Hideout.refill(valley, witness);
    }
}
