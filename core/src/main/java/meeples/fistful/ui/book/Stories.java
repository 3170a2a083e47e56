package meeples.fistful.ui.book;

import java.util.ArrayList;
import java.util.List;
import meeples.fistful.Fistful;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.notation.TownText;
import meeples.fistful.rules.Event;
import meeples.fistful.table.TownPlan;
import meeples.fistful.table.TownPreview;
import meeples.fistful.table.TownTarget;
import meeples.game.book.Frame;
import meeples.game.book.Story;
import meeples.play.BadTextException;
import meeples.table.Target;

/** The stories behind the little tables of the rules. */
public final class Stories {
    /** How wide most views are, in pixels of a table of 1920 x 1080. */
    public static final float WIDTH = 880;

    private static final float LOW = 292;

    private static final Frame ALL =
            new Frame(
                    TownPlan.SIDE_PANEL_WIDTH,
                    TownPlan.COUNTER_HEIGHT,
                    TownPlan.WIDTH,
                    TownPlan.HEIGHT);

    /** From the first player's panel to the third building, and the same on the other side. */
    private static final Frame NORTH_WEST = new Frame(0, 440, 960, 540);

    private static final Frame NORTH_EAST = new Frame(TownPlan.SCREEN_WIDTH - 960, 440, 960, 540);
    private static final Frame NORTH =
            new Frame(TownPlan.SIDE_PANEL_WIDTH + 82, LOW - 20, 1236, 695);
    private static final Frame MIDDLE = new Frame(TownPlan.SIDE_PANEL_WIDTH + 150, 520, 780, 440);
    private static final Frame JAIL_AND_BAG =
            new Frame(TownPlan.SIDE_PANEL_WIDTH - 20, 440, 920, 518);
    private static final Frame WEST_END = new Frame(TownPlan.SIDE_PANEL_WIDTH, 160, 780, 440);
    private static final Frame STREET_AND_PANEL = new Frame(0, LOW, 1130, 636);
    private static final Frame BANK = new Frame(TownPlan.SCREEN_WIDTH - 880, 130, 880, 495);

    private Stories() {}

    public static Story<Town, Event> of(Picture picture) {
        return switch (picture) {
            case TOWN -> town();
            case LOCATIONS -> town().with(locations());
            case SPACES -> town().with(ring());
            case ENDS ->
                    town().with(
                                    List.of(
                                            TownTarget.bank(),
                                            TownTarget.graveyard(),
                                            TownTarget.explosion()));
            case CORNER -> corner();
            case BREAK_OUT -> breakOut();
            case SOW -> sow();
            case SOW_FROM_SALOON -> sowFromSaloon();
            case TOKEN -> token();
            case MADAME_RETIRES -> madameRetires();
            case BUILD -> build();
            case UPGRADE -> upgrade();
            case MINE -> mine();
            case ROB -> rob();
            case ARREST -> arrest();
            case LEAD_AWAY -> leadAway();
            case SHOWDOWN -> showdown();
            case EXPLODE -> explode();
            case BUY_BAR -> buyBar();
            case SKILL, BOUNTY, SCORE ->
                    throw new IllegalArgumentException(picture + " is not a table");
        };
    }

    private static Story<Town, Event> story(Frame view, String town, String... moves) {
        try {
            return Story.of(Fistful.GAME, TownText.read(town), view, moves);
        } catch (BadTextException e) {
            throw new IllegalStateException("a story is misspelt", e);
        }
    }

    private static List<Target> locations() {
        List<Target> all = new ArrayList<>();
        for (int place = 0; place < Place.LOCATIONS; place++) {
            all.add(TownTarget.location(place));
        }
        return all;
    }

    /** Every space of the ring with its number. */
    private static TownPreview ring() {
        List<TownPreview.Step> steps = new ArrayList<>();
        for (int space = 0; space < Street.SPACES; space++) {
            steps.add(new TownPreview.Step(space + 1, space, Meeple.NONE));
        }
        return new TownPreview(Street.CLOCKWISE, steps, List.of());
    }

    private static Story<Town, Event> town() {
        return story(
                ALL,
                """
                town players 2 first 1
                north marquees 1:5    -      1:10   -      -      2:5
                north people   BBM    BBB    BDR    BBR    BBM    BBR
                south people   BBM    BR     B      MMD    BB     BD
                south marquees -      2:5    -      -      1:5    -
                saloon BV
                jail R dynamite 2
                graves B
                explosion 0
                player 1 gold 3 stone 1 bars 1
                player 2 gold 4 stone 2 bars 0
                turn 9 player 1 take
                """);
    }

    private static Story<Town, Event> corner() {
        return story(
                NORTH,
                """
                town players 2 first 1
                north people   BBM    BBB    BDR    BBB    BBM    BBR
                south people   BBM    BRR    B      MMD    BBB    BRD
                saloon V
                jail - dynamite 3
                turn 0 player 2 marquee
                """,
                "marquee b5",
                "marquee b0");
    }

    private static Story<Town, Event> breakOut() {
        return story(
                JAIL_AND_BAG,
                """
                town players 2 first 1
                north marquees 1:5    -      -      -      -      2:5
                north people   BB     BB     MMB    BB     MMB    BB
                south people   BB     BB     B      BD     BB     BD
                saloon V
                jail RR dynamite 2
                player 1 gold 1 stone 1 bars 0
                turn 5 player 1 take
                """,
                "take jail clockwise from d1",
                "resolve d2");
    }

    private static Story<Town, Event> sow() {
        return story(
                MIDDLE,
                """
                town players 2 first 1
                north marquees 1:5    -      -      -      2:5    -
                north people   BB     BRMB   MM     BB     B      BB
                south people   BB     BB     B      BD     BB     BD
                saloon V
                jail - dynamite 3
                turn 5 player 1 take
                """,
                "take b1 clockwise from d2",
                "sow robber",
                "sow builder",
                "sow miner");
    }

    private static Story<Town, Event> sowFromSaloon() {
        return story(
                NORTH_EAST,
                """
                town players 2 first 1
                north marquees -      -      -      -      1:5    2:5
                north people   BB     BB     B      BB     BB     BB
                south people   BB     BB     B      BD     BB     BD
                saloon MBR
                jail - dynamite 3
                turn 5 player 1 take
                """,
                "take saloon clockwise from d3",
                "sow builder",
                "sow miner");
    }

    private static Story<Town, Event> token() {
        return story(
                WEST_END,
                """
                town players 2 first 1
                north marquees 1:5    -      -      -      -      2:5
                north people   BB     D      B      BB     BB     BB
                south people   B      BB     B      BD     BB     BD
                saloon V
                jail - dynamite 3
                turn 5 player 1 take
                """,
                "take b11 clockwise from S0");
    }

    private static Story<Town, Event> madameRetires() {
        return story(
                NORTH_EAST,
                """
                town players 2 first 1
                north marquees 1:5    -      -      -      -      2:5
                north people   BB     D      B      BB     BB     V
                south people   BB     BB     B      BD     BB     BD
                saloon B
                jail - dynamite 3
                turn 5 player 1 take
                """,
                "take b5 clockwise from S1");
    }

    private static Story<Town, Event> build() {
        return story(
                NORTH_WEST,
                """
                town players 2 first 1
                north marquees 1:5    -      -      -      -      2:5
                north people   BM     B      MB     BB     BB     BB
                south people   BB     BB     B      BD     BB     BD
                saloon V
                jail - dynamite 3
                player 1 gold 3 stone 2 bars 0
                turn 5 player 1 take
                """,
                "take b1 clockwise from d2",
                "build yes");
    }

    private static Story<Town, Event> upgrade() {
        return story(
                NORTH_WEST,
                """
                town players 2 first 1
                north marquees -      -      1:5    -      -      2:5
                north people   BM     B      MB     BB     BB     BB
                south people   BB     BB     B      BD     BB     BD
                saloon V
                jail - dynamite 3
                player 1 gold 3 stone 2 bars 0
                turn 6 player 2 take
                """,
                "take b1 clockwise from d2",
                "upgrade yes");
    }

    private static Story<Town, Event> mine() {
        return story(
                NORTH_WEST,
                """
                town players 2 first 1
                north marquees -      -      1:10   -      -      2:5
                north people   BB     M      BB     BB     BB     BB
                south people   BB     BB     B      BD     BB     BD
                saloon V
                jail - dynamite 3
                turn 6 player 2 take
                """,
                "take b1 clockwise from d2");
    }

    private static Story<Town, Event> rob() {
        return story(
                NORTH_WEST,
                """
                town players 2 first 1
                north marquees -      -      2:5    -      -      -
                north people   BB     R      MMB    BB     BB     BB
                south people   BB     BB     B      BD     BB     BD
                saloon V
                jail - dynamite 3
                turn 5 player 1 take
                """,
                "take b1 clockwise from d2");
    }

    private static Story<Town, Event> arrest() {
        return story(
                NORTH_WEST,
                """
                town players 2 first 1
                north marquees -      -      -      -      -      2:5
                north people   RRB    D      MB     BB     BB     BB
                south people   BB     BB     B      BD     BB     BD
                saloon V
                jail - dynamite 3
                turn 5 player 1 take
                """,
                "take b1 counterclockwise from d0");
    }

    private static Story<Town, Event> leadAway() {
        return story(
                NORTH_EAST,
                """
                town players 2 first 2
                north marquees 2:5    -      -      -      -      -
                north people   BB     M      MB     BB     V      BBBM
                south people   BB     BB     B      BD     BB     BD
                saloon -
                jail - dynamite 3
                turn 6 player 1 take
                """,
                "take b4 clockwise from d5");
    }

    private static Story<Town, Event> showdown() {
        return story(
                ALL,
                """
                town players 2 first 1
                north marquees 1:5    -      -      -      -      2:5
                north people   BM     BB     MB     BB     BB     R
                showdown       D:1    -
                south people   BB     BB     B      BD     BB     BD
                saloon V
                jail - dynamite 3
                turn 5 player 1 take
                chance 0 9e3779b9 c76cf839 243f6a88 00000001
                """,
                "take b5 clockwise from S1",
                "reroll yes");
    }

    private static Story<Town, Event> explode() {
        return story(
                STREET_AND_PANEL,
                """
                town players 2 first 1
                north marquees 1:5    -      -      -      -      2:5
                north people   BM     R      MB     BB     BB     BB
                south people   BB     BB     B      BD     BB     BD
                saloon V
                jail - dynamite 0
                player 1 gold 2 stone 5 bars 0
                player 2 gold 34 stone 13 bars 0
                turn 5 player 1 take
                """,
                "take b1 clockwise from d2");
    }

    private static Story<Town, Event> buyBar() {
        return story(
                BANK,
                """
                town players 2 first 1
                north marquees 1:5    -      -      -      -      2:5
                north people   BB     R      BB     BB     BB     BB
                south people   BB     BB     B      BD     D      BB
                saloon V
                jail - dynamite 3
                player 1 gold 7 stone 1 bars 0
                turn 5 player 1 take
                """,
                "take b7 clockwise from d8");
    }
}
