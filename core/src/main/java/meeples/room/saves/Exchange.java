package meeples.room.saves;

import java.util.ArrayList;
import java.util.List;
import meeples.platform.Storage;
import meeples.platform.StorageException;

/**
 * A folder of the game's own for texts that go elsewhere or come from there. Players who hold a pad
 * have no use for the system's file dialogs, which want a mouse.
 */
public final class Exchange {
    /** Where it is within the storage. */
    public static final String PLACE = "exchange/";

    private final Storage storage;

    public Exchange(Storage storage) {
        this.storage = storage;
    }

    /** The names of all that lies there. */
    public List<String> names() throws StorageException {
        List<String> names = new ArrayList<>();
        for (String file : storage.list(PLACE)) {
            names.add(file.substring(PLACE.length()));
        }
        return names;
    }

    /** The text of this name; empty when it is gone. */
    public String read(String name) throws StorageException {
        String text = storage.read(PLACE + name);
        return text == null ? "" : text;
    }

    /**
     * Puts a text there without replacing another one.
     *
     * @return its name within the storage
     */
    public String put(String name, String text) throws StorageException {
        String free = PLACE + name;
        for (int number = 2; isOther(free, text); number++) {
            free = PLACE + name + "-" + number;
        }
        storage.write(free, text);
        return free;
    }

    private boolean isOther(String file, String text) throws StorageException {
        String there = storage.read(file);
        return there != null && !there.equals(text);
    }
}
