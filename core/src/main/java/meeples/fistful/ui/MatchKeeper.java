package meeples.fistful.ui;

import java.util.function.DoubleSupplier;
import meeples.fistful.Fistful;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.platform.Platform;
import meeples.platform.Storage;
import meeples.platform.StorageException;
import meeples.play.BadTextException;
import meeples.play.Match;
import meeples.play.MatchText;
import meeples.saves.SaveShelf;

/**
 * Sees to it that no match is lost: the one under way is kept after each decision, finished ones
 * are kept for a while, and one that was not finished is put on the shelf when another begins.
 */
public final class MatchKeeper {
    private static final int RECENT = 10;

    /** What neither the player nor this program has given a name. */
    private static final String NAMELESS = "";

    private final Autosave autosave;
    private final SaveShelf<Town, Event> shelf;
    private final SaveShelf<Town, Event> recent;
    private final DoubleSupplier clock;

    public MatchKeeper(Platform platform) {
        this(platform.storage(), platform::now);
    }

    MatchKeeper(Storage storage, DoubleSupplier clock) {
        autosave = new Autosave(storage);
        shelf = new SaveShelf<>(Fistful.GAME, storage);
        recent = SaveShelf.recent(Fistful.GAME, storage);
        this.clock = clock;
    }

    /** Keeps the match at the table as it is now. */
    void keep(Match<Town, Event> match) throws StorageException {
        if (!match.isOver()) {
            autosave.keep(match);
        } else if (autosave.exists()) {
            recent.keep(NAMELESS, clock.getAsDouble(), match);
            recent.keepOnly(RECENT);
            autosave.forget();
        }
    }

    /**
     * Makes room for a match that is about to be played. True when another one had been begun and
     * was put on the shelf.
     */
    public boolean makeRoomFor(Match<Town, Event> next) throws StorageException {
        Match<Town, Event> left = interrupted();
        if (left == null || MatchText.write(left).equals(MatchText.write(next))) {
            return false;
        }
        boolean worthKeeping = left.size() > 0 && !left.isOver() && !shelf.holds(left);
        if (worthKeeping) {
            shelf.keep(NAMELESS, clock.getAsDouble(), left);
        }
        autosave.forget();
        return worthKeeping;
    }

    private Match<Town, Event> interrupted() throws StorageException {
        try {
            return autosave.restore();
        } catch (BadTextException damaged) {
            return null; // it has been set aside, where it can still be looked at
        }
    }
}
