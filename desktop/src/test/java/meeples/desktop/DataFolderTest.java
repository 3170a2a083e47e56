package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import meeples.desktop.fault.Child;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DataFolderTest {
    @TempDir Path temporary;

    @Test
    void twoCopiesNeverHaveTheSameFolder() throws IOException {
        Path wanted = temporary.resolve("data");
        try (DataFolder first = DataFolder.open(wanted)) {
            assertTrue(first.isFirst());
            assertEquals(wanted, first.path());
            Files.writeString(wanted.resolve("settings.txt"), "large letters");
            try (DataFolder second = DataFolder.open(wanted);
                    DataFolder third = DataFolder.open(wanted)) {
                assertFalse(second.isFirst());
                assertEquals(wanted.resolve("copy-2"), second.path());
                assertEquals(wanted.resolve("copy-3"), third.path());
                assertEquals(
                        "large letters", Files.readString(second.path().resolve("settings.txt")));
            }
        }
    }

    /** How many folders so many copies have when they run at the same time. */
    private int folders(int copies, String... arguments) throws Exception {
        List<Child> all = new ArrayList<>();
        Set<String> folders = new HashSet<>();
        try {
            for (int i = 0; i < copies; i++) {
                all.add(Child.start(ChildFolder.class, arguments));
            }
            for (Child child : all) {
                folders.add(child.await(ChildFolder.FOLDER));
            }
            return folders.size();
        } finally {
            all.forEach(Child::close);
        }
    }

    @Test
    void copiesThatStartAtTheSameTimeNeverMeet() throws Exception {
        assertEquals(3, folders(3, temporary.toString()));
    }

    @Test
    void copiesThatAskNobodyWouldMeet() throws Exception {
        assertEquals(1, folders(2, temporary.toString(), "unlocked"), "this test would see it");
    }

    @Test
    void whatAKilledCopyHadTheNextOneHas() throws Exception {
        try (Child first = Child.start(ChildFolder.class, temporary.toString())) {
            assertEquals(temporary.toString(), first.await(ChildFolder.FOLDER));
            try (DataFolder second = DataFolder.open(temporary)) {
                assertFalse(second.isFirst());
            }
            first.kill();
        }
        try (DataFolder next = DataFolder.open(temporary)) {
            assertTrue(next.isFirst());
        }
    }

    @Test
    void theNextOneHasItAgain() {
        DataFolder.open(temporary).close();
        try (DataFolder next = DataFolder.open(temporary)) {
            assertTrue(next.isFirst());
        }
    }

    @Test
    void aPlaceThatCannotBeWrittenStopsNothing() throws IOException {
        Path file = Files.createFile(temporary.resolve("a file"));
        try (DataFolder data = DataFolder.open(file.resolve("data"))) {
            assertTrue(data.isFirst());
        }
    }
}
