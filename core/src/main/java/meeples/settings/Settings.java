package meeples.settings;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import meeples.platform.Storage;
import meeples.platform.StorageException;

/**
 * All that a player can set: what concerns every game, and the {@link SettingsSection}s that games
 * add. Values apply when they change, because those concerned listen to them.
 */
public final class Settings {
    /** What they are stored under. */
    public static final String NAME = "settings";

    /** {@link #language} as the system has it. */
    public static final String SYSTEM = "system";

    /** Nobody reads a longer list. */
    private static final int MOST_FAULTS = 5;

    private static final String THINKS = "-thinks";

    private final List<Value<?>> values = new ArrayList<>();
    private final List<SettingsSection> sections = new ArrayList<>();
    private List<String> faults = List.of();
    private List<String> foreign = List.of();

    public final OptionValue language =
            add(new OptionValue("language", SYSTEM, SYSTEM, "en", "fr", "de"));
    public final Amount textScale = add(new Amount("text-scale", 100, 80, 200, 10));
    public final Toggle bigScreen = add(new Toggle("big-screen", false));

    /** Whether the player was told of {@link #bigScreen} when it seemed to be of use. */
    public final Toggle bigScreenOffered = add(new Toggle("big-screen-offered", false));

    /** Whether the player was told what fingers can do on a table besides tapping. */
    public final Toggle fingersTold = add(new Toggle("fingers-told", false));

    public final Toggle highContrast = add(new Toggle("high-contrast", false));
    public final Toggle patterns = add(new Toggle("patterns", false));
    public final Toggle largePointer = add(new Toggle("large-pointer", false));

    /** How fast pieces move, in percent. */
    public final Amount speed = add(new Amount("speed", 100, 50, 400, 50));

    public final Toggle reducedMotion = add(new Toggle("reduced-motion", false));

    /** Whether something small moves now and then where nothing else does. */
    public final Toggle life = add(new Toggle("life", true));

    public final Amount masterVolume = add(new Amount("master-volume", 80, 0, 100, 5));
    public final Amount musicVolume = add(new Amount("music-volume", 60, 0, 100, 5));
    public final Amount effectsVolume = add(new Amount("effects-volume", 80, 0, 100, 5));
    public final Toggle muteUnfocused = add(new Toggle("mute-unfocused", true));

    public final Toggle fullScreen = add(new Toggle("full-screen", false));
    public final OptionValue windowSize =
            add(
                    new OptionValue(
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
    public final OptionValue frameCap =
            add(
                    new OptionValue("frame-cap", "60", "30", "60", "120", "144", "0")
                            .withTexts("settings.frame-cap."));

    public final Toggle confirmTurn = add(new Toggle("confirm-turn", false));

    /** Off at first: what is left is kept, and can be gone on with. */
    public final Toggle confirmLeave = add(new Toggle("confirm-leave", false));

    /** Whether decisions on which nothing depends are made without asking. */
    public final Toggle automatic = add(new Toggle("auto-resolve", true));

    public final Toggle handover = add(new Toggle("handover", false));

    /** Whether a pad's button must be held for what cannot be taken back. */
    public final Toggle holdToConfirm = add(new Toggle("hold-to-confirm", true));

    public final Toggle rumble = add(new Toggle("rumble", true));

    /** How fast a pad's right stick and triggers move what one looks at, in percent. */
    public final Amount stickSpeed = add(new Amount("stick-speed", 100, 50, 200, 10));

    public final Toggle tips = add(new Toggle("hints", true));

    /** Whether bots make faces at what happens. */
    public final Toggle botEmotes = add(new Toggle("bot-emotes", true));

    /** The keys that differ from what they are by default; see meeples.input. */
    public final Remembered keys = add(new Remembered("keys", ""));

    /** The buttons of pads that a player had to name; see meeples.input. */
    public final Remembered pads = add(new Remembered("pads", ""));

    /** The game that was taken from the shelf last; empty at first. */
    public final Remembered lastGame = add(new Remembered("last-game", ""));

    /** Who sat down last, with which options. */
    public final Remembered lastSetup = add(new Remembered("last-setup", ""));

    /** What players on the couch called themselves and looked like, by their devices. */
    public final Remembered couch = add(new Remembered("couch", ""));

    /** What was chosen on the couch for the whole table. */
    public final Remembered couchTable = add(new Remembered("couch-table", ""));

    /** Which lessons have been gone through to their end; see meeples.room.lesson. */
    public final Remembered lessons = add(new Remembered("lessons", ""));

    /** Which device held which seat of the match under way; see meeples.input. */
    public final Remembered hands = add(new Remembered("hands", ""));

    private <V extends Value<?>> V add(V value) {
        for (Value<?> other : values) {
            if (other.name().equals(value.name())) {
                throw new IllegalArgumentException("two settings are called " + value.name());
            }
        }
        values.add(value);
        return value;
    }

    /** Adds the settings of a game; to be done before they are read. */
    public void add(SettingsSection section) {
        for (Value<?> value : section.values()) {
            add(value);
        }
        sections.add(section);
    }

    /** The settings that only one game has, in the order in which they were added. */
    public List<SettingsSection> sections() {
        return Collections.unmodifiableList(sections);
    }

    /** How long bots of a level think about a turn, see {@link #thinking}; null for as usual. */
    public OptionValue thinkingOf(String level) {
        for (Value<?> value : values) {
            if (value instanceof OptionValue option && option.name().equals(level + THINKS)) {
                return option;
            }
        }
        return null;
    }

    /** Makes the setting of how long bots of a level think, for the section of a game. */
    public static OptionValue thinking(String level) {
        return new OptionValue(level + THINKS, "usual", "short", "usual", "long", "longest")
                .withTexts("settings.thinks.");
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

    /** Everything as text, a value a line, with what another version has put there. */
    public String write() {
        StringBuilder text = new StringBuilder(SettingsText.HEADER).append('\n');
        for (Value<?> value : values) {
            text.append(value.name()).append(' ').append(value.write()).append('\n');
        }
        for (String line : foreign) {
            text.append(line).append('\n');
        }
        return text.toString();
    }

    /**
     * Takes the values of a text that are valid; all others keep what they are.
     *
     * @return whether all of the text was valid
     */
    public boolean read(String text) {
        SettingsText found = new SettingsText(values);
        found.read(text);
        faults = found.faults();
        foreign = found.foreign();
        return faults.isEmpty();
    }

    /** The names of the first values that could not be read the last time. */
    public List<String> faults() {
        List<String> names = new ArrayList<>();
        for (String name : faults) {
            if (!name.isEmpty() && !names.contains(name) && names.size() < MOST_FAULTS) {
                names.add(name);
            }
        }
        return names;
    }

    /**
     * A first look at what is kept, before there is a window: what cannot be read is as it is at
     * first. The game reads it again, and reports damage.
     */
    public static Settings peek(Storage storage) {
        Settings settings = new Settings();
        try {
            String text = storage.read(NAME);
            if (text != null) {
                settings.read(text);
            }
        } catch (StorageException unreadable) {
            return new Settings(); // whoever loads them will say so
        }
        return settings;
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
