package meeples.desktop.tool.fistful;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import meeples.desktop.tool.StagedGame;
import meeples.desktop.tool.TableCamera;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.rules.FistfulRules;
import meeples.fistful.rules.Move;
import meeples.fistful.table.TownPreview;
import meeples.fistful.table.TownTarget;
import meeples.play.MoveList;
import meeples.table.GameTable;
import meeples.table.Pace;
import meeples.table.Target;

/** The moments of a game that are worth a picture, each from a game of its own seed. */
final class TableMoments {
    /** What the moments are called. */
    static final List<String> NAMES =
            List.of(
                    "start-2",
                    "start-4",
                    "preview",
                    "choose",
                    "sowing",
                    "draw",
                    "showdown",
                    "explosion",
                    "late",
                    "crowd",
                    "end");

    private final FistfulRules rules = new FistfulRules();
    private final MoveList moves = new MoveList();
    private final Town town;
    private final Random random;
    private final StagedGame<Town, Event> stage;
    private final GameTable<Town, Event> table;

    private TableMoments(TableCamera<Town, Event> camera, int players, int seed) {
        town = new Town(new Setup(players, 0, seed, false, false, 0));
        random = new Random(seed);
        stage = new StagedGame<>(camera, town, position -> anyMove());
        table = stage.table();
    }

    /** Takes the pictures whose names are given, in this camera's size. */
    static void photograph(TableCamera<Town, Event> camera, List<String> wanted) {
        for (String name : NAMES) {
            if (wanted.contains(name)) {
                photograph(camera, name);
            }
        }
    }

    private static void photograph(TableCamera<Town, Event> camera, String name) {
        switch (name) {
            case "start-2" -> start(camera, 2, 4);
            case "start-4" -> start(camera, 4, 7);
            case "preview" -> preview(camera);
            case "choose" -> choose(camera);
            case "sowing" -> sowing(camera);
            case "draw" -> draw(camera);
            case "showdown" -> showdown(camera);
            case "explosion" -> explosion(camera);
            case "late" -> late(camera);
            case "crowd" -> crowd(camera);
            case "end" -> end(camera);
            default -> throw new IllegalArgumentException(name);
        }
    }

    private static void start(TableCamera<Town, Event> camera, int players, int seed) {
        TableMoments game = new TableMoments(camera, players, seed);
        game.stage.playUntil(event -> event instanceof Event.TurnStarted);
        game.table.show(game.town);
        camera.take(game.table, "start-" + players);
    }

    /** Somebody points at a building and sees where its meeples could go. */
    private static void preview(TableCamera<Town, Event> camera) {
        TableMoments game = new TableMoments(camera, 3, 12);
        game.playTurns(9);
        game.table.finish();
        int location = 1;
        List<TownPreview.Step> steps = new ArrayList<>();
        int space = Street.next(Street.doorway(location), Street.CLOCKWISE);
        int number = 1;
        for (int kind = 0; kind < Meeple.KINDS; kind++) {
            for (int i = 0; i < game.town.meeples(location, kind); i++) {
                steps.add(new TownPreview.Step(number++, space, kind));
                space = Street.next(space, Street.CLOCKWISE);
            }
        }
        List<TownPreview.Badge> badges = new ArrayList<>();
        badges.add(new TownPreview.Badge(TownTarget.location(2), 0, "+2"));
        badges.add(new TownPreview.Badge(TownTarget.location(3), 1, "+4"));
        List<Target> glowing = new ArrayList<>();
        for (int place = 0; place < Place.LOCATIONS; place++) {
            if (game.town.meeples(place) > 0) {
                glowing.add(TownTarget.location(place));
            }
        }
        game.table.glow(glowing);
        game.table.lift(TownTarget.location(location));
        game.table.focus(TownTarget.location(location));
        game.table.preview(new TownPreview(Street.CLOCKWISE, steps, badges));
        TableCamera.pass(game.table, 3);
        camera.take(game.table, "preview");
    }

    /** The player's own hand is on the counter, to choose from. */
    private static void choose(TableCamera<Town, Event> camera) {
        TableMoments game = new TableMoments(camera, 2, 21);
        game.playTurns(12);
        game.table.finish();
        game.stage.play(game.largestTake(), Pace.OWN);
        game.table.finish();
        List<Target> glowing = new ArrayList<>();
        for (int kind = 0; kind < Meeple.KINDS; kind++) {
            if (game.town.meeples(Place.HAND, kind) > 0) {
                glowing.add(TownTarget.handMeeple(kind));
            }
        }
        glowing.add(TownTarget.space(game.town.cursor()));
        game.table.glow(glowing);
        TableCamera.pass(game.table, 3);
        camera.take(game.table, "choose");
    }

    private static void sowing(TableCamera<Town, Event> camera) {
        TableMoments game = new TableMoments(camera, 4, 33);
        game.playTurns(14);
        game.table.finish();
        game.stage.play(game.largestTake(), Pace.OTHERS);
        for (int i = 0; i < 3 && game.town.decision() == Decision.SOW; i++) {
            game.stage.playAny();
        }
        TableCamera.pass(game.table, 1.75f);
        camera.take(game.table, "sowing");
    }

    private static void draw(TableCamera<Town, Event> camera) {
        TableMoments game = new TableMoments(camera, 4, 15);
        game.playTurns(10);
        List<Event> events =
                game.stage.playUntil(
                        event ->
                                event instanceof Event.PiecesDrawn drawn
                                        && drawn.pieces().length >= 4);
        game.stage.replay(events);
        TableCamera.pass(game.table, 1.5f);
        camera.take(game.table, "draw");
    }

    private static void showdown(TableCamera<Town, Event> camera) {
        TableMoments game = new TableMoments(camera, 2, 5);
        List<Event> events = game.stage.playUntil(event -> event instanceof Event.ShowdownBegan);
        game.stage.replay(events);
        TableCamera.pass(game.table, 1.2f);
        camera.take(game.table, "showdown-1");
        TableCamera.pass(game.table, 3);
        camera.take(game.table, "showdown-2");
        if (game.town.decision() == Decision.REROLL) {
            game.stage.play(Move.reroll(true), Pace.OTHERS);
            TableCamera.pass(game.table, 1.25f);
            camera.take(game.table, "showdown-3");
            TableCamera.pass(game.table, 0.35f);
            camera.take(game.table, "showdown-4");
        }
    }

    private static void explosion(TableCamera<Town, Event> camera) {
        for (int seed = 1; ; seed++) {
            TableMoments game = new TableMoments(camera, 4, seed);
            List<Event> events =
                    game.stage.playUntil(event -> event instanceof Event.DynamiteExploded);
            if (!events.isEmpty()) {
                game.stage.replay(events);
                for (int i = 0; i < 600 && !game.table.isShaking(); i++) {
                    game.table.update(1 / 60f);
                }
                TableCamera.pass(game.table, 0.22f);
                camera.take(game.table, "explosion-1");
                TableCamera.pass(game.table, 0.4f);
                camera.take(game.table, "explosion-2");
                return;
            }
        }
    }

    private static void late(TableCamera<Town, Event> camera) {
        TableMoments game = new TableMoments(camera, 4, 8);
        game.playTurns(40);
        game.table.finish();
        camera.take(game.table, "late");
    }

    /** As many in one place as there can be. */
    private static void crowd(TableCamera<Town, Event> camera) {
        TableMoments game = new TableMoments(camera, 3, 9);
        game.playTurns(20);
        Town full = game.town.copy();
        for (int kind = 0; kind < Meeple.KINDS; kind++) {
            for (int building = 6; building < 12; building++) {
                full.moveAll(kind, building, building < 9 ? 2 : building == 9 ? 8 : Place.SALOON);
            }
        }
        game.table.show(full);
        camera.take(game.table, "crowd");
    }

    private static void end(TableCamera<Town, Event> camera) {
        TableMoments game = new TableMoments(camera, 4, 18);
        List<Event> events = game.stage.playUntil(event -> event instanceof Event.GameEnded);
        game.table.show(game.town);
        game.stage.replay(events.subList(events.size() - 1, events.size()));
        TableCamera.pass(game.table, 0.3f);
        camera.take(game.table, "end");
    }

    // Playing

    private int largestTake() {
        rules.legalMoves(town, moves);
        int best = moves.get(0);
        for (int i = 0; i < moves.size(); i++) {
            if (town.meeples(Move.location(moves.get(i))) > town.meeples(Move.location(best))) {
                best = moves.get(i);
            }
        }
        return best;
    }

    /** Any move, but whoever can build does. */
    private int anyMove() {
        rules.legalMoves(town, moves);
        Decision decision = town.decision();
        boolean eager = decision == Decision.BUILD || decision == Decision.UPGRADE;
        return moves.get(eager ? 0 : random.nextInt(moves.size()));
    }

    private void playTurns(int turns) {
        int last = town.turn() + turns;
        while (town.decider() != Town.NOBODY
                && (town.turn() < last || town.decision() != Decision.TAKE)) {
            stage.playAny();
            table.finish();
        }
    }
}
