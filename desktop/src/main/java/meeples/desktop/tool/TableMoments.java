package meeples.desktop.tool;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.rules.FistfulRules;
import meeples.fistful.rules.Move;
import meeples.fistful.table.Art;
import meeples.fistful.table.Preview;
import meeples.fistful.table.Target;
import meeples.fistful.table.TownTable;
import meeples.play.MoveList;
import meeples.play.Seat;
import meeples.table.Pace;

/** The moments of a game that are worth a picture, each from a game of its own seed. */
final class TableMoments {
    private static final String[] NAMES = {"Annie", "Buck", "Calamity", "Doc"};

    private final FistfulRules rules = new FistfulRules();
    private final MoveList moves = new MoveList();
    private final Town town;
    private final Random random;
    private final TownTable table;

    private TableMoments(TableCamera camera, int players, int seed) {
        town = new Town(new Setup(players, 0, seed, false, false, 0));
        random = new Random(seed);
        table = camera.table(players);
        List<Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < players; seat++) {
            seats.add(new Seat(NAMES[seat], "", Art.COLOURS[seat], Art.SYMBOLS[seat]));
        }
        table.sit(seats);
        table.show(town);
    }

    /** Takes all pictures in this camera's size, or those whose names are given. */
    static void photograph(TableCamera camera, List<String> wanted) {
        Predicate<String> isWanted = name -> wanted.isEmpty() || wanted.contains(name);
        if (isWanted.test("start-2")) {
            start(camera, 2, 4);
        }
        if (isWanted.test("start-4")) {
            start(camera, 4, 7);
        }
        if (isWanted.test("preview")) {
            preview(camera);
        }
        if (isWanted.test("choose")) {
            choose(camera);
        }
        if (isWanted.test("sowing")) {
            sowing(camera);
        }
        if (isWanted.test("draw")) {
            draw(camera);
        }
        if (isWanted.test("showdown")) {
            showdown(camera);
        }
        if (isWanted.test("explosion")) {
            explosion(camera);
        }
        if (isWanted.test("late")) {
            late(camera);
        }
        if (isWanted.test("crowd")) {
            crowd(camera);
        }
        if (isWanted.test("end")) {
            end(camera);
        }
    }

    private static void start(TableCamera camera, int players, int seed) {
        TableMoments game = new TableMoments(camera, players, seed);
        game.playUntil(event -> event instanceof Event.TurnStarted);
        game.table.show(game.town);
        camera.take(game.table, "start-" + players);
    }

    /** Somebody points at a building and sees where its meeples could go. */
    private static void preview(TableCamera camera) {
        TableMoments game = new TableMoments(camera, 3, 12);
        game.playTurns(9);
        game.table.finish();
        int location = 1;
        List<Preview.Step> steps = new ArrayList<>();
        int space = Street.next(Street.doorway(location), Street.CLOCKWISE);
        int number = 1;
        for (int kind = 0; kind < Meeple.KINDS; kind++) {
            for (int i = 0; i < game.town.meeples(location, kind); i++) {
                steps.add(new Preview.Step(number++, space, kind));
                space = Street.next(space, Street.CLOCKWISE);
            }
        }
        List<Preview.Badge> badges = new ArrayList<>();
        badges.add(new Preview.Badge(Target.location(2), 0, "+2"));
        badges.add(new Preview.Badge(Target.location(3), 1, "+4"));
        List<Target> glowing = new ArrayList<>();
        for (int place = 0; place < Place.LOCATIONS; place++) {
            if (game.town.meeples(place) > 0) {
                glowing.add(Target.location(place));
            }
        }
        game.table.glow(glowing);
        game.table.lift(location);
        game.table.focus(Target.location(location));
        game.table.preview(new Preview(Street.CLOCKWISE, steps, badges));
        TableCamera.pass(game.table, 3);
        camera.take(game.table, "preview");
    }

    /** The player's own hand is on the counter, to choose from. */
    private static void choose(TableCamera camera) {
        TableMoments game = new TableMoments(camera, 2, 21);
        game.playTurns(12);
        game.table.finish();
        game.play(game.largestTake(), Pace.OWN);
        game.table.finish();
        List<Target> glowing = new ArrayList<>();
        for (int kind = 0; kind < Meeple.KINDS; kind++) {
            if (game.town.meeples(Place.HAND, kind) > 0) {
                glowing.add(Target.handMeeple(kind));
            }
        }
        glowing.add(Target.space(game.town.cursor()));
        game.table.glow(glowing);
        TableCamera.pass(game.table, 3);
        camera.take(game.table, "choose");
    }

    private static void sowing(TableCamera camera) {
        TableMoments game = new TableMoments(camera, 4, 33);
        game.playTurns(14);
        game.table.finish();
        game.play(game.largestTake(), Pace.OTHERS);
        for (int i = 0; i < 3 && game.town.decision() == Decision.SOW; i++) {
            game.playAny();
        }
        TableCamera.pass(game.table, 1.75f);
        camera.take(game.table, "sowing");
    }

    private static void draw(TableCamera camera) {
        TableMoments game = new TableMoments(camera, 4, 15);
        game.playTurns(10);
        List<Event> events =
                game.playUntil(
                        event ->
                                event instanceof Event.PiecesDrawn drawn
                                        && drawn.pieces().length >= 4);
        game.replay(events);
        TableCamera.pass(game.table, 1.5f);
        camera.take(game.table, "draw");
    }

    private static void showdown(TableCamera camera) {
        TableMoments game = new TableMoments(camera, 2, 5);
        List<Event> events = game.playUntil(event -> event instanceof Event.ShowdownBegan);
        game.replay(events);
        TableCamera.pass(game.table, 1.2f);
        camera.take(game.table, "showdown-1");
        TableCamera.pass(game.table, 3);
        camera.take(game.table, "showdown-2");
        if (game.town.decision() == Decision.REROLL) {
            game.play(Move.reroll(true), Pace.OTHERS);
            TableCamera.pass(game.table, 1.25f);
            camera.take(game.table, "showdown-3");
            TableCamera.pass(game.table, 0.35f);
            camera.take(game.table, "showdown-4");
        }
    }

    private static void explosion(TableCamera camera) {
        for (int seed = 1; ; seed++) {
            TableMoments game = new TableMoments(camera, 4, seed);
            List<Event> events = game.playUntil(event -> event instanceof Event.DynamiteExploded);
            if (!events.isEmpty()) {
                game.replay(events);
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

    private static void late(TableCamera camera) {
        TableMoments game = new TableMoments(camera, 4, 8);
        game.playTurns(40);
        game.table.finish();
        camera.take(game.table, "late");
    }

    /** As many in one place as there can be. */
    private static void crowd(TableCamera camera) {
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

    private static void end(TableCamera camera) {
        TableMoments game = new TableMoments(camera, 4, 18);
        List<Event> events = game.playUntil(event -> event instanceof Event.GameEnded);
        game.table.show(game.town);
        game.replay(events.subList(events.size() - 1, events.size()));
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

    private void play(int move, Pace pace) {
        List<Event> events = new ArrayList<>();
        rules.play(town, move, events::add);
        table.act(events, town, pace);
    }

    private void playAny() {
        play(anyMove(), Pace.OTHERS);
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
            playAny();
            table.finish();
        }
    }

    /**
     * Plays until something happens; the table stays before the move that made it happen. The
     * move's events, none when the game ended before.
     */
    private List<Event> playUntil(Predicate<Event> wanted) {
        while (town.decider() != Town.NOBODY) {
            Town before = town.copy();
            List<Event> events = new ArrayList<>();
            rules.play(town, anyMove(), events::add);
            if (events.stream().anyMatch(wanted)) {
                table.show(before);
                return events;
            }
        }
        table.show(town);
        return List.of();
    }

    private void replay(List<Event> events) {
        table.act(events, town, Pace.OTHERS);
    }
}
