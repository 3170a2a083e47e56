package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LogFileTest {
    @TempDir Path folder;

    @Test
    void theLogNeverGrowsBeyondThreeFiles() throws IOException {
        LogFile log = new LogFile(folder, 1000);
        for (int i = 0; i < 500; i++) {
            log.log("test", "line " + i, i % 100 == 0 ? new IllegalStateException("x") : null);
        }
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(3, files.count());
        }
        assertTrue(Files.readString(folder.resolve("log.txt")).contains("line 499"));
    }

    @Test
    void aPlaceThatCannotBeWrittenStopsNothing() throws IOException {
        Path file = Files.createFile(folder.resolve("a file"));
        LogFile log = new LogFile(file);
        log.log("test", "nobody hears this");
        log.log("test", "nor this");
    }
}
