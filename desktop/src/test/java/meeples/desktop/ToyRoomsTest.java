package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Path;
import java.util.List;
import meeples.platform.MemoryStorage;
import meeples.play.MatchText;
import meeples.room.book.RulesScreen;
import meeples.room.entrance.TitleScreen;
import meeples.room.replay.ReplayScreen;
import meeples.room.saves.SaveShelf;
import meeples.room.saves.SavesScreen;
import meeples.room.scores.EveningScreen;
import meeples.testing.NeedsDisplay;
import meeples.toy.Hand;
import meeples.toy.ToyGame;
import org.junit.jupiter.api.Test;

/** The toy game in the rooms around the table: what is kept, watched, analysed and read. */
@NeedsDisplay
class ToyRoomsTest {
    /** For people to look at. */
    private static final Path PICTURES = Path.of("build/toy");

    private static final String BEFORE = "what was copied before";
    private static final String REFUSED =
            "This can be copied when the game is over: it holds secrets.";
    private static final String RULES = "All choose a card in secret. The highest wins the prize.";

    private final MemoryStorage storage = new MemoryStorage();

    @Test
    void aRunningMatchIsSavedAndTheShelfKeepsItsSecrets() throws Exception {
        ToyWindow.keep(storage, "", "", "");
        ToyWindow.open(
                storage,
                window -> {
                    UiRobot robot = window.robot();
                    window.sitDown();
                    robot.click("ready");
                    robot.waitFor("the question", () -> !window.table().answers().isEmpty());
                    assertEquals(window.cardsOf(0), window.readable());
                    window.openMenu();
                    robot.act(() -> robot.ui().platform().copy(BEFORE));
                    refuses(window, "copy-game");
                    saveAs(robot, "Tonight");
                    leave(robot);
                    openShelf(robot);
                    robot.shoot(PICTURES.resolve("saves.png"));
                    assertTrue(window.texts().contains("Tonight"), window.texts().toString());
                    refuses(window, "saves.copy.1");
                    nobodysCardsAreSeenInTheReplay(window);
                    robot.click("saves.open.1");
                    window.awaitTable();
                    robot.await("ready");
                    assertEquals(List.of(), window.readable(), "nobody's turn has been taken up");
                });
    }

    private static void refuses(ToyWindow window, String button) {
        window.awaitToast("");
        window.robot().click(button);
        window.awaitToast(REFUSED);
        assertEquals(BEFORE, window.clipboard());
    }

    private static void saveAs(UiRobot robot, String name) {
        robot.click("save");
        robot.await("name.field");
        robot.type(name);
        robot.press(Keys.ENTER);
        robot.waitUntilIdle();
    }

    private static void leave(UiRobot robot) {
        robot.click("to-title");
        robot.waitFor("the title", () -> robot.screen() instanceof TitleScreen);
    }

    private static void openShelf(UiRobot robot) {
        robot.click("saves");
        robot.waitFor("the shelf", () -> robot.screen() instanceof SavesScreen);
        robot.waitUntilIdle();
    }

    /** Two people share the screen: neither may see the other's hand, so that both see none. */
    private static void nobodysCardsAreSeenInTheReplay(ToyWindow window) {
        UiRobot robot = window.robot();
        robot.click("saves.watch.1");
        robot.await("replay.play");
        assertEquals(List.of(), window.readableInReplay());
        assertFalse(robot.sees("replay.review"), "an analysis would tell what others hold");
        assertFalse(robot.sees("replay.resume"));
        robot.press(Keys.ESCAPE);
        assertTrue(robot.isOn(SavesScreen.class));
    }

    @Test
    void aFinishedMatchIsCopiedWatchedWithOpenCardsAndAnalysed() throws Exception {
        String text = MatchText.write(ToyWindow.finished(7, "", "high"));
        new SaveShelf(List.of(new ToyGame()), storage).keep("Won", 100, text);
        ToyWindow.open(
                storage,
                window -> {
                    UiRobot robot = window.robot();
                    openShelf(robot);
                    robot.click("saves.copy.1");
                    assertEquals(text, window.clipboard());
                    robot.click("saves.watch.1");
                    robot.await("replay.play");
                    assertEquals(2 * Hand.CARDS_EACH, window.readableInReplay().size());
                    robot.click("replay.step-on");
                    assertEquals(1, robot.ask(() -> window.replay().replay().at()));
                    String chosen = window.texts().toString();
                    assertTrue(chosen.contains("P0 has chosen "), chosen);
                    robot.click("replay.end");
                    robot.waitUntilIdle();
                    assertTrue(window.texts().contains("The game is over"));
                    analyse(window);
                });
    }

    private static void analyse(ToyWindow window) {
        UiRobot robot = window.robot();
        robot.click("replay.review");
        robot.await("analysis.result");
        robot.waitUntilIdle();
        robot.shoot(PICTURES.resolve("review.png"));
        robot.click("review-0");
        robot.waitUntilIdle();
        assertTrue(robot.sees("review.lines"), "it says what would have been better");
        assertTrue(robot.isOn(ReplayScreen.class));
    }

    @Test
    void pointsOfAnEveningAddUpOverARematch() throws Exception {
        ToyWindow.keep(storage, "", "", "high");
        ToyWindow.open(
                storage,
                window -> {
                    UiRobot robot = window.robot();
                    window.sitDown();
                    window.playOn();
                    int[] first = totals(window);
                    robot.click("rematch");
                    window.awaitTable();
                    assertEquals(0, window.position().round(), "a new game");
                    window.playOn();
                    int[] second = totals(window);
                    robot.click("evening");
                    robot.waitFor("evening", () -> robot.screen() instanceof EveningScreen);
                    robot.waitUntilIdle();
                    robot.shoot(PICTURES.resolve("evening.png"));
                    assertEquals("After 2 games", window.text("evening.games"));
                    for (int seat = 0; seat < 2; seat++) {
                        int sum = first[seat] + second[seat];
                        assertEquals("" + sum, window.text("points-" + seat));
                    }
                    assertTrue(
                            window.texts().contains("Good sport"), "nobody goes home with nothing");
                    robot.click("evening.rematch");
                    window.awaitTable();
                });
    }

    private static int[] totals(ToyWindow window) {
        window.robot().waitUntilIdle();
        return new int[] {
            Integer.parseInt(window.text("total-0")), Integer.parseInt(window.text("total-1"))
        };
    }

    @Test
    void itsRulesAreReadFromTheTitleAndInTheMiddleOfAGame() throws Exception {
        ToyWindow.keep(storage, "", "", "high");
        ToyWindow.open(
                storage,
                window -> {
                    UiRobot robot = window.robot();
                    robot.click("rules");
                    assertRulesAreRead(window);
                    robot.click("search");
                    robot.type("highest");
                    assertTrue(window.texts().toString().contains(RULES), "it is found");
                    robot.click("back");
                    assertTrue(robot.isOn(TitleScreen.class));
                    window.sitDown();
                    assertTrue(window.awaitQuestion());
                    window.openMenu();
                    robot.click("rules");
                    assertRulesAreRead(window);
                    robot.click("back");
                    window.awaitTable();
                });
    }

    private static void assertRulesAreRead(ToyWindow window) {
        UiRobot robot = window.robot();
        robot.waitFor("the book", () -> robot.screen() instanceof RulesScreen);
        robot.waitUntilIdle();
        assertTrue(window.texts().contains(RULES), window.texts().toString());
    }

    @Test
    void aMatchWhosePicturesAreNotHereIsListedWithItsGamesName() throws Exception {
        ToyGame game = new ToyGame(List.of("toy/not-here"));
        new SaveShelf(List.of(game), storage).keep("Won", 100, ToyWindow.finished(7, "", "high"));
        ToyWindow.open(
                storage,
                game,
                window -> {
                    UiRobot robot = window.robot();
                    openShelf(robot);
                    robot.await("saves.card.toy");
                    robot.shoot(PICTURES.resolve("saves-card.png"));
                    assertEquals("Toy", window.text("saves.card.toy"));
                    assertTrue(robot.sees("saves.delete.1"), "the rest of the row is as ever");
                });
    }
}
