package meeples.desktop.tool;

import java.util.ArrayList;
import java.util.List;
import meeples.desktop.tool.Arguments.WrongArgument;
import meeples.fistful.ai.Bots;
import meeples.fistful.model.Town;
import meeples.search.Bot;

/**
 * A bot in a tournament, written as its level, or as "level:iterations" to let it think more or
 * less than the level does.
 */
record Contestant(String name, String level, int iterations) {

    static List<Contestant> read(String list) throws WrongArgument {
        List<Contestant> contestants = new ArrayList<>();
        for (String name : list.split(",", -1)) {
            contestants.add(readOne(name));
        }
        return contestants;
    }

    private static Contestant readOne(String name) throws WrongArgument {
        int colon = name.indexOf(':');
        String level = colon < 0 ? name : name.substring(0, colon);
        if (!Bots.LEVELS.contains(level)) {
            throw new WrongArgument(
                    "--bots wants " + String.join(", ", Bots.LEVELS) + ", not \"" + level + "\".");
        }
        if (colon < 0) {
            return new Contestant(name, level, Bots.iterations(level));
        }
        String number = name.substring(colon + 1);
        if (!number.matches("[1-9][0-9]{0,6}")) {
            throw new WrongArgument("\"" + number + "\" is no number of iterations.");
        }
        return new Contestant(name, level, Integer.parseInt(number));
    }

    Bot<Town> seat(int seed) {
        return Bots.create(level, seed, iterations);
    }
}
