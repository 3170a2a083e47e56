package meeples.desktop;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.UnaryOperator;
import meeples.desktop.cli.WrongArgument;

/** Where this system's programs keep their users' data. */
final class UserFolder {
    private static final String NAME = "fistful-of-meeples";

    private final UnaryOperator<String> property;
    private final UnaryOperator<String> environment;

    /**
     * @param property what Java says of the system, by name
     * @param environment the variables of the environment, by name
     */
    UserFolder(UnaryOperator<String> property, UnaryOperator<String> environment) {
        this.property = property;
        this.environment = environment;
    }

    static Path find() throws WrongArgument {
        return new UserFolder(System::getProperty, System::getenv).path();
    }

    Path path() throws WrongArgument {
        try {
            return data().resolve(NAME);
        } catch (InvalidPathException e) {
            throw new WrongArgument(
                    "This system's locale cannot write the name of the folder for settings and"
                            + " games: choose one by --data DIR.");
        }
    }

    private Path data() throws WrongArgument {
        String system = orEmpty(property.apply("os.name")).toLowerCase(Locale.ROOT);
        Path windows = Path.of(orEmpty(environment.apply("APPDATA")));
        if (system.startsWith("windows") && windows.isAbsolute()) {
            return windows;
        }
        if (system.contains("mac")) {
            return home().resolve("Library/Application Support");
        }
        // Its specification wants a relative one to be ignored.
        Path xdg = Path.of(orEmpty(environment.apply("XDG_DATA_HOME")));
        return xdg.isAbsolute() ? xdg : home().resolve(".local/share");
    }

    /** Java writes a question mark for the home of a user whom the system does not know. */
    private Path home() throws WrongArgument {
        for (String home :
                new String[] {
                    orEmpty(property.apply("user.home")), orEmpty(environment.apply("HOME"))
                }) {
            if (Path.of(home).isAbsolute()) {
                return Path.of(home);
            }
        }
        throw new WrongArgument(
                "This user has no home folder to keep settings and games in: choose a folder by"
                        + " --data DIR.");
    }

    private static String orEmpty(String value) {
        return value == null ? "" : value;
    }
}
