package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.Input.Keys;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import meeples.app.StartOptions;
import meeples.game.BoardGame;
import meeples.picture.SeatColours;
import meeples.picture.SeatSymbols;
import meeples.platform.Storage;
import meeples.play.Match;
import meeples.play.Seat;
import meeples.room.playing.TableScreen;
import meeples.room.saves.Autosave;

/**
 * Plays a game at the table through the window: says so when the screen is handed over, and answers
 * each question somehow, by one device.
 */
abstract class GamePlayer<S, E> {
    /** How the player makes an answer: the name of what is to be pressed is given. */
    interface Device {
        void press(UiRobot robot, String answer);
    }

    static final Device MOUSE = UiRobot::click;
    static final Device FINGER = UiRobot::touch;
    static final Device KEYS = GamePlayer::pressByKeys;

    private final UiRobot robot;
    private final Device device;
    private final Random random;

    GamePlayer(UiRobot robot, Device device, int seed) {
        this.robot = robot;
        this.device = device;
        random = new Random(seed);
    }

    /** Which of the answers are worth a try. */
    abstract List<String> choose(List<String> answers);

    /** What is wrong on a table that rests; empty for nothing. Asked between two frames. */
    abstract String difference(TableScreen<S, E> table);

    /** Stores a fresh match, so that it can be continued from the title screen. */
    static <S, E> void keep(BoardGame<S, E> game, Storage storage, String setup, String... bots)
            throws Exception {
        List<Seat> seats = new ArrayList<>();
        for (int i = 0; i < bots.length; i++) {
            seats.add(new Seat("P" + (i + 1), bots[i], SeatColours.WORDS[i], SeatSymbols.WORDS[i]));
        }
        new Autosave<>(game, storage).keep(new Match<>(game.game(), setup, seats));
    }

    /** Opens a window on the title screen of a game, with nothing moving longer than it must. */
    static void open(
            BoardGame<?, ?> game, Storage storage, int width, int height, UiRobot.Script script)
            throws Exception {
        UiRobot.play(
                width,
                height,
                storage,
                StartOptions.plain().withGame(game.name()),
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

    UiRobot robot() {
        return robot;
    }

    void sitDown() {
        device.press(robot, "continue");
        robot.waitFor("the table", () -> robot.screen() instanceof TableScreen);
    }

    @SuppressWarnings("unchecked") // only this game is played here
    TableScreen<S, E> table() {
        return (TableScreen<S, E>) robot.screen();
    }

    boolean isAtTheTable() {
        return robot.isOn(TableScreen.class);
    }

    /** The same, asked between two frames. */
    boolean isAtTheTableNow() {
        return robot.screen() instanceof TableScreen;
    }

    S position() {
        return robot.ask(() -> copy(table().match()));
    }

    private S copy(Match<S, E> match) {
        return match.game().rules().copy(match.position());
    }

    Match<S, E> match() {
        return robot.ask(() -> table().match());
    }

    /** How many decisions have been made. */
    int size() {
        return robot.ask(() -> table().match().size());
    }

    /** Waits until somebody is asked, or the game is over: false. */
    boolean awaitQuestion() {
        awaitSomething();
        while (isAtTheTable() && robot.sees("ready")) {
            device.press(robot, "ready");
            awaitSomething();
        }
        return isAtTheTable();
    }

    /** Waits for a question, for the screen to be handed over or for the end. */
    private void awaitSomething() {
        robot.waitFor(
                "a question or the end",
                () ->
                        !isAtTheTableNow()
                                || !table().answers().isEmpty()
                                || robot.screen().find("ready") != null);
    }

    /** Gives some answer to the question. */
    void answer() {
        List<String> answers = choose(robot.ask(() -> table().answers()));
        device.press(robot, answers.get(random.nextInt(answers.size())));
    }

    /** Gives this answer to the question. */
    void answer(String name) {
        device.press(robot, name);
    }

    void checkTable() {
        String difference =
                robot.ask(
                        () ->
                                isAtTheTableNow() && !table().table().isBusy()
                                        ? difference(table())
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

    /** Takes back all that came after so many decisions; false when that is not possible. */
    boolean takeBackTo(int size) {
        int before = size();
        while (before > size && awaitQuestion()) {
            robot.press(Keys.Z);
            if (size() >= before) {
                return false;
            }
            before = size();
        }
        return before == size;
    }
}
