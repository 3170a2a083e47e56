package meeples.platform;

import java.util.List;

/**
 * Where the game keeps texts under names: files on the desktop, the browser's own storage there.
 * Names are words of small letters, digits, hyphens, dots and slashes, such as {@code
 * saves/evening}.
 */
public interface Storage {
    /** The text of this name, or null when there is none. */
    String read(String name) throws StorageException;

    /** Puts a text there as a whole or, when that fails, leaves what was there before. */
    void write(String name, String text) throws StorageException;

    /** Takes the text away, if it is there. */
    void delete(String name) throws StorageException;

    /**
     * The names that begin so, in the order of the alphabet: those of one folder, the prefix up to
     * its last slash, and of no folder within it.
     */
    List<String> list(String prefix) throws StorageException;

    /**
     * Keeps a damaged text under another name, so that nothing is lost and the next one can be
     * written in its place.
     *
     * @return the name under which it now lies
     */
    default String setAside(String name) throws StorageException {
        String text = read(name);
        String aside = name + ".damaged";
        for (int number = 2; read(aside) != null; number++) {
            aside = name + ".damaged-" + number;
        }
        write(aside, text == null ? "" : text);
        delete(name);
        return aside;
    }
}
