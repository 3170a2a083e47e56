package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import meeples.platform.StorageException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileStorageTest {
    @TempDir Path folder;
    private FileStorage storage;

    @BeforeEach
    void openStorage() {
        storage = new FileStorage(folder.resolve("not there yet"));
    }

    @Test
    void whatIsWrittenIsReadAgain() throws StorageException {
        assertNull(storage.read("saves/evening"));
        storage.write("saves/evening", "Łukasz à la mine\nß");
        assertEquals("Łukasz à la mine\nß", storage.read("saves/evening"));
    }

    @Test
    void namesAreListedInOrderAndForgottenWhenDeleted() throws StorageException {
        assertEquals(List.of(), storage.list("saves/"));
        storage.write("saves/b", "2");
        storage.write("saves/a", "1");
        storage.write("settings", "3");
        assertEquals(List.of("saves/a", "saves/b"), storage.list("saves/"));
        storage.delete("saves/a");
        storage.delete("saves/a");
        assertEquals(List.of("saves/b"), storage.list("saves/"));
    }

    @Test
    void aHalfWrittenFileIsNeverSeen() throws StorageException, IOException {
        storage.write("settings", "whole");
        Files.writeString(folder.resolve("not there yet/settings.txt.new"), "ha");
        assertEquals("whole", storage.read("settings"));
        assertEquals(List.of("settings"), storage.list(""));
    }

    @Test
    void aFolderThatCannotBeWrittenIsReported() throws IOException {
        Path file = Files.createFile(folder.resolve("a file"));
        FileStorage blocked = new FileStorage(file);
        assertThrows(StorageException.class, () -> blocked.write("settings", "x"));
    }
}
