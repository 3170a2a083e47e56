package meeples.desktop;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Queue;
import meeples.app.StartOptions;

/**
 * What the command line asks for.
 *
 * @param windowed width and height, or null for what the settings say
 * @param folder where to keep settings and games
 */
record DesktopOptions(
        StartOptions start, int[] windowed, boolean fullScreen, Path folder, boolean help) {

    static final String USAGE =
            """
            A Fistful of Meeples

              --quick              straight to a game against bots
              --windowed WxH       in a window of this size, such as 1280x720
              --fullscreen         on the full screen
              --language en|fr|de  in this language, this time
              --data DIR           keep settings and games in this folder
              --help               this text
            """;

    /** The command line asks for something that there is not. */
    static final class WrongOption extends Exception {
        private static final long serialVersionUID = 1;

        WrongOption(String message) {
            super(message);
        }
    }

    static DesktopOptions of(String... arguments) throws WrongOption {
        Queue<String> rest = new ArrayDeque<>(Arrays.asList(arguments));
        boolean quick = false;
        boolean full = false;
        boolean help = false;
        String language = null;
        int[] window = null;
        Path folder = FileStorage.userFolder();
        while (!rest.isEmpty()) {
            String option = rest.remove();
            switch (option) {
                case "--quick" -> quick = true;
                case "--fullscreen" -> full = true;
                case "--help", "-h" -> help = true;
                case "--language" -> language = language(argument(option, rest));
                case "--windowed" -> window = size(argument(option, rest));
                case "--data" -> folder = Path.of(argument(option, rest));
                default -> throw new WrongOption("There is no option " + option + ".");
            }
        }
        if (full && window != null) {
            throw new WrongOption("--fullscreen and --windowed exclude each other.");
        }
        return new DesktopOptions(StartOptions.of(quick, language), window, full, folder, help);
    }

    private static String argument(String option, Queue<String> rest) throws WrongOption {
        if (rest.isEmpty()) {
            throw new WrongOption("Something is missing after " + option + ".");
        }
        return rest.remove();
    }

    private static String language(String code) throws WrongOption {
        if (!code.matches("en|fr|de")) {
            throw new WrongOption("--language wants en, fr or de, not " + code + ".");
        }
        return code;
    }

    private static int[] size(String word) throws WrongOption {
        if (!word.matches("[1-9][0-9]{2,4}x[1-9][0-9]{2,4}")) {
            throw new WrongOption("--windowed wants a size such as 1280x720, not " + word + ".");
        }
        String[] sides = word.split("x");
        return new int[] {Integer.parseInt(sides[0]), Integer.parseInt(sides[1])};
    }
}
