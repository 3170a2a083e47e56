package meeples.desktop.tool;

import com.badlogic.gdx.ApplicationListener;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import meeples.desktop.DesktopLauncher;
import meeples.desktop.DesktopWindow;
import meeples.desktop.Display;
import meeples.desktop.cli.Arguments;
import meeples.desktop.cli.Program;
import meeples.desktop.cli.WindowSize;
import meeples.desktop.cli.WrongArgument;

/** Writes pictures of the main moments of a game and of all screens. */
public final class Screenshots {
    private Screenshots() {}

    public static void main(String[] args) throws Exception {
        ToolGame<?, ?> game = ToolGames.chosen(args);
        Program.run(args, declared(game), arguments -> run(game.pictures(), arguments));
    }

    static Arguments declared(ToolGame<?, ?> game) {
        Arguments arguments =
                new Arguments(
                        "screenshots", "Writes pictures of moments of a game and of screens.");
        return ToolGames.declare(arguments)
                .option(
                        "only",
                        "A,B,..",
                        "these alone, of " + String.join(", ", game.pictures().names()),
                        null)
                .option("sizes", "WxH,..", "sizes of the window", "1280x720,1920x1080,1024x768")
                .option("folder", "DIR", "where to put them", "build/screenshots");
    }

    private static void run(Pictures pictures, Arguments arguments)
            throws WrongArgument, IOException, Program.Obstacle {
        List<String> wanted =
                arguments.has("only")
                        ? arguments.words("only", pictures.names())
                        : pictures.names();
        List<WindowSize> sizes = arguments.sizes("sizes");
        Path folder = arguments.path("folder");
        Files.createDirectories(folder);
        Display.require();
        for (WindowSize size : sizes) {
            for (ApplicationListener camera : pictures.cameras(folder, wanted, size)) {
                new DesktopWindow(camera).open(window(size));
            }
        }
    }

    private static Lwjgl3ApplicationConfiguration window(WindowSize size) {
        Lwjgl3ApplicationConfiguration config = DesktopLauncher.configuration();
        config.setWindowedMode(size.width(), size.height());
        config.disableAudio(true);
        return config;
    }
}
