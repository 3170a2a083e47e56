package meeples.desktop.fault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import java.nio.file.Path;
import meeples.app.Games;
import meeples.app.StartOptions;
import meeples.desktop.UiRobot;
import meeples.game.BoardGame;
import meeples.platform.MemoryStorage;
import meeples.play.BadTextException;
import meeples.play.Game;
import meeples.play.Match;
import meeples.play.MatchText;
import meeples.play.MoveList;
import meeples.room.entrance.TitleScreen;
import meeples.room.replay.ReplayScreen;
import meeples.room.saves.SavesScreen;
import meeples.testing.BotMatches;
import meeples.testing.NeedsDisplay;
import meeples.testing.StrangeNotation;
import org.junit.jupiter.api.Test;

/** What players meet when the rules have changed since they left a match. */
@NeedsDisplay
class OtherRulesTableTest {
    private static final int DECISIONS = 30;
    private static final int STRANGE = 11;

    /** A match as a program of former times has written it. */
    private static <S, E> String formerMatch(BoardGame<S, E> game) throws BadTextException {
        Game<S, E> today = game.game();
        Game<S, E> then =
                new Game<>(
                        today.name(),
                        today.version(),
                        today.rules(),
                        new StrangeNotation<>(today.notation(), STRANGE));
        Match<S, E> bots = BotMatches.of(game, 5);
        Match<S, E> match = new Match<>(then, bots.setup(), bots.seats());
        MoveList legal = new MoveList();
        while (match.size() < DECISIONS) {
            match.legalMoves(legal);
            match.play(legal.get(0));
        }
        return MatchText.write(match);
    }

    @Test
    void theyAreToldWhyItCannotGoOnAndMayWatchItUpToThere() throws Exception {
        BoardGame<?, ?> game = Games.all().first();
        String text = formerMatch(game);
        MemoryStorage storage = new MemoryStorage();
        storage.write("settings", "meeples settings 1\nlanguage en\nbig-screen-offered on\n");
        storage.write("autosave-" + game.name(), text);
        storage.write("saves/1", "name Old times\ndate 200\n" + text);
        UiRobot.play(
                1280,
                720,
                storage,
                StartOptions.plain().withGame(game.name()),
                robot -> {
                    robot.click("continue");
                    robot.await("question.yes");
                    robot.waitUntilIdle();
                    robot.shoot(Path.of("build/screens/other-rules.png"));
                    robot.click("question.yes");
                    assertWatched(robot);
                    while (!robot.isOn(TitleScreen.class)) {
                        robot.press(Keys.ESCAPE);
                        robot.waitUntilIdle();
                    }
                    robot.click("saves");
                    robot.waitFor("saves", () -> robot.screen() instanceof SavesScreen);
                    robot.waitUntilIdle();
                    Label reason = robot.ask(() -> (Label) robot.screen().find("saves.locked.1"));
                    assertTrue(
                            robot.ask(() -> reason.getText().toString())
                                    .contains("decision " + STRANGE),
                            "it says which decision");
                    robot.shoot(Path.of("build/screens/other-rules-saves.png"));
                    robot.click("saves.watch.1");
                    assertWatched(robot);
                });
        assertEquals(text, storage.read("autosave-" + game.name()));
        assertEquals("name Old times\ndate 200\n" + text, storage.read("saves/1"));
    }

    private static void assertWatched(UiRobot robot) {
        robot.waitFor("the replay", () -> robot.screen() instanceof ReplayScreen);
        int length = robot.ask(() -> ((ReplayScreen<?, ?>) robot.screen()).replay().length());
        assertEquals(STRANGE - 1, length);
        robot.waitUntilIdle();
    }
}
