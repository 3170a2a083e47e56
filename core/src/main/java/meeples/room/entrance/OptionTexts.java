package meeples.room.entrance;

import meeples.game.setup.SetupOption;
import meeples.text.Texts;

/** What the values of options are called. */
public final class OptionTexts {
    private OptionTexts() {}

    /** A value of a toggle or a choice. */
    public static String value(Texts texts, SetupOption option, int number) {
        if (option.kind() == SetupOption.Kind.TOGGLE) {
            return texts.get(number == SetupOption.ON ? "ui.on" : "ui.off");
        }
        SetupOption.Value value = option.value(number);
        return value.counts()
                ? texts.count(value.textKey(), number)
                : texts.get(value.textKey(), number);
    }
}
