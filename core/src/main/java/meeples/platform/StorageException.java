package meeples.platform;

/** Something could not be kept or found again: the disk is full, or the browser forbids it. */
public final class StorageException extends Exception {
    private static final long serialVersionUID = 1;

    public StorageException(String message, Throwable cause) {
        super(message, cause);
    }

    public StorageException(String message) {
        super(message);
    }
}
