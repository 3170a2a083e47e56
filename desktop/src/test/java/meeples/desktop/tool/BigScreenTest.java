package meeples.desktop.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Supplier;
import meeples.app.StartOptions;
import meeples.desktop.TextFit;
import meeples.desktop.TextSizes;
import meeples.desktop.UiRobot;
import meeples.fistful.Fistful;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.table.Art;
import meeples.fistful.ui.CreditsScreen;
import meeples.fistful.ui.SetupChoice;
import meeples.fistful.ui.SetupScreen;
import meeples.fistful.ui.TableScreen;
import meeples.fistful.ui.book.RulesBook;
import meeples.fistful.ui.book.RulesScreen;
import meeples.fistful.ui.couch.EveningScreen;
import meeples.fistful.ui.couch.JoinScreen;
import meeples.fistful.ui.saves.SavesScreen;
import meeples.fistful.ui.score.Feats;
import meeples.platform.MemoryStorage;
import meeples.play.BadTextException;
import meeples.play.Evening;
import meeples.play.Match;
import meeples.play.MoveList;
import meeples.play.Seat;
import meeples.settings.Settings;
import meeples.testing.NeedsDisplay;
import meeples.testing.SimulatedPad;
import meeples.ui.LetterDialog;
import meeples.ui.SettingsScreen;
import meeples.ui.UiScreen;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every screen as a television shows it: nothing is too small, cut off or at the very edge. */
@NeedsDisplay
class BigScreenTest {
    /** What type must have at 1080 lines to be read from three metres. */
    private static final float LEAST = 24;

    private static final String[] NAMES = {"Annie", "Buck", "Calamity", "Doc"};

    /** For people to look at. */
    private static final Path PICTURES = Path.of("build/big-screen");

    private final List<String> complaints = new ArrayList<>();

    @ParameterizedTest
    @ValueSource(strings = {"en", "fr", "de"})
    void everyTextOfEveryScreenCanBeReadFromTheCouch(String language) throws Exception {
        MemoryStorage storage = new MemoryStorage();
        storage.write(
                "settings",
                "meeples settings 1\nreduced-motion on\nbig-screen on\nspeed 400\nauto-resolve off"
                        + "\nlanguage "
                        + language
                        + "\n");
        UiRobot.play(
                1920,
                1080,
                storage,
                StartOptions.plain(),
                robot -> new Walk(robot, language).all());
        assertEquals(List.of(), complaints);
    }

    /** Goes through all screens in one language. */
    private final class Walk {
        private final UiRobot robot;
        private final String language;

        Walk(UiRobot robot, String language) {
            this.robot = robot;
            this.language = language;
        }

        void all() {
            look("title");
            menus();
            couch();
            for (Decision decision : EnumSet.complementOf(EnumSet.of(Decision.OVER))) {
                show(() -> table(decision));
                look("ask-" + decision.name().toLowerCase(Locale.ROOT));
            }
            tableDialogs();
            ends();
        }

        private void menus() {
            robot.act(() -> robot.ui().settings().lastSetup.set(four()));
            show(() -> new SetupScreen(robot.ui(), new ClosedDoors()));
            look("set-up");
            show(() -> new SettingsScreen(robot.ui()));
            for (SettingsScreen.Part part : SettingsScreen.Part.values()) {
                robot.act(() -> ((SettingsScreen) robot.screen()).open(part));
                look("settings-" + part.name().toLowerCase(Locale.ROOT));
            }
            robot.act(() -> ((SettingsScreen) robot.screen()).open(SettingsScreen.Part.KEYS));
            robot.click("key.undo.0");
            look("key");
            robot.click("key.cancel");
            robot.click("settings.reset");
            look("question");
            show(() -> new SavesScreen(robot.ui(), new ClosedDoors()));
            look("saves-none");
            show(() -> new CreditsScreen(robot.ui()));
            look("credits");
            show(() -> new RulesScreen(robot.ui()));
            for (int chapter = 0; chapter < RulesBook.chapters().size(); chapter++) {
                look("rules-" + chapter);
                int next = (chapter + 1) % RulesBook.chapters().size();
                robot.act(() -> ((RulesScreen) robot.screen()).open(next));
            }
        }

        private String four() {
            SetupChoice choice = new SetupChoice();
            choice.setPlayers(4);
            return choice.write();
        }

        private void couch() {
            show(() -> new JoinScreen(robot.ui(), new ClosedDoors()));
            look("couch-empty");
            for (int i = 0; i < 3; i++) {
                String name = "Xbox " + i;
                robot.act(() -> SimulatedPad.of(name, robot.ui().devices().pads()).plugIn().a());
            }
            robot.press(Keys.SPACE);
            robot.press(Keys.W);
            robot.press(Keys.W);
            robot.press(Keys.W);
            robot.press(Keys.SPACE);
            look("couch-full");
            show(() -> new SetupScreen(robot.ui(), new ClosedDoors()));
            robot.act(() -> LetterDialog.open(robot.screen(), line("setup.seed")));
            look("letters");
        }

        private TextField line(String name) {
            return (TextField) robot.screen().find(name);
        }

        private void tableDialogs() {
            show(() -> table(Decision.TAKE));
            robot.press(Keys.L);
            look("log");
            robot.press(Keys.L);
            robot.press(Keys.P);
            look("seat");
            robot.press(Keys.P);
            robot.press(Keys.M);
            look("pause");
            robot.press(Keys.M);
            robot.press(Keys.H);
            robot.waitFor("advice", () -> robot.screen().find("advice") != null);
            look("advice");
        }

        /** The final scores, and how the evening stands. */
        private void ends() {
            show(this::lastMove);
            robot.waitFor("the scores", () -> robot.screen().find("evening") != null);
            look("scores");
            robot.act(() -> robot.ui().screens().push(evening()));
            look("evening");
        }

        private UiScreen evening() {
            Evening<Feats> evening = new Evening<>();
            for (int seed = 4; seed < 6; seed++) {
                Match<Town, Event> match = match(seed);
                playOut(match, seed);
                int[] points = {21, 34, 55, 8};
                evening.add(
                        new Evening.Played<>(
                                match, points, new int[] {3, 2, 1, 4}, Feats.of(match)));
            }
            return new EveningScreen(robot.ui(), new ClosedDoors(), evening, () -> {});
        }

        private void playOut(Match<Town, Event> match, int seed) {
            Random random = new Random(seed);
            MoveList moves = new MoveList();
            while (!match.isOver()) {
                match.legalMoves(moves);
                match.play(moves.get(random.nextInt(moves.size())));
            }
        }

        private UiScreen lastMove() {
            Match<Town, Event> match = match(3);
            playOut(match, 3);
            return new TableScreen(robot.ui(), new ClosedDoors(), match);
        }

        /** A game of four at the first decision of a kind after it has gone on for a while. */
        private UiScreen table(Decision decision) {
            for (int seed = 1; ; seed++) {
                Match<Town, Event> match = match(seed);
                Random random = new Random(seed);
                MoveList moves = new MoveList();
                int earliest = decision == Decision.MARQUEE ? 0 : 60;
                while (!match.isOver()
                        && (match.size() < earliest || match.position().decision() != decision)) {
                    match.legalMoves(moves);
                    match.play(moves.get(random.nextInt(moves.size())));
                }
                if (!match.isOver()) {
                    return new TableScreen(robot.ui(), new ClosedDoors(), match);
                }
            }
        }

        private void show(Supplier<UiScreen> screen) {
            robot.act(() -> robot.ui().screens().reset(screen.get()));
            robot.waitUntilIdle();
        }

        private void look(String where) {
            robot.waitUntilIdle();
            robot.frames(2);
            List<String> found = new ArrayList<>();
            robot.ask(
                    () -> {
                        UiScreen screen = robot.screen();
                        Settings settings = screen.ui().settings();
                        assertTrue(settings.bigScreen.isOn());
                        found.addAll(TextSizes.complaints(screen, LEAST));
                        found.addAll(TextFit.misfits(screen));
                        if (screen instanceof TableScreen table
                                && table.table().smallestText() < LEAST) {
                            found.add(table.table().smallestText() + " px on the table");
                        }
                        return true;
                    });
            for (String complaint : found) {
                complaints.add(where + " (" + language + "): " + complaint);
            }
            robot.shoot(PICTURES.resolve(language).resolve(where + ".png"));
        }
    }

    private static Match<Town, Event> match(int seed) {
        List<Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < NAMES.length; seat++) {
            seats.add(new Seat(NAMES[seat], "", Art.COLOURS[seat], Art.SYMBOLS[seat]));
        }
        try {
            return new Match<>(Fistful.GAME, "players 4 first 1 seed " + seed, seats);
        } catch (BadTextException e) {
            throw new IllegalStateException(e);
        }
    }
}
