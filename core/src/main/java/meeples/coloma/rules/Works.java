package meeples.coloma.rules;

import java.util.function.Consumer;
import meeples.coloma.model.Box;
import meeples.coloma.model.Building;
import meeples.coloma.model.Decision;
import meeples.coloma.model.Tool;
import meeples.coloma.model.Valley;
import meeples.play.MoveList;

/** Sites 1 to 3 and the Barker's purchase: working, and making things for a price. */
final class Works {
    private static final int MILL_SHOVEL = 1 << Building.ALL;
    private static final int MILL_WHEELBARROW = MILL_SHOVEL << 1;

    private Works() {}

    // Shovels and wheelbarrows

    static void listShovels(Valley valley, int seat, MoveList moves) {
        for (int building = 0; building < Building.ALL; building++) {
            if (Box.hasShovel(building) && canWork(valley, seat, building, true)) {
                moves.add(Move.shovel(building));
            }
        }
        if (canWork(valley, seat, Building.MILL, true)) {
            moves.add(Move.shovel(Building.MILL));
        }
    }

    static void listWheelbarrows(Valley valley, int seat, MoveList moves) {
        for (int building = 0; building < Building.ALL; building++) {
            if (Box.hasWheelbarrow(building) && canWork(valley, seat, building, false)) {
                moves.add(Move.wheelbarrow(building));
            }
        }
        if (canWork(valley, seat, Building.MILL, false)) {
            moves.add(Move.wheelbarrow(Building.MILL));
        }
    }

    /** Whether it is there, was not used this turn, and would give anything. */
    private static boolean canWork(Valley valley, int seat, int building, boolean shovel) {
        return (building == Building.MILL || valley.hasBuilt(seat, building))
                && (valley.worked() & bit(building, shovel)) == 0
                && Gains.canGive(
                        valley, seat, shovel ? Box.shovel(building) : Box.wheelbarrow(building));
    }

    static int bit(int building, boolean shovel) {
        return building == Building.MILL ? shovel ? MILL_SHOVEL : MILL_WHEELBARROW : 1 << building;
    }

    static void shovel(Valley valley, int building, Consumer<? super Event> witness) {
        Turn.begin(valley, true, false);
        valley.setWorked(valley.worked() | bit(building, true));
        Gains.give(valley, valley.active(), Box.shovel(building), Cause.SHOVEL, building, witness);
    }

    static void wheelbarrow(Valley valley, int building, Consumer<? super Event> witness) {
        Turn.begin(valley, false, false);
        valley.setWorked(valley.worked() | bit(building, false));
        Gains.give(
                valley,
                valley.active(),
                Box.wheelbarrow(building),
                Cause.WHEELBARROW,
                building,
                witness);
    }

    // Rivers, bridges, buildings, hotels

    static void listRiversAndBridges(Valley valley, int seat, int tool, MoveList moves) {
        if (valley.cabin(seat) >= Box.riverDudes(tool)
                && canAfford(valley, seat, tool, Purse.riverCost(valley, seat, tool), false)) {
            for (int canyon = 0; canyon < Box.CANYONS; canyon++) {
                if ((valley.rivers(seat) & 1 << canyon) == 0) {
                    moves.add(Move.river(tool, canyon));
                }
            }
        }
        if (valley.cabin(seat) >= Box.bridgeDudes(tool)
                && valley.unbridgedRiver(seat) >= 0
                && canAfford(valley, seat, tool, Purse.bridgeCost(valley, seat, tool), false)) {
            for (int place = 0; place < Box.BRIDGE_KINDS; place++) {
                int kind = valley.bridgeForSale(place);
                if (valley.bridgesLeft(place) > 0 && !valley.hasBridge(seat, kind)) {
                    moves.add(Move.bridge(tool, kind));
                }
            }
        }
    }

    static void listBuildings(Valley valley, int seat, int tool, MoveList moves) {
        if (valley.cabin(seat) >= Box.BUILDING_DUDES) {
            for (int hand = valley.hand(seat); hand != 0; hand &= hand - 1) {
                int building = Integer.numberOfTrailingZeros(hand);
                int cost = Purse.buildingCost(valley, seat, tool, building);
                if (canAfford(valley, seat, tool, cost, true)) {
                    moves.add(Move.build(tool, building));
                }
            }
        }
        if (valley.hotelMarket() > 0
                && valley.cabin(seat) >= Box.hotelDudes(tool)
                && canAfford(valley, seat, tool, Purse.hotelCost(valley, seat, tool), true)) {
            moves.add(Move.hotel(tool));
        }
    }

    private static boolean canAfford(
            Valley valley, int seat, int tool, int cost, boolean atBuilding) {
        return tool == Tool.HAMMER
                ? Purse.hasCoins(valley, seat, cost)
                : Purse.hasNuggets(valley, seat, cost, atBuilding);
    }

    static void listPurchases(Valley valley, int seat, MoveList moves) {
        int wealth = valley.coins(seat) + valley.nuggets(seat) * valley.goldValue();
        int most = wealth / Box.PRICE_OF_A_HORSE_OR_TENT;
        int horses = Math.min(most, Box.MOST_HORSES - valley.horses(seat));
        int tents = Math.min(most, valley.tentSupply(seat));
        for (int h = 0; h <= horses; h++) {
            for (int t = h == 0 ? 1 : 0; t <= tents && h + t <= most; t++) {
                moves.add(Move.buy(h, t));
            }
        }
    }

    /** Begins what has a price: it is made when it has been paid. */
    static void order(Valley valley, int move, Consumer<? super Event> witness) {
        boolean primary = Move.verb(move) == Verb.BUY || Move.tool(move) == Tool.HAMMER;
        Turn.begin(valley, primary, true);
        Purse.settle(valley, move, witness);
    }

    /** What was ordered has been paid: it is made, and buildings give what they give for it. */
    static void finish(Valley valley, int move, Consumer<? super Event> witness) {
        int seat = valley.active();
        switch (Move.verb(move)) {
            case RIVER -> survey(valley, seat, Move.tool(move), Move.second(move), witness);
            case BRIDGE -> bridge(valley, seat, Move.tool(move), Move.second(move), witness);
            case BUILD -> build(valley, seat, Move.tool(move), Move.card(move), witness);
            case HOTEL -> buildHotel(valley, seat, Move.tool(move), witness);
            default -> {
                int horses = Move.first(move);
                int tents = Move.second(move);
                if (horses > 0) {
                    Gains.horses(valley, seat, horses, Cause.BARKER, 0, witness);
                }
                if (tents > 0) {
                    Gains.tents(valley, seat, tents, Cause.BARKER, 0, witness);
                }
            }
        }
        valley.ask(Decision.ACT, seat);
    }

    private static void survey(
            Valley valley, int seat, int tool, int canyon, Consumer<? super Event> witness) {
        valley.setRivers(seat, valley.rivers(seat) | 1 << canyon);
        if (witness != null) {
            witness.accept(new Event.RiverSurveyed(seat, tool, canyon));
        }
        Gains.give(valley, seat, Box.canyonGoods(canyon), Cause.CANYON, canyon, witness);
        collectToll(valley, seat, witness);
    }

    private static void bridge(
            Valley valley, int seat, int tool, int kind, Consumer<? super Event> witness) {
        int canyon = valley.unbridgedRiver(seat);
        valley.takeBridge(valley.marketPlace(kind));
        valley.setBridge(seat, canyon, kind);
        if (witness != null) {
            witness.accept(new Event.BridgeBuilt(seat, tool, kind, canyon));
        }
        collectToll(valley, seat, witness);
    }

    private static void collectToll(Valley valley, int seat, Consumer<? super Event> witness) {
        if (valley.hasBuilt(seat, Building.TOLL_HOUSE)) {
            Gains.give(valley, seat, Box.TOLL, Cause.BUILDING, Building.TOLL_HOUSE, witness);
        }
    }

    private static void build(
            Valley valley, int seat, int tool, int building, Consumer<? super Event> witness) {
        valley.build(seat, building);
        if (witness != null) {
            witness.accept(new Event.BuildingBuilt(seat, tool, building));
        }
        if (building != Building.CARPENTERS) {
            thankCarpenters(valley, seat, witness);
        }
    }

    private static void buildHotel(
            Valley valley, int seat, int tool, Consumer<? super Event> witness) {
        valley.setHotelMarket(valley.hotelMarket() - 1);
        valley.setHotels(seat, valley.hotels(seat) + 1);
        if (witness != null) {
            witness.accept(new Event.HotelBuilt(seat, tool, valley.hotelMarket()));
        }
        thankCarpenters(valley, seat, witness);
    }

    private static void thankCarpenters(Valley valley, int seat, Consumer<? super Event> witness) {
        if (valley.hasBuilt(seat, Building.CARPENTERS)) {
            Gains.give(
                    valley,
                    seat,
                    Box.CARPENTERS_BONUS,
                    Cause.BUILDING,
                    Building.CARPENTERS,
                    witness);
        }
    }
}
