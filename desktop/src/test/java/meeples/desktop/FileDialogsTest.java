package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileDialogsTest {
    @TempDir Path folder;

    @Test
    void aDialogIsThereWhenItsProgramCanBeRun() throws IOException {
        String path = "/nowhere" + File.pathSeparator + folder;
        assertFalse(FileDialogs.isOn(null));
        assertFalse(FileDialogs.isOn(""));
        assertFalse(FileDialogs.isOn(path));
        Path program = Files.createFile(folder.resolve("zenity"));
        assertTrue(program.toFile().setExecutable(true));
        assertTrue(FileDialogs.isOn(path));
    }
}
