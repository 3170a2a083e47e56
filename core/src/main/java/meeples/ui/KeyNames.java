package meeples.ui;

import com.badlogic.gdx.Input.Keys;
import meeples.text.Texts;

/** What keys are called: as printed on them, in the player's language where it is a word. */
public final class KeyNames {
    private KeyNames() {}

    public static String of(Texts texts, int key) {
        return switch (key) {
            case Keys.UP -> "↑";
            case Keys.DOWN -> "↓";
            case Keys.LEFT -> "←";
            case Keys.RIGHT -> "→";
            case Keys.SPACE -> texts.get("key.space");
            case Keys.ENTER -> texts.get("key.enter");
            case Keys.ESCAPE -> texts.get("key.escape");
            case Keys.TAB -> texts.get("key.tab");
            case Keys.BACKSPACE -> texts.get("key.backspace");
            case Keys.FORWARD_DEL -> texts.get("key.delete");
            case Keys.INSERT -> texts.get("key.insert");
            case Keys.HOME -> texts.get("key.home");
            case Keys.END -> texts.get("key.end");
            case Keys.PAGE_UP -> texts.get("key.page-up");
            case Keys.PAGE_DOWN -> texts.get("key.page-down");
            case Keys.SHIFT_LEFT -> texts.get("key.shift-left");
            case Keys.SHIFT_RIGHT -> texts.get("key.shift-right");
            case Keys.CONTROL_LEFT -> texts.get("key.control-left");
            case Keys.CONTROL_RIGHT -> texts.get("key.control-right");
            default -> isNumpadDigit(key) ? texts.get("key.numpad", digit(key)) : printed(key);
        };
    }

    private static boolean isNumpadDigit(int key) {
        return key >= Keys.NUMPAD_0 && key <= Keys.NUMPAD_9;
    }

    private static int digit(int key) {
        return key - Keys.NUMPAD_0;
    }

    private static String printed(int key) {
        String name = Keys.toString(key);
        return name == null ? "#" + key : name;
    }
}
