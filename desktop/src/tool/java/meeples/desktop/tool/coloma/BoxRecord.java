package meeples.desktop.tool.coloma;

import meeples.coloma.model.Barrel;
import meeples.coloma.model.Box;
import meeples.coloma.model.Bridge;
import meeples.coloma.model.Building;
import meeples.coloma.model.Country;
import meeples.coloma.model.Goods;
import meeples.coloma.model.Region;
import meeples.coloma.model.Site;
import meeples.coloma.model.Tool;
import meeples.desktop.tool.JsonText;

/**
 * Writes the numbers of the box into a record, so that whoever checks it by the rules alone need
 * not be told when a number changes.
 */
final class BoxRecord {
    private final JsonText json;

    BoxRecord(JsonText json) {
        this.json = json;
    }

    void write(int players) {
        json.object("box");
        writePieces(players);
        writePrices();
        writeGains();
        writeShootout(players);
        writePoints();
        writeExtras();
        writeMap();
        json.pop();
    }

    private void writePieces(int players) {
        json.set("dudes", Box.DUDES).set("tents", Box.TENTS).set("graves", Box.GRAVES);
        json.set("mostHorses", Box.MOST_HORSES).set("barrelsOfAKind", Box.BARRELS_OF_A_KIND);
        json.set("outlaws", Box.OUTLAWS).set("signpostSteps", Box.SIGNPOST_STEPS);
        json.set("startDudes", Box.START_DUDES).set("startTents", Box.START_TENTS);
        json.set("startHorses", Box.START_HORSES).set("samHorses", Box.SAM_HORSES);
        json.set("startCoins", Box.START_COINS);
        json.set("startNuggets", Box.START_NUGGETS);
        json.set("cardsDrawn", Box.CARDS_DRAWN).set("cardsKept", Box.CARDS_KEPT);
        json.set("bridgesOfAKind", Box.bridgesOfAKind(players));
        json.set("goldRow", Box.goldRow(players));
        numbers("goldValues", Box.GOLD_ROWS, Box::goldValue);
    }

    private void writePrices() {
        json.array("river");
        price(Box::riverCost, Box::riverDudes);
        json.pop().array("bridge");
        price(Box::bridgeCost, Box::bridgeDudes);
        json.pop().array("hotel");
        price(Box::hotelCost, Box::hotelDudes);
        json.pop().object("buildings");
        for (int building = 0; building < Building.ALL; building++) {
            int card = building;
            json.array(Building.word(building));
            price(tool -> Box.buildingCost(card, tool), tool -> Box.BUILDING_DUDES);
            json.pop();
        }
        json.pop().set("horseOrTent", Box.PRICE_OF_A_HORSE_OR_TENT);
        json.set("surveyorDiscount", Box.SURVEYOR_DISCOUNT);
        json.set("sawmillDiscount", Box.SAWMILL_DISCOUNT);
    }

    /** Coins and dudes by the hammer, nuggets and dudes by the saw. */
    private void price(Numbering cost, Numbering dudes) {
        json.value(cost.number(Tool.HAMMER)).value(dudes.number(Tool.HAMMER));
        json.value(cost.number(Tool.SAW)).value(dudes.number(Tool.SAW));
    }

    private void writeGains() {
        json.object("shovels");
        for (int building = 0; building <= Building.MILL; building++) {
            if (Box.hasShovel(building)) {
                goods(Building.word(building), Box.shovel(building));
            }
        }
        json.pop().object("wheelbarrows");
        for (int building = 0; building <= Building.MILL; building++) {
            if (Box.hasWheelbarrow(building)) {
                goods(Building.word(building), Box.wheelbarrow(building));
            }
        }
        json.pop().object("barrels");
        for (int kind = 0; kind < Barrel.KINDS; kind++) {
            goods(Barrel.word(kind), Box.barrel(kind));
        }
        json.pop().array("canyons");
        for (int canyon = 0; canyon < Box.CANYONS; canyon++) {
            goods(Box.canyonGoods(canyon));
        }
        json.pop().array("events");
        for (int site = 0; site < Site.ALL; site++) {
            goods(Box.event(site));
        }
        json.pop();
        goods("toll", Box.TOLL);
        goods("carpenters", Box.CARPENTERS_BONUS);
        goods("frontier", Box.FRONTIER_SECONDARY);
        json.set("blacksmithSpaces", Box.BLACKSMITH_SPACES);
        json.set("undertakerCoins", Box.UNDERTAKER_COINS);
        json.set("offerNuggets", Box.OFFER_NUGGETS);
        json.set("pointsForANugget", Box.POINTS_FOR_A_NUGGET);
    }

    private void writeShootout(int players) {
        numbers("barrelOutlaws", Barrel.FACE_UP + 1, Box::barrelOutlaws);
        numbers("rows", Box.ROWS, Box::rowSize);
        numbers("yearOutlaws", Box.YEARS, year -> Box.outlaws(year, players));
        json.array("tables");
        for (int table = 0; table <= Box.BOARD_TABLE; table++) {
            json.array();
            writeHalf(table, true);
            writeHalf(table, false);
            json.pop();
        }
        json.pop();
    }

    private void writeHalf(int table, boolean won) {
        for (int rank = 0; rank < Box.RANKS; rank++) {
            json.value(Box.shootoutPoints(table, won, rank));
        }
        json.value(Box.shootoutGraves(table, won));
    }

    private void writePoints() {
        json.set("buildingPoints", Box.BUILDING_POINTS).set("hotelPoints", Box.HOTEL_POINTS);
        numbers("regionPoints", Region.ALL + 1, Box::regionPoints);
        numbers("gravePoints", Box.GRAVES, Box::gravePoints);
        numbers("canyonPoints", Box.CANYONS, Box::canyonPoints);
        json.object("bridgePoints");
        for (int kind = 0; kind < Bridge.KINDS; kind++) {
            json.array(Bridge.word(kind)).value(Box.bridgePoints(kind));
            json.value(Box.mostBridgePoints(kind)).pop();
        }
        json.pop();
    }

    private void writeExtras() {
        json.set("beds", Box.BEDS).set("bedPoints", Box.BED_POINTS);
        json.set("hotelsAPlayer", Box.HOTELS_A_PLAYER);
        json.set("robbedNuggets", Box.ROBBED_NUGGETS);
        json.set("tentWorthNuggets", Box.TENT_WORTH_NUGGETS);
        json.set("renegadeCards", Box.RENEGADE_CARDS);
        json.set("rangeRiderCards", Box.RANGE_RIDER_CARDS);
        json.set("maverickCoins", Box.MAVERICK_COINS).set("maverickDudes", Box.MAVERICK_DUDES);
        json.set("samTents", Box.SAM_TENTS).set("samSmallPoints", Box.SAM_SMALL_POINTS);
        json.set("samBigPoints", Box.SAM_BIG_POINTS).set("samNuggets", Box.SAM_NUGGETS);
        json.set("samOutlaws", Box.SAM_OUTLAWS).array("samEventTents");
        for (int site = 0; site < Site.ALL; site++) {
            if ((Box.SAM_EVENT_TENTS & 1 << site) != 0) {
                json.value(site + 1);
            }
        }
        json.pop();
    }

    private void writeMap() {
        json.array("roads");
        int space = Country.TOWNS;
        for (int road = 0; road < Box.roads(); road++) {
            json.array().value(Country.word(Box.roadFrom(road)));
            for (int i = 0; i < Box.roadLength(road); i++) {
                json.value(Country.word(space++));
            }
            json.value(Country.word(Box.roadTo(road))).pop();
        }
        json.pop().object("settlements");
        for (space = Country.TOWNS; space < Country.SPACES; space++) {
            if (!Country.isHorseshoe(space)) {
                goods(Country.word(space), Country.good(space));
            }
        }
        json.pop().object("towns");
        for (int town = 0; town < Country.TOWNS; town++) {
            json.object(Country.word(town));
            goods("left", Box.leftGood(town));
            goods("right", Box.rightGood(town));
            json.array("regions");
            for (int region = 0; region < Region.ALL; region++) {
                if ((Box.regions(town) & 1 << region) != 0) {
                    json.value(Region.word(region));
                }
            }
            json.pop().pop();
        }
        json.pop();
    }

    /** What has a number for a number. */
    private interface Numbering {
        int number(int index);
    }

    private void numbers(String key, int count, Numbering numbering) {
        json.array(key);
        for (int i = 0; i < count; i++) {
            json.value(numbering.number(i));
        }
        json.pop();
    }

    private void goods(String key, Goods goods) {
        json.object(key);
        writeGoods(goods);
    }

    private void goods(Goods goods) {
        json.object();
        writeGoods(goods);
    }

    /** What there is none of is left out. */
    private void writeGoods(Goods goods) {
        some("coins", goods.coins());
        some("nuggets", goods.nuggets());
        some("dudes", goods.dudes());
        some("tents", goods.tents());
        some("horses", goods.horses());
        some("cards", goods.cards());
        some("points", goods.points());
        json.pop();
    }

    private void some(String key, int count) {
        if (count != 0) {
            json.set(key, count);
        }
    }
}
