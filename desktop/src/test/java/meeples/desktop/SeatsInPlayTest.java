package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Path;
import java.util.List;
import meeples.fistful.ai.Bots;
import meeples.platform.MemoryStorage;
import meeples.testing.NeedsDisplay;
import org.junit.jupiter.api.Test;

/** Who plays a seat is changed in the middle of a game, through the real window. */
@NeedsDisplay
class SeatsInPlayTest {
    /** For people to look at. */
    private static final Path PICTURES = Path.of("build/bots");

    private static final String HUMAN = "";
    private static final int MOST_QUESTIONS = 60;

    private final MemoryStorage storage = new MemoryStorage();

    @Test
    void aBotChangesItsLevelGivesItsSeatToAHumanAndTakesItBack() throws Exception {
        TablePlayer.prepareLong(storage, 12, HUMAN, Bots.MARSHAL);
        TablePlayer.open(
                storage,
                1280,
                720,
                robot -> {
                    TablePlayer player = new TablePlayer(robot, TablePlayer.MOUSE, 1);
                    player.sitDown();
                    playUntilAsked(player, 0);
                    shootInAllLanguages(robot);
                    seat(robot, player, Bots.LEGEND);
                    seat(robot, player, HUMAN);
                    playUntilAsked(player, 1);
                    // The bot may begin as soon as the dialog is closed.
                    int decisions = player.match().size();
                    seat(robot, player, Bots.TENDERFOOT);
                    playUntilAsked(player, 0);
                    assertTrue(player.match().size() > decisions, "the bot has played on");
                });
    }

    private static void playUntilAsked(TablePlayer player, int seat) {
        for (int i = 0; i < MOST_QUESTIONS && player.awaitQuestion(); i++) {
            if (player.position().decider() == seat) {
                return;
            }
            player.answer();
        }
        throw new AssertionError("seat " + seat + " was never asked");
    }

    /** Lets somebody else play the second seat. */
    private static void seat(UiRobot robot, TablePlayer player, String who) {
        robot.click("seat-1");
        robot.await("player");
        while (!"player".equals(robot.focus())) {
            robot.press(Keys.TAB);
        }
        for (int i = 0; i <= Bots.LEVELS.size() && !who.equals(bot(player)); i++) {
            robot.press(Keys.RIGHT);
            robot.await("player");
        }
        assertEquals(who, bot(player));
        robot.click("close");
    }

    private static String bot(TablePlayer player) {
        return player.match().seats().get(1).bot();
    }

    private static void shootInAllLanguages(UiRobot robot) {
        for (String language : List.of("de", "fr", "en")) {
            robot.act(() -> robot.ui().settings().language.set(language));
            robot.click("seat-1");
            robot.waitUntilIdle();
            robot.shoot(PICTURES.resolve("seat-" + language + ".png"));
            assertEquals(List.of(), robot.ask(() -> TextFit.misfits(robot.screen())));
            robot.click("close");
        }
    }
}
