package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Files;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.g2d.TextureAtlas.TextureAtlasData;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import meeples.app.Games;
import meeples.app.MeeplesGame;
import meeples.app.StartOptions;
import meeples.game.BoardGame;
import meeples.picture.Atlases;
import meeples.platform.MemoryStorage;
import meeples.room.playing.TableScreen;
import meeples.testing.NeedsDisplay;
import meeples.toy.ToyGame;
import org.junit.jupiter.api.Test;

/** Games bring icons of their own, in atlases of their own. */
@NeedsDisplay
class GameIconsTest {
    private static final String ICON = "icon-prize";

    @Test
    void aGamesOwnIconsLieAmongThePicturesOfWidgets() throws Exception {
        open(
                robot -> {
                    assertTrue(robot.ask(() -> robot.ui().theme().has(ICON)));
                    assertTrue(robot.ask(() -> robot.ui().theme().isColoured("prize")));
                });
    }

    @Test
    void iconsThatABrowserFetchesLaterAreTakenUpWithTheirGame() throws Exception {
        open(
                robot -> {
                    Files files = robot.ask(() -> Gdx.files);
                    robot.ask(() -> Gdx.files = without("toy/icons.atlas", files));
                    robot.ask(
                            () -> {
                                robot.ui().settings().textScale.set(110);
                                return true;
                            });
                    robot.waitFor("another theme", () -> !robot.ui().theme().has(ICON));
                    robot.ask(() -> Gdx.files = files);
                    assertFalse(robot.ask(() -> robot.ui().theme().has(ICON)));
                    robot.click("play");
                    robot.waitFor("the set-up", () -> robot.screen().find("setup.start") != null);
                    robot.click("setup.start");
                    robot.waitFor("the table", () -> robot.screen() instanceof TableScreen);
                    assertTrue(robot.ask(() -> robot.ui().theme().has(ICON)));
                });
    }

    @Test
    void noNameIsUsedByTwoAtlasesOfIcons() {
        List<String> atlases = new ArrayList<>();
        atlases.add(Atlases.UI);
        for (BoardGame<?, ?> game : Games.all().list()) {
            atlases.addAll(game.iconAtlases());
        }
        for (int size : Atlases.SIZES) {
            Set<String> names = new HashSet<>();
            for (String atlas : atlases) {
                Path path = Path.of("../assets").resolve(Atlases.file(size, atlas));
                FileHandle file = new FileHandle(path.toFile());
                for (TextureAtlasData.Region region :
                        new TextureAtlasData(file, file.parent(), false).getRegions()) {
                    assertTrue(names.add(region.name), region.name + " in " + path);
                }
            }
        }
    }

    /** The same files without those whose path ends so. */
    private static Files without(String end, Files files) {
        return (Files)
                Proxy.newProxyInstance(
                        GameIconsTest.class.getClassLoader(),
                        new Class<?>[] {Files.class},
                        (proxy, method, arguments) -> {
                            boolean hidden =
                                    arguments != null
                                            && arguments.length > 0
                                            && String.valueOf(arguments[0]).endsWith(end);
                            return hidden
                                    ? files.internal("nowhere")
                                    : method.invoke(files, arguments);
                        });
    }

    private static void open(UiRobot.Script script) throws Exception {
        Games games = new Games(List.of(new ToyGame()));
        UiRobot.play(
                1280,
                720,
                new MeeplesGame(
                        new DesktopPlatform(new MemoryStorage()), StartOptions.plain(), games),
                script);
    }
}
