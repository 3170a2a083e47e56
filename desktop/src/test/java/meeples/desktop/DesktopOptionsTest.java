package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import meeples.desktop.cli.Arguments;
import meeples.desktop.cli.WindowSize;
import meeples.desktop.cli.WrongArgument;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DesktopOptionsTest {
    private static DesktopOptions options(String... line) throws WrongArgument {
        Arguments arguments = DesktopOptions.declared();
        arguments.read(line);
        return DesktopOptions.of(arguments);
    }

    @Test
    void withoutOptionsTheSettingsDecide() throws WrongArgument {
        DesktopOptions options = options();
        assertFalse(options.start().quick());
        assertNull(options.start().language());
        assertNull(options.windowed());
        assertFalse(options.fullScreen());
    }

    @Test
    void everyOptionIsUnderstood() throws WrongArgument {
        DesktopOptions options =
                options("--quick", "--windowed", "1600x900", "--language", "de", "--data", "here");
        assertTrue(options.start().quick());
        assertEquals(new WindowSize(1600, 900), options.windowed());
        assertEquals("de", options.start().language());
        assertEquals(Path.of("here"), options.folder());
    }

    @Test
    void aFileWithAMatchIsReadWhateverItIsCalled(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("--my match.meeples");
        Files.writeString(file, "meeples 2\n");
        assertEquals("meeples 2\n", options("--quick", file.toString()).start().match());
        assertNull(options("--quick").start().match());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "there-is-none.meeples",
                "build.gradle build.gradle",
                "--fast",
                "--windowed",
                "--windowed 12",
                "--windowed 0x0",
                "--windowed 100x100",
                "--windowed 99999x99999",
                "--windowed=1280",
                "--language yy",
                "--data",
                "--data=",
                "--data build.gradle",
                "--fullscreen --windowed 1280x720"
            })
    void aWrongOptionIsRefusedWithASentence(String line) {
        WrongArgument refusal = assertThrows(WrongArgument.class, () -> options(line.split(" ")));
        assertTrue(refusal.getMessage().endsWith("."), refusal.getMessage());
    }
}
