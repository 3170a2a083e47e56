package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Pixmap.Format;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.g2d.PixmapPacker;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.List;
import meeples.app.Games;
import meeples.app.StartOptions;
import meeples.game.BoardGame;
import meeples.platform.MemoryStorage;
import meeples.room.entrance.TitleScreen;
import meeples.room.playing.TableScreen;
import meeples.room.saves.SaveShelf;
import meeples.room.saves.SavesScreen;
import meeples.testing.BotMatches;
import meeples.testing.NeedsDisplay;
import org.junit.jupiter.api.Test;

/** Memory of the graphics card that is no longer needed is given back. */
@NeedsDisplay
class TextureLifeTest {
    private static final int ROUNDS = 2;

    private static final int SAVES = 60;

    /** As many as are ever kept. */
    private static final int MOST_IN_SIGHT = 12;

    private final MemoryStorage storage = new MemoryStorage();

    /** Something is done again and again; the first time may load what is kept. */
    private void assertNothingIsLeftBy(UiRobot.Script start, UiRobot.Script round)
            throws Exception {
        assertEquals(0, leftBy(start, round), "textures are left behind");
    }

    /** How many textures there are more after each time. */
    private int leftBy(UiRobot.Script start, UiRobot.Script round) throws Exception {
        int[] left = new int[1];
        storage.write("settings", "meeples settings 1\nlanguage en\nbig-screen-offered on\n");
        UiRobot.play(
                1280,
                720,
                storage,
                StartOptions.plain(),
                robot -> {
                    start.run(robot);
                    robot.waitUntilIdle();
                    TextureCensus census = robot.ask(TextureCensus::begin);
                    round.run(robot);
                    int first = robot.ask(census::more);
                    for (int i = 0; i < ROUNDS; i++) {
                        round.run(robot);
                    }
                    left[0] = robot.ask(census::more) - first;
                    assertEquals(0, robot.ask(census::drawnDeleted), "deleted ones are drawn");
                });
        return left[0];
    }

    @Test
    void aWindowThatChangesItsSizeAgainAndAgain() throws Exception {
        assertNothingIsLeftBy(
                robot -> robot.click("settings"),
                robot -> {
                    resize(robot, 1024, 768);
                    resize(robot, 1280, 720);
                });
    }

    @Test
    void aLookThatChangesAgainAndAgain() throws Exception {
        assertNothingIsLeftBy(
                robot -> robot.click("settings"),
                robot -> {
                    robot.act(() -> robot.ui().settings().highContrast.flip());
                    robot.waitUntilIdle();
                    robot.act(() -> robot.ui().settings().textScale.set(150));
                    // Another theme is wanted before this one is ready.
                    robot.waitFor("a theme is made", () -> robot.ui().screens().isBusy());
                    robot.frames(20);
                    robot.act(() -> robot.ui().settings().textScale.set(100));
                    robot.act(() -> robot.ui().settings().highContrast.flip());
                    robot.waitUntilIdle();
                });
    }

    @Test
    void tablesThatAreOpenedResizedAndLeft() throws Exception {
        assertNothingIsLeftBy(
                robot -> {},
                robot -> {
                    robot.click("play");
                    robot.click("setup.start");
                    robot.waitFor("the table", () -> robot.screen() instanceof TableScreen);
                    robot.waitUntilIdle();
                    resize(robot, 1024, 768);
                    resize(robot, 1280, 720);
                    robot.press(Keys.M);
                    robot.click("to-title");
                    robot.waitFor("the title", () -> robot.screen() instanceof TitleScreen);
                    robot.waitUntilIdle();
                });
    }

    @Test
    void aLongListOfSavedGamesIsOpenedAgainAndAgainAndShowsOnlyWhatIsInSight() throws Exception {
        SaveShelf shelf = new SaveShelf(Games.all().list(), storage);
        for (int i = 0; i < SAVES; i++) {
            List<BoardGame<?, ?>> games = Games.all().list();
            shelf.keep("Save " + i, i, BotMatches.of(games.get(i % games.size()), i));
        }
        assertNothingIsLeftBy(
                robot -> {},
                robot -> {
                    robot.click("saves");
                    robot.waitFor("saves", () -> robot.screen() instanceof SavesScreen);
                    robot.waitUntilIdle();
                    int made = robot.ask(() -> thumbnails(robot.screen().stage().getRoot()));
                    assertTrue(made > 0 && made <= MOST_IN_SIGHT, made + " thumbnails");
                    robot.click("saves.back");
                    robot.waitFor("the title", () -> robot.screen() instanceof TitleScreen);
                    robot.waitUntilIdle();
                });
    }

    /** How many places for pictures of saved games have their picture. */
    private static int thumbnails(Group group) {
        int found = 0;
        for (Actor child : group.getChildren()) {
            if (child instanceof Group inner) {
                boolean shows =
                        child.getClass().getSimpleName().equals("Thumbnail") && inner.hasChildren();
                found += (shows ? 1 : 0) + thumbnails(inner);
            }
        }
        return found;
    }

    @Test
    void aPackerThatLeavesItsPagesBehindIsCaught() throws Exception {
        int left =
                leftBy(
                        robot -> {},
                        robot ->
                                robot.act(
                                        () -> {
                                            PixmapPacker packer =
                                                    new PixmapPacker(
                                                            64, 64, Format.RGBA8888, 0, false);
                                            packer.pack("dot", new Pixmap(1, 1, Format.RGBA8888));
                                            packer.updatePageTextures(
                                                    TextureFilter.Linear,
                                                    TextureFilter.Linear,
                                                    false);
                                            packer.dispose();
                                        }));
        assertEquals(ROUNDS, left);
    }

    private static void resize(UiRobot robot, int width, int height) {
        robot.act(() -> Gdx.graphics.setWindowedMode(width, height));
        robot.waitFor("the window has its size", () -> Gdx.graphics.getWidth() == width);
        robot.waitUntilIdle();
        robot.frames(5);
    }
}
