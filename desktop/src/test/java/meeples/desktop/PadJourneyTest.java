package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import meeples.app.StartOptions;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.ui.FistfulGame;
import meeples.fistful.ui.book.FistfulBook;
import meeples.platform.MemoryStorage;
import meeples.play.Match;
import meeples.room.couch.JoinScreen;
import meeples.room.entrance.TitleScreen;
import meeples.room.playing.DemoTable;
import meeples.room.playing.TableScreen;
import meeples.room.replay.ReplayScreen;
import meeples.room.saves.Autosave;
import meeples.room.saves.SaveShelf;
import meeples.room.saves.SavesScreen;
import meeples.room.scores.EveningScreen;
import meeples.testing.NeedsDisplay;
import meeples.testing.SimulatedPad;
import meeples.ui.SettingsScreen;
import org.junit.jupiter.api.Test;

/**
 * Somebody with a pad and nothing else comes to every screen and dialog, to everything on it, uses
 * it and leaves it again.
 */
@NeedsDisplay
class PadJourneyTest {
    private final MemoryStorage storage = new MemoryStorage();
    private UiRobot robot;
    private PadHolder holder;

    private void travel(UiRobot.Script script) throws Exception {
        travel(StartOptions.plain(), script);
    }

    private void travel(StartOptions options, UiRobot.Script script) throws Exception {
        storage.write(
                "settings", "meeples settings 1\nreduced-motion on\nspeed 400\nlanguage en\n");
        UiRobot.play(
                960,
                540,
                storage,
                options,
                window -> {
                    robot = window;
                    holder = PadHolder.with(robot, "Xbox One Controller");
                    script.run(robot);
                });
    }

    private SimulatedPad pad() {
        return holder.pad();
    }

    private void press(Runnable button) {
        robot.act(button);
        robot.waitUntilIdle();
    }

    /** Writes one letter on the wheel in place of what was there, and is done. */
    private void write(String field, String letter) {
        holder.go(field, "letters");
        for (int i = 0; i < 60 && !written().equals("|"); i++) {
            press(pad()::x);
        }
        for (int i = 0; i < letter.charAt(0) - 'A'; i++) {
            robot.act(pad()::right);
        }
        press(pad()::a);
        press(pad()::start);
        assertFalse(robot.sees("letters"));
        assertEquals(letter, robot.ask(() -> ((TextField) find(field)).getText()));
    }

    private Actor find(String name) {
        return robot.screen().find(name);
    }

    private String written() {
        return robot.ask(() -> ((Label) find("letters.written")).getText().toString());
    }

    @Test
    void theTitleTheSetUpTheCouchTheRulesAndTheCredits() throws Exception {
        travel(
                any -> {
                    holder.visitAll();
                    press(pad()::b);
                    assertTrue(robot.sees("question.no"), "leaving the game is asked about first");
                    holder.visitAll();
                    holder.leave("play");
                    lessons();
                    setUp();
                    couch();
                    rules();
                    holder.go("credits", "credits.back");
                    holder.visitAll();
                    holder.leave("play");
                });
    }

    private void lessons() {
        holder.go("learn", "lessons.back");
        holder.visitAll();
        holder.go("lesson.turn", "lesson.on");
        holder.visitAll();
        holder.press("lesson.on");
        robot.await("lesson.on");
        holder.go("lesson.menu", "lesson.list");
        holder.visitAll();
        holder.go("lesson.list", "lessons.back");
        holder.leave("play");
    }

    private void setUp() {
        holder.go("play", "setup.start");
        holder.walkTo("setup.players");
        press(pad()::right);
        assertTrue(robot.sees("setup.name.2"));
        holder.visitAll();
        write("setup.name.0", "C");
        holder.walkTo("setup.more");
        press(pad()::a);
        holder.walkTo("setup.german-madame");
        press(pad()::a);
        holder.go("setup.start", "menu");
        assertEquals("C", robot.ask(() -> table().match().seats().get(0).name()));
        robot.waitFor("the first question", () -> !table().answers().isEmpty());
        holder.press("menu");
        robot.await("to-title");
        toTitle();
    }

    /** Some want to be asked first. */
    private void toTitle() {
        holder.press("to-title");
        if (robot.sees("question.yes")) {
            holder.press("question.yes");
        }
        robot.await("credits");
        robot.waitUntilIdle();
    }

    private void couch() {
        holder.press("couch");
        robot.waitFor("the couch", () -> robot.screen() instanceof JoinScreen);
        robot.waitUntilIdle();
        press(pad()::a);
        assertTrue(robot.sees("couch.card.0"));
        press(pad()::up);
        press(pad()::right);
        press(pad()::b);
        assertFalse(robot.sees("couch.card.0"));
        holder.leave("play");
    }

    private void rules() {
        holder.go("rules", "search");
        for (int chapter = 0; chapter < new FistfulBook().chapters().size(); chapter++) {
            press(pad()::rightShoulder);
        }
        press(pad()::leftShoulder);
        holder.visitAll();
        for (int i = 0; i < new FistfulBook().chapters().size() && page().getMaxY() == 0; i++) {
            press(pad()::leftShoulder);
        }
        robot.act(() -> pad().move(3, 1));
        robot.waitFor("the stick to scroll down", () -> scrolled() > 0);
        robot.act(() -> pad().move(3, -1));
        robot.waitFor("the stick to scroll up", () -> scrolled() == 0);
        robot.act(() -> pad().move(3, 0));
        write("search", "B");
        holder.leave("play");
    }

    private ScrollPane page() {
        return robot.ask(() -> (ScrollPane) find("page"));
    }

    private float scrolled() {
        return ((ScrollPane) find("page")).getScrollY();
    }

    @Test
    void everyPageOfTheSettingsWithKeysAndTheMappingOfAPad() throws Exception {
        travel(
                any -> {
                    holder.go("settings", "settings.back");
                    for (SettingsScreen.Part part : SettingsScreen.Part.values()) {
                        String tab = "settings.part." + part.name().toLowerCase(Locale.ROOT);
                        assertTrue(robot.sees(tab));
                        holder.visitAll();
                        press(pad()::rightShoulder);
                    }
                    boolean before = robot.ask(() -> robot.ui().settings().tips.isOn());
                    press(pad()::rightShoulder);
                    holder.press("settings.hints");
                    assertNotEquals(before, robot.ask(() -> robot.ui().settings().tips.isOn()));
                    holder.walkTo("settings.marshal-thinks");
                    String thinks =
                            robot.ask(() -> robot.ui().settings().thinkingOf("marshal").get());
                    press(pad()::right);
                    assertNotEquals(
                            thinks,
                            robot.ask(() -> robot.ui().settings().thinkingOf("marshal").get()));
                    keys();
                    mapping();
                    holder.go("settings.reset", "question.no");
                    holder.visitAll();
                    holder.press("question.yes");
                    assertEquals(before, robot.ask(() -> robot.ui().settings().tips.isOn()));
                    holder.leave("play");
                });
    }

    private void keys() {
        holder.press("settings.part.keys");
        robot.waitUntilIdle();
        holder.go("key.redo.0", "key.cancel");
        holder.visitAll();
        holder.leave("key.redo.0");
        holder.go("key.redo.0", "key.none");
        holder.press("key.none");
        holder.go("settings.keys.reset", "settings.keys.reset");
    }

    /** Each button in turn, as the dialog asks for them; what the pad lacks is left out by it. */
    private void mapping() {
        holder.press("settings.part.pads");
        robot.waitUntilIdle();
        holder.go("pads.teach.0", "pads.done");
        int[] buttons = {0, 1, 2, 3, 11, 12, 13, 14, 9, 10};
        robot.act(() -> IntStream.of(buttons).forEach(pad()::press));
        String asked = robot.ask(this::asked);
        robot.act(() -> pad().hold(1));
        robot.waitFor("the one before", () -> !asked().equals(asked));
        robot.act(() -> pad().letGo(1));
        robot.act(() -> pad().press(10));
        assertEquals(asked, robot.ask(this::asked));
        robot.act(() -> pad().hold(0));
        robot.waitFor("both triggers to be left out", () -> asked().contains("log"));
        robot.act(() -> pad().letGo(0));
        robot.act(
                () -> {
                    pad().press(4);
                    pad().press(6);
                    for (int axis : new int[] {1, 0, 3, 2}) {
                        tilt(axis, -1);
                        tilt(axis, 1);
                    }
                    pad().press(7);
                    pad().press(8);
                });
        robot.waitFor("all to be known", () -> find("pads.done") == null);
        assertTrue(robot.ask(() -> robot.ui().devices().mappings().has("Xbox One Controller")));
        holder.go("pads.forget.0", "pads.teach.0");
    }

    private void tilt(int axis, float value) {
        pad().move(axis, 0);
        pad().move(axis, value);
        pad().move(axis, 0);
    }

    /** What the dialog asks for; to be called between two frames. */
    private String asked() {
        return ((Label) find("pads.asked")).getText().toString();
    }

    @Test
    void savedGamesAndTheirReplaysWithAnalysis() throws Exception {
        SaveShelf shelf = new SaveShelf(List.of(new FistfulGame()), storage);
        shelf.keep("Evening", 100, ReplaysTest.finishedMatch(2, 5));
        shelf.keep("Morning", 200, unfinished());
        travel(
                any -> {
                    holder.go("saves", "saves.back");
                    holder.visitAll();
                    rename();
                    holder.go("saves.delete.2", "saves.put-back");
                    assertFalse(robot.sees("saves.open.2"));
                    holder.go("saves.put-back", "saves.open.2");
                    holder.press("saves.copy.2");
                    holder.go("saves.paste", "saves.open.3");
                    exchange();
                    replay();
                    holder.go("saves.open.2", "menu");
                });
    }

    private static Match<Town, Event> unfinished() throws Exception {
        Match<Town, Event> whole = ReplaysTest.finishedMatch(2, 6);
        return whole.branch(whole.size() / 2, whole.seats());
    }

    private void rename() {
        holder.go("saves.rename.1", "name.field");
        holder.visitAll();
        write("name.field", "D");
        holder.press("name.accept");
        robot.await("saves.back");
        assertTrue(storage.read("saves/1").startsWith("name D\n"));
    }

    /** To a file and back without the system's dialogs, which want a mouse. */
    private void exchange() {
        holder.go("saves.load", "files.cancel");
        holder.leave("saves.load");
        holder.press("saves.file.1");
        holder.go("saves.load", "files.0");
        holder.visitAll();
        holder.go("files.0", "saves.watch.4");
    }

    private void replay() {
        holder.go("saves.watch.1", "replay.play");
        holder.visitAll();
        assertEquals(0, at());
        press(pad()::y);
        assertEquals(1, at());
        press(pad()::rightShoulder);
        int turn = at();
        assertTrue(turn > 1);
        press(pad()::x);
        assertEquals(turn - 1, at());
        holder.walkTo("replay.scrubber");
        press(pad()::right);
        assertEquals(turn, at());
        holder.walkTo("replay.speed");
        press(pad()::right);
        holder.press("replay.play");
        robot.waitFor("the replay to go on", () -> replayScreen().replay().at() > turn);
        holder.press("replay.play");
        boolean logIsOpen = robot.sees("log-panel");
        press(pad()::select);
        assertEquals(!logIsOpen, robot.sees("log-panel"));
        press(pad()::select);
        assertEquals(logIsOpen, robot.sees("log-panel"));
        robot.act(() -> pad().move(5, 1));
        robot.waitFor("a closer look", () -> replayScreen().table().isZoomed());
        robot.act(() -> pad().move(5, 0));
        robot.act(() -> pad().press(8));
        assertFalse(robot.ask(() -> replayScreen().table().isZoomed()));
        holder.press("replay.review");
        robot.await("analysis.result");
        robot.waitUntilIdle();
        holder.visitAll();
        holder.press("review-0");
        robot.await("review.lines");
        holder.go("replay.resume", "resume.start");
        holder.visitAll();
        holder.leave("replay.play");
        holder.leave("saves.back");
        assertTrue(robot.isOn(SavesScreen.class));
    }

    private ReplayScreen<?, ?> replayScreen() {
        return (ReplayScreen<?, ?>) robot.screen();
    }

    private int at() {
        return robot.ask(() -> replayScreen().replay().at());
    }

    private TableScreen<?, ?> table() {
        return (TableScreen<?, ?>) robot.screen();
    }

    @Test
    void theTableWithMenuLogHelpSeatsAndFaces() throws Exception {
        TablePlayer.prepareLong(storage, 3, "", "");
        travel(
                any -> {
                    TablePlayer player =
                            new TablePlayer(robot, (window, answer) -> holder.press(answer), 1);
                    player.sitDown();
                    for (int i = 0; i < 12 && player.awaitQuestion(); i++) {
                        holder.visitAll();
                        player.answer();
                    }
                    player.awaitQuestion();
                    Town before = player.position();
                    menu();
                    log();
                    figures();
                    holder.go("seat-1", "close");
                    holder.visitAll();
                    holder.leave("menu");
                    faces(before.decider());
                    robot.act(pad()::rightShoulder);
                    robot.await("advice");
                    robot.act(pad()::rightShoulder);
                    assertEquals(before, player.position(), "nothing of it decides anything");
                });
    }

    private void menu() {
        press(pad()::start);
        holder.visitAll();
        holder.go("save", "name.field");
        holder.visitAll();
        holder.leave("resume");
        holder.go("rules", "search");
        holder.leave("resume");
        holder.go("settings", "settings.back");
        holder.leave("resume");
        holder.go("watch", "replay.play");
        holder.leave("resume");
        holder.press("copy-game");
        holder.press("resume");
        assertFalse(robot.sees("resume"));
    }

    private void log() {
        press(pad()::select);
        assertTrue(robot.sees("log-panel"));
        holder.walkTo("log-earlier");
        holder.press("log-earlier");
        holder.walkTo("log-0");
        press(pad()::a);
        holder.walkTo("log-close");
        press(pad()::b);
        assertFalse(robot.sees("log-panel"));
    }

    /** What the figures in the bar mean, and whatever else can be asked about. */
    private void figures() {
        for (String figure : List.of("round", "graves", "bank", "explosions", "bag")) {
            holder.press("figure-" + figure);
            assertTrue(robot.sees("help"), figure);
            press(pad()::b);
            assertFalse(robot.sees("help"), figure);
        }
        holder.walkTo("seat-0");
        robot.act(() -> pad().press(7));
        assertTrue(robot.sees("help"));
        press(pad()::b);
        assertFalse(robot.sees("help"));
    }

    private void faces(int seat) {
        String focus = robot.focus();
        robot.act(pad()::leftShoulder);
        assertTrue(robot.sees("emotes-" + seat));
        robot.act(pad()::up);
        assertTrue(robot.sees("emote-" + seat + "-cheer"));
        robot.act(pad()::leftShoulder);
        robot.act(pad()::b);
        assertFalse(robot.sees("emotes-" + seat));
        assertEquals(focus, robot.focus());
        assertTrue(robot.isOn(TableScreen.class));
    }

    @Test
    void theScoresTheAnalysisAndTheStandings() throws Exception {
        Match<Town, Event> match = ReplaysTest.finishedMatch(2, 5);
        new Autosave<>(new FistfulGame(), storage)
                .keep(match.branch(match.size() - 1, match.seats()));
        travel(
                any -> {
                    holder.press("continue");
                    robot.await("details");
                    robot.waitUntilIdle();
                    holder.visitAll();
                    holder.press("details");
                    robot.await("analysis.result");
                    robot.waitUntilIdle();
                    holder.visitAll();
                    holder.go("finding-0", "finding.watch");
                    holder.visitAll();
                    holder.go("finding.watch", "replay.play");
                    holder.leave("rematch");
                    holder.press("copy-seed");
                    holder.press("copy-game");
                    holder.go("evening", "evening.rematch");
                    assertTrue(robot.isOn(EveningScreen.class));
                    holder.visitAll();
                    holder.press("evening.seats");
                    robot.waitFor("the couch", () -> robot.screen() instanceof JoinScreen);
                    holder.leave("evening.rematch");
                    holder.leave("rematch");
                    toTitle();
                });
    }

    @Test
    void anyButtonEndsTheDemo() throws Exception {
        travel(
                new StartOptions(false, "en", 0.6f, null, null),
                any -> {
                    robot.waitFor("bots to play", () -> robot.screen() instanceof DemoTable);
                    robot.act(pad()::y);
                    assertTrue(robot.isOn(TitleScreen.class));
                });
    }
}
