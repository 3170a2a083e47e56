package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.ArrayList;
import java.util.List;
import meeples.app.StartOptions;
import meeples.input.Command;
import meeples.platform.MemoryStorage;
import meeples.room.entrance.CreditsScreen;
import meeples.room.entrance.SetupScreen;
import meeples.room.entrance.TitleScreen;
import meeples.room.playing.TableScreen;
import meeples.testing.NeedsDisplay;
import meeples.ui.Role;
import meeples.ui.SettingsScreen;
import org.junit.jupiter.api.Test;

@NeedsDisplay
class MenusTest {
    private static final String CALM = "meeples settings 1\nreduced-motion on\nlanguage en\n";

    private final MemoryStorage storage = new MemoryStorage();

    private void play(UiRobot.Script script) throws Exception {
        storage.write("settings", CALM);
        UiRobot.play(1280, 720, storage, StartOptions.plain(), script);
    }

    @Test
    void namesInScriptsThatTheFontsLackAreSeenAndNarrowSpacesAreNot() throws Exception {
        play(
                robot -> {
                    float blank = width(robot, "");
                    float unknown = width(robot, "?");
                    assertTrue(width(robot, "\u4f60\u597d") > blank);
                    assertEquals(2 * unknown, width(robot, "\u4f60\u597d"), 2);
                    assertEquals(width(robot, "9 PM"), width(robot, "9\u202fPM"), 2);
                });
    }

    private static float width(UiRobot robot, String text) {
        return robot.ask(() -> new GlyphLayout(robot.ui().theme().font(Role.BODY), text).width);
    }

    @Test
    void twoClicksLeadToAGameAgainstABot() throws Exception {
        play(
                robot -> {
                    robot.click("play");
                    robot.click("setup.start");
                    assertTrue(robot.isOn(TableScreen.class));
                });
    }

    @Test
    void theTitleBeginsWithTheGameThatWasTakenFromTheShelfLast() throws Exception {
        play(robot -> robot.click("game-coloma"));
        UiRobot.play(
                1280,
                720,
                storage,
                StartOptions.plain(),
                robot -> {
                    robot.click("play");
                    robot.click("setup.start");
                    TableScreen<?, ?> table = (TableScreen<?, ?>) robot.screen();
                    assertEquals("coloma", table.match().game().name());
                });
    }

    @Test
    void theKeyboardAloneLeadsToAGame() throws Exception {
        play(
                robot -> {
                    assertEquals("play", robot.focus());
                    robot.press(Keys.DOWN);
                    assertEquals("couch", robot.focus());
                    robot.press(Keys.UP);
                    robot.press(Keys.ENTER);
                    assertTrue(robot.isOn(SetupScreen.class));
                    assertEquals("setup.start", robot.focus());
                    robot.press(Keys.ESCAPE);
                    assertTrue(robot.isOn(TitleScreen.class));
                    robot.press(Keys.ENTER);
                    robot.press(Keys.SPACE);
                    assertTrue(robot.isOn(TableScreen.class));
                });
    }

    @Test
    void tabReachesEveryWidgetOfTheSetUp() throws Exception {
        play(
                robot -> {
                    robot.click("play");
                    robot.waitUntilIdle();
                    assertFalse(robot.sees("setup.seed"), "first who plays, and for how long");
                    robot.click("setup.more");
                    robot.waitUntilIdle();
                    List<String> reached = new ArrayList<>();
                    for (int i = 0; i < 26; i++) {
                        robot.press(Keys.TAB);
                        reached.add(robot.focus());
                    }
                    for (String name :
                            List.of(
                                    "setup.name.0",
                                    "setup.kind.1",
                                    "setup.colour.1",
                                    "setup.symbol.1",
                                    "setup.players",
                                    "setup.first",
                                    "setup.rounds",
                                    "setup.german-madame",
                                    "setup.one-bar",
                                    "setup.seed",
                                    "setup.back",
                                    "setup.start")) {
                        assertTrue(reached.contains(name), name + " is not among " + reached);
                    }
                });
    }

    @Test
    void anotherLanguageIsSpokenAtOnceAndAfterTheNextStart() throws Exception {
        play(
                robot -> {
                    robot.click("settings");
                    robot.waitUntilIdle();
                    robot.press(Keys.TAB);
                    robot.act(() -> robot.screen().focus().focus(find(robot, "settings.language")));
                    robot.press(Keys.RIGHT);
                    robot.waitUntilIdle();
                    assertEquals("Retour", buttonText(robot, "settings.back"));
                    assertEquals("settings.language", robot.focus());
                    robot.click("settings.back");
                    assertEquals("Jouer", buttonText(robot, "play"));
                });
        UiRobot.play(
                1280,
                720,
                storage,
                StartOptions.plain(),
                robot -> assertEquals("Jouer", buttonText(robot, "play")));
    }

    private static Actor find(UiRobot robot, String name) {
        return robot.screen().find(name);
    }

    private static String buttonText(UiRobot robot, String name) {
        return robot.ask(() -> ((TextButton) find(robot, name)).getText().toString());
    }

    @Test
    void aKeyCanBeBoundAnewAndTheConflictIsShown() throws Exception {
        play(
                robot -> {
                    robot.click("settings");
                    robot.act(
                            () -> ((SettingsScreen) robot.screen()).open(SettingsScreen.Part.KEYS));
                    robot.waitUntilIdle();
                    robot.click("key.undo.0");
                    robot.press(Keys.H);
                    robot.waitUntilIdle();
                    assertEquals("H", buttonText(robot, "key.undo.0"));
                    assertEquals(
                            List.of(Command.HINT),
                            robot.ask(() -> robot.ui().keys().conflicts(Command.UNDO, Keys.H)));
                    robot.click("settings.keys.reset");
                    robot.waitUntilIdle();
                    assertEquals("Z", buttonText(robot, "key.undo.0"));
                });
    }

    @Test
    void whatHasTheFocusIsInSightHoweverLongTheListIs() throws Exception {
        play(
                robot -> {
                    robot.click("settings");
                    robot.act(
                            () -> ((SettingsScreen) robot.screen()).open(SettingsScreen.Part.KEYS));
                    for (String name : List.of("settings.keys.reset", "key.down.0", "key.log.0")) {
                        robot.act(() -> robot.screen().focus().focus(find(robot, name)));
                        robot.waitUntilIdle();
                        assertTrue(robot.ask(() -> isInSight(find(robot, name))), name);
                    }
                });
    }

    private static boolean isInSight(Actor actor) {
        ScrollPane pane = actor.firstAscendant(ScrollPane.class);
        pane.updateVisualScroll();
        float low = actor.localToActorCoordinates(pane.getActor(), new Vector2()).y;
        float shown = pane.getMaxY() - pane.getScrollY();
        return low >= shown && low + actor.getHeight() <= shown + pane.getScrollHeight();
    }

    @Test
    void theWheelMovesTheListThatTheMousePointsAt() throws Exception {
        play(
                robot -> {
                    robot.click("play");
                    robot.waitUntilIdle();
                    robot.click("setup.more");
                    robot.waitUntilIdle();
                    ScrollPane pane =
                            (ScrollPane) robot.ask(() -> robot.screen().find("setup.scroll"));
                    robot.pointAt("setup.back");
                    robot.frames(2);
                    float before = robot.ask(pane::getScrollY);
                    robot.turnWheel(3);
                    assertEquals(before, robot.ask(pane::getScrollY));
                    robot.pointAt("setup.scroll");
                    robot.frames(2);
                    robot.turnWheel(3);
                    assertTrue(robot.ask(pane::getScrollY) > before);
                });
    }

    @Test
    void aDamagedSettingsFileIsReportedAndTheGameStarts() throws Exception {
        storage.write("settings", "meeples settings 1\ntext-scale huge\nlanguage de\n");
        UiRobot.play(
                1280,
                720,
                storage,
                StartOptions.plain(),
                robot -> assertEquals("Spielen", buttonText(robot, "play")));
        assertTrue(storage.read("settings.damaged").contains("huge"));
    }

    @Test
    void largerTextMakesLargerLettersWithoutLosingThePlace() throws Exception {
        play(
                robot -> {
                    robot.click("settings");
                    robot.waitUntilIdle();
                    float before = lineHeight(robot);
                    robot.act(() -> robot.ui().settings().textScale.set(200));
                    // The letters are drawn anew only when the slider has come to rest.
                    robot.waitFor("larger letters", () -> letters(robot) > 1.5f * before);
                    robot.waitUntilIdle();
                    assertEquals(2, lineHeight(robot) / before, 0.1);
                    assertTrue(robot.isOn(SettingsScreen.class));
                });
    }

    private static float lineHeight(UiRobot robot) {
        return robot.ask(() -> letters(robot));
    }

    private static float letters(UiRobot robot) {
        return robot.ui().theme().font(Role.BODY).getLineHeight();
    }

    @Test
    void touchAloneOpensTheCreditsAndComesBack() throws Exception {
        play(
                robot -> {
                    robot.touch("credits");
                    robot.waitUntilIdle();
                    assertTrue(robot.isOn(CreditsScreen.class));
                    robot.touch("credits.back");
                    assertTrue(robot.isOn(TitleScreen.class));
                });
    }

    @Test
    void whatIsChosenInTheSetUpIsThereTheNextTime() throws Exception {
        play(
                robot -> {
                    robot.click("play");
                    robot.waitUntilIdle();
                    robot.click("setup.name.0");
                    robot.type("Ann");
                    robot.press(Keys.ENTER);
                    robot.click("setup.players");
                    robot.waitUntilIdle();
                    assertTrue(robot.sees("setup.name.2"));
                    robot.click("setup.back");
                    robot.click("play");
                    robot.waitUntilIdle();
                    assertTrue(robot.sees("setup.name.2"));
                    assertFalse(robot.sees("setup.name.3"));
                });
        assertTrue(storage.read("settings").contains("=Ann"));
        assertNotEquals(CALM, storage.read("settings"));
    }

    @Test
    void framesAreDrawnOnlyWhenAskedFor() throws Exception {
        play(
                robot -> {
                    robot.waitUntilIdle();
                    assertFalse(robot.ask(Gdx.graphics::isContinuousRendering));
                });
    }
}
