package meeples.input;

import com.badlogic.gdx.Input.Keys;

/**
 * A command that players give by a key or a button, whichever device they use. Keys can be bound to
 * each; the buttons of pads are mapped to the same commands.
 */
public enum Command {
    UP("up", Keys.UP),
    DOWN("down", Keys.DOWN),
    LEFT("left", Keys.LEFT),
    RIGHT("right", Keys.RIGHT),
    /** To the next thing in reading order. */
    NEXT("next", Keys.TAB),
    ACCEPT("accept", Keys.ENTER, Keys.SPACE),
    BACK("back", Keys.ESCAPE),
    HELP("help", Keys.F1),
    UNDO("undo", Keys.Z, Keys.BACKSPACE),
    REDO("redo", Keys.Y),
    /** Turns round: the other direction, the other order. */
    TURN("turn", Keys.R),
    CHOICE_1("choice-1", Keys.NUM_1, Keys.NUMPAD_1),
    CHOICE_2("choice-2", Keys.NUM_2, Keys.NUMPAD_2),
    CHOICE_3("choice-3", Keys.NUM_3, Keys.NUMPAD_3),
    CHOICE_4("choice-4", Keys.NUM_4, Keys.NUMPAD_4),
    CHOICE_5("choice-5", Keys.NUM_5, Keys.NUMPAD_5),
    /** Skips the animation. */
    SKIP("skip", Keys.S),
    FASTER("faster", Keys.F),
    /** Asks the strongest bot for advice. */
    HINT("hint", Keys.H),
    LOG("log", Keys.L),
    SCORES("scores", Keys.P),
    MENU("menu", Keys.M),
    /** Shows a face to the other players. */
    EMOTE("emote", Keys.E),
    /** To the part, page or chapter before. */
    PAGE_BACK("page-back", Keys.PAGE_UP),
    /** To the part, page or chapter after. */
    PAGE_ON("page-on", Keys.PAGE_DOWN),
    /** The whole table again, after looking closer. */
    WHOLE_VIEW("whole-view", Keys.HOME),
    FULL_SCREEN("full-screen", Keys.F11),
    /** Keeps what the screen shows as a picture. */
    PICTURE("picture", Keys.F9);

    private final String word;
    private final int key;
    private final int otherKey;

    Command(String word, int key) {
        this(word, key, Keys.UNKNOWN);
    }

    Command(String word, int key, int otherKey) {
        this.word = word;
        this.key = key;
        this.otherKey = otherKey;
    }

    int[] keysByDefault() {
        return new int[] {key, otherKey};
    }

    /** Its name in files, and the last part of its text key. */
    public String word() {
        return word;
    }
}
