package meeples.game.setup;

import java.util.Map;

/**
 * What was agreed before a game begins.
 *
 * @param options the value of each option, by its key
 * @param seed makes all chance of the game
 */
public record SetupValues(int players, Map<String, Integer> options, int seed) {
    public SetupValues {
        options = Map.copyOf(options);
    }

    /** The value of an option. */
    public int get(String key) {
        Integer value = options.get(key);
        if (value == null) {
            throw new IllegalArgumentException("no value for " + key);
        }
        return value;
    }

    /** Whether a toggle is on. */
    public boolean isOn(String key) {
        return get(key) != SetupOption.OFF;
    }
}
