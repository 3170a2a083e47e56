package meeples.desktop;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import meeples.platform.Storage;
import meeples.platform.StorageException;

/**
 * Keeps texts as files of a folder. A file is written whole under a name of its own, brought to the
 * disk, and only then put in the place of the old one: whatever happens, one of the two is there.
 */
public final class FileStorage implements Storage {
    private static final String ENDING = ".txt";
    private static final AtomicInteger WRITTEN = new AtomicInteger();

    private final Path folder;

    public FileStorage(Path folder) {
        this.folder = folder;
    }

    /** Where the files lie. */
    public Path folder() {
        return folder.toAbsolutePath();
    }

    @Override
    public String read(String name) throws StorageException {
        try {
            return TextFile.read(file(name));
        } catch (NoSuchFileException e) {
            return null;
        } catch (IOException e) {
            throw failed("read", name, e);
        }
    }

    @Override
    public void write(String name, String text) throws StorageException {
        Path file = file(name);
        try {
            Files.createDirectories(file.getParent());
            Path unfinished = file.resolveSibling(Unfinished.name(file, WRITTEN.incrementAndGet()));
            try {
                writeToDisk(unfinished, text);
                replace(unfinished, file);
            } finally {
                Files.deleteIfExists(unfinished);
            }
            Unfinished.sweep(file);
        } catch (IOException e) {
            throw failed("write", name, e);
        }
    }

    /** Until the disk itself has it: a rename can be there before the text after a power cut. */
    private static void writeToDisk(Path file, String text) throws IOException {
        try (FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            ByteBuffer bytes = StandardCharsets.UTF_8.encode(text);
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(true);
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

    /** Looks into one folder only: around the game's own there may be anything. */
    @Override
    public List<String> list(String prefix) throws StorageException {
        String place = prefix.substring(0, prefix.lastIndexOf('/') + 1);
        List<String> names = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder.resolve(place))) {
            for (Path file : files) {
                String name = place + file.getFileName();
                if (name.startsWith(prefix) && name.endsWith(ENDING) && Files.isRegularFile(file)) {
                    names.add(name.substring(0, name.length() - ENDING.length()));
                }
            }
        } catch (NoSuchFileException e) {
            return names;
        } catch (DirectoryIteratorException e) {
            throw failed("list", prefix, e.getCause());
        } catch (IOException e) {
            throw failed("list", prefix, e);
        }
        Collections.sort(names);
        return names;
    }

    /** The very same file under another name, whatever is in it. */
    @Override
    public String setAside(String name) throws StorageException {
        String aside = name + ".damaged";
        for (int number = 2; Files.exists(file(aside)); number++) {
            aside = name + ".damaged-" + number;
        }
        try {
            Files.move(file(name), file(aside));
        } catch (IOException e) {
            throw failed("set aside", name, e);
        }
        return aside;
    }

    private Path file(String name) {
        return folder.resolve(name + ENDING);
    }

    private static StorageException failed(String what, String name, IOException cause) {
        return new StorageException("cannot " + what + " " + name + ": " + cause, cause);
    }
}
