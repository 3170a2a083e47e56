package meeples.desktop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** A file that the system's dialog has named, which may be a name that Java cannot write. */
final class ChosenFile {
    private ChosenFile() {}

    static String read(String name) throws IOException {
        return TextFile.read(path(name));
    }

    static void write(String name, String text) throws IOException {
        Files.writeString(path(name), text);
    }

    /** A locale without the letters of a name makes it one that is no path. */
    private static Path path(String name) throws IOException {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new IOException(e);
        }
    }
}
