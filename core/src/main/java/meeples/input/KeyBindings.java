package meeples.input;

import com.badlogic.gdx.Input.Keys;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import meeples.settings.Remembered;

/**
 * Which keys are bound to which command. A key can be bound to several commands by mistake: the
 * first of them gets it, and {@link #conflicts} names them so that the player can be told.
 */
public final class KeyBindings {
    /** How many keys a command can have. */
    public static final int KEYS_A_COMMAND = 2;

    private static final int NO_KEY = Keys.UNKNOWN;

    private final Map<Command, int[]> keys = new EnumMap<>(Command.class);
    private final Remembered memory;

    /**
     * @param memory keeps the bindings that differ from the default
     */
    public KeyBindings(Remembered memory) {
        this.memory = memory;
        recall();
    }

    /** The command of a key, or null. */
    public Command command(int key) {
        if (key == NO_KEY) {
            return null;
        }
        for (Command command : Command.values()) {
            for (int bound : keys.get(command)) {
                if (bound == key) {
                    return command;
                }
            }
        }
        return null;
    }

    /** The first (0) or second (1) key of a command, or {@link Keys#UNKNOWN}. */
    public int key(Command command, int place) {
        return keys.get(command)[place];
    }

    /** The name of the first key of a command; empty when it has none. */
    public String keyName(Command command) {
        for (int key : keys.get(command)) {
            if (key != NO_KEY) {
                return Keys.toString(key);
            }
        }
        return "";
    }

    public void bind(Command command, int place, int key) {
        keys.get(command)[place] = key;
        memory.set(differences());
    }

    public void unbind(Command command, int place) {
        bind(command, place, NO_KEY);
    }

    public void reset() {
        memory.set("");
        recall();
    }

    /** The other commands that this key is bound to. */
    public List<Command> conflicts(Command command, int key) {
        List<Command> others = new ArrayList<>();
        if (key == NO_KEY) {
            return others;
        }
        for (Command other : Command.values()) {
            if (other != command && has(other, key)) {
                others.add(other);
            }
        }
        return others;
    }

    private boolean has(Command command, int key) {
        for (int bound : keys.get(command)) {
            if (bound == key) {
                return true;
            }
        }
        return false;
    }

    private void recall() {
        for (Command command : Command.values()) {
            keys.put(command, command.keysByDefault());
        }
        for (String entry : memory.get().split(" ")) {
            recall(entry);
        }
    }

    private void recall(String entry) {
        int[] bound = parse(entry);
        for (Command command : Command.values()) {
            if (bound != null && entry.startsWith(command.word() + "=")) {
                keys.put(command, bound);
            }
        }
    }

    /** The entries of a text whose keys there are; commands may be those of another version. */
    static String validPart(String text) {
        StringBuilder valid = new StringBuilder();
        for (String entry : text.split(" ")) {
            if (parse(entry) != null) {
                valid.append(entry).append(' ');
            }
        }
        return valid.toString().trim();
    }

    /** The keys of an entry such as {@code undo=54,0}; null when it is not valid. */
    private static int[] parse(String entry) {
        String[] parts = entry.split("[=,]");
        if (parts.length != 1 + KEYS_A_COMMAND || entry.indexOf('=') != parts[0].length()) {
            return null;
        }
        int[] bound = new int[KEYS_A_COMMAND];
        for (int place = 0; place < KEYS_A_COMMAND; place++) {
            bound[place] = key(parts[place + 1]);
            if (bound[place] < 0) {
                return null;
            }
        }
        return bound;
    }

    /** The key of this number; -1 when there is none. */
    private static int key(String word) {
        try {
            int key = Integer.parseInt(word);
            return isKey(key) ? key : -1;
        } catch (NumberFormatException e) {
            return -1;
        }
    }

    private static boolean isKey(int key) {
        return key >= 0 && key <= Keys.MAX_KEYCODE && Keys.toString(key) != null;
    }

    private String differences() {
        StringBuilder text = new StringBuilder();
        for (Command command : Command.values()) {
            int[] now = keys.get(command);
            int[] before = command.keysByDefault();
            if (now[0] != before[0] || now[1] != before[1]) {
                text.append(command.word()).append('=').append(now[0]);
                text.append(',').append(now[1]).append(' ');
            }
        }
        return text.toString();
    }
}
