package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DesktopOptionsTest {
    @Test
    void withoutOptionsTheSettingsDecide() throws DesktopOptions.WrongOption {
        DesktopOptions options = DesktopOptions.of();
        assertFalse(options.start().quick());
        assertNull(options.start().language());
        assertNull(options.windowed());
        assertFalse(options.fullScreen());
    }

    @Test
    void everyOptionIsUnderstood() throws DesktopOptions.WrongOption {
        DesktopOptions options =
                DesktopOptions.of(
                        "--quick", "--windowed", "1600x900", "--language", "de", "--data", "here");
        assertTrue(options.start().quick());
        assertArrayEquals(new int[] {1600, 900}, options.windowed());
        assertEquals("de", options.start().language());
        assertEquals(Path.of("here"), options.folder());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--fast",
                "--windowed",
                "--windowed 12",
                "--windowed 0x0",
                "--language xx",
                "--data",
                "--fullscreen --windowed 1280x720"
            })
    void aWrongOptionIsRefusedWithASentence(String line) {
        DesktopOptions.WrongOption refusal =
                assertThrows(
                        DesktopOptions.WrongOption.class, () -> DesktopOptions.of(line.split(" ")));
        assertTrue(refusal.getMessage().endsWith("."), refusal.getMessage());
    }
}
