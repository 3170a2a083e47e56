package meeples.desktop.tool;

import java.util.ArrayList;
import java.util.List;
import meeples.desktop.cli.Arguments;
import meeples.desktop.cli.WrongArgument;

/**
 * A bot in a tournament, written as its level, or as "level:iterations" to let it think more or
 * less than the level does.
 */
record Contestant(String name, String level, int iterations) {

    static List<Contestant> read(ToolGame<?, ?> game, String list) throws WrongArgument {
        List<Contestant> contestants = new ArrayList<>();
        for (String name : list.split(",", -1)) {
            contestants.add(readOne(game, name));
        }
        return contestants;
    }

    private static Contestant readOne(ToolGame<?, ?> game, String name) throws WrongArgument {
        int colon = name.indexOf(':');
        String written = colon < 0 ? name : name.substring(0, colon);
        String level = Arguments.checked("bots", written, Decider.levels(game));
        if (colon < 0) {
            return new Contestant(name, level, Decider.iterations(game, level));
        }
        String number = name.substring(colon + 1);
        if (!number.matches("[1-9][0-9]{0,6}")) {
            throw new WrongArgument("\"" + number + "\" is no number of iterations.");
        }
        return new Contestant(name, level, Integer.parseInt(number));
    }
}
