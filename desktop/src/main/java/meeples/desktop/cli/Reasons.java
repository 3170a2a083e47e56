package meeples.desktop.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** Says in words why a file could not be read or written. */
public final class Reasons {
    private Reasons() {}

    /** A part of a sentence, such as "there is no such folder". */
    public static String of(IOException failure) {
        if (failure instanceof NoSuchFileException) {
            return "there is no such file or folder";
        }
        if (failure instanceof AccessDeniedException) {
            return "that is not allowed";
        }
        if (failure instanceof FileAlreadyExistsException
                || failure instanceof NotDirectoryException) {
            return "a file is where a folder should be";
        }
        if (failure instanceof FileSystemException e && e.getReason() != null) {
            return e.getReason();
        }
        return failure.getMessage() == null ? failure.toString() : failure.getMessage();
    }
}
