package meeples.coloma.table.valley;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import meeples.coloma.model.Box;
import meeples.coloma.model.Building;
import meeples.coloma.model.Country;
import meeples.coloma.model.Setup;
import meeples.coloma.model.Site;
import meeples.coloma.model.Valley;
import meeples.coloma.table.ValleyPlan;
import meeples.coloma.table.ValleyPreview;
import meeples.coloma.table.ValleyTarget;
import meeples.play.Eyes;
import meeples.table.Layers;
import meeples.table.Margins;
import meeples.table.Pace;
import meeples.table.Speed;
import meeples.table.Target;
import meeples.table.component.Pose;
import meeples.table.piece.Pieces;
import org.junit.jupiter.api.Test;

/** What the table shows is what the rules say, whatever is watched, skipped or taken back. */
class ValleyTableTest {

    private static Eyes anyEyes(int seed, int players) {
        return switch (seed % 3) {
            case 0 -> Eyes.of(seed % players);
            case 1 -> Eyes.EVERYBODY;
            default -> Eyes.NOBODY;
        };
    }

    @Test
    void skippedGamesOfAllSetUpsEndWhereTheRulesSay() {
        for (int seed = 0; seed < 72; seed++) {
            String name = "seed " + seed;
            RandomValley game = new RandomValley(RandomValley.setup(seed));
            Eyes eyes = anyEyes(seed, game.valley.players());
            game.table.setEyes(eyes);
            game.table.show(game.valley);
            while (!game.isOver()) {
                Pace pace = game.random().nextBoolean() ? Pace.OWN : Pace.OTHERS;
                game.table.act(game.play(eyes), game.valley, pace);
                if (game.random().nextInt(3) > 0) {
                    game.table.update(game.random().nextFloat());
                    game.table.finish();
                    game.assertShown(eyes, name);
                    assertEquals(0, game.table.corrections(), name + ": events alone lead there");
                }
            }
            game.table.finish();
            game.assertShown(eyes, "end of " + name);
            game.assertAtRest("end of " + name);
            assertEquals(0, game.table.corrections(), "the events alone lead to the position");
        }
    }

    @Test
    void somethingSmallStirsOnATableThatRestsAndChangesNothing() {
        for (int players : new int[] {1, 2, 6}) {
            RandomValley game = new RandomValley(Setup.of(players, 5));
            game.table.setEyes(Eyes.of(0));
            game.table.show(game.valley);
            game.watchToTheEnd();
            for (int number = 0; number < 12; number++) {
                game.table.stir(number);
                assertTrue(game.table.isOnlyStirring(), players + " players: " + number);
                game.watchToTheEnd();
                game.assertShown(Eyes.of(0), "after " + number);
                game.assertAtRest("after " + number);
            }
        }
    }

    @Test
    void theSignOfTheLastRoundHangsWhereItCoversNothingInAnyWindow() {
        for (int width : new int[] {960, 1280, 2560}) {
            RandomValley game = new RandomValley(Setup.of(3, 5));
            game.table.resize(width, 720, Margins.none(), 1);
            Rectangle place = game.table.signPlace();
            for (int site = 0; site < Site.ALL; site++) {
                Rectangle yard = game.table.anchor(ValleyTarget.site(site));
                assertFalse(place.overlaps(yard), width + ": site " + site);
            }
            for (int row = 0; row < Box.ROWS; row++) {
                Rectangle gunmen = game.table.anchor(ValleyTarget.row(row));
                assertFalse(place.overlaps(gunmen), width + ": row " + row);
            }
            assertTrue(game.table.layout().board().contains(place), "on the board");
        }
    }

    @Test
    void aCardThatIsPointedAtIsHeldSoNearThatItCanBeReadAndAllOfItIsSeen() {
        RandomValley game = new RandomValley(Setup.of(2, 5));
        game.table.setEyes(Eyes.of(0));
        game.table.show(game.valley);
        game.watchToTheEnd();
        float window = game.table.layout().window().width;
        for (int card = 0; card < Building.ALL; card++) {
            if ((game.valley.hand(0) & 1 << card) == 0) {
                continue;
            }
            Entity piece = game.cardInHand(0, card);
            float usual = Pieces.POSE.get(piece).scale;
            game.table.lift(ValleyTarget.card(card));
            game.watchToTheEnd();
            Pose pose = Pieces.POSE.get(piece);
            assertTrue(pose.scale > 1.8f * usual, "large enough: " + card);
            assertEquals(Layers.FRONT, pose.layer, "nothing covers it");
            float half = pose.scale * ValleyPlan.CARD_WIDTH / 2;
            assertTrue(pose.x >= half - 1 && pose.x <= window - half + 1, "in the window: " + card);
            game.table.lift(null);
            game.watchToTheEnd();
            assertEquals(usual, pose.scale, 0.001f, "and goes back");
            game.assertAtRest("after card " + card);
        }
    }

    @Test
    void wholeGamesWatchedFrameByFrameEndWhereTheRulesSay() {
        for (int seed = 0; seed < 6; seed++) {
            RandomValley game = new RandomValley(RandomValley.setup(seed));
            Eyes eyes = anyEyes(seed, game.valley.players());
            game.table.setReducedMotion(seed % 2 == 1);
            game.table.setSpeed(Speed.values()[seed % 3]);
            game.table.setEyes(eyes);
            game.table.show(game.valley);
            while (!game.isOver()) {
                game.table.act(game.play(eyes), game.valley, Pace.OTHERS);
                game.watchToTheEnd();
                game.assertShown(eyes, "seed " + seed);
                game.assertAtRest("seed " + seed);
            }
            assertEquals(0, game.table.corrections(), "the events alone lead to the position");
        }
    }

    @Test
    void undoJumpsResizingAndLookingAtOthersInTheMiddleNeverGetOutOfStep() {
        for (int seed = 0; seed < 36; seed++) {
            RandomValley game = new RandomValley(RandomValley.setup(seed));
            Random random = game.random();
            ValleyTable table = game.table;
            Eyes eyes = anyEyes(seed, game.valley.players());
            List<Valley> past = new ArrayList<>();
            table.setEyes(eyes);
            table.show(game.valley);
            for (int step = 0; step < 120 && !game.isOver(); step++) {
                past.add(game.valley.copy());
                table.act(game.play(eyes), game.valley, Pace.OTHERS);
                table.update(random.nextFloat() * 0.5f);
                switch (random.nextInt(7)) {
                    case 0 -> {
                        game.valley.copyFrom(past.get(random.nextInt(past.size())));
                        table.goTo(game.valley);
                    }
                    case 1 ->
                            table.resize(
                                    960 + random.nextInt(2880),
                                    540 + random.nextInt(1620),
                                    Margins.none(),
                                    1 + random.nextFloat());
                    case 2 -> table.zoomBy(0.5f + random.nextFloat() * 2, 600, 400);
                    case 3 -> table.show(game.valley);
                    case 4 -> table.bringNear(random.nextInt(game.valley.players()));
                    default -> table.update(0.1f);
                }
            }
            table.finish();
            game.assertShown(eyes, "seed " + seed);
            game.assertAtRest("seed " + seed);
        }
    }

    @Test
    void whatIsTakenBackIsBackWithinASecond() {
        RandomValley game = new RandomValley(Setup.of(4, 7));
        game.table.show(game.valley);
        float longest = 0;
        for (int step = 0; step < 80 && !game.isOver(); step++) {
            Valley before = game.valley.copy();
            game.table.act(game.play(Eyes.NOBODY), game.valley, Pace.OWN);
            for (float time = game.random().nextFloat(); time > 0; time -= 1 / 60f) {
                game.table.update(1 / 60f);
            }
            game.table.goTo(before);
            float seconds = 0;
            while (game.table.needsFrames() && seconds < 10) {
                game.table.update(1 / 60f);
                seconds += 1 / 60f;
            }
            longest = Math.max(longest, seconds);
            RandomValley.assertShows(before, game.table, Eyes.NOBODY, "taken back");
            game.table.show(game.valley);
        }
        assertTrue(longest < 1, longest + " seconds");
    }

    @Test
    void whoPointsAtARemarkMeansTheThingThatItIsAbout() {
        RandomValley game = new RandomValley(Setup.of(2, 7));
        ValleyTable table = game.table;
        table.show(game.valley);
        Target town = ValleyTarget.space(Country.HANGTOWN);
        Rectangle there = new Rectangle(table.anchor(town));
        float x = there.x + there.width / 2;
        float above = there.y + there.height + 2;
        assertNotEquals(town, table.pick(x, above));
        table.preview(new ValleyPreview(List.of(new ValleyPreview.Badge(town, 0, "+3"))));
        assertEquals(town, table.pick(x, above));
        table.preview(null);
        assertNotEquals(town, table.pick(x, above));
    }

    @Test
    void noPieceIsEverMadeAnew() {
        RandomValley game = new RandomValley(Setup.of(6, 5));
        game.table.show(game.valley);
        Set<Entity> atFirst = new HashSet<>();
        game.table.pieces().all().forEach(atFirst::add);
        while (!game.isOver()) {
            game.table.act(game.play(Eyes.NOBODY), game.valley, Pace.OWN);
            game.table.finish();
        }
        Set<Entity> atLast = new HashSet<>();
        game.table.pieces().all().forEach(atLast::add);
        assertEquals(atFirst, atLast);
        assertTrue(atLast.size() > 400);
    }

    @Test
    void withoutAnimationsEverythingIsAtOnceInPlace() {
        RandomValley game = new RandomValley(Setup.of(3, 3));
        game.table.setSpeed(Speed.INSTANT);
        game.table.show(game.valley);
        while (!game.isOver()) {
            game.table.act(game.play(Eyes.NOBODY), game.valley, Pace.OTHERS);
            assertFalse(game.table.isBusy());
            game.assertShown(Eyes.NOBODY, "at once");
            game.assertAtRest("at once");
        }
    }
}
