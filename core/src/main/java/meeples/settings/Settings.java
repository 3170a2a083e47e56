package meeples.settings;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import meeples.platform.Storage;
import meeples.platform.StorageException;

/**
 * All that a player can set, for every game at this table. Values apply when they change, because
 * those concerned listen to them.
 */
public final class Settings {
    /** {@link #language} as the system has it. */
    public static final String SYSTEM = "system";

    private final List<Value<?>> values = new ArrayList<>();

    public final Choice language = add(new Choice("language", SYSTEM, SYSTEM, "en", "fr", "de"));
    public final Amount textScale = add(new Amount("text-scale", 100, 80, 200, 10));
    public final Toggle bigScreen = add(new Toggle("big-screen", false));

    /** Whether the player was told of {@link #bigScreen} when it seemed to be of use. */
    public final Toggle bigScreenOffered = add(new Toggle("big-screen-offered", false));

    public final Toggle highContrast = add(new Toggle("high-contrast", false));
    public final Toggle patterns = add(new Toggle("patterns", false));
    public final Toggle largePointer = add(new Toggle("large-pointer", false));

    /** How fast pieces move, in percent. */
    public final Amount speed = add(new Amount("speed", 100, 50, 400, 50));

    public final Toggle reducedMotion = add(new Toggle("reduced-motion", false));

    public final Amount masterVolume = add(new Amount("master-volume", 80, 0, 100, 5));
    public final Amount musicVolume = add(new Amount("music-volume", 60, 0, 100, 5));
    public final Amount effectsVolume = add(new Amount("effects-volume", 80, 0, 100, 5));
    public final Toggle muteUnfocused = add(new Toggle("mute-unfocused", true));

    public final Toggle fullScreen = add(new Toggle("full-screen", false));
    public final Choice windowSize =
            add(
                    new Choice(
                            "window-size",
                            "1280x720",
                            "1024x768",
                            "1280x720",
                            "1366x768",
                            "1600x900",
                            "1920x1080",
                            "2560x1440"));
    public final Toggle vsync = add(new Toggle("vsync", true));

    /** Most frames a second; 0 for as many as there can be. */
    public final Choice frameCap =
            add(new Choice("frame-cap", "60", "30", "60", "120", "144", "0"));

    public final Toggle confirmTurn = add(new Toggle("confirm-turn", false));

    /** Off at first: what is left is kept, and can be gone on with. */
    public final Toggle confirmLeave = add(new Toggle("confirm-leave", false));

    public final Toggle autoResolve = add(new Toggle("auto-resolve", true));
    public final Toggle handover = add(new Toggle("handover", false));

    /** Whether a pad's button must be held for what cannot be taken back. */
    public final Toggle holdToConfirm = add(new Toggle("hold-to-confirm", true));

    public final Toggle rumble = add(new Toggle("rumble", true));

    /** How fast a pad's right stick and triggers move what one looks at, in percent. */
    public final Amount stickSpeed = add(new Amount("stick-speed", 100, 50, 200, 10));

    public final Toggle hints = add(new Toggle("hints", true));

    /** Whether bots make faces at what happens. */
    public final Toggle botEmotes = add(new Toggle("bot-emotes", true));

    /** How long bots of the two levels that search think about a turn. */
    public final Choice marshalThinks = add(thinking("marshal-thinks"));

    public final Choice legendThinks = add(thinking("legend-thinks"));

    /** The keys that differ from what they are by default; see meeples.input. */
    public final Remembered keys = add(new Remembered("keys", ""));

    /** The buttons of pads that a player had to name; see meeples.input. */
    public final Remembered pads = add(new Remembered("pads", ""));

    /** Who sat down last, with which options. */
    public final Remembered lastSetup = add(new Remembered("last-setup", ""));

    /** What players on the couch called themselves and looked like, by their devices. */
    public final Remembered couch = add(new Remembered("couch", ""));

    /** What was chosen on the couch for the whole table. */
    public final Remembered couchTable = add(new Remembered("couch-table", ""));

    /** Which device held which seat of the match under way; see meeples.input. */
    public final Remembered hands = add(new Remembered("hands", ""));

    private static Choice thinking(String name) {
        return new Choice(name, "usual", "short", "usual", "long", "longest");
    }

    private <V extends Value<?>> V add(V value) {
        values.add(value);
        return value;
    }

    public List<Value<?>> all() {
        return Collections.unmodifiableList(values);
    }

    /** What a file of settings turned out to be. */
    public enum Found {
        /** There was none: this is the first start. */
        NOTHING,
        WHOLE,
        /** Some of it meant nothing; the rest was taken, and the file kept aside. */
        DAMAGED
    }

    /** Everything as text, a value a line. */
    public String write() {
        StringBuilder text = new StringBuilder(SettingsText.HEADER).append('\n');
        for (Value<?> value : values) {
            text.append(value.name()).append(' ').append(value.write()).append('\n');
        }
        return text.toString();
    }

    /** Takes what a text says; values that it does not name keep what they are. */
    public boolean read(String text) {
        return SettingsText.read(text, values);
    }

    /** Takes what was stored at the last time. A damaged text is set aside, not lost. */
    public Found load(Storage storage, String name) throws StorageException {
        String text = storage.read(name);
        if (text == null) {
            return Found.NOTHING;
        }
        if (read(text)) {
            return Found.WHOLE;
        }
        storage.setAside(name);
        return Found.DAMAGED;
    }
}
