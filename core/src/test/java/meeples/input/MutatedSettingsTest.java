package meeples.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import meeples.platform.StorageException;
import meeples.settings.Settings;
import meeples.testing.Mutator;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/** Whatever a settings file holds, the game starts with it: keys, pads and devices included. */
class MutatedSettingsTest {
    private static final int TEXTS = 10_000;

    @Test
    void tenThousandDamagedTextsGiveNothingWorseThanAReport() throws StorageException {
        String whole = SettingsStart.whole();
        assertEquals(Settings.Found.WHOLE, SettingsStart.start(whole));
        Mutator mutator = new Mutator(16);
        int reported = 0;
        for (int i = 0; i < TEXTS; i++) {
            String text = mutator.mutate(whole);
            try {
                reported += SettingsStart.start(text) == Settings.Found.DAMAGED ? 1 : 0;
            } catch (RuntimeException e) {
                throw new AssertionError("text " + i + ":\n" + text, e);
            }
        }
        assertTrue(reported > TEXTS / 4, "most damage is reported: " + reported);
    }

    @Test
    void keysThatThereAreNotKeepTheirCommandsDefaultsAndTheOtherKeysStay() {
        Settings settings = new Settings();
        InputSettings.check(settings);
        assertFalse(settings.read("meeples settings 1\nkeys undo=900000,0 redo=-3,4 help=54,0\n"));
        assertEquals(List.of("keys"), settings.faults());
        KeyBindings keys = new KeyBindings(settings.keys);
        assertEquals("Z", keys.keyName(Command.UNDO));
        assertEquals("Y", keys.keyName(Command.REDO));
        assertEquals(54, keys.key(Command.HELP, 0));
    }

    @Test
    void endlessLinesTakeNoTime() {
        String endless = "ab ".repeat(700_000);
        Assertions.assertTimeout(
                Duration.ofSeconds(5),
                () ->
                        SettingsStart.start(
                                "meeples settings 1\nhands " + endless + "\nkeys " + endless));
    }
}
