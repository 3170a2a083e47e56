package meeples.input;

import com.badlogic.gdx.Input.Keys;
import java.util.LinkedHashMap;
import java.util.Map;

/** The keys of each half when two people share a keyboard. Fixed: both must fit two hands each. */
public enum KeyboardHalf {
    LEFT,
    RIGHT;

    private final Map<Integer, Command> commands = new LinkedHashMap<>();

    static {
        LEFT.bind(Keys.W, Command.UP, Keys.S, Command.DOWN, Keys.A, Command.LEFT);
        LEFT.bind(Keys.D, Command.RIGHT, Keys.SPACE, Command.ACCEPT, Keys.Q, Command.BACK);
        LEFT.bind(Keys.E, Command.TURN, Keys.R, Command.UNDO, Keys.F, Command.EMOTE);
        LEFT.bind(Keys.C, Command.HINT, Keys.X, Command.LOG, Keys.TAB, Command.NEXT);
        RIGHT.bind(Keys.UP, Command.UP, Keys.DOWN, Command.DOWN, Keys.LEFT, Command.LEFT);
        RIGHT.bind(Keys.RIGHT, Command.RIGHT, Keys.ENTER, Command.ACCEPT);
        RIGHT.bind(Keys.NUMPAD_ENTER, Command.ACCEPT, Keys.BACKSPACE, Command.BACK);
        RIGHT.bind(Keys.O, Command.TURN, Keys.P, Command.UNDO, Keys.I, Command.EMOTE);
        RIGHT.bind(Keys.U, Command.HINT, Keys.L, Command.LOG);
    }

    private void bind(Object... keysAndCommands) {
        for (int i = 0; i < keysAndCommands.length; i += 2) {
            commands.put((Integer) keysAndCommands[i], (Command) keysAndCommands[i + 1]);
        }
    }

    /** What a key of this half says, or null when it is not of this half. */
    public Command command(int key) {
        return commands.get(key);
    }

    /** The key that says a command; {@link Keys#UNKNOWN} when none of this half does. */
    public int key(Command command) {
        for (Map.Entry<Integer, Command> entry : commands.entrySet()) {
            if (entry.getValue() == command) {
                return entry.getKey();
            }
        }
        return Keys.UNKNOWN;
    }

    /** The half that a key belongs to; null for those of the middle, which belong to everybody. */
    static KeyboardHalf of(int key) {
        if (LEFT.commands.containsKey(key)) {
            return LEFT;
        }
        return RIGHT.commands.containsKey(key) ? RIGHT : null;
    }
}
