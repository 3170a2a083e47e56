package meeples.desktop.tool;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.util.List;
import java.util.Locale;
import meeples.desktop.UiRobot;
import meeples.desktop.tool.fistful.SampleMatches;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.ui.FistfulGame;
import meeples.fistful.ui.book.FistfulBook;
import meeples.platform.MemoryStorage;
import meeples.platform.StorageException;
import meeples.play.Match;
import meeples.room.book.RulesScreen;
import meeples.room.entrance.SetupChoice;
import meeples.room.saves.SaveShelf;
import meeples.testing.SimulatedPad;
import meeples.ui.LetterDialog;
import meeples.ui.SettingsScreen;

/** From the title through set-up, saved games, rules, settings and credits. */
final class MenuWalk implements ScreenWalk {
    private static final int SAVED = 3;

    private final MemoryStorage storage;
    private UiRobot robot;
    private Looker looker;

    /**
     * @param storage where the game keeps everything; it is left without saved games
     */
    MenuWalk(MemoryStorage storage) {
        this.storage = storage;
    }

    @Override
    public void walk(UiRobot window, Looker shownTo) throws Exception {
        robot = window;
        looker = shownTo;
        looker.look("title");
        setUp();
        puzzles();
        saves();
        rules();
        settings();
        robot.click("credits");
        looker.look("credits");
        robot.click("credits.back");
    }

    private void setUp() {
        robot.act(() -> robot.ui().settings().lastSetup.set(four()));
        robot.click("play");
        looker.look("setup");
        robot.click("setup.more");
        robot.waitUntilIdle();
        toTheEnd("setup.scroll");
        looker.look("setup-end");
        robot.act(() -> LetterDialog.open(robot.screen(), line("setup.seed")));
        looker.look("setup-letters");
        robot.press(Keys.ESCAPE);
        robot.click("setup.back");
    }

    private void puzzles() {
        robot.click("pastimes");
        looker.look("pastimes");
        robot.click("pastimes.puzzles");
        looker.look("puzzles");
        toTheEnd("puzzles.scroll");
        looker.look("puzzles-end");
        robot.click("puzzles.back");
        robot.click("pastimes.back");
    }

    private TextField line(String name) {
        return (TextField) robot.screen().find(name);
    }

    private static String four() {
        FistfulGame fistful = new FistfulGame();
        SetupChoice<Town, Event> choice = new SetupChoice<>(fistful);
        choice.setPlayers(4);
        return fistful.name() + " " + choice.write();
    }

    private void saves() throws StorageException {
        robot.click("saves");
        looker.look("saves-none");
        robot.click("saves.back");
        keepSome();
        storage.write("saves/9", "name Chewed by the dog\ndate 1\nhowdy\n");
        robot.click("saves");
        robot.waitFor("the report", () -> !robot.ui().screens().toast().isEmpty());
        looker.look("saves");
        toTheEnd("saves.scroll");
        looker.look("saves-end");
        robot.click("saves.rename.1");
        looker.look("saves-rename");
        robot.press(Keys.ESCAPE);
        robot.act(() -> robot.ui().platform().copy("howdy"));
        robot.click("saves.paste");
        robot.await("notice.ok");
        looker.look("saves-refused");
        robot.click("notice.ok");
        focus("saves.delete.3");
        robot.click("saves.delete.3");
        looker.look("saves-deleted");
        robot.click("saves.put-back");
        files();
        robot.click("saves.back");
        robot.waitFor("nothing above the tabs", () -> robot.ui().screens().toast().isEmpty());
        for (String name : storage.list("")) {
            if (!name.equals("settings")) {
                storage.delete(name);
            }
        }
    }

    private void keepSome() throws StorageException {
        SaveShelf shelf = new SaveShelf(List.of(new FistfulGame()), storage);
        for (int i = 1; i <= SAVED; i++) {
            Match<Town, Event> match = SampleMatches.waitingFor(Decision.TAKE, 1 + i, 60);
            shelf.keep("The evening with the whole family, no. " + i, 1.7e9 + 1e6 * i, match);
        }
        SaveShelf.recent(List.of(new FistfulGame()), storage)
                .keep("", 1.71e9, SampleMatches.waitingFor(Decision.OVER, 4));
    }

    /** The system's own dialog cannot be used with a pad. */
    private void files() {
        SimulatedPad pad = robot.plugIn("Nintendo");
        focus("saves.load");
        robot.act(pad::a);
        looker.look("saves-files-none");
        robot.act(pad::b);
        focus("saves.file.1");
        robot.act(pad::a);
        focus("saves.load");
        robot.act(pad::a);
        looker.look("saves-files");
        robot.act(pad::b);
        robot.act(pad::pullOut);
    }

    private void rules() {
        robot.click("rules");
        for (int i = new FistfulBook().chapters().size() - 1; i >= 0; i--) {
            int chapter = i;
            robot.act(() -> ((RulesScreen<?, ?>) robot.screen()).open(chapter));
            looker.look("rules-" + chapter);
            toTheEnd("page");
            looker.look("rules-" + chapter + "-end");
        }
        robot.click("search");
        robot.type("dynamit");
        looker.look("rules-found");
        robot.press(Keys.ESCAPE);
        while (robot.sees("search")) {
            robot.press(Keys.ESCAPE);
        }
    }

    private void settings() {
        robot.click("settings");
        SimulatedPad pad =
                robot.ask(() -> SimulatedPad.stranger("USB Pad", robot.ui().devices().pads()));
        for (SettingsScreen.Part part : SettingsScreen.Part.values()) {
            open(part);
            looker.look("settings-" + part.name().toLowerCase(Locale.ROOT));
        }
        toTheEnd("settings.scroll.pads");
        looker.look("settings-pads-end");
        robot.act(pad::plugIn);
        robot.act(robot.screen()::rebuild);
        focus("pads.teach.0");
        robot.click("pads.teach.0");
        looker.look("settings-pads-teach");
        robot.click("pads.cancel");
        looker.look("settings-pads-plugged-in");
        robot.act(pad::pullOut);
        open(SettingsScreen.Part.GAME);
        toTheEnd("settings.scroll.game");
        looker.look("settings-game-end");
        keys();
        robot.click("settings.reset");
        looker.look("question");
        robot.click("question.no");
        robot.click("settings.back");
    }

    private void keys() {
        open(SettingsScreen.Part.KEYS);
        robot.click("key.undo.0");
        looker.look("settings-keys-press");
        robot.press(Keys.H);
        robot.waitUntilIdle();
        robot.pointAt("key.undo.0");
        looker.look("settings-keys-conflict");
        focus("settings.keys.reset");
        robot.click("settings.keys.reset");
    }

    private void open(SettingsScreen.Part part) {
        robot.act(() -> ((SettingsScreen) robot.screen()).open(part));
    }

    /** What had the focus would stay in sight, wherever the list is scrolled to. */
    private void focus(String name) {
        robot.act(() -> robot.screen().focus().focus(robot.screen().find(name)));
        robot.waitUntilIdle();
    }

    private void toTheEnd(String pane) {
        robot.act(
                () -> {
                    ScrollPane scroll = (ScrollPane) robot.screen().find(pane);
                    scroll.setScrollPercentY(1);
                    scroll.updateVisualScroll();
                });
    }
}
