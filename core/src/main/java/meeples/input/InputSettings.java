package meeples.input;

import meeples.settings.Settings;

/** The settings about keys, pads and devices: what of them can be used. */
public final class InputSettings {
    private InputSettings() {}

    /** Lets damage in these settings be found when they are read; to be called before that. */
    public static void check(Settings settings) {
        settings.keys.checkBy(KeyBindings::validPart);
        settings.pads.checkBy(PadMappings::validPart);
        settings.hands.checkBy(HandsMemory::validPart);
    }
}
