package meeples.desktop.fault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import meeples.desktop.DesktopLauncher;
import meeples.testing.NeedsDisplay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Wherever the program breaks down, as its players start it, they are told and can go on. */
@NeedsDisplay
class BreakdownTest {
    private static final String LAST_WORDS = "A Fistful of Meeples broke down and had to stop";

    @TempDir Path temporary;

    @Test
    void inAFrameATimerOrAThread() throws Exception {
        try (Child child = Child.start(ChildFault.class, temporary.toString())) {
            child.await(ChildFault.TABLE);
            for (ChildFault.Place place : ChildFault.Place.values()) {
                assertEquals(place.name(), child.await(ChildFault.TOLD));
                child.await(ChildFault.TABLE);
            }
            child.kill();
        }
        String log = Files.readString(temporary.resolve("log.txt"));
        for (ChildFault.Place place : ChildFault.Place.values()) {
            assertTrue(log.contains("Error: " + place) || log.contains("Exception: " + place), log);
        }
        assertTrue(Files.exists(temporary.resolve("autosave-fistful.txt")));
    }

    @Test
    void whileLoadingAPlainWindowSaysSoAndTheNextStartTellsIt() throws Exception {
        Path files = temporary.resolve("files");
        Files.createDirectories(files.resolve("fonts"));
        Files.writeString(files.resolve("fonts/Rye-Regular.ttf"), "no letters in here");
        Path data = temporary.resolve("data");
        String[] arguments = {"--data", data.toString(), "--windowed", "640x360"};
        try (Child broken = Child.startWith(files, DesktopLauncher.class, arguments)) {
            broken.await(LAST_WORDS);
            assertTrue(Files.readString(data.resolve("crash.txt")).contains("load font"));
            broken.kill();
        }
        try (Child next = Child.start(ChildGame.class, data.toString(), "fistful")) {
            next.await(ChildGame.CRASH);
        }
        assertTrue(Files.exists(data.resolve("crash.txt")), "nobody has put it away yet");
    }
}
