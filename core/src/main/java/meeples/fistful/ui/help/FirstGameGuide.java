package meeples.fistful.ui.help;

import meeples.settings.Settings;
import meeples.text.Texts;

/** A tip for each kind of question, for as long as the player wants tips. */
public final class FirstGameGuide {
    private final Texts texts;
    private final Settings settings;

    public FirstGameGuide(Texts texts, Settings settings) {
        this.texts = texts;
        this.settings = settings;
    }

    /**
     * The tip for a question; empty when tips are off.
     *
     * @param about the end of its key
     */
    public String tip(String about) {
        return settings.hints.isOn() ? texts.get("hint." + about) : "";
    }
}
