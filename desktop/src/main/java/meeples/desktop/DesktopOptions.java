package meeples.desktop;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import meeples.app.Games;
import meeples.app.StartOptions;
import meeples.desktop.cli.Arguments;
import meeples.desktop.cli.WindowSize;
import meeples.desktop.cli.WrongArgument;
import meeples.text.Language;

/**
 * What the command line asks for.
 *
 * @param windowed the window's size, or null for what the settings say
 * @param folder where to keep settings and games
 */
record DesktopOptions(StartOptions start, WindowSize windowed, boolean fullScreen, Path folder) {

    static Arguments declared() {
        return new Arguments(DesktopLauncher.TITLE, "a board game for one screen.")
                .flag("quick", "straight to a game against bots")
                .option("game", String.join("|", games()), "with this game", null)
                .option("windowed", "WxH", "in a window of this size, such as 1280x720", null)
                .flag("fullscreen", "on the full screen")
                .option(
                        "language",
                        String.join("|", languages()),
                        "in this language, this time",
                        null)
                .option("data", "DIR", "keep settings and games in this folder", null);
    }

    private static List<String> games() {
        List<String> names = new ArrayList<>();
        Games.all().list().forEach(game -> names.add(game.name()));
        return names;
    }

    private static List<String> languages() {
        return Arrays.stream(Language.values()).map(Language::code).toList();
    }

    static DesktopOptions of(Arguments arguments) throws WrongArgument {
        boolean full = arguments.has("fullscreen");
        WindowSize window = arguments.has("windowed") ? arguments.size("windowed") : null;
        if (full && window != null) {
            throw new WrongArgument("--fullscreen and --windowed exclude each other.");
        }
        String language =
                arguments.has("language") ? arguments.word("language", languages()) : null;
        String game = arguments.has("game") ? arguments.word("game", games()) : null;
        StartOptions start = StartOptions.of(arguments.has("quick"), language).withGame(game);
        return new DesktopOptions(start, window, full, folder(arguments));
    }

    private static Path folder(Arguments arguments) throws WrongArgument {
        if (!arguments.has("data")) {
            return UserFolder.find();
        }
        Path folder = arguments.path("data");
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new WrongArgument("--data wants a folder, and " + folder + " is none.");
        }
        return folder;
    }
}
