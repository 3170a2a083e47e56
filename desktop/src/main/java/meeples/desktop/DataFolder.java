package meeples.desktop;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * The folder that this copy of the game has for itself. The first copy that runs has the one that
 * was asked for; others get folders within it, so that no two write the same files.
 */
final class DataFolder implements AutoCloseable {
    private static final String LOCK = "lock";
    private static final String SETTINGS = "settings.txt";

    private final Path folder;
    private final int copy;
    private final FileChannel lock;

    private DataFolder(Path folder, int copy, FileChannel lock) {
        this.folder = folder;
        this.copy = copy;
        this.lock = lock;
    }

    /** Takes the folder, or the first one within it that no other copy has. */
    static DataFolder open(Path wanted) {
        Path folder = wanted;
        for (int copy = 1; ; copy++) {
            DataFolder taken = take(folder, copy);
            if (taken != null) {
                taken.bringSettings(wanted);
                return taken;
            }
            folder = wanted.resolve("copy-" + (copy + 1));
        }
    }

    /** Null when another copy has it. Where nothing can be locked, nothing can be written. */
    private static DataFolder take(Path folder, int copy) {
        FileChannel channel = null;
        try {
            Files.createDirectories(folder);
            channel =
                    FileChannel.open(
                            folder.resolve(LOCK),
                            StandardOpenOption.CREATE,
                            StandardOpenOption.WRITE);
            FileLock held = channel.tryLock();
            if (held == null) {
                channel.close();
                return null;
            }
            return new DataFolder(folder, copy, channel);
        } catch (OverlappingFileLockException e) {
            close(channel);
            return null;
        } catch (IOException e) {
            System.err.println("cannot lock " + folder + ": " + e);
            close(channel);
            return new DataFolder(folder, copy, null);
        }
    }

    /** Another copy looks and sounds like the first one when it is started for the first time. */
    private void bringSettings(Path from) {
        Path there = from.resolve(SETTINGS);
        Path here = folder.resolve(SETTINGS);
        if (isFirst() || Files.exists(here) || !Files.exists(there)) {
            return;
        }
        try {
            Files.copy(there, here);
        } catch (IOException e) {
            System.err.println("cannot copy the settings to " + folder + ": " + e);
        }
    }

    Path path() {
        return folder;
    }

    /** Whether no other copy of the game had the folder that was asked for. */
    boolean isFirst() {
        return copy == 1;
    }

    @Override
    public void close() {
        close(lock);
    }

    private static void close(FileChannel channel) {
        if (channel != null) {
            try {
                channel.close();
            } catch (IOException e) {
                System.err.println("cannot close a lock: " + e);
            }
        }
    }
}
