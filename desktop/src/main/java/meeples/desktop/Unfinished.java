package meeples.desktop;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The names of files that are not written to their end yet: no two programs or threads use the same
 * one. Those of programs that were killed are taken away when the same file is written again.
 */
final class Unfinished {
    private static final String ENDING = ".new";

    private Unfinished() {}

    /**
     * @param number another one for each file that this program writes
     */
    static String name(Path file, int number) {
        return file.getFileName() + "." + ProcessHandle.current().pid() + "-" + number + ENDING;
    }

    /** Takes away what programs that are no more have left of this file. */
    static void sweep(Path file) throws IOException {
        String pattern = file.getFileName() + ".*" + ENDING;
        try (DirectoryStream<Path> left = Files.newDirectoryStream(file.getParent(), pattern)) {
            for (Path unfinished : left) {
                String name = unfinished.getFileName().toString();
                if (isOrphan(name.substring(file.getFileName().toString().length() + 1))) {
                    Files.deleteIfExists(unfinished);
                }
            }
        } catch (DirectoryIteratorException e) {
            throw e.getCause();
        }
    }

    private static boolean isOrphan(String ending) {
        if (!ending.matches("[0-9]{1,18}-[0-9]+\\" + ENDING)) {
            return false;
        }
        long writer = Long.parseLong(ending.substring(0, ending.indexOf('-')));
        Optional<ProcessHandle> process = ProcessHandle.of(writer);
        return process.isEmpty() || !process.get().isAlive();
    }
}
