package meeples.fistful.rules;

import meeples.fistful.model.Place;
import meeples.fistful.model.Town;

/** What a seat's town is worth, by its parts, and who is ahead. */
public final class Score {
    public static final int A_BAR = 10;

    private Score() {}

    public static int of(Town town, int seat) {
        return gold(town, seat) + bars(town, seat) + marquees(town, seat);
    }

    /** Points for gold cubes. */
    public static int gold(Town town, int seat) {
        return town.gold(seat);
    }

    /** Points for gold bars. */
    public static int bars(Town town, int seat) {
        return A_BAR * town.bars(seat);
    }

    /** Points for marquees. */
    public static int marquees(Town town, int seat) {
        int points = 0;
        for (int building = 0; building < Place.BUILDINGS; building++) {
            if (town.owner(building) == seat) {
                points += town.marquee(building);
            }
        }
        return points;
    }

    /** What breaks a tie: gold and stone together. */
    public static int tieBreak(Town town, int seat) {
        return town.gold(seat) + town.stone(seat);
    }

    /** 1 for the leader; seats that the tie-break cannot part share a place. */
    public static int place(Town town, int seat) {
        int place = 1;
        for (int other = 0; other < town.players(); other++) {
            if (isAhead(town, other, seat)) {
                place++;
            }
        }
        return place;
    }

    private static boolean isAhead(Town town, int rival, int of) {
        int lead = of(town, rival) - of(town, of);
        return lead > 0 || lead == 0 && tieBreak(town, rival) > tieBreak(town, of);
    }
}
