package meeples.desktop;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import meeples.platform.Storage;
import meeples.platform.StorageException;

/** Keeps texts as files of a folder. */
public final class FileStorage implements Storage {
    private static final String ENDING = ".txt";
    private static final String UNFINISHED = ".new";

    private final Path folder;

    public FileStorage(Path folder) {
        this.folder = folder;
    }

    /** Where this system's programs keep their users' data. */
    public static Path userFolder() {
        String name = "fistful-of-meeples";
        String system = System.getProperty("os.name", "").toLowerCase(java.util.Locale.ROOT);
        Path home = Path.of(System.getProperty("user.home"));
        String windows = System.getenv("APPDATA");
        if (system.contains("win") && windows != null) {
            return Path.of(windows, name);
        }
        if (system.contains("mac")) {
            return home.resolve("Library/Application Support").resolve(name);
        }
        String xdg = System.getenv("XDG_DATA_HOME");
        Path data = xdg == null || xdg.isEmpty() ? home.resolve(".local/share") : Path.of(xdg);
        return data.resolve(name);
    }

    /** Where the files lie. */
    public Path folder() {
        return folder.toAbsolutePath();
    }

    @Override
    public String read(String name) throws StorageException {
        try {
            return new String(Files.readAllBytes(file(name)), StandardCharsets.UTF_8);
        } catch (NoSuchFileException e) {
            return null;
        } catch (IOException e) {
            throw failed("read", name, e);
        }
    }

    @Override
    public void write(String name, String text) throws StorageException {
        Path file = file(name);
        Path unfinished = file.resolveSibling(file.getFileName() + UNFINISHED);
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(unfinished, text);
            replace(unfinished, file);
        } catch (IOException e) {
            throw failed("write", name, e);
        }
    }

    private static void replace(Path from, Path to) throws IOException {
        try {
            Files.move(
                    from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    @Override
    public void delete(String name) throws StorageException {
        try {
            Files.deleteIfExists(file(name));
        } catch (IOException e) {
            throw failed("delete", name, e);
        }
    }

    @Override
    public List<String> list(String prefix) throws StorageException {
        List<String> names = new ArrayList<>();
        if (!Files.isDirectory(folder)) {
            return names;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            files.filter(Files::isRegularFile)
                    .map(file -> folder.relativize(file).toString().replace('\\', '/'))
                    .filter(name -> name.startsWith(prefix) && name.endsWith(ENDING))
                    .map(name -> name.substring(0, name.length() - ENDING.length()))
                    .sorted()
                    .forEach(names::add);
        } catch (IOException e) {
            throw failed("list", prefix, e);
        }
        return names;
    }

    private Path file(String name) {
        return folder.resolve(name + ENDING);
    }

    private static StorageException failed(String what, String name, IOException cause) {
        return new StorageException("cannot " + what + " " + name + ": " + cause, cause);
    }
}
