package meeples.coloma.ui.words;

import java.util.ArrayList;
import java.util.List;
import meeples.coloma.model.Barrel;
import meeples.coloma.model.Box;
import meeples.coloma.model.Bridge;
import meeples.coloma.model.Building;
import meeples.coloma.model.Country;
import meeples.coloma.model.Goods;
import meeples.coloma.model.Pioneer;
import meeples.coloma.model.Region;
import meeples.coloma.model.Site;
import meeples.coloma.model.Tool;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Action;
import meeples.coloma.rules.Purse;
import meeples.play.Seat;
import meeples.text.Texts;

/** The words of the valley in the player's language: who, what, where, and how many. */
public final class ValleyWords {
    private final Texts texts;
    private final List<Seat> seats;

    public ValleyWords(Texts texts, List<Seat> seats) {
        this.texts = texts;
        this.seats = seats;
    }

    public String get(String key, Object... arguments) {
        return texts.get(key, arguments);
    }

    public Texts texts() {
        return texts;
    }

    /** So many of something: coins, nuggets, dudes. */
    public String count(String thing, int count) {
        return texts.count("count." + thing, count);
    }

    /** Things one after the other. */
    public String list(List<String> things) {
        return String.join(", ", things);
    }

    /** A player, Sam, or the gunmen of nobody. */
    public String name(int seat) {
        if (seat == Valley.STRANGERS) {
            return get("who.strangers");
        }
        return seat < seats.size() ? seats.get(seat).name() : get("who.sam");
    }

    /** What goods are made of; "nothing" for none. */
    public String goods(Goods goods) {
        List<String> list = new ArrayList<>();
        add(list, "coin", goods.coins());
        add(list, "nugget", goods.nuggets());
        add(list, "dude", goods.dudes());
        add(list, "tent", goods.tents());
        add(list, "horse", goods.horses());
        add(list, "card", goods.cards());
        add(list, "point", goods.points());
        return list.isEmpty() ? get("word.nothing") : list(list);
    }

    private void add(List<String> list, String thing, int count) {
        if (count > 0) {
            list.add(count(thing, count));
        }
    }

    /** What is paid: coins or nuggets, a tent, dudes. */
    public String cost(int coins, int nuggets, int tents, int dudes) {
        return goods(new Goods(coins, nuggets, dudes, tents, 0, 0, 0));
    }

    /** A site by its number, counted from 0. */
    public String site(int site) {
        return get("site." + (site + 1));
    }

    /** What the event of a site is called. */
    public String event(int site) {
        return get("event." + (site + 1));
    }

    /** What the event of a site gives. */
    public String eventGives(int site) {
        return site == Box.OFFER
                ? get(
                        "event.offer",
                        count("nugget", Box.OFFER_NUGGETS),
                        count("point", Box.POINTS_FOR_A_NUGGET))
                : goods(Box.event(site));
    }

    /** A building, or the mill. */
    public String building(int building) {
        return get("building." + Building.word(building));
    }

    /** What a building, or the mill, does. */
    public String buildingDoes(int building) {
        return switch (building) {
            case Building.SURVEYOR -> get("does.surveyor", coins(Box.SURVEYOR_DISCOUNT));
            case Building.TOLL_HOUSE -> get("does.toll-house", goods(Box.TOLL));
            case Building.SAWMILL -> get("does.sawmill", coins(Box.SAWMILL_DISCOUNT));
            case Building.CARPENTERS -> get("does.carpenters", goods(Box.CARPENTERS_BONUS));
            case Building.BLACKSMITH ->
                    get("does.blacksmith", count("space", Box.BLACKSMITH_SPACES));
            case Building.STAGE_OFFICE -> get("does.stage-office");
            case Building.UNDERTAKER -> get("does.undertaker", coins(Box.UNDERTAKER_COINS));
            case Building.BLASTING_SHED -> get("does.blasting-shed");
            case Building.MILL ->
                    get("does.mill", goods(Box.shovel(building)), goods(Box.wheelbarrow(building)));
            default ->
                    Box.hasShovel(building)
                            ? get("does.shovel", goods(Box.shovel(building)))
                            : get("does.wheelbarrow", goods(Box.wheelbarrow(building)));
        };
    }

    private String coins(int count) {
        return count("coin", count);
    }

    /** What a card costs, by the hammer and by the saw, before any building helps. */
    public String buildingCosts(int building) {
        int dudes = Box.BUILDING_DUDES;
        return get(
                "does.costs",
                cost(Box.buildingCost(building, Tool.HAMMER), 0, 0, dudes),
                cost(0, Box.buildingCost(building, Tool.SAW), 0, dudes));
    }

    public String tool(int tool) {
        return get(tool == Tool.HAMMER ? "tool.hammer" : "tool.saw");
    }

    public String bridge(int kind) {
        return get("bridge." + Bridge.word(kind));
    }

    /** What a kind of bridge counts. */
    public String bridgeCounts(int kind) {
        return get(
                "bridge-counts." + Bridge.word(kind),
                count("point", Box.bridgePoints(kind)),
                Box.mostBridgePoints(kind));
    }

    /** What is in a barrel. */
    public String barrel(int kind) {
        return kind == Barrel.WAGON ? get("barrel.wagon") : goods(Box.barrel(kind));
    }

    public String region(int region) {
        return get("region." + Region.word(region));
    }

    /** Several regions, one bit each. */
    public String regions(int bits) {
        List<String> list = new ArrayList<>();
        for (int region = 0; region < Region.ALL; region++) {
            if ((bits & 1 << region) != 0) {
                list.add(region(region));
            }
        }
        return list.isEmpty() ? get("word.none") : list(list);
    }

    /** The sites whose bits are set, by their numbers. */
    public String sites(int bits) {
        List<String> list = new ArrayList<>();
        for (int site = 0; site < Site.ALL; site++) {
            if ((bits & 1 << site) != 0) {
                list.add("" + (site + 1));
            }
        }
        return list.isEmpty() ? get("word.none") : list(list);
    }

    public String pioneer(int pioneer) {
        return get("pioneer." + Pioneer.word(pioneer));
    }

    /** What a pioneer card lets its owner do. */
    public String pioneerDoes(int pioneer) {
        return switch (pioneer) {
            case Pioneer.ROBBER -> get("pioneer-does.robber", count("nugget", Box.ROBBED_NUGGETS));
            case Pioneer.HOMESTEADER ->
                    get("pioneer-does.homesteader", count("nugget", Box.TENT_WORTH_NUGGETS));
            case Pioneer.RENEGADE ->
                    get("pioneer-does.renegade", count("card", Box.RENEGADE_CARDS));
            case Pioneer.RANGE_RIDER ->
                    get("pioneer-does.range-rider", count("card", Box.RANGE_RIDER_CARDS));
            case Pioneer.MAVERICK ->
                    get(
                            "pioneer-does.maverick",
                            count("coin", Box.MAVERICK_COINS),
                            count("dude", Box.MAVERICK_DUDES));
            default -> get("pioneer-does.vigilante");
        };
    }

    /** A town, or a place on the road between two towns. */
    public String space(int space) {
        if (Country.isTown(space)) {
            return get("town." + Country.word(space));
        }
        int road = 0;
        int first = Country.TOWNS;
        while (space >= first + Box.roadLength(road)) {
            first += Box.roadLength(road++);
        }
        return get(
                Country.isHorseshoe(space) ? "space.horseshoe" : "space.settlement",
                space(Box.roadFrom(road)),
                space(Box.roadTo(road)));
    }

    /** An action of a site, with what it costs a seat. */
    public String action(int action, Valley valley, int seat) {
        return switch (action) {
            case Action.SHOVELS -> get("action.shovels");
            case Action.WHEELBARROWS -> get("action.wheelbarrows");
            case Action.HAMMER_AT_RIVER ->
                    get(
                            "action.hammer-river",
                            water(valley, seat, Tool.HAMMER, true),
                            water(valley, seat, Tool.HAMMER, false));
            case Action.SAW_AT_RIVER ->
                    get(
                            "action.saw-river",
                            water(valley, seat, Tool.SAW, true),
                            water(valley, seat, Tool.SAW, false));
            case Action.HAMMER_AT_BUILDING -> get("action.hammer-building");
            case Action.SAW_AT_BUILDING -> get("action.saw-building");
            case Action.WAGON -> get("action.wagon");
            case Action.FRONTIER -> get("action.frontier");
            case Action.TENT -> get("action.tent", goods(Box.FRONTIER_SECONDARY));
            case Action.BUY -> get("action.buy", coins(Box.PRICE_OF_A_HORSE_OR_TENT));
            case Action.BARREL -> get("action.barrel");
            default -> get("word.nothing");
        };
    }

    private String water(Valley valley, int seat, int tool, boolean river) {
        int price =
                river ? Purse.riverCost(valley, seat, tool) : Purse.bridgeCost(valley, seat, tool);
        int dudes = river ? Box.riverDudes(tool) : Box.bridgeDudes(tool);
        return tool == Tool.HAMMER ? cost(price, 0, 0, dudes) : cost(0, price, 0, dudes);
    }

    /** A canyon, by what it is worth. */
    public String canyon(int canyon) {
        return get("word.canyon", Box.canyonPoints(canyon));
    }

    /** A row of the shootout, by its size. */
    public String row(int row) {
        return get("word.row", Box.rowSize(row));
    }

    /** The year as people count it. */
    public String year(int year) {
        return "" + (Box.FIRST_YEAR + year);
    }
}
