package meeples.coloma.ui.ask;

import meeples.coloma.model.Barrel;
import meeples.coloma.model.Box;
import meeples.coloma.model.Building;
import meeples.coloma.model.Goods;
import meeples.coloma.model.Site;
import meeples.coloma.model.Tool;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Move;
import meeples.coloma.rules.Purse;
import meeples.coloma.rules.Verb;
import meeples.coloma.table.ValleyTarget;
import meeples.coloma.table.ValleyThing;
import meeples.coloma.ui.words.ValleyIcons;
import meeples.coloma.ui.words.ValleyWords;
import meeples.table.Target;

/** A move in a few words, with its sign and the thing on the table that stands for it. */
public final class MoveWords {
    private final ValleyWords words;
    private final Valley valley;

    /**
     * @param valley the position in which the move is to be made
     */
    public MoveWords(ValleyWords words, Valley valley) {
        this.words = words;
        this.valley = valley;
    }

    private String say(String key, Object... arguments) {
        return words.get("do." + key, arguments);
    }

    /** What is done. */
    public String brief(int move) {
        int first = Move.first(move);
        int second = Move.second(move);
        return switch (Move.verb(move)) {
            case PIONEER -> words.pioneer(first);
            case PUT_BACK ->
                    say(second == Move.TOP ? "put-back.top" : "put-back.bottom", card(move));
            case SPEND ->
                    first == 0 ? say("spend-none") : say("spend", nuggets(first), points(first));
            case SITE -> words.site(first);
            case MULE -> say("mule", words.site(first));
            case SHOVEL -> say("shovel", words.building(first), goods(Box.shovel(first)));
            case WHEELBARROW ->
                    say("wheelbarrow", words.building(first), goods(Box.wheelbarrow(first)));
            case RIVER -> say("river", words.tool(first), words.canyon(second), cost(move));
            case BRIDGE -> say("bridge", words.tool(first), words.bridge(second), cost(move));
            case BUILD -> say("build", words.tool(first), card(move), cost(move));
            case HOTEL -> say("hotel", words.tool(first), cost(move));
            case GO -> say("go", words.space(first));
            case ROB -> say("rob", nuggets(Math.min(Box.ROBBED_NUGGETS, valley.cart())));
            case GUNMEN -> say("gunmen", words.count("gunman", Box.rowSize(first)));
            case TENT_ON_EVENT -> say("tent-event", words.event(first));
            case TENT_IN_REGION -> say("tent-region", words.region(first));
            case BED ->
                    say(
                            "bed",
                            words.count("dude", first),
                            words.count("point", Box.BED_POINTS * first));
            case TAKE_TENT -> say("take-tent", goods(Box.FRONTIER_SECONDARY));
            case BUY -> say("buy", goods(bought(move)), cost(move));
            case TAKE_BARREL ->
                    first == Barrel.STACK
                            ? say("take-barrel.stack")
                            : say("take-barrel", words.barrel(valley.faceUp(first)));
            case USE_BARREL -> say("use-barrel", words.barrel(first));
            case BLAST -> say("blast");
            case DISCARD -> discard(move);
            case RAID -> say("raid", words.count("gunman", Box.rowSize(second)));
            case END -> say("end");
            case PAY -> say("pay", payment(first));
            case STOP -> stop(first);
        };
    }

    /** What is done, where it has been said already to which thing. */
    String option(int move) {
        return switch (Move.verb(move)) {
            case PUT_BACK ->
                    say(Move.second(move) == Move.TOP ? "end-of-deck.top" : "end-of-deck.bottom");
            case DISCARD ->
                    say(
                            Move.second(move) == Move.TOP ? "discarded.top" : "discarded.bottom",
                            goods(forDiscard(move)));
            default -> brief(move);
        };
    }

    private String card(int move) {
        return words.building(Move.card(move));
    }

    private String goods(Goods goods) {
        return words.goods(goods);
    }

    private String nuggets(int count) {
        return words.count("nugget", count);
    }

    private String points(int nuggets) {
        return words.count("point", nuggets * Box.POINTS_FOR_A_NUGGET);
    }

    private static Goods bought(int move) {
        return Goods.horses(Move.first(move)).and(Goods.tents(Move.second(move)));
    }

    /** What something that is made or bought costs its player now. */
    String cost(int move) {
        int price = Purse.cost(valley, move);
        boolean saw = Move.verb(move) != Verb.BUY && Move.tool(move) == Tool.SAW;
        int dudes = Purse.dudes(move);
        return saw ? words.cost(0, price, 0, dudes) : words.cost(price, 0, 0, dudes);
    }

    /** How what is pending is paid with so many nuggets. */
    private String payment(int nuggets) {
        int pending = valley.pending();
        int price = Purse.cost(valley, pending);
        boolean saw = Move.verb(pending) != Verb.BUY && Move.tool(pending) == Tool.SAW;
        int dudes = Purse.dudes(pending);
        if (saw) {
            return words.cost(0, nuggets, nuggets < price ? 1 : 0, dudes);
        }
        int coins = Math.max(0, price - nuggets * valley.goldValue());
        return words.cost(coins, nuggets, 0, dudes);
    }

    private String discard(int move) {
        boolean top = Move.second(move) == Move.TOP;
        return say(top ? "discard.top" : "discard.bottom", card(move), goods(forDiscard(move)));
    }

    private static Goods forDiscard(int move) {
        return Move.third(move) == Move.FOR_COIN
                ? Goods.coins(Box.MAVERICK_COINS)
                : Goods.dudes(Box.MAVERICK_DUDES);
    }

    private String stop(int good) {
        int space = valley.wagon(valley.decider());
        return switch (good) {
            case Move.LEFT -> say("stop.for", goods(Box.leftGood(space)));
            case Move.RIGHT -> say("stop.for", goods(Box.rightGood(space)));
            default -> say("stop");
        };
    }

    /** The sign of a move, without "icon-". */
    public static String icon(int move) {
        return switch (Move.verb(move)) {
            case PIONEER, PUT_BACK, BUILD, DISCARD -> "card";
            case SITE, MULE -> ValleyIcons.site(Move.first(move));
            case SPEND -> Move.first(move) == 0 ? "nugget" : "trophy";
            case PAY -> Move.first(move) == 0 ? "coin" : "nugget";
            case SHOVEL, WHEELBARROW, BUY -> "coin";
            case RIVER -> "river";
            case BRIDGE -> "bridge";
            case HOTEL, BED -> "hotel";
            case GO, STOP -> "wagon";
            case ROB -> "nugget";
            case GUNMEN, RAID -> "gunman";
            case TENT_ON_EVENT, TENT_IN_REGION, TAKE_TENT -> "tent";
            case TAKE_BARREL, USE_BARREL -> "barrel";
            case BLAST -> "barricade";
            case END -> "check";
        };
    }

    /** What on the table stands for a move; null when only a button does. */
    public Target target(int move) {
        int first = Move.first(move);
        return switch (Move.verb(move)) {
            case PUT_BACK, DISCARD, BUILD -> ValleyTarget.card(Move.card(move));
            case SPEND -> ValleyTarget.event(Site.FRONTIER);
            case SITE, MULE -> ValleyTarget.site(first);
            case SHOVEL ->
                    first == Building.MILL
                            ? ValleyTarget.mill(ValleyTarget.SHOVEL)
                            : ValleyTarget.building(first);
            case WHEELBARROW ->
                    first == Building.MILL
                            ? ValleyTarget.mill(ValleyTarget.WHEELBARROW)
                            : ValleyTarget.building(first);
            case RIVER -> ValleyTarget.canyon(Move.second(move));
            case BRIDGE -> ValleyTarget.bridge(valley.marketPlace(Move.second(move)));
            case HOTEL -> ValleyTarget.the(ValleyThing.HOTELS);
            case GO -> ValleyTarget.space(first);
            case STOP -> ValleyTarget.space(valley.wagon(valley.decider()));
            case ROB -> ValleyTarget.the(ValleyThing.CART);
            case GUNMEN -> ValleyTarget.row(first);
            case TENT_ON_EVENT -> ValleyTarget.event(first);
            case TENT_IN_REGION -> ValleyTarget.region(first);
            case BED -> ValleyTarget.the(ValleyThing.BEDS);
            case TAKE_TENT -> ValleyTarget.secondary(valley.turnSite());
            case BUY -> ValleyTarget.primary(valley.turnSite());
            case TAKE_BARREL -> ValleyTarget.hideout(first);
            case USE_BARREL -> ValleyTarget.barrel(first);
            case BLAST, RAID -> ValleyTarget.usedBarrel(first);
            case PIONEER, END, PAY -> null;
        };
    }
}
