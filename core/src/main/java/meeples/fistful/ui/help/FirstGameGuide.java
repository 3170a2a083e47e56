package meeples.fistful.ui.help;

import meeples.fistful.model.Decision;
import meeples.settings.Settings;
import meeples.text.Texts;

/** A tip for each kind of decision, for as long as the player wants tips. */
public final class FirstGameGuide {
    private final Texts texts;
    private final Settings settings;

    public FirstGameGuide(Texts texts, Settings settings) {
        this.texts = texts;
        this.settings = settings;
    }

    /** The tip for a decision; empty when tips are off or there is nothing to decide. */
    public String tip(Decision decision) {
        return settings.hints.isOn() ? always(decision) : "";
    }

    /** The tip for a decision, also when tips are off: somebody asks for it. */
    public String always(Decision decision) {
        return switch (decision) {
            case MARQUEE -> texts.get("hint.marquee");
            case TAKE -> texts.get("hint.take");
            case SOW -> texts.get("hint.sow");
            case GIVE -> texts.get("hint.give");
            case RESOLVE -> texts.get("hint.resolve");
            case BUILD -> texts.get("hint.build");
            case UPGRADE -> texts.get("hint.upgrade");
            case REROLL -> texts.get("hint.reroll");
            case OVER -> "";
        };
    }
}
