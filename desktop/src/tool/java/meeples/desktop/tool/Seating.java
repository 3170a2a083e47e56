package meeples.desktop.tool;

import meeples.desktop.cli.Arguments;
import meeples.desktop.cli.WrongArgument;

/** The option that tells how many play. */
final class Seating {
    private Seating() {}

    static String meaning(ToolGame<?, ?> game) {
        return game.leastPlayers() + " to " + game.mostPlayers() + " players";
    }

    static String byDefault(ToolGame<?, ?> game) {
        return String.valueOf(Math.max(2, game.leastPlayers()));
    }

    static int read(ToolGame<?, ?> game, Arguments arguments) throws WrongArgument {
        return arguments.number("players", game.leastPlayers(), game.mostPlayers());
    }
}
