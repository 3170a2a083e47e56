package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Path;
import java.util.List;
import meeples.app.StartOptions;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.ui.FistfulGame;
import meeples.platform.MemoryStorage;
import meeples.play.Match;
import meeples.room.playing.TableScreen;
import meeples.testing.NeedsDisplay;
import org.junit.jupiter.api.Test;

/** Nothing is irrevocable by accident, through the real window. */
@NeedsDisplay
class TakeBackTest {
    /** For people to look at. */
    private static final Path PICTURES = Path.of("build/take-back");

    /** A robber with two builders, nobody near any treasure: one drop makes the whole turn. */
    private static final String QUIET =
            "town players 2 first 1 / north people BBB BBR BBB BBB BBB - / south people"
                    + " BBB BBB - - - - / saloon V";

    private final MemoryStorage storage = new MemoryStorage();

    private void play(int speed, UiRobot.Script script) throws Exception {
        storage.write("settings", "meeples settings 1\nlanguage en\nspeed " + speed + "\n");
        GamePlayer.keep(new FistfulGame(), storage, QUIET, "", "tenderfoot");
        UiRobot.play(
                1280,
                720,
                storage,
                StartOptions.plain().withGame("fistful"),
                robot -> {
                    robot.click("continue");
                    asked(robot, Decision.TAKE);
                    script.run(robot);
                });
    }

    @SuppressWarnings("unchecked") // the tests play Fistful
    private static Match<Town, Event> match(UiRobot robot) {
        return ((TableScreen<Town, Event>) robot.screen()).match();
    }

    private static void asked(UiRobot robot, Decision decision) {
        robot.waitFor(
                "the question " + decision,
                () ->
                        robot.screen() instanceof TableScreen<?, ?> table
                                && table.isAsking()
                                && match(robot).decider() == 0
                                && match(robot).position().decision() == decision);
    }

    /** The case of somebody who meant to drop a builder first. */
    private static void dropTheRobber(UiRobot robot) {
        robot.click("target-LOCATION-1");
        robot.click("target-SPACE-" + Street.doorway(2));
        asked(robot, Decision.SOW);
        robot.click("target-HAND_MEEPLE-" + Meeple.ROBBER);
    }

    private static int decider(UiRobot robot) {
        return robot.ask(() -> match(robot).decider());
    }

    @Test
    void aTurnThatEndedByItselfWaitsWithTheWayBackInSight() throws Exception {
        play(
                100,
                robot -> {
                    dropTheRobber(robot);
                    robot.click("take-back");
                    asked(robot, Decision.SOW);
                    assertFalse(robot.sees("take-back"));
                });
    }

    @Test
    void theOfferFitsInEveryLanguage() throws Exception {
        play(
                50,
                robot -> {
                    robot.click("target-LOCATION-1");
                    robot.click("target-SPACE-" + Street.doorway(2));
                    for (String language : List.of("de", "fr", "en")) {
                        robot.act(() -> robot.ui().settings().language.set(language));
                        asked(robot, Decision.SOW);
                        robot.click("target-HAND_MEEPLE-" + Meeple.ROBBER);
                        robot.await("take-back");
                        assertEquals(List.of(), robot.ask(() -> TextFit.misfits(robot.screen())));
                        assertEquals(1, decider(robot), "the turn is over");
                        robot.shoot(PICTURES.resolve("waits-" + language + ".png"));
                        robot.press(Keys.Z); // also when the bot has begun meanwhile
                    }
                });
    }

    @Test
    void afterAMomentOrAPressTheBotGoesOn() throws Exception {
        play(
                200,
                robot -> {
                    dropTheRobber(robot);
                    robot.await("go-on");
                    int size = robot.ask(() -> match(robot).size());
                    robot.click("go-on");
                    robot.waitFor("the bot", () -> match(robot).size() > size);
                    assertFalse(robot.sees("take-back"));
                });
        play(
                400,
                robot -> {
                    dropTheRobber(robot);
                    robot.await("take-back");
                    int size = robot.ask(() -> match(robot).size());
                    robot.waitFor("the bot", () -> match(robot).size() > size);
                });
    }

    @Test
    void aBotThatHasBegunIsCalledBackByTheKey() throws Exception {
        play(
                100,
                robot -> {
                    dropTheRobber(robot);
                    robot.await("go-on");
                    int size = robot.ask(() -> match(robot).size());
                    robot.press(Keys.S);
                    robot.waitFor("the bot's handful", () -> match(robot).size() > size);
                    assertTrue(robot.ask(() -> !match(robot).revealed(match(robot).size() - 1)));
                    robot.press(Keys.Z);
                    asked(robot, Decision.SOW);
                });
    }
}
