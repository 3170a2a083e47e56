package meeples.input;

import java.util.Locale;

/** The kind of a device: it decides which buttons are drawn for it. */
public enum DeviceKind {
    XBOX("xbox"),
    PLAYSTATION("playstation"),
    NINTENDO("nintendo"),
    /** A pad of an unknown maker; its buttons are drawn as those of an Xbox pad. */
    PAD("pad"),
    KEYBOARD("keyboard"),
    KEYBOARD_LEFT("keyboard-left"),
    KEYBOARD_RIGHT("keyboard-right"),
    MOUSE("mouse"),
    TOUCH("touch");

    private static final String[] SONY = {
        "playstation", "dualshock", "dualsense", "sony", "ps3", "ps4", "ps5", "054c"
    };
    private static final String[] NINTENDOS = {
        "nintendo", "switch", "joy-con", "joycon", "pro controller", "057e"
    };
    private static final String[] MICROSOFT = {
        "xbox", "x-box", "xinput", "x360", "microsoft", "045e", "steam deck", "steam virtual"
    };

    private final String word;

    DeviceKind(String word) {
        this.word = word;
    }

    /** Its name in text keys. */
    public String word() {
        return word;
    }

    public boolean isPad() {
        return this == XBOX || this == PLAYSTATION || this == NINTENDO || this == PAD;
    }

    public boolean isKeyboard() {
        return this == KEYBOARD || isKeyboardHalf();
    }

    public boolean isKeyboardHalf() {
        return this == KEYBOARD_LEFT || this == KEYBOARD_RIGHT;
    }

    /** Whether it points at things instead of moving the focus. */
    public boolean points() {
        return this == MOUSE || this == TOUCH;
    }

    /** Guesses from the name of a pad; browsers put the number of its maker there. */
    static DeviceKind ofPad(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        if (hasAny(lower, SONY)) {
            return PLAYSTATION;
        }
        if (hasAny(lower, NINTENDOS)) {
            return NINTENDO;
        }
        return hasAny(lower, MICROSOFT) ? XBOX : PAD;
    }

    private static boolean hasAny(String name, String[] words) {
        for (String word : words) {
            if (name.contains(word)) {
                return true;
            }
        }
        return false;
    }
}
