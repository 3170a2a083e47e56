package meeples.room.saves;

import java.util.ArrayList;
import java.util.List;
import meeples.game.BoardGame;
import meeples.platform.Storage;
import meeples.platform.StorageException;
import meeples.play.BadTextException;
import meeples.play.Fault;
import meeples.play.Match;
import meeples.play.MatchText;

/**
 * Where players keep matches of all games under names of their own, beside those that go on by
 * themselves. Each is a text: a line with its name, a line with its date, then the match.
 *
 * <p>One that is damaged is set aside and reported; one that only cannot be opened here stays where
 * it is. Neither hides another.
 */
public final class SaveShelf {
    private static final String NAME = "name ";
    private static final String DATE = "date ";
    private static final int LONGEST_NAME = 40;
    private static final char BYTE_ORDER_MARK = '\ufeff';

    private final List<? extends BoardGame<?, ?>> games;
    private final Storage storage;
    private final String place;
    private String deletedId;
    private String deletedText;
    private int damaged;

    /**
     * The shelf of what players keep.
     *
     * @param games whose matches can be opened
     */
    public SaveShelf(List<? extends BoardGame<?, ?>> games, Storage storage) {
        this(games, storage, "saves/");
    }

    private SaveShelf(List<? extends BoardGame<?, ?>> games, Storage storage, String place) {
        this.games = games;
        this.storage = storage;
        this.place = place;
    }

    /** The shelf of matches that were finished lately, which go there by themselves. */
    public static SaveShelf recent(List<? extends BoardGame<?, ?>> games, Storage storage) {
        return new SaveShelf(games, storage, "recent/");
    }

    /** All that lies there, the newest first. */
    public List<Saved> all() throws StorageException {
        List<Saved> found = new ArrayList<>();
        damaged = 0;
        for (int id : ids()) {
            Saved saved = find(String.valueOf(id));
            if (saved != null) {
                found.add(saved);
            }
        }
        found.sort((one, other) -> Double.compare(other.date(), one.date()));
        return found;
    }

    /** What lies there under this id; null when it is gone, or damaged and set aside. */
    private Saved find(String id) {
        String text;
        try {
            text = storage.read(place + id);
        } catch (StorageException e) {
            String why = "this file cannot be read";
            return new LockedSave(id, "", 0, new BadTextException(Fault.UNREADABLE, why));
        }
        if (text == null) {
            return null;
        }
        try {
            return read(id, text);
        } catch (BadTextException bad) {
            damaged++;
            return setAside(id, bad);
        }
    }

    /** Null when it could be set aside; where nothing can be written it stays in the list. */
    private Saved setAside(String id, BadTextException bad) {
        try {
            storage.setAside(place + id);
            return null;
        } catch (StorageException readOnly) {
            return new LockedSave(id, "", 0, bad);
        }
    }

    /** How many could not be read the last time and were set aside. */
    public int damaged() {
        return damaged;
    }

    /** Puts a match on the shelf. */
    public void keep(String name, double date, Match<?, ?> match) throws StorageException {
        keep(name, date, MatchText.write(match));
    }

    /** Puts the text of a match on the shelf as it is. */
    public void keep(String name, double date, String match) throws StorageException {
        storage.write(place + freeId(), text(name, date, match));
    }

    /** Whether this very match is there already. */
    public boolean holds(Match<?, ?> match) throws StorageException {
        String text = MatchText.write(match);
        for (int id : ids()) {
            if (isAt(id, text)) {
                return true;
            }
        }
        return false;
    }

    private boolean isAt(int id, String text) {
        try {
            String kept = storage.read(place + id);
            return kept != null && kept.endsWith(text);
        } catch (StorageException unreadable) {
            return false;
        }
    }

    /**
     * Takes away the oldest until only so many are left that can be opened here. What cannot be
     * opened takes no place from those, and stays.
     */
    public void keepOnly(int most) throws StorageException {
        List<String> open = new ArrayList<>();
        for (int id : ids()) {
            if (find(String.valueOf(id)) instanceof SavedMatch<?, ?> saved) {
                open.add(saved.id());
            }
        }
        for (int i = 0; i < open.size() - most; i++) {
            storage.delete(place + open.get(i));
        }
    }

    private static String matchIn(String kept) {
        return kept.substring(kept.indexOf('\n', kept.indexOf('\n') + 1) + 1);
    }

    public void rename(Saved saved, String name) throws StorageException {
        String kept = storage.read(place + saved.id());
        if (kept != null) {
            storage.write(place + saved.id(), text(name, saved.date(), matchIn(kept)));
        }
    }

    /** The text of the match, to be given away. */
    public String text(Saved saved) throws StorageException {
        String kept = storage.read(place + saved.id());
        return kept == null ? "" : matchIn(kept);
    }

    /** Takes a match off the shelf; the last one can be put back. */
    public void delete(Saved saved) throws StorageException {
        deletedText = storage.read(place + saved.id());
        deletedId = saved.id();
        storage.delete(place + saved.id());
    }

    /** Takes a match away that lies elsewhere now. */
    public void remove(Saved saved) throws StorageException {
        storage.delete(place + saved.id());
    }

    public boolean canPutBack() {
        return deletedText != null;
    }

    /** Puts the match back that was deleted last; its place may have been taken meanwhile. */
    public void putBack() throws StorageException {
        boolean taken = storage.read(place + deletedId) != null;
        storage.write(place + (taken ? freeId() : deletedId), deletedText);
        deletedText = null;
    }

    /** Takes in a match that came as text, from a file or another program. */
    public void take(String text, String name, double date)
            throws BadTextException, StorageException {
        String match = plain(text).trim() + "\n";
        keep(name, date, game(match).read(match));
    }

    /** One that the rules of today do not allow to be played on, as far as they allow it. */
    public SavedMatch<?, ?> asFarAsItGoes(LockedSave locked)
            throws BadTextException, StorageException {
        String match = text(locked);
        return asFarAsItGoes(game(match), locked, match);
    }

    private static <S, E> SavedMatch<S, E> asFarAsItGoes(
            BoardGame<S, E> game, LockedSave locked, String match) throws BadTextException {
        return new SavedMatch<>(
                locked.id(), locked.name(), locked.date(), game, game.readToWatch(match));
    }

    /** The game that a text is a match of. */
    private BoardGame<?, ?> game(String match) throws BadTextException {
        String name = MatchText.header(match).game();
        for (BoardGame<?, ?> game : games) {
            if (game.name().equals(name)) {
                return game;
            }
        }
        throw new BadTextException(Fault.OTHER_GAME, "there is no game " + name + " here", name);
    }

    private String freeId() throws StorageException {
        List<Integer> ids = ids();
        return Integer.toString(ids.isEmpty() ? 1 : ids.get(ids.size() - 1) + 1);
    }

    /** The oldest first. */
    private List<Integer> ids() throws StorageException {
        List<Integer> ids = new ArrayList<>();
        for (String file : storage.list(place)) {
            String id = file.substring(place.length());
            if (isId(id)) {
                ids.add(Integer.parseInt(id));
            }
        }
        ids.sort(Integer::compare);
        return ids;
    }

    private static boolean isId(String word) {
        boolean digits = !word.isEmpty() && word.length() < 9 && word.charAt(0) != '0';
        for (int i = 0; i < word.length(); i++) {
            digits &= word.charAt(i) >= '0' && word.charAt(i) <= '9';
        }
        return digits;
    }

    private static String text(String name, double date, String match) {
        String line = name.replace('\n', ' ').replace('\r', ' ').trim();
        return NAME + fitting(line) + "\n" + DATE + Math.round(date) + "\n" + match;
    }

    private static String fitting(String name) {
        return name.length() > LONGEST_NAME ? name.substring(0, LONGEST_NAME) : name;
    }

    /** Without the mark that some programs put before a text. */
    private static String plain(String text) {
        boolean marked = !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK;
        return marked ? text.substring(1) : text;
    }

    private Saved read(String id, String kept) throws BadTextException {
        String text = plain(kept);
        int first = text.indexOf('\n');
        int second = text.indexOf('\n', first + 1);
        if (second < 0 || !text.startsWith(NAME) || !text.startsWith(DATE, first + 1)) {
            throw new BadTextException(Fault.NOT_A_MATCH, "this is not a saved match");
        }
        String name = fitting(text.substring(NAME.length(), first).trim());
        double date = date(text.substring(first + 1 + DATE.length(), second).trim());
        String match = text.substring(second + 1);
        try {
            return open(game(match), id, name, date, match);
        } catch (BadTextException e) {
            if (e.fault().isForeign()) {
                return new LockedSave(id, name, date, e);
            }
            throw e;
        }
    }

    private static <S, E> SavedMatch<S, E> open(
            BoardGame<S, E> game, String id, String name, double date, String match)
            throws BadTextException {
        return new SavedMatch<>(id, name, date, game, game.read(match));
    }

    private static double date(String word) throws BadTextException {
        try {
            return Double.parseDouble(word);
        } catch (NumberFormatException e) {
            throw new BadTextException(Fault.UNKNOWN_WORD, "this is not a date: " + word, word);
        }
    }

    public static int longestName() {
        return LONGEST_NAME;
    }
}
