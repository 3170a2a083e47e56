package meeples.coloma.ui.book;

import meeples.coloma.Coloma;
import meeples.coloma.model.Valley;
import meeples.coloma.notation.ValleyText;
import meeples.coloma.rules.Event;
import meeples.coloma.table.ValleyPlan;
import meeples.game.book.Frame;
import meeples.game.book.Story;
import meeples.play.BadTextException;
import meeples.table.Area;

/** The stories behind the little tables of the rules. */
final class ValleyStories {
    /** How wide most views are, in pixels of a table of 1920 x 1080. */
    static final float WIDTH = 700;

    private static final float MARGIN = 8;

    private static final Frame ALL = frame(0, 0, ValleyPlan.WIDTH, ValleyPlan.HEIGHT);
    private static final Frame WHEEL = frame(ValleyPlan.wheel());
    private static final Frame SHOOTOUT = frame(ValleyPlan.shootout());
    private static final Frame MAP = frame(ValleyPlan.map());

    /** Parts of what a player owns: cabin to mill, the canyons, the town with the hand below it. */
    private static final Frame CABIN = near(0);

    private static final Frame CANYONS = near(410);
    private static final Frame TOWN = near(ValleyPlan.WIDTH - 640);

    /** The lower part of the market. */
    private static final Frame HIDEOUT =
            frame(
                    ValleyPlan.market().x(),
                    ValleyPlan.market().y(),
                    ValleyPlan.market().width(),
                    260);

    private ValleyStories() {}

    private static Frame frame(Area area) {
        return frame(area.x(), area.y(), area.width(), area.height());
    }

    private static Frame near(float x) {
        return frame(x, 0, 640, ValleyPlan.near().height());
    }

    /** The board's own places, on the whole screen. */
    private static Frame frame(float x, float y, float width, float height) {
        return new Frame(
                ValleyPlan.SIDE_PANEL_WIDTH + x - MARGIN,
                ValleyPlan.COUNTER_HEIGHT + y - MARGIN,
                width + 2 * MARGIN,
                height + 2 * MARGIN);
    }

    static Story<Valley, Event> of(Picture picture) {
        return switch (picture) {
            case VALLEY -> story(ALL, townOf1849("- 3 - 1 2", "player 1 act"));
            case WHEEL -> story(WHEEL, townOf1849("- - - - 1", "player 1 act"), "end");
            case BARRICADE -> story(WHEEL, townOf1849("1 - - - 2", "player 3 site"), "site 1");
            case WORKDAY ->
                    story(
                            CABIN,
                            townOf1849("1 - - - -", "player 1 act"),
                            "shovel mill",
                            "shovel general-store",
                            "wheelbarrow mill");
            case RIVER ->
                    story(CANYONS, townOf1849("- 1 - - -", "player 1 act", 1), "river hammer 2");
            case BRIDGE ->
                    story(
                            CANYONS,
                            townOf1849("- 1 - - -", "player 1 act", 1),
                            "bridge hammer horses");
            case BUILD ->
                    story(TOWN, townOf1849("- - 1 - -", "player 1 act"), "build hammer stable");
            case WAGON ->
                    story(
                            MAP,
                            townOf1849("- - - 1 -", "player 1 act"),
                            "go ch1",
                            "go ch2",
                            "go hangtown",
                            "stop right");
            case TENTS ->
                    story(
                            MAP,
                            townOf1849("- - - - 1", "player 1 act")
                                    .replace("towns 123 - - - -", "towns 23 1 - - -"),
                            "tent-in-region north",
                            "tent-in-region west");
            case BARREL ->
                    story(HIDEOUT, townOf1849("- - 1 - -", "player 1 act", 3), "take-barrel 2");
            case GUNMEN -> story(SHOOTOUT, townOf1849("- - - - 1", "player 1 act"), "gunmen 3");
            case SHOOTOUT ->
                    story(
                            SHOOTOUT,
                            townOf1849("1 - - - -", "player 1 act", 5)
                                    .replace("rows - 2 - - - -", "rows 3 2 - 1 - -"),
                            "end");
            case GOODS, SITES, SCORE ->
                    throw new IllegalArgumentException(picture + " is not a table");
        };
    }

    private static String townOf1849(String pioneers, String turn) {
        return townOf1849(pioneers, turn, 2);
    }

    /** A valley in which the first player can afford everything, in coins alone. */
    private static String townOf1849(String pioneers, String turn, int round) {
        return """
               valley players 3 sheriff 1
               year 1849 round ROUND
               pioneers PIONEERS
               tents 1 23 - - 2
               shootout outlaws 4 table b
               rows - 2 - - - -
               gold 9
               hideout horse wagon tent points
               bridges horses:2 coins:1 graves:2 rivers:2 cards:2 dudes:1
               towns 123 - - - -
               regions - 2 - - -
               player 1 has dudes 6 tents 2 horses 3 coins 9
               player 1 rivers 1 3
               player 1 built general-store saloon
               player 1 hand stable sawmill undertaker
               player 2 has dudes 3 tents 1 horses 2 coins 4 nuggets 1
               player 3 has dudes 2 tents 1 horses 1 coins 3 nuggets 2
               turn 40 TURN
               """
                .replace("ROUND", "" + round)
                .replace("PIONEERS", pioneers)
                .replace("TURN", turn);
    }

    private static Story<Valley, Event> story(Frame view, String valley, String... moves) {
        try {
            return Story.of(Coloma.GAME, ValleyText.read(valley), view, moves);
        } catch (BadTextException e) {
            throw new IllegalStateException("a story is misspelt", e);
        }
    }
}
