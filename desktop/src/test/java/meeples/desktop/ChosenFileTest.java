package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChosenFileTest {
    @TempDir Path folder;

    @Test
    void whatIsWrittenIsReadAgain() throws IOException {
        String file = folder.resolve("evening.txt").toString();
        ChosenFile.write(file, "a match");
        assertEquals("a match", ChosenFile.read(file));
    }

    @Test
    void whatCannotBeReadIsAFailureAndNoEmptyText() throws IOException {
        Path large = folder.resolve("large.txt");
        Files.write(large, new byte[TextFile.MOST_BYTES + 1]);
        assertThrows(IOException.class, () -> ChosenFile.read(large.toString()));
        assertThrows(IOException.class, () -> ChosenFile.read(folder.toString()));
        assertThrows(IOException.class, () -> ChosenFile.read(folder.resolve("none").toString()));
    }

    @Test
    void aNameThatIsNoPathIsAFailureLikeAnyOther() {
        assertThrows(IOException.class, () -> ChosenFile.read("no\0path"));
        assertThrows(IOException.class, () -> ChosenFile.write("no\0path", "a match"));
    }
}
