package meeples.coloma.ui.book;

import java.util.ArrayList;
import java.util.List;
import meeples.coloma.model.Barrel;
import meeples.coloma.model.Box;
import meeples.coloma.model.Bridge;
import meeples.coloma.model.Building;
import meeples.coloma.model.Goods;
import meeples.coloma.model.Region;
import meeples.coloma.model.Site;
import meeples.coloma.model.Tool;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Event;
import meeples.coloma.ui.words.ValleyWords;
import meeples.game.book.Chapter;
import meeples.game.book.Gap;
import meeples.game.book.Illustration;
import meeples.game.book.Passage;
import meeples.game.book.RulesBook;
import meeples.game.book.SignRow;
import meeples.game.book.SignRow.Sign;
import meeples.picture.SharedArt;
import meeples.text.Texts;

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
            full.add(new Passage(key + "." + passage.key(), passage.picture(), passage.gaps()));
        }
        return new Chapter(key, full);
    }

    private static Passage passage(String name, Gap... gaps) {
        return new Passage(name, "", List.of(gaps));
    }

    private static Passage shown(String name, Picture picture, Gap... gaps) {
        return new Passage(name, picture.name(), List.of(gaps));
    }

    // What fills the gaps

    private static Gap[] numbers(int... numbers) {
        Gap[] gaps = new Gap[numbers.length];
        for (int i = 0; i < gaps.length; i++) {
            int number = numbers[i];
            gaps[i] = texts -> number;
        }
        return gaps;
    }

    private static ValleyWords words(Texts texts) {
        return new ValleyWords(texts, List.of());
    }

    /** So many of something, in words. */
    private static Gap count(String thing, int count) {
        return texts -> words(texts).count(thing, count);
    }

    private static Gap coins(int count) {
        return count("coin", count);
    }

    private static Gap nuggets(int count) {
        return count("nugget", count);
    }

    private static Gap dudes(int count) {
        return count("dude", count);
    }

    private static Gap points(int count) {
        return count("point", count);
    }

    private static Gap goods(Goods goods) {
        return texts -> words(texts).goods(goods);
    }

    /** The price of something by the hammer. */
    private static Gap hammer(int coins, int dudes) {
        return goods(Goods.coins(coins).and(Goods.dudes(dudes)));
    }

    /** The price of something by the saw. */
    private static Gap saw(int nuggets, int dudes) {
        return goods(Goods.nuggets(nuggets).and(Goods.dudes(dudes)));
    }

    // The chapters

    private static Chapter goal() {
        return chapter(
                "goal",
                shown("story", Picture.VALLEY, numbers(Box.FIRST_YEAR)),
                shown("win", Picture.SCORE, numbers(Box.YEARS, Box.ROUNDS)));
    }

    private static Chapter parts() {
        return chapter(
                "parts",
                shown(
                        "board",
                        Picture.GOODS,
                        texts -> Box.CANYONS,
                        texts -> Box.GRAVES,
                        dudes(Box.DUDES),
                        count("tent", Box.TENTS)),
                passage("dudes", count("horse", Box.MOST_HORSES)),
                passage("secrets"));
    }

    private static Chapter start() {
        return chapter(
                "start",
                passage(
                        "valley",
                        numbers(Box.GOLD_ROWS, Box.BRIDGE_KINDS, Box.TILES, Box.goldRow(1))),
                passage(
                        "players",
                        dudes(Box.START_DUDES),
                        count("tent", Box.START_TENTS),
                        count("horse", Box.START_HORSES),
                        coins(Box.START_COINS),
                        nuggets(Box.START_NUGGETS)),
                passage("cards", numbers(Box.CARDS_DRAWN, Box.CARDS_KEPT)));
    }

    private static Chapter round() {
        return chapter(
                "round",
                shown("wheel", Picture.WHEEL, numbers(Box.SIGNPOST_STEPS)),
                passage(
                        "event",
                        goods(Box.event(Site.WORKDAY)),
                        goods(Box.event(Site.RIVER)),
                        goods(Box.event(Site.BUILDING)),
                        goods(Box.event(Site.WAGON)),
                        nuggets(Box.OFFER_NUGGETS),
                        points(Box.POINTS_FOR_A_NUGGET)),
                shown("choose", Picture.SITES),
                shown("barricade", Picture.BARRICADE),
                passage("turns"),
                passage("signpost"));
    }

    private static Chapter gold() {
        return chapter(
                "gold",
                passage("supply", coins(1)),
                passage(
                        "pay",
                        numbers(
                                Box.goldValue(0),
                                Box.goldValue(2),
                                Box.goldValue(Box.GOLD_ROWS - 1))),
                passage("cards", points(1)));
    }

    private static Chapter sites() {
        return chapter(
                "sites",
                shown(
                        "one",
                        Picture.WORKDAY,
                        goods(Box.shovel(Building.MILL)),
                        goods(Box.wheelbarrow(Building.MILL))),
                shown(
                        "two",
                        Picture.BRIDGE,
                        hammer(Box.riverCost(Tool.HAMMER), Box.riverDudes(Tool.HAMMER)),
                        saw(Box.riverCost(Tool.SAW), Box.riverDudes(Tool.SAW)),
                        hammer(Box.bridgeCost(Tool.HAMMER), Box.bridgeDudes(Tool.HAMMER)),
                        saw(Box.bridgeCost(Tool.SAW), Box.bridgeDudes(Tool.SAW))),
                shown(
                        "canyons",
                        Picture.RIVER,
                        points(Box.canyonPoints(0)),
                        goods(Box.canyonGoods(0)),
                        points(Box.canyonPoints(1)),
                        goods(Box.canyonGoods(1)),
                        points(Box.canyonPoints(2)),
                        goods(Box.canyonGoods(2)),
                        points(Box.canyonPoints(3)),
                        goods(Box.canyonGoods(3))),
                shown(
                        "three",
                        Picture.BUILD,
                        dudes(Box.BUILDING_DUDES),
                        points(Box.BUILDING_POINTS)),
                passage("four"),
                passage("five", goods(Box.FRONTIER_SECONDARY)),
                passage("barker", coins(Box.PRICE_OF_A_HORSE_OR_TENT)),
                shown(
                        "barrels",
                        Picture.BARREL,
                        numbers(
                                Box.barrelOutlaws(0),
                                Box.barrelOutlaws(1),
                                Box.barrelOutlaws(2),
                                Box.barrelOutlaws(3),
                                Box.barrelOutlaws(Barrel.STACK))));
    }

    private static Chapter buildings() {
        return chapter(
                "buildings",
                passage(
                        "shovel",
                        goods(Box.shovel(Building.ASSAY_OFFICE)),
                        goods(Box.shovel(Building.BOARDING_HOUSE)),
                        goods(Box.shovel(Building.GENERAL_STORE)),
                        goods(Box.shovel(Building.PRINT_SHOP))),
                passage(
                        "wheelbarrow",
                        goods(Box.wheelbarrow(Building.PLACER_CLAIM)),
                        goods(Box.wheelbarrow(Building.STABLE)),
                        goods(Box.wheelbarrow(Building.CANVAS_MAKER)),
                        goods(Box.wheelbarrow(Building.SALOON))),
                passage(
                        "helpers",
                        coins(Box.SURVEYOR_DISCOUNT),
                        goods(Box.TOLL),
                        coins(Box.SAWMILL_DISCOUNT),
                        goods(Box.CARPENTERS_BONUS),
                        count("space", Box.BLACKSMITH_SPACES),
                        coins(Box.UNDERTAKER_COINS)),
                passage("blasting"));
    }

    private static Chapter wagon() {
        int[] regions = new int[Region.ALL];
        for (int tents = 1; tents <= Region.ALL; tents++) {
            regions[tents - 1] = Box.regionPoints(tents);
        }
        return chapter(
                "wagon",
                shown("way", Picture.WAGON),
                passage("places"),
                shown("tents", Picture.TENTS, numbers(regions)));
    }

    private static Chapter shootout() {
        int board = Box.BOARD_TABLE;
        return chapter(
                "shootout",
                shown("rows", Picture.GUNMEN, numbers(Box.rowSize(0), Box.rowSize(Box.ROWS - 1))),
                shown("fight", Picture.SHOOTOUT),
                passage("outlaws", numbers(outlaws())),
                passage(
                        "ranks",
                        numbers(
                                Box.shootoutPoints(board, true, 0),
                                Box.shootoutPoints(board, true, 1),
                                Box.shootoutPoints(board, true, 2),
                                Box.shootoutPoints(board, false, 0),
                                Box.shootoutPoints(board, false, 1),
                                Box.shootoutPoints(board, false, 2))),
                passage(
                        "graves",
                        numbers(
                                Box.shootoutGraves(board, true),
                                Box.shootoutGraves(board, false),
                                Box.gravePoints(0),
                                Box.gravePoints(Box.GRAVES - 1))),
                passage("clean"));
    }

    /** Those that come in each year, with 1 to 6 players. */
    private static int[] outlaws() {
        int[] outlaws = new int[Valley.MOST_SEATS * Box.YEARS];
        for (int i = 0; i < outlaws.length; i++) {
            outlaws[i] = Box.outlaws(i % Box.YEARS, 1 + i / Box.YEARS);
        }
        return outlaws;
    }

    private static Chapter end() {
        return chapter(
                "end",
                shown("score", Picture.SCORE, numbers(Box.BUILDING_POINTS, Box.HOTEL_POINTS)),
                passage(
                        "bridges",
                        numbers(
                                Box.bridgePoints(Bridge.HORSES),
                                Box.mostBridgePoints(Bridge.HORSES),
                                Box.bridgePoints(Bridge.CARDS),
                                Box.mostBridgePoints(Bridge.CARDS),
                                Box.bridgePoints(Bridge.GRAVES),
                                Box.mostBridgePoints(Bridge.GRAVES),
                                Box.bridgePoints(Bridge.BARRELS),
                                Box.mostBridgePoints(Bridge.BARRELS))),
                passage("tie"));
    }

    private static Chapter few() {
        return chapter(
                "few",
                passage("buster", numbers(Box.rowSize(Box.STRANGERS_ROW))),
                passage(
                        "sam",
                        dudes(Box.DUDES),
                        count("horse", Box.SAM_HORSES),
                        texts -> words(texts).sites(Box.SAM_EVENT_TENTS)),
                passage(
                        "sam-sites",
                        points(Box.SAM_SMALL_POINTS),
                        points(Box.SAM_BIG_POINTS),
                        nuggets(Box.SAM_NUGGETS),
                        count("horse", Box.SAM_HORSES_FROM_BARKER),
                        count("outlaw", Box.SAM_OUTLAWS)));
    }

    private static Chapter extras() {
        return chapter(
                "extras",
                passage(
                        "hotels",
                        coins(Box.hotelCost(Tool.HAMMER)),
                        dudes(Box.hotelDudes(Tool.HAMMER)),
                        nuggets(Box.hotelCost(Tool.SAW)),
                        dudes(Box.hotelDudes(Tool.SAW)),
                        dudes(Box.BEDS),
                        points(Box.BED_POINTS)),
                passage("mules"),
                passage(
                        "pioneers",
                        nuggets(Box.ROBBED_NUGGETS),
                        nuggets(Box.TENT_WORTH_NUGGETS),
                        count("card", Box.RENEGADE_CARDS),
                        count("card", Box.RANGE_RIDER_CARDS),
                        coins(Box.MAVERICK_COINS),
                        dudes(Box.MAVERICK_DUDES)),
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
