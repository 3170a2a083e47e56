package meeples.desktop.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import meeples.play.Version;
import org.junit.jupiter.api.Test;

class ProgramTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private int status(Program.Work work, String... args) throws Exception {
        Arguments declared = new Arguments("dance", "Dances.").flag("quick", "not slow");
        return Program.status(
                args,
                declared,
                work,
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8));
    }

    @Test
    void theVersionIsTheOneOfTheBuild() throws Exception {
        assertEquals(Program.DONE, status(given -> {}, "--version"));
        assertEquals("dance " + Version.TEXT, out.toString(StandardCharsets.UTF_8).strip());
        String built = System.getProperty("meeples.version");
        assumeTrue(built != null, "run by Gradle only");
        assertEquals(built, Version.TEXT);
    }

    @Test
    void aWrongOptionIsOneLineAndAnExitCode() throws Exception {
        assertEquals(Program.WRONG_ARGUMENT, status(given -> {}, "--quik"));
        assertEquals(
                "There is no option --quik. Did you mean --quick? --help lists all options.",
                err.toString(StandardCharsets.UTF_8).strip());
    }

    @Test
    void aFullDiskIsOneLineAndAnExitCode() throws Exception {
        Program.Work work =
                given -> {
                    throw new FileSystemException("games.txt", null, "No space left on device");
                };
        assertEquals(Program.FAILED, status(work));
        assertEquals(
                "dance: games.txt: No space left on device.",
                err.toString(StandardCharsets.UTF_8).strip());
        assertEquals(
                Program.FAILED,
                status(
                        given -> {
                            throw new IOException("torn");
                        }));
    }

    @Test
    void aMachineThatCannotShowTheGameIsOneLineAndAnExitCode() throws Exception {
        Program.Work work =
                given -> {
                    throw new Program.Obstacle("There is no display.");
                };
        assertEquals(Program.NO_DISPLAY, status(work));
        assertTrue(err.toString(StandardCharsets.UTF_8).startsWith("There is no display."));
    }
}
