package meeples.room.asking;

import java.util.ArrayList;
import java.util.List;
import meeples.input.Command;

/**
 * How something is chosen by directions alone, so that nothing on the screen has to show it: each
 * choice has a code of one direction, or of several when there are many. The last of five needs no
 * direction.
 */
final class BallotCode {
    private static final Command[] DIRECTIONS = {
        Command.UP, Command.RIGHT, Command.DOWN, Command.LEFT
    };
    private static final int ONE_MORE = DIRECTIONS.length + 1;

    /** So many choices have one direction each, or none. */
    static final int MOST_AROUND = ONE_MORE;

    private BallotCode() {}

    static boolean isDirection(Command command) {
        return digit(command) >= 0;
    }

    private static int digit(Command command) {
        for (int i = 0; i < DIRECTIONS.length; i++) {
            if (DIRECTIONS[i] == command) {
                return i;
            }
        }
        return -1;
    }

    /** How many directions each of so many choices has. */
    static int length(int choices) {
        int length = 1;
        int codes = choices == ONE_MORE ? ONE_MORE : DIRECTIONS.length;
        while (codes < choices) {
            codes *= DIRECTIONS.length;
            length++;
        }
        return length;
    }

    /** The directions that choose this one of so many. */
    static List<Command> of(int index, int choices) {
        List<Command> code = new ArrayList<>();
        if (choices == ONE_MORE && index == ONE_MORE - 1) {
            return code;
        }
        int rest = index;
        for (int i = 0; i < length(choices); i++) {
            code.add(0, DIRECTIONS[rest % DIRECTIONS.length]);
            rest /= DIRECTIONS.length;
        }
        return code;
    }

    /**
     * Which of so many choices was pressed; -1 for none. Only the last directions count, so that a
     * slip is put right by pressing the right ones, and one that was held too long does no harm.
     */
    static int index(List<Command> pressed, int choices) {
        if (pressed.isEmpty()) {
            return choices == ONE_MORE ? ONE_MORE - 1 : -1;
        }
        int from = pressed.size() - length(choices);
        if (from < 0) {
            return -1;
        }
        int index = 0;
        for (Command command : pressed.subList(from, pressed.size())) {
            index = index * DIRECTIONS.length + digit(command);
        }
        return index < choices ? index : -1;
    }
}
