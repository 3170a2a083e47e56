package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import meeples.desktop.cli.Program;
import meeples.testing.NeedsDisplay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Starts the game as players do, on machines that cannot show it. */
@EnabledOnOs(OS.LINUX)
class LauncherTest {
    private static final int SECONDS = 30;

    @TempDir Path folder;
    private String printed;

    /** The exit code, or -1 when the game is still running after a while. */
    private int start(Map<String, String> environment, String... options)
            throws IOException, InterruptedException {
        List<String> line = new ArrayList<>();
        line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        line.addAll(List.of("-cp", System.getProperty("java.class.path")));
        line.add(DesktopLauncher.class.getName());
        line.addAll(List.of("--data", folder.resolve("data").toString()));
        line.addAll(List.of(options));
        Path output = folder.resolve("output.txt");
        ProcessBuilder builder = new ProcessBuilder(line).redirectErrorStream(true);
        builder.redirectOutput(output.toFile());
        environment.forEach(
                (name, value) -> {
                    if (value.isEmpty()) {
                        builder.environment().remove(name);
                    } else {
                        builder.environment().put(name, value);
                    }
                });
        Process game = builder.start();
        boolean ended = game.waitFor(SECONDS, TimeUnit.SECONDS);
        game.destroyForcibly().waitFor();
        printed = Files.readString(output);
        return ended ? game.exitValue() : -1;
    }

    private void assertNoTrace() {
        assertFalse(printed.contains("Exception"), printed);
        assertFalse(printed.contains("\tat "), printed);
    }

    @Test
    void withoutADisplayItSaysSoAndFails() throws Exception {
        int status = start(Map.of("DISPLAY", "", "WAYLAND_DISPLAY", ""));
        assertEquals(Program.NO_DISPLAY, status, printed);
        assertTrue(printed.contains("needs a display"), printed);
        assertNoTrace();
    }

    @NeedsDisplay
    @Test
    void withAnOldOpenGlItSaysSoAndFails() throws Exception {
        int status = start(Map.of("MESA_GL_VERSION_OVERRIDE", "1.4"));
        assumeTrue(status >= 0, "only Mesa can pretend to be old");
        assertEquals(Program.NO_DISPLAY, status, printed);
        assertTrue(printed.contains("needs OpenGL 2.0"), printed);
        assertNoTrace();
    }
}
