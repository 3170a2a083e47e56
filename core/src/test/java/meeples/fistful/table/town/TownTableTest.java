package meeples.fistful.table.town;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.ashley.core.Entity;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.rules.FistfulRules;
import meeples.fistful.table.piece.Kinds;
import meeples.fistful.table.piece.Places;
import meeples.fistful.table.piece.TownCensus;
import meeples.picture.SeatColours;
import meeples.picture.SeatSymbols;
import meeples.play.MoveList;
import meeples.play.Seat;
import meeples.table.Cues;
import meeples.table.Margins;
import meeples.table.Pace;
import meeples.table.Speed;
import meeples.table.Sprites;
import meeples.table.component.GamePiece;
import meeples.table.component.Home;
import meeples.table.component.Pose;
import meeples.table.piece.Census;
import meeples.table.piece.Pieces;
import org.junit.jupiter.api.Test;

/** What the table shows is what the rules say, whatever is watched, skipped or taken back. */
class TownTableTest {
    private static final float FRAME = 1 / 30f;

    private final FistfulRules rules = new FistfulRules();
    private final MoveList moves = new MoveList();

    private static TownTable tableFor(int players) {
        TownTable table = new TownTable(Sprites.none(), null, NoSigns.HERE, Cues.silent());
        List<Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < players; seat++) {
            seats.add(new Seat("P" + seat, "", SeatColours.WORDS[seat], SeatSymbols.WORDS[seat]));
        }
        table.sit(seats);
        table.resize(1280, 720, Margins.none(), 1);
        return table;
    }

    private List<Event> playRandomly(Town town, Random random) {
        rules.legalMoves(town, moves);
        List<Event> events = new ArrayList<>();
        rules.play(town, moves.get(random.nextInt(moves.size())), events::add);
        return events;
    }

    private static void watchToTheEnd(TownTable table) {
        for (int frame = 0; frame < 30 * 60 && table.needsFrames(); frame++) {
            table.update(FRAME);
        }
        assertFalse(table.needsFrames(), "still moving after a minute");
    }

    private static void assertShows(Town town, TownTable table, String when) {
        Census shown = new Census(Kinds.COUNT, Places.COUNT);
        shown.take(table.pieces());
        assertEquals(TownCensus.of(town), shown, when);
        for (Entity entity : table.pieces().all()) {
            GamePiece piece = Pieces.PIECE.get(entity);
            assertEquals(TownCensus.side(town, piece), piece.side, when);
        }
    }

    private static void assertAtRest(TownTable table, String when) {
        for (Entity entity : table.pieces().all()) {
            Home home = Pieces.HOME.get(entity);
            Pose pose = Pieces.POSE.get(entity);
            assertEquals(home.x, pose.x, 0.5f, when);
            assertEquals(home.y, pose.y, 0.5f, when);
            assertEquals(home.shown ? 1 : 0, pose.alpha, 0.01f, when);
        }
    }

    @Test
    void pointsCanKeepStepWithWhatIsSeenWhileMoreIsUnderWay() {
        Town town = new Town(Setup.of(2, 5));
        TownTable table = tableFor(2);
        table.show(town);
        List<Town> reached = new ArrayList<>();
        table.setWitness(reached::add);
        Random random = new Random(5);
        for (int move = 0; move < 6; move++) {
            table.act(playRandomly(town, random), town, Pace.OTHERS);
        }
        while (table.isBusy() && reached.isEmpty()) {
            table.update(FRAME);
        }
        assertTrue(table.isBusy(), "the first move is seen, the others are not");
        assertEquals(1, reached.size());
        watchToTheEnd(table);
        assertEquals(town, reached.get(reached.size() - 1));
    }

    @Test
    void somethingSmallStirsOnATableThatRestsAndChangesNothing() {
        Town town = new Town(Setup.of(3, 5));
        TownTable table = tableFor(3);
        table.show(town);
        watchToTheEnd(table);
        for (int number = 0; number < 24; number++) {
            table.stir(number);
            assertTrue(table.needsFrames(), "something moves: " + number);
            assertTrue(table.isOnlyStirring(), "nobody waits for it: " + number);
            table.stir(number + 1);
            watchToTheEnd(table);
            assertFalse(table.isOnlyStirring(), "over: " + number);
            assertShows(town, table, "after " + number);
            assertAtRest(table, "after " + number);
        }
    }

    @Test
    void nothingStirsWithLessMotionNorWhileSomethingHappens() {
        Town town = new Town(Setup.of(2, 5));
        TownTable table = tableFor(2);
        table.show(town);
        watchToTheEnd(table);
        table.setReducedMotion(true);
        table.update(FRAME);
        table.stir(0);
        table.stir(1);
        assertFalse(table.needsFrames(), "less motion is none");
        table.setReducedMotion(false);
        Random random = new Random(5);
        table.act(playRandomly(town, random), town, Pace.OTHERS);
        table.stir(0);
        assertFalse(table.isOnlyStirring(), "what happens has all frames");
    }

    @Test
    void skippedGamesEndWhereTheRulesSay() {
        for (int seed = 0; seed < 300; seed++) {
            Town town = new Town(Setup.of(2 + seed % 3, seed));
            TownTable table = tableFor(town.players());
            Random random = new Random(seed);
            table.show(town);
            while (town.decider() != Town.NOBODY) {
                List<Event> events = playRandomly(town, random);
                table.act(events, town, random.nextBoolean() ? Pace.OWN : Pace.OTHERS);
                if (random.nextInt(3) > 0) {
                    table.update(random.nextFloat());
                    table.finish();
                    assertShows(town, table, "seed " + seed);
                }
            }
            table.finish();
            assertShows(town, table, "end of seed " + seed);
            assertAtRest(table, "end of seed " + seed);
            assertEquals(0, table.corrections(), "the events alone lead to the position");
        }
    }

    @Test
    void aWholeGameWatchedFrameByFrameEndsWhereTheRulesSay() {
        for (int seed = 0; seed < 6; seed++) {
            Town town = new Town(Setup.of(2 + seed % 3, seed));
            TownTable table = tableFor(town.players());
            table.setReducedMotion(seed % 2 == 1);
            table.setSpeed(Speed.values()[seed % 3]);
            Random random = new Random(seed);
            table.show(town);
            while (town.decider() != Town.NOBODY) {
                table.act(playRandomly(town, random), town, Pace.OTHERS);
                watchToTheEnd(table);
                assertShows(town, table, "seed " + seed);
                assertAtRest(table, "seed " + seed);
            }
            assertEquals(0, table.corrections(), "the events alone lead to the position");
        }
    }

    @Test
    void undoJumpsAndResizingInTheMiddleNeverGetOutOfStep() {
        for (int seed = 0; seed < 60; seed++) {
            Random random = new Random(seed);
            Town town = new Town(Setup.of(2 + seed % 3, seed));
            List<Town> past = new ArrayList<>();
            TownTable table = tableFor(town.players());
            table.show(town);
            for (int step = 0; step < 120 && town.decider() != Town.NOBODY; step++) {
                past.add(town.copy());
                table.act(playRandomly(town, random), town, Pace.OTHERS);
                table.update(random.nextFloat() * 0.5f);
                switch (random.nextInt(6)) {
                    case 0 -> {
                        town.copyFrom(past.get(random.nextInt(past.size())));
                        table.goTo(town);
                    }
                    case 1 ->
                            table.resize(
                                    960 + random.nextInt(2880),
                                    540 + random.nextInt(1620),
                                    Margins.none(),
                                    1 + random.nextFloat());
                    case 2 -> table.zoomBy(0.5f + random.nextFloat() * 2, 600, 400);
                    case 3 -> table.show(town);
                    default -> table.update(0.1f);
                }
            }
            table.finish();
            assertShows(town, table, "seed " + seed);
            assertAtRest(table, "seed " + seed);
        }
    }

    @Test
    void goingBackTakesWellUnderASecond() {
        Town town = new Town(Setup.of(3, 11));
        Random random = new Random(11);
        TownTable table = tableFor(3);
        table.show(town);
        Town start = town.copy();
        for (int i = 0; i < 40; i++) {
            playRandomly(town, random);
        }
        table.show(town);
        table.goTo(start);
        for (float time = 0; time < 0.7f; time += FRAME) {
            table.update(FRAME);
        }
        assertFalse(table.isBusy());
        assertShows(start, table, "back at the start");
        assertAtRest(table, "back at the start");
    }

    @Test
    void noPieceIsEverMadeAnew() {
        Town town = new Town(Setup.of(4, 5));
        TownTable table = tableFor(4);
        table.show(town);
        Set<Entity> atFirst = new HashSet<>();
        table.pieces().all().forEach(atFirst::add);
        Random random = new Random(5);
        while (town.decider() != Town.NOBODY) {
            table.act(playRandomly(town, random), town, Pace.OWN);
            table.finish();
        }
        Set<Entity> atLast = new HashSet<>();
        table.pieces().all().forEach(atLast::add);
        assertEquals(atFirst, atLast);
        assertTrue(atLast.size() > 130);
    }

    @Test
    void withoutAnimationsEverythingIsAtOnceInPlace() {
        Town town = new Town(Setup.of(2, 3));
        TownTable table = tableFor(2);
        table.setSpeed(Speed.INSTANT);
        table.show(town);
        Random random = new Random(3);
        while (town.decider() != Town.NOBODY) {
            table.act(playRandomly(town, random), town, Pace.OTHERS);
            assertFalse(table.isBusy());
            assertShows(town, table, "at once");
            assertAtRest(table, "at once");
        }
    }
}
