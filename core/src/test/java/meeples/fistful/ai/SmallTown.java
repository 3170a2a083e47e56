package meeples.fistful.ai;

import java.util.LinkedHashMap;
import java.util.Map;
import meeples.fistful.model.Town;
import meeples.fistful.notation.TownText;
import meeples.play.BadTextException;

/**
 * Little towns for tests. Two players have a corner each, a builder stands in every building, and
 * the first player takes a handful: a test draws only what is different.
 */
final class SmallTown {
    private static final String[] PLAIN = {
        "town players 2 first 1",
        "north marquees 1:5    -      -      -      -      2:5",
        "north people   B      B      B      B      B      B",
        "south people   B      B      B      B      B      B",
        "turn 3 player 1 take",
    };

    /** Lines that begin with the same word, one for each row or player. */
    private static final String SEVERAL = "north south player";

    private SmallTown() {}

    /** The plain town with these lines of {@link TownText} in place of, or besides, its own. */
    static Town with(String lines) throws BadTextException {
        return TownText.read(text(lines));
    }

    static String text(String lines) {
        Map<String, String> town = new LinkedHashMap<>();
        for (String line : PLAIN) {
            town.put(subject(line), line);
        }
        for (String line : lines.strip().split("\n")) {
            town.put(subject(line), line.strip());
        }
        return String.join("\n", town.values()) + "\n";
    }

    /** What a line is about. */
    private static String subject(String line) {
        String[] words = line.strip().split(" +");
        return SEVERAL.contains(words[0]) ? words[0] + " " + words[1] : words[0];
    }
}
