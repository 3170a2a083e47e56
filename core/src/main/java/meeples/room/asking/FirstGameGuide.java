package meeples.room.asking;

import meeples.game.ask.Ask;
import meeples.settings.Settings;

/** A tip for each kind of question, for as long as the player wants tips. */
public final class FirstGameGuide {
    private final Settings settings;

    public FirstGameGuide(Settings settings) {
        this.settings = settings;
    }

    /** The tip for a question; empty when tips are off. */
    public String tip(Ask<?> ask) {
        return settings.tips.isOn() ? ask.tip() : "";
    }
}
