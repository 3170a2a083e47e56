package meeples.desktop.tool.coloma;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Predicate;
import meeples.coloma.ai.ColomaBots;
import meeples.coloma.model.Box;
import meeples.coloma.model.Decision;
import meeples.coloma.model.PioneerCards;
import meeples.coloma.model.Setup;
import meeples.coloma.model.Site;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.ColomaRules;
import meeples.coloma.rules.Event;
import meeples.coloma.table.ValleyTarget;
import meeples.desktop.tool.StagedGame;
import meeples.desktop.tool.TableCamera;
import meeples.play.MoveList;
import meeples.search.Bot;
import meeples.table.GameTable;
import meeples.table.Target;

/** The moments in the valley that are worth a picture, each from a game of its own seed. */
final class ValleyMoments {
    /** With how many the moments are shown that look different with more or fewer of them. */
    private static final int[] TABLES = {1, 2, 4, 6};

    private final TableCamera<Valley, Event> camera;
    private final String name;
    private final ColomaRules rules = new ColomaRules();
    private final MoveList moves = new MoveList();
    private final StagedGame<Valley, Event> stage;
    private final GameTable<Valley, Event> table;
    private int decisions;

    private ValleyMoments(
            TableCamera<Valley, Event> camera, String name, int players, int seed, boolean mules) {
        this.camera = camera;
        this.name = name;
        Setup setup =
                new Setup(
                        players,
                        Valley.NOBODY,
                        seed,
                        true,
                        mules,
                        PioneerCards.DEALT,
                        false,
                        Box.YEARS,
                        0);
        Bot<Valley> bot = ColomaBots.create(ColomaBots.PROSPECTOR, seed);
        Random random = new Random(seed);
        stage = new StagedGame<>(camera, new Valley(setup), valley -> move(valley, bot, random));
        table = stage.table();
    }

    /** What a prospector does, or now and then what nobody would. */
    private int move(Valley valley, Bot<Valley> bot, Random random) {
        if (ColomaSamples.isRoaming(valley) || random.nextInt(ColomaSamples.BOLDNESS) == 0) {
            return rules.pick(valley, random.nextInt(Integer.MAX_VALUE), moves);
        }
        return ColomaSamples.chosenBy(bot, valley, decisions++);
    }

    private record Scene(int players, int seed, boolean mules, Consumer<ValleyMoments> photograph) {
        static Scene of(int players, Consumer<ValleyMoments> photograph) {
            return new Scene(players, 3 + players, false, photograph);
        }
    }

    private static Map<String, Scene> scenes() {
        Map<String, Scene> all = new LinkedHashMap<>();
        for (int players : TABLES) {
            all.put("start-" + players, Scene.of(players, ValleyMoments::start));
            all.put("choose-" + players, Scene.of(players, ValleyMoments::choose));
            all.put("placed-" + players, Scene.of(players, ValleyMoments::placed));
            all.put("late-" + players, Scene.of(players, ValleyMoments::late));
            all.put("shootout-" + players, Scene.of(players, ValleyMoments::shootout));
            all.put("end-" + players, Scene.of(players, ValleyMoments::end));
        }
        all.put("wheel", Scene.of(4, ValleyMoments::wheel));
        all.put("wagon", Scene.of(4, ValleyMoments::wagon));
        all.put("frontier", Scene.of(4, ValleyMoments::frontier));
        all.put("river", Scene.of(3, ValleyMoments::river));
        all.put("clean-up", Scene.of(4, ValleyMoments::cleanUp));
        all.put("mules", new Scene(2, 5, true, ValleyMoments::placed));
        return all;
    }

    /** What the moments are called. */
    static List<String> names() {
        return List.copyOf(scenes().keySet());
    }

    /** Takes the pictures whose names are given, in this camera's size. */
    static void photograph(TableCamera<Valley, Event> camera, List<String> wanted) {
        scenes().forEach(
                        (name, scene) -> {
                            if (wanted.contains(name)) {
                                scene.photograph().accept(stage(camera, name, scene));
                            }
                        });
    }

    private static ValleyMoments stage(
            TableCamera<Valley, Event> camera, String name, Scene scene) {
        return new ValleyMoments(camera, name, scene.players(), scene.seed(), scene.mules());
    }

    private void take() {
        camera.take(table, name);
    }

    private void take(int part) {
        camera.take(table, name + "-" + part);
    }

    private void pass(float seconds) {
        TableCamera.pass(table, seconds);
    }

    /** Cards are kept and put back. */
    private void start() {
        stage.playTo(valley -> valley.decision() == Decision.KEEP);
        pass(1);
        take();
    }

    /** Some have chosen their sites, and all sites are lit for the others. */
    private void choose() {
        stage.playTo(valley -> valley.decision() == Decision.SITE && time(valley) >= 7);
        for (int chosen = 1; chosen < stage.position().players(); chosen += 2) {
            stage.playAny();
        }
        table.finish();
        List<Target> sites = new ArrayList<>();
        for (int site = 0; site < Site.ALL; site++) {
            sites.add(ValleyTarget.site(site));
        }
        table.glow(sites);
        pass(3);
        take();
    }

    /** The first turn of a round in which a site is barred. */
    private void placed() {
        stage.playTo(valley -> isBarred(valley) && time(valley) >= 3);
        pass(1);
        take();
    }

    private static boolean isBarred(Valley valley) {
        return valley.decision() == Decision.ACT && valley.barricade() != Valley.ON_SIGNPOST;
    }

    /** A busy table near the end. */
    private void late() {
        stage.playTo(valley -> valley.decision() == Decision.ACT && time(valley) >= 14);
        pass(1);
        take();
    }

    private static int time(Valley valley) {
        return valley.year() * Box.ROUNDS + valley.round();
    }

    private void wheel() {
        stage.playTo(valley -> time(valley) >= 6);
        replayUntil(Event.RoundStarted.class::isInstance);
        passUntilBusyFor(1);
        take();
    }

    private void wagon() {
        stage.playTo(valley -> time(valley) >= 8);
        replayUntil(Event.WagonMoved.class::isInstance);
        pass(0.3f);
        take();
    }

    private void frontier() {
        stage.playTo(valley -> time(valley) >= 8);
        replayUntil(Event.GunmenPlaced.class::isInstance);
        pass(0.8f);
        take();
    }

    private void river() {
        stage.playTo(valley -> time(valley) >= 4);
        replayUntil(Event.RiverSurveyed.class::isInstance);
        pass(1.2f);
        take();
    }

    /** The whole film of the second year. */
    private void shootout() {
        stage.playTo(valley -> valley.year() == 1);
        replayUntil(Event.ShootoutFought.class::isInstance);
        for (int part = 1; part <= 6 && table.isBusy(); part++) {
            pass(1.1f);
            take(part);
        }
    }

    private void cleanUp() {
        stage.playTo(valley -> time(valley) >= 4);
        replayUntil(Event.GunmenWentHome.class::isInstance);
        for (int part = 1; part <= 24 && table.isBusy(); part++) {
            pass(0.8f);
            if (part % 4 == 0) {
                take(part / 4);
            }
        }
    }

    private void end() {
        List<Event> events = stage.playUntil(Event.GameEnded.class::isInstance);
        table.show(stage.position());
        stage.replay(events.subList(events.size() - 1, events.size()));
        passUntilBusyFor(0.6f);
        take();
    }

    private void replayUntil(Predicate<Event> wanted) {
        stage.replay(stage.playUntil(wanted));
    }

    private void passUntilBusyFor(float seconds) {
        for (float passed = 0; passed < seconds && table.isBusy(); passed += 0.1f) {
            pass(0.1f);
        }
    }
}
