package meeples.coloma.rules;

import java.util.function.Consumer;
import meeples.coloma.model.Box;
import meeples.coloma.model.Building;
import meeples.coloma.model.Decision;
import meeples.coloma.model.Pioneer;
import meeples.coloma.model.Tool;
import meeples.coloma.model.Valley;
import meeples.play.MoveList;

/**
 * What things cost, and paying for them. A cost in coins can be paid with any number of nuggets
 * that is needed; a cost in nuggets only with nuggets, and a tent of the Homesteader.
 */
public final class Purse {
    private Purse() {}

    /** Coins by the hammer and at the Barker's, nuggets by the saw. */
    public static int cost(Valley valley, int move) {
        int seat = valley.active();
        return switch (Move.verb(move)) {
            case RIVER -> riverCost(valley, seat, Move.tool(move));
            case BRIDGE -> bridgeCost(valley, seat, Move.tool(move));
            case BUILD -> buildingCost(valley, seat, Move.tool(move), Move.card(move));
            case HOTEL -> hotelCost(valley, seat, Move.tool(move));
            default -> Box.PRICE_OF_A_HORSE_OR_TENT * (Move.first(move) + Move.second(move));
        };
    }

    public static int riverCost(Valley valley, int seat, int tool) {
        return Box.riverCost(tool) - surveyors(valley, seat, tool, Box.riverCost(tool));
    }

    public static int bridgeCost(Valley valley, int seat, int tool) {
        return Box.bridgeCost(tool) - surveyors(valley, seat, tool, Box.bridgeCost(tool));
    }

    private static int surveyors(Valley valley, int seat, int tool, int most) {
        boolean helps = tool == Tool.HAMMER && valley.hasBuilt(seat, Building.SURVEYOR);
        return helps ? Math.min(Box.SURVEYOR_DISCOUNT, most) : 0;
    }

    public static int buildingCost(Valley valley, int seat, int tool, int building) {
        int cost = Box.buildingCost(building, tool);
        return cost - sawmills(valley, seat, tool, cost);
    }

    public static int hotelCost(Valley valley, int seat, int tool) {
        return Box.hotelCost(tool) - sawmills(valley, seat, tool, Box.hotelCost(tool));
    }

    private static int sawmills(Valley valley, int seat, int tool, int most) {
        boolean helps = tool == Tool.HAMMER && valley.hasBuilt(seat, Building.SAWMILL);
        return helps ? Math.min(Box.SAWMILL_DISCOUNT, most) : 0;
    }

    public static int dudes(int move) {
        return switch (Move.verb(move)) {
            case RIVER -> Box.riverDudes(Move.tool(move));
            case BRIDGE -> Box.bridgeDudes(Move.tool(move));
            case BUILD -> Box.BUILDING_DUDES;
            case HOTEL -> Box.hotelDudes(Move.tool(move));
            default -> 0;
        };
    }

    /** Whether a cost in coins can be paid. */
    static boolean hasCoins(Valley valley, int seat, int cost) {
        return cost <= valley.coins(seat) + valley.nuggets(seat) * valley.goldValue();
    }

    /** Whether a cost in nuggets can be paid; only at site 3 a tent may help. */
    static boolean hasNuggets(Valley valley, int seat, int cost, boolean atBuilding) {
        int help = atBuilding && tentHelps(valley, seat) ? Box.TENT_WORTH_NUGGETS : 0;
        return cost <= valley.nuggets(seat) + help;
    }

    private static boolean tentHelps(Valley valley, int seat) {
        return valley.pioneer(seat) == Pioneer.HOMESTEADER && valley.tents(seat) > 0;
    }

    /** Whether a move is paid in nuggets: coins do not count for it. */
    public static boolean isPaidInNuggets(int move) {
        return Move.verb(move) != Verb.BUY && Move.tool(move) == Tool.SAW;
    }

    private static boolean isAtBuilding(int move) {
        return Move.verb(move) == Verb.BUILD || Move.verb(move) == Verb.HOTEL;
    }

    /** The fewest nuggets with which a move can be paid. */
    private static int fewest(Valley valley, int move) {
        int seat = valley.active();
        int cost = cost(valley, move);
        if (isPaidInNuggets(move)) {
            boolean help = isAtBuilding(move) && tentHelps(valley, seat);
            return help ? Math.max(0, cost - Box.TENT_WORTH_NUGGETS) : cost;
        }
        int value = valley.goldValue();
        int missing = cost - valley.coins(seat);
        return missing <= 0 ? 0 : (missing + value - 1) / value;
    }

    /** The most: none may be used when the others cover the cost already. */
    private static int most(Valley valley, int move) {
        int cost = cost(valley, move);
        int value = valley.goldValue();
        int useful = isPaidInNuggets(move) ? cost : (cost + value - 1) / value;
        return Math.min(useful, valley.nuggets(valley.active()));
    }

    /** Asks how to pay if there are several ways, otherwise pays. */
    static void settle(Valley valley, int move, Consumer<? super Event> witness) {
        int fewest = fewest(valley, move);
        if (fewest < most(valley, move)) {
            valley.setPending(move);
            valley.ask(Decision.PAY, valley.active());
        } else {
            pay(valley, move, fewest, witness);
        }
    }

    static void list(Valley valley, MoveList moves) {
        int move = valley.pending();
        int most = most(valley, move);
        for (int nuggets = fewest(valley, move); nuggets <= most; nuggets++) {
            moves.add(Move.pay(nuggets));
        }
    }

    static void answer(Valley valley, int nuggets, Consumer<? super Event> witness) {
        int move = valley.pending();
        valley.setPending(0);
        pay(valley, move, nuggets, witness);
    }

    private static void pay(Valley valley, int move, int nuggets, Consumer<? super Event> witness) {
        int seat = valley.active();
        int cost = cost(valley, move);
        boolean inNuggets = isPaidInNuggets(move);
        int coins = inNuggets ? 0 : Math.max(0, cost - nuggets * valley.goldValue());
        int tents = inNuggets && nuggets < cost ? 1 : 0;
        int dudes = dudes(move);
        valley.addCoins(seat, -coins);
        valley.addNuggets(seat, -nuggets);
        valley.addToCart(nuggets);
        valley.moveTentsToSupply(seat, tents);
        valley.moveDudesToSupply(seat, dudes);
        if (witness != null) {
            witness.accept(new Event.Paid(seat, coins, nuggets, tents, dudes));
        }
        Works.finish(valley, move, witness);
    }
}
