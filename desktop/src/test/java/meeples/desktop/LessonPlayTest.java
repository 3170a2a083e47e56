package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.badlogic.gdx.Input.Keys;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import meeples.app.MeeplesGame;
import meeples.app.StartOptions;
import meeples.coloma.model.Valley;
import meeples.coloma.ui.ColomaGame;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.rules.Move;
import meeples.fistful.ui.FistfulGame;
import meeples.game.lesson.Lesson;
import meeples.platform.MemoryStorage;
import meeples.room.entrance.TitleScreen;
import meeples.room.lesson.LessonScreen;
import meeples.room.lesson.LessonsScreen;
import meeples.room.playing.TableScreen;
import meeples.testing.NeedsDisplay;
import org.junit.jupiter.api.Test;

/** Lessons from the title screen to their last words, by every device. */
@NeedsDisplay
class LessonPlayTest {
    private static final int MOST_PRESSES = 300;

    private final FistfulGame game = new FistfulGame();
    private final MemoryStorage storage = new MemoryStorage();

    private void open(UiRobot.Script script) throws Exception {
        String language = System.getProperty("lessons.language", "en");
        storage.write(
                "settings",
                "meeples settings 1\nreduced-motion on\nspeed 400\nlanguage " + language + "\n");
        UiRobot.play(
                Integer.getInteger("lessons.width", 1280),
                Integer.getInteger("lessons.height", 720),
                storage,
                StartOptions.plain().withGame(game.name()),
                script);
    }

    /** What is pressed for a move in town. */
    private static List<String> way(Town town, int move) {
        List<String> way = new ArrayList<>();
        switch (Move.decision(move)) {
            case TAKE -> {
                int place = Move.location(move);
                way.add("target-LOCATION-" + place);
                if (!Place.isBuilding(place)) {
                    way.add("target-SPACE-" + Move.space(move));
                }
                if (Place.isBuilding(place) || town.meeples(place) > 1) {
                    boolean clockwise = Move.direction(move) == Street.CLOCKWISE;
                    way.add(clockwise ? "clockwise" : "counterclockwise");
                }
            }
            case SOW -> way.add("target-HAND_MEEPLE-" + Move.meeple(move));
            case RESOLVE -> {
                int space = Move.space(move);
                way.add("target-SPACE-" + (space == Street.SHOWDOWN ? Street.S0 : space));
            }
            case BUILD, UPGRADE, REROLL -> way.add(Move.yes(move) ? "yes" : "no");
            default -> throw new IllegalArgumentException("no lesson asks for this");
        }
        return way;
    }

    private static LessonPupil<Town, Event> pupil(UiRobot robot, GamePlayer.Device device) {
        return new LessonPupil<>(robot, device, LessonPlayTest::way);
    }

    private void learn(UiRobot robot, GamePlayer.Device device, int lessons) {
        device.press(robot, "learn");
        LessonPupil<Town, Event> pupil = pupil(robot, device);
        for (Lesson<Town> lesson : game.lessons().subList(0, lessons)) {
            robot.waitFor("the list", () -> robot.screen() instanceof LessonsScreen);
            assertTrue(pupil.learn(lesson) > 0, "nothing was held back: " + lesson.name());
            device.press(robot, "lesson.menu");
            device.press(robot, "lesson.list");
        }
    }

    @Test
    void allLessonsAreLearntByMouseAndThenTheFirstGameBegins() throws Exception {
        open(
                robot -> {
                    learn(robot, GamePlayer.MOUSE, game.lessons().size());
                    robot.click("lessons.first-game");
                    robot.waitFor("a whole game", () -> robot.screen() instanceof TableScreen);
                    assertFalse(robot.isOn(LessonScreen.class));
                    assertTrue(robot.ui().settings().tips.isOn());
                });
    }

    /** Presses whatever glows, mostly the wrong things, and is led to the end all the same. */
    @Test
    void whoeverTriesEverythingComesToTheEndOfColomasLessons() throws Exception {
        ColomaGame coloma = new ColomaGame();
        GamePlayer.open(
                coloma,
                storage,
                1280,
                720,
                robot -> {
                    robot.click("learn");
                    for (Lesson<Valley> lesson : coloma.lessons()) {
                        robot.await("lesson." + lesson.name());
                        stumbleThrough(robot, lesson);
                        robot.click("lesson.menu");
                        robot.click("lesson.list");
                    }
                });
    }

    private static void stumbleThrough(UiRobot robot, Lesson<Valley> lesson) {
        Random random = new Random(lesson.name().length());
        robot.click("lesson." + lesson.name());
        robot.waitFor("the lesson", () -> robot.screen() instanceof LessonScreen);
        for (int i = 0; i < MOST_PRESSES; i++) {
            robot.waitFor(
                    "a paper or a question",
                    () -> robot.screen().find("lesson.on") != null || !answers(robot).isEmpty());
            if (!robot.sees("lesson.on")) {
                List<String> answers = robot.ask(() -> answers(robot));
                robot.click(answers.get(random.nextInt(answers.size())));
            } else if (robot.ask(() -> table(robot).course().isAtTheEnd())) {
                LessonPupil.picture(robot, lesson.name() + "-end");
                return;
            } else {
                LessonPupil.picture(robot, lesson.name() + "-paper-" + i);
                robot.click("lesson.on");
            }
        }
        fail("no way to the end of " + lesson.name());
    }

    private static LessonScreen<?, ?> table(UiRobot robot) {
        return (LessonScreen<?, ?>) robot.screen();
    }

    private static List<String> answers(UiRobot robot) {
        return table(robot).answers();
    }

    @Test
    void aLessonIsLearntByKeys() throws Exception {
        open(robot -> learn(robot, GamePlayer.KEYS, 2));
    }

    @Test
    void aLessonIsLearntByTouch() throws Exception {
        open(robot -> learn(robot, GamePlayer.FINGER, 2));
    }

    @Test
    void aLessonIsLearntByPad() throws Exception {
        open(
                robot -> {
                    PadHolder holder = PadHolder.with(robot, "Xbox One Controller");
                    learn(robot, (window, name) -> holder.press(name), 2);
                });
    }

    @Test
    void aLessonGoesOnWhereItWasLeftAndTakesNothingFromTheMatchUnderWay() throws Exception {
        TablePlayer.prepare(storage, 1, "", "tenderfoot");
        String match = storage.read("autosave-fistful");
        open(
                robot -> {
                    robot.click("learn");
                    robot.click("lesson.turn");
                    robot.click("lesson.on");
                    robot.click("lesson.on");
                    robot.click("target-LOCATION-3");
                    robot.click("clockwise");
                    robot.await("lesson.on");
                    String words =
                            robot.ask(() -> ((LessonScreen<?, ?>) robot.screen()).course().words());
                    robot.press(Keys.ESCAPE);
                    robot.click("lesson.to-title");
                    robot.waitFor("the title", () -> robot.screen() instanceof TitleScreen);
                    robot.click("learn");
                    robot.click("lesson.turn");
                    robot.await("lesson.on");
                    assertEquals(
                            words,
                            robot.ask(
                                    () -> ((LessonScreen<?, ?>) robot.screen()).course().words()));
                    assertEquals(match, storage.read("autosave-fistful"));
                });
    }

    @Test
    void whoeverIsHereForTheFirstTimeIsOfferedLessonsOnce() throws Exception {
        storage.write("settings", "meeples settings 1\nreduced-motion on\nlanguage en\n");
        welcome(
                robot -> {
                    robot.await("welcome.learn");
                    assertEquals("welcome.learn", robot.focus());
                    robot.click("welcome.learn");
                    robot.waitFor("the list", () -> robot.screen() instanceof LessonsScreen);
                });
        welcome(robot -> assertFalse(robot.sees("welcome.learn")));
    }

    private void welcome(UiRobot.Script script) throws Exception {
        MeeplesGame stranger = new MeeplesGame(new DesktopPlatform(storage), StartOptions.plain());
        stranger.welcomeStrangers();
        UiRobot.play(1280, 720, stranger, script);
    }
}
