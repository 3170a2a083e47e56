package meeples.input;

import com.badlogic.gdx.Input.Keys;

/** The keys of each half when two people share a keyboard. Fixed: both must fit two hands each. */
public enum KeyboardHalf {
    LEFT {
        @Override
        public Command command(int key) {
            return switch (key) {
                case Keys.W -> Command.UP;
                case Keys.S -> Command.DOWN;
                case Keys.A -> Command.LEFT;
                case Keys.D -> Command.RIGHT;
                case Keys.SPACE -> Command.ACCEPT;
                case Keys.Q -> Command.BACK;
                case Keys.E -> Command.TURN;
                case Keys.R -> Command.UNDO;
                case Keys.F -> Command.EMOTE;
                case Keys.C -> Command.HINT;
                case Keys.X -> Command.LOG;
                case Keys.TAB -> Command.NEXT;
                default -> null;
            };
        }
    },
    RIGHT {
        @Override
        public Command command(int key) {
            return switch (key) {
                case Keys.UP -> Command.UP;
                case Keys.DOWN -> Command.DOWN;
                case Keys.LEFT -> Command.LEFT;
                case Keys.RIGHT -> Command.RIGHT;
                case Keys.ENTER, Keys.NUMPAD_ENTER -> Command.ACCEPT;
                case Keys.BACKSPACE -> Command.BACK;
                case Keys.O -> Command.TURN;
                case Keys.P -> Command.UNDO;
                case Keys.I -> Command.EMOTE;
                case Keys.U -> Command.HINT;
                case Keys.L -> Command.LOG;
                default -> null;
            };
        }
    };

    /** The command of a key; null when it is not of this half. */
    public abstract Command command(int key);

    /** The key for a command; {@link Keys#UNKNOWN} when this half has none. */
    public int key(Command command) {
        for (int key = 0; key <= Keys.MAX_KEYCODE; key++) {
            if (command(key) == command) {
                return key;
            }
        }
        return Keys.UNKNOWN;
    }

    /** The half that a key belongs to; null for keys that belong to both players. */
    static KeyboardHalf of(int key) {
        if (LEFT.command(key) != null) {
            return LEFT;
        }
        return RIGHT.command(key) != null ? RIGHT : null;
    }
}
