package meeples.desktop.tool;

import java.util.List;
import meeples.desktop.cli.Arguments;
import meeples.desktop.tool.coloma.ColomaTools;
import meeples.desktop.tool.fistful.FistfulTools;

/** The games that tools can play: the only place that names them. */
final class ToolGames {
    private static final List<ToolGame<?, ?>> ALL = List.of(new FistfulTools(), new ColomaTools());
    private static final String OPTION = "game";

    private ToolGames() {}

    static List<String> names() {
        return ALL.stream().map(game -> game.game().name()).toList();
    }

    /** Declares the option that chooses a game. */
    static Arguments declare(Arguments arguments) {
        return arguments.choice(OPTION, "NAME", "which game", names());
    }

    /**
     * The game that a command line names, or the first of the list: its options must be known
     * before the line can be read. A wrong name is refused when it is.
     */
    static ToolGame<?, ?> chosen(String... args) {
        String named = "";
        for (int i = 0; i < args.length; i++) {
            if (args[i].equals("--" + OPTION) && i + 1 < args.length) {
                named = args[i + 1];
            } else if (args[i].startsWith("--" + OPTION + "=")) {
                named = args[i].substring(OPTION.length() + 3);
            }
        }
        for (ToolGame<?, ?> game : ALL) {
            if (game.game().name().equals(named)) {
                return game;
            }
        }
        return ALL.get(0);
    }
}
