package meeples.desktop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import meeples.app.Games;
import meeples.app.StartOptions;
import meeples.desktop.cli.Arguments;
import meeples.desktop.cli.Reasons;
import meeples.desktop.cli.WindowSize;
import meeples.desktop.cli.WrongArgument;
import meeples.text.Language;
import meeples.text.Pseudo;

/**
 * What the command line asks for.
 *
 * @param windowed the window's size, or null for what the settings say
 * @param folder where to keep settings and games
 */
record DesktopOptions(StartOptions start, WindowSize windowed, boolean fullScreen, Path folder) {

    private static final String MATCH = "FILE";

    static Arguments declared() {
        return new Arguments(DesktopLauncher.TITLE, "a board game for one screen.")
                .flag("quick", "straight to a game against bots")
                .option("game", String.join("|", games()), "with this game", null)
                .option("windowed", "WxH", "in a window of this size, such as 1280x720", null)
                .flag("fullscreen", "on the full screen")
                .option(
                        "language",
                        String.join("|", languages()),
                        "in this language, this time; xx shows translators what is not a text",
                        null)
                .option("data", "DIR", "keep settings and games in this folder", null)
                .operand(MATCH, "a match in a file, to be taken to the saved games");
    }

    private static List<String> games() {
        List<String> names = new ArrayList<>();
        Games.all().list().forEach(game -> names.add(game.name()));
        return names;
    }

    private static List<String> languages() {
        List<String> codes = new ArrayList<>();
        Arrays.stream(Language.values()).map(Language::code).forEach(codes::add);
        codes.add(Pseudo.CODE);
        return codes;
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
        StartOptions start =
                StartOptions.of(arguments.has("quick"), language)
                        .withGame(game)
                        .withMatch(match(arguments));
        return new DesktopOptions(start, window, full, folder(arguments));
    }

    private static String match(Arguments arguments) throws WrongArgument {
        if (!arguments.has(MATCH)) {
            return null;
        }
        Path file = arguments.path(MATCH);
        try {
            return TextFile.read(file);
        } catch (IOException e) {
            throw new WrongArgument(file + ": " + Reasons.of(e) + ".");
        }
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
