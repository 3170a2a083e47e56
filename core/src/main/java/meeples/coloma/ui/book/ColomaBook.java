package meeples.coloma.ui.book;

import java.util.ArrayList;
import java.util.List;
import meeples.coloma.model.Barrel;
import meeples.coloma.model.Box;
import meeples.coloma.model.Bridge;
import meeples.coloma.model.Building;
import meeples.coloma.model.Region;
import meeples.coloma.model.Site;
import meeples.coloma.model.Tool;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Event;
import meeples.game.book.Chapter;
import meeples.game.book.Illustration;
import meeples.game.book.Passage;
import meeples.game.book.RulesBook;
import meeples.game.book.SignRow;
import meeples.game.book.SignRow.Sign;
import meeples.picture.SharedArt;

/** The rules of Coloma, chapter by chapter; all numbers come out of the box. */
public final class ColomaBook implements RulesBook<Valley, Event> {
    private final List<Chapter> chapters =
            List.of(
                    goal(),
                    parts(),
                    start(),
                    round(),
                    gold(),
                    sites(),
                    buildings(),
                    wagon(),
                    shootout(),
                    end(),
                    few(),
                    extras(),
                    playing());

    @Override
    public List<Chapter> chapters() {
        return chapters;
    }

    /** A chapter; its passages have short keys and get the chapter's before them. */
    private static Chapter chapter(String name, Passage... passages) {
        String key = "book." + name;
        List<Passage> full = new ArrayList<>();
        for (Passage passage : passages) {
            full.add(new Passage(key + "." + passage.key(), passage.picture(), passage.numbers()));
        }
        return new Chapter(key, full);
    }

    private static Passage passage(String name, Integer... numbers) {
        return new Passage(name, "", List.of(numbers));
    }

    private static Passage shown(String name, Picture picture, Integer... numbers) {
        return new Passage(name, picture.name(), List.of(numbers));
    }

    private static Chapter goal() {
        return chapter(
                "goal",
                shown("story", Picture.VALLEY, Box.FIRST_YEAR),
                shown("win", Picture.SCORE, Box.YEARS, Box.ROUNDS));
    }

    private static Chapter parts() {
        return chapter(
                "parts",
                shown("board", Picture.GOODS, Box.CANYONS, Box.GRAVES, Box.DUDES, Box.TENTS),
                passage("dudes", Box.MOST_HORSES),
                passage("secrets"));
    }

    private static Chapter start() {
        return chapter(
                "start",
                passage("valley", Box.GOLD_ROWS, Box.BRIDGE_KINDS, Box.TILES),
                passage(
                        "players",
                        Box.START_DUDES,
                        Box.START_TENTS,
                        Box.START_HORSES,
                        Box.START_COINS,
                        Box.START_NUGGETS),
                passage("cards", Box.CARDS_DRAWN, Box.CARDS_KEPT));
    }

    private static Chapter round() {
        return chapter(
                "round",
                shown("wheel", Picture.WHEEL, Box.SIGNPOST_STEPS),
                passage(
                        "event",
                        Box.event(Site.WORKDAY).dudes(),
                        Box.event(Site.RIVER).nuggets(),
                        Box.event(Site.BUILDING).cards(),
                        Box.event(Site.WAGON).coins(),
                        Box.OFFER_NUGGETS,
                        Box.POINTS_FOR_A_NUGGET),
                shown("choose", Picture.SITES),
                shown("barricade", Picture.BARRICADE),
                passage("turns"),
                passage("signpost"));
    }

    private static Chapter gold() {
        return chapter(
                "gold",
                passage("supply", 1),
                passage(
                        "pay",
                        Box.goldValue(0),
                        Box.goldValue(2),
                        Box.goldValue(Box.GOLD_ROWS - 1)),
                passage("cards", 1));
    }

    private static Chapter sites() {
        return chapter(
                "sites",
                shown(
                        "one",
                        Picture.WORKDAY,
                        Box.shovel(Building.MILL).coins(),
                        Box.wheelbarrow(Building.MILL).nuggets()),
                shown(
                        "two",
                        Picture.BRIDGE,
                        Box.riverCost(Tool.HAMMER),
                        Box.riverCost(Tool.SAW),
                        Box.bridgeCost(Tool.HAMMER),
                        Box.bridgeCost(Tool.SAW),
                        Box.riverDudes(Tool.HAMMER)),
                shown(
                        "canyons",
                        Picture.RIVER,
                        Box.canyonPoints(0),
                        Box.canyonGoods(0).nuggets(),
                        Box.canyonPoints(1),
                        Box.canyonGoods(1).dudes(),
                        Box.canyonPoints(2),
                        Box.canyonGoods(2).cards(),
                        Box.canyonPoints(3)),
                shown("three", Picture.BUILD, Box.BUILDING_DUDES, Box.BUILDING_POINTS),
                passage("four"),
                passage("five", Box.FRONTIER_SECONDARY.tents()),
                passage("barker", Box.PRICE_OF_A_HORSE_OR_TENT),
                shown(
                        "barrels",
                        Picture.BARREL,
                        Box.barrelOutlaws(0),
                        Box.barrelOutlaws(1),
                        Box.barrelOutlaws(2),
                        Box.barrelOutlaws(3),
                        Box.barrelOutlaws(Barrel.STACK)));
    }

    private static Chapter buildings() {
        return chapter(
                "buildings",
                passage(
                        "shovel",
                        Box.shovel(Building.ASSAY_OFFICE).nuggets(),
                        Box.shovel(Building.BOARDING_HOUSE).dudes(),
                        Box.shovel(Building.GENERAL_STORE).coins(),
                        Box.shovel(Building.PRINT_SHOP).cards()),
                passage(
                        "wheelbarrow",
                        Box.wheelbarrow(Building.PLACER_CLAIM).nuggets(),
                        Box.wheelbarrow(Building.PLACER_CLAIM).coins(),
                        Box.wheelbarrow(Building.STABLE).horses(),
                        Box.wheelbarrow(Building.STABLE).coins(),
                        Box.wheelbarrow(Building.CANVAS_MAKER).tents(),
                        Box.wheelbarrow(Building.CANVAS_MAKER).coins(),
                        Box.wheelbarrow(Building.SALOON).dudes()),
                passage(
                        "helpers",
                        Box.SURVEYOR_DISCOUNT,
                        Box.TOLL.coins(),
                        Box.SAWMILL_DISCOUNT,
                        Box.CARPENTERS_BONUS.dudes(),
                        Box.BLACKSMITH_SPACES,
                        Box.UNDERTAKER_COINS),
                passage("blasting"));
    }

    private static Chapter wagon() {
        Integer[] regions = new Integer[Region.ALL];
        for (int tents = 1; tents <= Region.ALL; tents++) {
            regions[tents - 1] = Box.regionPoints(tents);
        }
        return chapter(
                "wagon",
                shown("way", Picture.WAGON),
                passage("places"),
                shown("tents", Picture.TENTS, regions));
    }

    private static Chapter shootout() {
        int board = Box.BOARD_TABLE;
        return chapter(
                "shootout",
                shown("rows", Picture.GUNMEN, Box.rowSize(0), Box.rowSize(Box.ROWS - 1)),
                shown("fight", Picture.SHOOTOUT),
                passage("outlaws", outlaws()),
                passage(
                        "ranks",
                        Box.shootoutPoints(board, true, 0),
                        Box.shootoutPoints(board, true, 1),
                        Box.shootoutPoints(board, true, 2),
                        Box.shootoutPoints(board, false, 0),
                        Box.shootoutPoints(board, false, 1),
                        Box.shootoutPoints(board, false, 2)),
                passage(
                        "graves",
                        Box.shootoutGraves(board, true),
                        Box.shootoutGraves(board, false),
                        Box.gravePoints(0),
                        Box.gravePoints(Box.GRAVES - 1)),
                passage("clean"));
    }

    /** Those that come in each year, with 1 to 6 players. */
    private static Integer[] outlaws() {
        Integer[] outlaws = new Integer[Valley.MOST_SEATS * Box.YEARS];
        for (int i = 0; i < outlaws.length; i++) {
            outlaws[i] = Box.outlaws(i % Box.YEARS, 1 + i / Box.YEARS);
        }
        return outlaws;
    }

    private static Chapter end() {
        return chapter(
                "end",
                shown("score", Picture.SCORE, Box.BUILDING_POINTS, Box.HOTEL_POINTS),
                passage(
                        "bridges",
                        Box.bridgePoints(Bridge.HORSES),
                        Box.mostBridgePoints(Bridge.HORSES),
                        Box.bridgePoints(Bridge.CARDS),
                        Box.mostBridgePoints(Bridge.CARDS),
                        Box.bridgePoints(Bridge.GRAVES),
                        Box.mostBridgePoints(Bridge.GRAVES),
                        Box.bridgePoints(Bridge.BARRELS),
                        Box.mostBridgePoints(Bridge.BARRELS)),
                passage("tie"));
    }

    private static Chapter few() {
        return chapter(
                "few",
                passage("buster", Box.rowSize(Box.STRANGERS_ROW)),
                passage("sam", Box.DUDES),
                passage(
                        "sam-sites",
                        Box.SAM_SMALL_POINTS,
                        Box.SAM_BIG_POINTS,
                        Box.SAM_NUGGETS,
                        Box.SAM_OUTLAWS));
    }

    private static Chapter extras() {
        return chapter(
                "extras",
                passage(
                        "hotels",
                        Box.hotelCost(Tool.HAMMER),
                        Box.hotelDudes(Tool.HAMMER),
                        Box.hotelCost(Tool.SAW),
                        Box.hotelDudes(Tool.SAW),
                        Box.BEDS,
                        Box.BED_POINTS),
                passage("mules"),
                passage(
                        "pioneers",
                        Box.ROBBED_NUGGETS,
                        Box.TENT_WORTH_NUGGETS,
                        Box.RENEGADE_CARDS,
                        Box.RANGE_RIDER_CARDS,
                        Box.MAVERICK_COINS,
                        Box.MAVERICK_DUDES),
                passage("options"));
    }

    private static Chapter playing() {
        return chapter("playing", passage("point"), passage("undo"));
    }

    // Pictures

    @Override
    public Illustration<Valley, Event> illustration(Passage passage) {
        Picture picture = Picture.valueOf(passage.picture());
        return switch (picture) {
            case GOODS ->
                    row(
                            true,
                            word("coin", "sign.coins"),
                            word("nugget", "sign.nuggets"),
                            word("dude", "sign.dudes"),
                            word("tent", "sign.tents"),
                            word("horse", "sign.horses"),
                            word("card", "sign.cards"));
            case SITES ->
                    row(
                            true,
                            word("site-1", "site.1"),
                            word("site-2", "site.2"),
                            word("site-3", "site.3"),
                            word("site-4", "site.4"),
                            word("site-5", "site.5"));
            case SCORE ->
                    row(
                            false,
                            figure("card", "" + Box.BUILDING_POINTS),
                            figure("hotel", "" + Box.HOTEL_POINTS),
                            figure(
                                    "tent",
                                    Box.regionPoints(1) + "-" + Box.regionPoints(Region.ALL)),
                            figure("river", Box.canyonPoints(0) + "-" + Box.canyonPoints(3)));
            default -> ValleyStories.of(picture);
        };
    }

    private static Illustration<Valley, Event> row(boolean below, Sign... signs) {
        return new SignRow<>(List.of(signs), "", below);
    }

    private static Sign word(String icon, String key) {
        return new Sign(SharedArt.icon(icon), key, null);
    }

    private static Sign figure(String icon, String worth) {
        return new Sign(SharedArt.icon(icon), null, worth);
    }

    @Override
    public float usualWidth() {
        return ValleyStories.WIDTH;
    }
}
