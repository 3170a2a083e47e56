package meeples.input;

/**
 * The buttons of a common pad by their names on an Xbox pad, and the four directions of its sticks,
 * which are treated as buttons too.
 */
public enum PadButton {
    A("a", Command.ACCEPT),
    B("b", Command.BACK),
    X("x", Command.UNDO),
    Y("y", Command.TURN),
    L1("l1", Command.PAGE_BACK),
    R1("r1", Command.PAGE_ON),
    L2("l2", null),
    R2("r2", null),
    SELECT("select", Command.LOG),
    START("start", Command.MENU),
    L3("l3", Command.HELP),
    R3("r3", Command.WHOLE_VIEW),
    UP("up", Command.UP),
    DOWN("down", Command.DOWN),
    LEFT("left", Command.LEFT),
    RIGHT("right", Command.RIGHT),
    STICK_UP("stick-up", Command.UP),
    STICK_DOWN("stick-down", Command.DOWN),
    STICK_LEFT("stick-left", Command.LEFT),
    STICK_RIGHT("stick-right", Command.RIGHT),
    LOOK_UP("look-up", null),
    LOOK_DOWN("look-down", null),
    LOOK_LEFT("look-left", null),
    LOOK_RIGHT("look-right", null);

    private final String word;
    private final Command command;

    PadButton(String word, Command command) {
        this.word = word;
        this.command = command;
    }

    /** Its name in files and text keys. */
    public String word() {
        return word;
    }

    /** Its command; null when it looks around instead. */
    public Command command() {
        return command;
    }

    /** The button for a command, or null. */
    public static PadButton of(Command command) {
        for (PadButton button : values()) {
            if (button.command == command) {
                return button;
            }
        }
        return null;
    }

    boolean isStick() {
        return ordinal() >= STICK_UP.ordinal();
    }
}
