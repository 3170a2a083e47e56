package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
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
    void onlyOneFolderIsListedWhateverLiesAroundIt() throws StorageException, IOException {
        storage.write("saves/a", "1");
        Path around = folder.resolve("not there yet");
        Files.createDirectories(around.resolve("saves/deeper"));
        Files.writeString(around.resolve("saves/deeper/b.txt"), "2");
        Path closed = Files.createDirectories(around.resolve("photos"));
        assumeTrue(closed.toFile().setReadable(false));
        try {
            assertEquals(List.of("saves/a"), storage.list("saves/"));
            assertEquals(List.of(), storage.list(""));
        } finally {
            assertTrue(closed.toFile().setReadable(true));
        }
    }

    @Test
    void twoWhoWriteTheSameDoNotMeetHalfWay() throws Exception {
        FileStorage other = new FileStorage(storage.folder());
        String one = "one ".repeat(500);
        String two = "two ".repeat(500);
        ExecutorService workers = Executors.newFixedThreadPool(2);
        try {
            List<Future<?>> all = new ArrayList<>();
            for (int i = 0; i < 150; i++) {
                all.add(workers.submit(() -> write(storage, one)));
                all.add(workers.submit(() -> write(other, two)));
            }
            for (Future<?> writing : all) {
                writing.get();
                assertTrue(List.of(one, two).contains(storage.read("autosave")));
            }
        } finally {
            workers.shutdownNow();
        }
    }

    private static Void write(FileStorage storage, String text) throws StorageException {
        storage.write("autosave", text);
        return null;
    }

    @Test
    void whatKilledProgramsLeftIsSweptAway() throws StorageException, IOException {
        storage.write("autosave", "1");
        Path place = storage.folder();
        Path orphan = Files.writeString(place.resolve("autosave.txt.999999999999-7.new"), "ha");
        long self = ProcessHandle.current().pid();
        Path alive = place.resolve("autosave.txt." + self + "-99999999.new");
        Files.writeString(alive, "ha");
        Path foreign = Files.writeString(place.resolve("autosave.txt.mine.new"), "ha");
        storage.write("autosave", "2");
        assertFalse(Files.exists(orphan));
        assertTrue(Files.exists(alive));
        assertTrue(Files.exists(foreign));
    }

    @Test
    void whatIsSetAsideStaysByteByByte() throws StorageException, IOException {
        storage.write("autosave", "");
        byte[] damaged = {(byte) 0xFF, (byte) 0xFE, 0, (byte) 0x80, 'x'};
        Files.write(storage.folder().resolve("autosave.txt"), damaged);
        assertEquals("autosave.damaged", storage.setAside("autosave"));
        assertArrayEquals(
                damaged, Files.readAllBytes(storage.folder().resolve("autosave.damaged.txt")));
        assertNull(storage.read("autosave"));
        storage.write("autosave", "again");
        assertEquals("autosave.damaged-2", storage.setAside("autosave"));
    }

    @Test
    void aHugeFileIsRefusedAndNotRead() throws StorageException, IOException {
        storage.write("autosave", "");
        Path file = storage.folder().resolve("autosave.txt");
        try (RandomAccessFile huge = new RandomAccessFile(file.toFile(), "rw")) {
            huge.setLength(3L << 30);
        }
        assertThrows(StorageException.class, () -> storage.read("autosave"));
        assertEquals("autosave.damaged", storage.setAside("autosave"));
    }

    @Test
    void theMarkOfSomeEditorsIsNoPartOfAText() throws StorageException, IOException {
        storage.write("saves/a", "");
        Files.writeString(storage.folder().resolve("saves/a.txt"), "\uFEFFtext");
        assertEquals("text", storage.read("saves/a"));
    }

    @Test
    void aFolderThatCannotBeWrittenIsReported() throws IOException {
        Path file = Files.createFile(folder.resolve("a file"));
        FileStorage blocked = new FileStorage(file);
        assertThrows(StorageException.class, () -> blocked.write("settings", "x"));
    }
}
