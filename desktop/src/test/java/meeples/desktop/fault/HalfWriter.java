package meeples.desktop.fault;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import meeples.platform.Storage;
import meeples.platform.StorageException;

/**
 * A saboteur: writes files where they are, and after some time stops half way, until it is killed.
 */
final class HalfWriter implements Storage {
    /** Printed when it has stopped. */
    static final String STOPPED = "stopped half way";

    private static final int WHOLE_ONES = 6;

    private final Storage storage;
    private final Path folder;
    private int written;

    HalfWriter(Storage storage, Path folder) {
        this.storage = storage;
        this.folder = folder;
    }

    @Override
    public String read(String name) throws StorageException {
        return storage.read(name);
    }

    @Override
    public void write(String name, String text) throws StorageException {
        Path file = folder.resolve(name + ".txt");
        try {
            if (name.startsWith("autosave") && ++written > WHOLE_ONES) {
                Files.writeString(file, text.substring(0, text.length() / 2));
                System.out.println(STOPPED);
                new CountDownLatch(1).await();
            }
            Files.writeString(file, text);
        } catch (IOException | InterruptedException e) {
            throw new StorageException("cannot write " + name, e);
        }
    }

    @Override
    public void delete(String name) throws StorageException {
        storage.delete(name);
    }

    @Override
    public List<String> list(String prefix) throws StorageException {
        return storage.list(prefix);
    }
}
