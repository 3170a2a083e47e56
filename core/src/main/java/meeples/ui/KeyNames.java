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
            case Keys.NUMPAD_1, Keys.NUMPAD_2, Keys.NUMPAD_3, Keys.NUMPAD_4, Keys.NUMPAD_5 ->
                    texts.get("key.numpad", key - Keys.NUMPAD_0);
            default -> {
                String name = Keys.toString(key);
                yield name == null ? "#" + key : name;
            }
        };
    }
}
