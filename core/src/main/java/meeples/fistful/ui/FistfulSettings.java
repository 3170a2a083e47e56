package meeples.fistful.ui;

import meeples.fistful.Fistful;
import meeples.fistful.ai.Bots;
import meeples.settings.Settings;
import meeples.settings.SettingsSection;

/** The settings that only A Fistful of Meeples has: how long its bots that search may think. */
public final class FistfulSettings {
    private FistfulSettings() {}

    /** A new section with these settings. */
    public static SettingsSection section() {
        SettingsSection section = new SettingsSection(Fistful.GAME.name());
        section.add(Settings.thinking(Bots.MARSHAL));
        section.add(Settings.thinking(Bots.LEGEND));
        return section;
    }
}
