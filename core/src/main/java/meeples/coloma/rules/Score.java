package meeples.coloma.rules;

import meeples.coloma.model.Box;
import meeples.coloma.model.Bridge;
import meeples.coloma.model.Building;
import meeples.coloma.model.Valley;

/** What a seat would score at the end, by its parts, and who is ahead. */
public final class Score {
    private static final int WORKSHOPS = workshops();

    private Score() {}

    private static int workshops() {
        int workshops = 0;
        for (int building = 0; building < Building.ALL; building++) {
            boolean works = Box.hasShovel(building) || Box.hasWheelbarrow(building);
            workshops |= works ? 1 << building : 0;
        }
        return workshops;
    }

    /** All points together; Sam scores what he gained and his tents. */
    public static int of(Valley valley, int seat) {
        int points = valley.gained(seat) + regions(valley, seat);
        if (valley.isSam(seat)) {
            return points;
        }
        return points
                + buildings(valley, seat)
                + canyons(valley, seat)
                + bridges(valley, seat)
                + hotels(valley, seat)
                - graves(valley, seat);
    }

    public static int buildings(Valley valley, int seat) {
        return Box.BUILDING_POINTS * Integer.bitCount(valley.built(seat));
    }

    /** Points for tents in the regions. */
    public static int regions(Valley valley, int seat) {
        return Box.regionPoints(Integer.bitCount(valley.regionTents(seat)));
    }

    /** Points for the canyons under rivers. */
    public static int canyons(Valley valley, int seat) {
        int points = 0;
        for (int canyon = 0; canyon < Box.CANYONS; canyon++) {
            boolean covered = (valley.rivers(seat) & 1 << canyon) != 0;
            points += covered ? Box.canyonPoints(canyon) : 0;
        }
        return points;
    }

    public static int bridges(Valley valley, int seat) {
        int points = 0;
        for (int canyon = 0; canyon < Box.CANYONS; canyon++) {
            int kind = valley.bridge(seat, canyon);
            points += kind == Bridge.NONE ? 0 : bridge(valley, seat, kind);
        }
        return points;
    }

    /** What a bridge of this kind is worth to a seat now. */
    public static int bridge(Valley valley, int seat, int kind) {
        int points = Box.bridgePoints(kind) * counted(valley, seat, kind);
        return Math.min(points, Box.mostBridgePoints(kind));
    }

    private static int counted(Valley valley, int seat, int kind) {
        return switch (kind) {
            case Bridge.HORSES -> valley.horses(seat);
            case Bridge.CARDS -> valley.handSize(seat);
            case Bridge.GRAVES -> valley.graves(seat);
            case Bridge.BARRELS -> valley.barrels(seat);
            case Bridge.EVENT_TENTS -> Integer.bitCount(valley.eventTents(seat));
            case Bridge.NUGGETS -> valley.nuggets(seat);
            case Bridge.WORKSHOPS -> Integer.bitCount(valley.built(seat) & WORKSHOPS);
            case Bridge.RIVERS -> Integer.bitCount(valley.rivers(seat));
            case Bridge.COINS -> valley.coins(seat);
            default -> valley.cabin(seat);
        };
    }

    public static int hotels(Valley valley, int seat) {
        return Box.HOTEL_POINTS * valley.hotels(seat);
    }

    /** Points lost for graves, as a number of 0 or more. */
    public static int graves(Valley valley, int seat) {
        int points = 0;
        for (int grave = 0; grave < valley.graves(seat); grave++) {
            points += Box.gravePoints(grave);
        }
        return points;
    }

    /** What breaks a tie when nuggets do not. */
    public static int belongings(Valley valley, int seat) {
        return valley.coins(seat) + valley.cabin(seat) + valley.tents(seat) + valley.horses(seat);
    }

    /** 1 for the leader; seats that nothing parts share a place. Against Sam 1 or 2. */
    public static int place(Valley valley, int seat) {
        if (valley.isSolo()) {
            return of(valley, seat) > of(valley, Valley.SAM) ? 1 : 2;
        }
        int place = 1;
        for (int other = 0; other < valley.players(); other++) {
            place += isAhead(valley, other, seat) ? 1 : 0;
        }
        return place;
    }

    private static boolean isAhead(Valley valley, int rival, int of) {
        int lead = of(valley, rival) - of(valley, of);
        if (lead != 0) {
            return lead > 0;
        }
        int nuggets = valley.nuggets(rival) - valley.nuggets(of);
        return nuggets > 0 || nuggets == 0 && belongings(valley, rival) > belongings(valley, of);
    }
}
