package meeples.settings;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The settings that only one game has. A game makes such a section and the application adds it to
 * the {@link Settings}: its values are kept in the same file, and the settings screen shows them.
 */
public final class SettingsSection {
    private final String game;
    private final List<Value<?>> values = new ArrayList<>();

    /**
     * @param game the name of the game, by which its texts are found too
     */
    public SettingsSection(String game) {
        this.game = game;
    }

    public String game() {
        return game;
    }

    /**
     * Adds a value. Its name must be one that no other game's values have; its texts are {@code
     * settings.NAME.name} and {@code settings.NAME.about}.
     */
    public <V extends Value<?>> V add(V value) {
        values.add(value);
        return value;
    }

    /** The values in the order in which players see them. */
    public List<Value<?>> values() {
        return Collections.unmodifiableList(values);
    }
}
