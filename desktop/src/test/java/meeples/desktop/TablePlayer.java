package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.Input.Keys;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import meeples.app.StartOptions;
import meeples.fistful.Fistful;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.table.Art;
import meeples.fistful.table.TableCheck;
import meeples.fistful.ui.Autosave;
import meeples.fistful.ui.TableScreen;
import meeples.platform.Storage;
import meeples.play.Match;
import meeples.play.Seat;

/** Plays at the table through the window: answers each question somehow, by one device. */
final class TablePlayer {
    /** How the player makes an answer: the name of what is to be pressed is given. */
    interface Device {
        void press(UiRobot robot, String answer);
    }

    static final Device MOUSE = UiRobot::click;
    static final Device FINGER = UiRobot::touch;
    static final Device KEYS = TablePlayer::pressByKeys;

    private final UiRobot robot;
    private final Device device;
    private final Random random;

    TablePlayer(UiRobot robot, Device device, int seed) {
        this.robot = robot;
        this.device = device;
        random = new Random(seed);
    }

    /** Stores a fresh short game, so that it can be continued from the title screen. */
    static void prepare(Storage storage, int seed, String... bots) throws Exception {
        prepare(storage, "seed " + seed + " rounds 4", bots);
    }

    /** The same without a limit of rounds, for tests that must not come to the end. */
    static void prepareLong(Storage storage, int seed, String... bots) throws Exception {
        prepare(storage, "seed " + seed, bots);
    }

    private static void prepare(Storage storage, String chance, String[] bots) throws Exception {
        List<Seat> seats = new ArrayList<>();
        for (int i = 0; i < bots.length; i++) {
            seats.add(new Seat("P" + (i + 1), bots[i], Art.COLOURS[i], Art.SYMBOLS[i]));
        }
        String setup = "players " + bots.length + " first random " + chance;
        new Autosave(storage).keep(new Match<>(Fistful.GAME, setup, seats));
    }

    /** Opens a window on the title screen, with nothing moving longer than it must. */
    static void open(Storage storage, int width, int height, UiRobot.Script script)
            throws Exception {
        UiRobot.play(
                width,
                height,
                storage,
                StartOptions.plain(),
                robot -> {
                    robot.ask(
                            () -> {
                                robot.ui().settings().speed.set(400);
                                robot.ui().settings().reducedMotion.set(true);
                                return true;
                            });
                    script.run(robot);
                });
    }

    private static void pressByKeys(UiRobot robot, String answer) {
        for (int i = 0; i < 80 && !answer.equals(robot.focus()); i++) {
            robot.press(Keys.TAB);
        }
        assertEquals(answer, robot.focus(), "the focus comes everywhere");
        robot.press(Keys.ENTER);
    }

    void sitDown() {
        device.press(robot, "continue");
        robot.waitFor("the table", () -> robot.screen() instanceof TableScreen);
    }

    TableScreen table() {
        return (TableScreen) robot.screen();
    }

    boolean isAtTheTable() {
        return robot.isOn(TableScreen.class);
    }

    /** The same, asked between two frames. */
    boolean isAtTheTableNow() {
        return robot.screen() instanceof TableScreen;
    }

    Town position() {
        return robot.ask(() -> table().match().position().copy());
    }

    Match<Town, Event> match() {
        return robot.ask(() -> table().match());
    }

    /** Waits until somebody is asked, or the game is over: false. */
    boolean awaitQuestion() {
        robot.waitFor(
                "a question or the end",
                () -> !(robot.screen() instanceof TableScreen) || !table().answers().isEmpty());
        return isAtTheTable();
    }

    /** Gives some answer to the question. */
    void answer() {
        List<String> answers = robot.ask(() -> table().answers());
        boolean way = answers.stream().anyMatch(name -> name.startsWith("target-SPACE"));
        if (way) {
            answers.removeIf(name -> name.startsWith("target-LOCATION"));
        }
        answers.remove("all");
        device.press(robot, answers.get(random.nextInt(answers.size())));
    }

    void checkTable() {
        String difference =
                robot.ask(
                        () ->
                                robot.screen() instanceof TableScreen table
                                                && !table.table().isBusy()
                                        ? TableCheck.difference(
                                                table.table(), table.match().position())
                                        : "");
        assertEquals("", difference);
    }

    /** Plays to the end of the game. */
    void playOn() {
        while (awaitQuestion()) {
            answer();
            checkTable();
        }
    }
}
