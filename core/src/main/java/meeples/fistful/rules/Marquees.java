package meeples.fistful.rules;

import java.util.function.Consumer;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Piece;
import meeples.fistful.model.Place;
import meeples.fistful.model.Town;

/** Placing, building and upgrading marquees. */
public final class Marquees {
    public static final int SMALL = 5;
    public static final int LARGE = 10;

    private Marquees() {}

    /** How many draws a miner gives to the owner of a marquee with these points. */
    public static int minerDraws(int points) {
        return points == LARGE ? 4 : 2;
    }

    static boolean isFreeCorner(Town town, int building) {
        return Place.isCorner(building) && town.owner(building) == Town.NOBODY;
    }

    /** In reverse turn order, so that the starting player, who places last, moves first. */
    static void placeStarting(Town town, int building, Consumer<? super Event> witness) {
        int seat = town.active();
        put(town, seat, building);
        if (witness != null) {
            witness.accept(new Event.StartingMarqueePlaced(seat, building));
        }
        if (seat == town.first()) {
            Turn.start(town, seat, witness);
            return;
        }
        town.setActive(town.seatBefore(seat));
        town.ask(Decision.MARQUEE, town.active());
        int corner = onlyFreeCorner(town);
        if (corner != Town.NOBODY) {
            placeStarting(town, corner, witness);
        }
    }

    private static int onlyFreeCorner(Town town) {
        int only = Town.NOBODY;
        for (int building = 0; building < Place.BUILDINGS; building++) {
            if (isFreeCorner(town, building)) {
                if (only != Town.NOBODY) {
                    return Town.NOBODY;
                }
                only = building;
            }
        }
        return only;
    }

    private static void put(Town town, int seat, int building) {
        town.setMarquee(building, seat, SMALL);
        town.addTiles(seat, -1);
    }

    /** Asks who may build or upgrade with the builder that just came in, if anybody can. */
    static boolean offer(Town town, int building) {
        int owner = town.owner(building);
        if (owner == Town.NOBODY) {
            int seat = town.active();
            return town.tiles(seat) > 0 && ask(town, Decision.BUILD, seat, building);
        }
        return town.marquee(building) == SMALL && ask(town, Decision.UPGRADE, owner, building);
    }

    private static boolean ask(Town town, Decision decision, int seat, int building) {
        if (!canPay(town, seat, building)) {
            return false;
        }
        town.setQuestion(building);
        town.ask(decision, seat);
        return true;
    }

    /** Whether the seat has what it costs to build or upgrade there. */
    public static boolean canPay(Town town, int seat, int building) {
        return town.gold(seat) >= Place.goldCost(building)
                && town.stone(seat) >= Place.stoneCost(building);
    }

    static void build(Town town, boolean yes, Consumer<? super Event> witness) {
        int seat = town.active();
        int building = town.takeQuestion();
        if (yes) {
            pay(town, seat, building);
            put(town, seat, building);
        }
        if (witness != null) {
            int gold = Place.goldCost(building);
            int stone = Place.stoneCost(building);
            witness.accept(
                    yes
                            ? new Event.MarqueeBuilt(seat, building, gold, stone)
                            : new Event.BuildingDeclined(seat, building, false));
        }
        Resolution.next(town, witness);
    }

    static void upgrade(Town town, boolean yes, Consumer<? super Event> witness) {
        int building = town.takeQuestion();
        int seat = town.owner(building);
        if (yes) {
            pay(town, seat, building);
            town.setMarquee(building, seat, LARGE);
        }
        if (witness != null) {
            int gold = Place.goldCost(building);
            int stone = Place.stoneCost(building);
            witness.accept(
                    yes
                            ? new Event.MarqueeUpgraded(seat, building, gold, stone)
                            : new Event.BuildingDeclined(seat, building, true));
        }
        Resolution.next(town, witness);
    }

    private static void pay(Town town, int seat, int building) {
        int gold = Place.goldCost(building);
        int stone = Place.stoneCost(building);
        town.addGold(seat, -gold);
        town.addStone(seat, -stone);
        town.addToBag(Piece.GOLD, gold);
        town.addToBag(Piece.STONE, stone);
    }
}
