package meeples.fistful.ui;

import meeples.fistful.Fistful;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.platform.Storage;
import meeples.platform.StorageException;
import meeples.play.BadTextException;
import meeples.play.Match;
import meeples.play.MatchText;

/** Keeps the match under way, decision by decision, so that it can go on after anything. */
public final class Autosave {
    private static final String NAME = "autosave";

    private final Storage storage;

    public Autosave(Storage storage) {
        this.storage = storage;
    }

    /** Keeps the match as it is now. */
    public void keep(Match<Town, Event> match) throws StorageException {
        storage.write(NAME, MatchText.write(match));
    }

    /** Whether there is a match to continue. */
    public boolean exists() throws StorageException {
        return storage.read(NAME) != null;
    }

    /**
     * The match as it was after its last decision, or null when there is none. A text that cannot
     * be read is set aside.
     */
    public Match<Town, Event> restore() throws StorageException, BadTextException {
        String text = storage.read(NAME);
        if (text == null) {
            return null;
        }
        try {
            return MatchText.read(Fistful.GAME, text);
        } catch (BadTextException bad) {
            storage.setAside(NAME);
            throw bad;
        }
    }

    /** There is nothing to continue any more. */
    public void forget() throws StorageException {
        storage.delete(NAME);
    }
}
