package meeples.room.saves;

import java.util.List;
import meeples.game.BoardGame;
import meeples.platform.Storage;
import meeples.platform.StorageException;
import meeples.play.BadTextException;
import meeples.play.Match;
import meeples.play.MatchText;

/**
 * Keeps a game's match under way, decision by decision, so that it can go on after anything. Each
 * game has its own. Before there were several games there was one for all, which belongs to the
 * game that it tells of.
 */
public final class Autosave<S, E> {
    private static final String FORMER = "autosave";

    private final BoardGame<S, E> game;
    private final Storage storage;
    private final String name;

    public Autosave(BoardGame<S, E> game, Storage storage) {
        this.game = game;
        this.storage = storage;
        name = FORMER + "-" + game.name();
    }

    /** Keeps the match as it is now. */
    public void keep(Match<S, E> match) throws StorageException {
        storage.write(name, MatchText.write(match));
        try {
            forgetFormer();
        } catch (StorageException unreadable) {
            // The match is kept; an old file that cannot even be read does no harm beside it.
        }
    }

    /** Whether there is a match to continue. */
    public boolean exists() throws StorageException {
        return text() != null;
    }

    /** The match as text, also when it cannot be opened; null when there is none. */
    public String text() throws StorageException {
        String text = storage.read(name);
        return text == null ? former() : text;
    }

    /** Of a damaged one nobody knows whose it is: whoever asks first may report it. */
    private String former() throws StorageException {
        String text = storage.read(FORMER);
        try {
            return text != null && MatchText.header(text).game().equals(game.name()) ? text : null;
        } catch (BadTextException bad) {
            return bad.fault().isForeign() ? null : text;
        }
    }

    /**
     * The match as it was after its last decision, or null when there is none. A damaged text is
     * set aside; one that only cannot be opened here stays where it is.
     */
    public Match<S, E> restore() throws StorageException, BadTextException {
        String text = text();
        if (text == null) {
            return null;
        }
        try {
            return game.read(text);
        } catch (BadTextException bad) {
            if (!bad.fault().isForeign()) {
                setAside();
            }
            throw bad;
        }
    }

    /** The match as far as the rules of today still allow it, to be watched. */
    public Match<S, E> restoreToWatch() throws StorageException, BadTextException {
        return game.readToWatch(text());
    }

    /** Keeps the text under another name: it does harm where it is. */
    public void setAside() throws StorageException {
        storage.setAside(storage.read(name) == null ? FORMER : name);
    }

    /**
     * Whether something lies where a match of this game would be kept, even if nobody can read it.
     */
    public boolean isThere() throws StorageException {
        if (isListed(name)) {
            return true;
        }
        return isListed(FORMER) && (isUnreadable(FORMER) || former() != null);
    }

    /** Whether something lies there that cannot be read. */
    public boolean isUnreadable() throws StorageException {
        return isUnreadable(name) || isUnreadable(FORMER);
    }

    /**
     * Keeps what is there but cannot be read under another name, or the next match would be written
     * over it.
     *
     * @return whether there was such a thing
     */
    public boolean setAsideUnread() throws StorageException {
        boolean found = false;
        for (String each : List.of(name, FORMER)) {
            if (isUnreadable(each)) {
                storage.setAside(each);
                found = true;
            }
        }
        return found;
    }

    private boolean isListed(String text) throws StorageException {
        return storage.list(text).contains(text);
    }

    private boolean isUnreadable(String text) throws StorageException {
        if (!isListed(text)) {
            return false;
        }
        try {
            storage.read(text);
            return false;
        } catch (StorageException e) {
            return true;
        }
    }

    /** There is nothing to continue any more. */
    public void forget() throws StorageException {
        storage.delete(name);
        forgetFormer();
    }

    private void forgetFormer() throws StorageException {
        if (former() != null) {
            storage.delete(FORMER);
        }
    }
}
