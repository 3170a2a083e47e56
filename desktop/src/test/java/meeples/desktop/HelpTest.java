package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Town;
import meeples.platform.MemoryStorage;
import meeples.testing.NeedsDisplay;
import org.junit.jupiter.api.Test;

/** Whatever a player asks about says what it is, and what it does now. */
@NeedsDisplay
class HelpTest {
    private final MemoryStorage storage = new MemoryStorage();

    private interface Asker {
        void ask(UiRobot robot, String name);
    }

    private static String shown(UiRobot robot) {
        return robot.ask(
                () -> {
                    Table bubble = (Table) robot.screen().find("help");
                    return bubble == null
                            ? ""
                            : ((Label) bubble.getCells().first().getActor()).getText().toString();
                });
    }

    private static String answer(UiRobot robot, Asker asker, String name) {
        robot.act(() -> robot.screen().help().hide());
        asker.ask(robot, name);
        robot.waitFor("help about " + name, () -> robot.screen().find("help") != null);
        String answer = shown(robot);
        robot.act(() -> robot.screen().help().hide());
        return answer;
    }

    private static void byKey(UiRobot robot, String name) {
        robot.act(() -> robot.screen().focus().focus(robot.screen().find(name)));
        robot.press(Keys.F1);
    }

    private static void byLongPress(UiRobot robot, String name) {
        robot.hold(name);
    }

    private void play(UiRobot.Script script) throws Exception {
        storage.write("settings", "meeples settings 1\nlanguage en\nauto-resolve off\n");
        TablePlayer.prepareLong(storage, 77, "", "");
        TablePlayer.open(storage, 1280, 720, script);
    }

    @Test
    void aRightClickALongPressAndTheHelpKeyExplainAlikeAndChangeNothing() throws Exception {
        play(
                robot -> {
                    TablePlayer player = new TablePlayer(robot, TablePlayer.MOUSE, 1);
                    player.sitDown();
                    for (int i = 0; i < 12 && player.awaitQuestion(); i++) {
                        player.answer();
                    }
                    await(player, Decision.TAKE);
                    robot.press(Keys.L);
                    robot.waitUntilIdle();
                    Town before = player.position();
                    String place = firstAnswer(robot, player, "target-LOCATION");
                    for (String name :
                            List.of(place, "menu", "undo", "hint", "log", "seat-0", "log-3")) {
                        String clicked = answer(robot, UiRobot::rightClick, name);
                        assertTrue(clicked.length() > 10, name + ": " + clicked);
                        assertTrue(
                                clicked.equals(answer(robot, HelpTest::byLongPress, name)),
                                "a long press on " + name);
                        if (robot.ask(() -> robot.screen().find(name).isTouchable())
                                && !name.equals("undo")) {
                            assertTrue(
                                    clicked.equals(answer(robot, HelpTest::byKey, name)),
                                    "the key on " + name);
                        }
                    }
                    assertTrue(before.equals(player.position()), "nobody has decided anything");
                });
    }

    @Test
    void theLogIsNotCoveredByHelpAndGivesTheFocusBackWhenItIsClosed() throws Exception {
        play(
                robot -> {
                    TablePlayer player = new TablePlayer(robot, TablePlayer.MOUSE, 1);
                    player.sitDown();
                    player.awaitQuestion();
                    robot.act(() -> robot.screen().focus().focusOn("hint"));
                    robot.press(Keys.L);
                    robot.waitUntilIdle();
                    robot.rightClick("log");
                    robot.waitFor("help", () -> robot.screen().find("help") != null);
                    Rectangle tip = robot.ask(() -> area(robot.screen().find("help")));
                    Rectangle log = robot.ask(() -> area(robot.screen().find("log-panel")));
                    assertFalse(tip.overlaps(log), tip + " lies over " + log);
                    robot.act(() -> robot.screen().focus().focusOn("log-close"));
                    robot.press(Keys.ENTER);
                    robot.waitFor(
                            "the log is closed",
                            () -> !robot.screen().find("log-panel").isVisible());
                    assertEquals("hint", robot.ask(() -> robot.screen().focus().name()));
                });
    }

    private static Rectangle area(Actor actor) {
        return new Rectangle(actor.getX(), actor.getY(), actor.getWidth(), actor.getHeight());
    }

    @Test
    void helpSpeaksOfTheTownAsItIsNow() throws Exception {
        play(
                robot -> {
                    TablePlayer player = new TablePlayer(robot, TablePlayer.MOUSE, 1);
                    player.sitDown();
                    await(player, Decision.TAKE);
                    String place = firstAnswer(robot, player, "target-LOCATION");
                    String before = answer(robot, UiRobot::rightClick, place);
                    String figures = answer(robot, UiRobot::rightClick, "figure-bag");
                    robot.click(place);
                    robot.click(firstAnswer(robot, player, "target-SPACE"));
                    await(player, Decision.SOW);
                    String hand = firstAnswer(robot, player, "target-HAND_MEEPLE");
                    String piece = answer(robot, UiRobot::rightClick, hand);
                    assertTrue(piece.length() > 10, piece);
                    for (int i = 0; i < 60 && player.awaitQuestion(); i++) {
                        player.answer();
                    }
                    await(player, Decision.TAKE);
                    assertNotEquals(figures, answer(robot, UiRobot::rightClick, "figure-bag"));
                    robot.act(() -> robot.screen().help().hide());
                    boolean still =
                            robot.ask(() -> player.table().answers()).contains(place)
                                    && before.equals(answer(robot, UiRobot::rightClick, place));
                    assertFalse(still, "it says who is there now");
                });
    }

    /** Answers on until a decision of this kind is asked for. */
    private static void await(TablePlayer player, Decision decision) {
        for (int i = 0; i < 200 && player.awaitQuestion(); i++) {
            if (player.position().decision() == decision) {
                return;
            }
            player.answer();
        }
        throw new AssertionError("never asked for " + decision);
    }

    private static String firstAnswer(UiRobot robot, TablePlayer player, String beginning) {
        return robot.ask(
                () ->
                        player.table().answers().stream()
                                .filter(name -> name.startsWith(beginning))
                                .findFirst()
                                .orElseThrow());
    }
}
