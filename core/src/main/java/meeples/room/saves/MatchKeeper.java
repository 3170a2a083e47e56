package meeples.room.saves;

import java.util.List;
import java.util.function.DoubleSupplier;
import meeples.game.BoardGame;
import meeples.platform.Platform;
import meeples.platform.Storage;
import meeples.platform.StorageException;
import meeples.play.BadTextException;
import meeples.play.Match;
import meeples.play.MatchText;
import meeples.room.sitting.Keeper;

/**
 * Sees to it that no match is lost: the one under way is kept after each decision, finished ones
 * are kept for a while, and one that was not finished is put on the shelf when another begins.
 */
public final class MatchKeeper<S, E> implements Keeper<S, E> {
    private static final int RECENT = 10;

    /** What neither the player nor this program has given a name. */
    private static final String NAMELESS = "";

    private final Autosave<S, E> autosave;
    private final SaveShelf shelf;
    private final SaveShelf recent;
    private final DoubleSupplier clock;

    public MatchKeeper(BoardGame<S, E> game, Platform platform) {
        this(game, platform.storage(), platform::now);
    }

    public MatchKeeper(BoardGame<S, E> game, Storage storage, DoubleSupplier clock) {
        autosave = new Autosave<>(game, storage);
        shelf = new SaveShelf(List.of(game), storage);
        recent = SaveShelf.recent(List.of(game), storage);
        this.clock = clock;
    }

    @Override
    public void keep(Match<S, E> match) throws StorageException {
        if (!match.isOver()) {
            autosave.keep(match);
        } else if (autosave.exists()) {
            recent.keep(NAMELESS, clock.getAsDouble(), match);
            recent.keepOnly(RECENT);
            autosave.forget();
        }
    }

    /**
     * Sets a match aside that is there but cannot be read. When this fails it would be lost by
     * playing another.
     *
     * @return whether there was one
     */
    public boolean setAsideUnread() throws StorageException {
        return autosave.setAsideUnread();
    }

    /**
     * Makes room for a match that is about to be played. When this fails, another match that was
     * under way is still there, and would be lost by playing.
     *
     * @return whether another one had been begun and was put on the shelf
     */
    public boolean makeRoomFor(Match<S, E> next) throws StorageException {
        String left = autosave.text();
        if (left == null || left.equals(MatchText.write(next))) {
            return false;
        }
        boolean kept = keepOnShelf(left);
        autosave.forget();
        return kept;
    }

    private boolean keepOnShelf(String left) throws StorageException {
        try {
            Match<S, E> match = autosave.restore();
            boolean worthKeeping = match.size() > 0 && !match.isOver() && !shelf.holds(match);
            if (worthKeeping) {
                shelf.keep(NAMELESS, clock.getAsDouble(), match);
            }
            return worthKeeping;
        } catch (BadTextException bad) {
            // What is damaged has been set aside; what cannot be opened goes to the shelf as it is.
            boolean foreign = bad.fault().isForeign();
            if (foreign) {
                shelf.keep(NAMELESS, clock.getAsDouble(), left);
            }
            return foreign;
        }
    }
}
