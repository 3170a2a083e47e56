package meeples.game.setup;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What can be agreed on before a game begins, and how that becomes the line which its notation
 * begins a match with.
 *
 * @param <S> the game's position
 */
public interface GameSetup<S> {
    Seating seating();

    /** In the order in which they are shown. */
    List<SetupOption> options();

    /** Whom the players meet in such a game besides each other. */
    default List<Opponent> opponents(SetupValues chosen) {
        return List.of();
    }

    /** The levels of the bots on the places after the first one when nothing is remembered. */
    List<String> usualBots();

    /** The levels of those against whom somebody plays who does not want to choose. */
    List<String> quickBots();

    /** The levels of those who play for people who look on. */
    List<String> demoBots();

    /** What is agreed when nobody chooses anything. */
    default SetupValues usual(int players, int seed) {
        Map<String, Integer> values = new HashMap<>();
        for (SetupOption option : options()) {
            values.put(option.key(), option.initial());
        }
        return new SetupValues(players, values, seed);
    }

    /** The line that a match with these values begins with. */
    String write(SetupValues values);

    /** What such a line says; null for one that begins in the middle of a game. */
    SetupValues read(String line);

    /**
     * The line for the next game of the same people.
     *
     * @param line what the last game began with; it may have begun in the middle
     * @param last what it came to
     */
    String rematch(String line, S last, int seed);

    /**
     * What was remembered of this game before there were others, in the form that is used now; null
     * when it is not this game's.
     *
     * @param line the values of its options without their keys
     */
    default String remembered(String line) {
        return null;
    }

    /** As {@link #remembered}, of what was chosen on the couch for the whole table. */
    default String rememberedOnCouch(String line) {
        return null;
    }
}
