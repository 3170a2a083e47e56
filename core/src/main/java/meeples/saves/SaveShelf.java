package meeples.saves;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import meeples.platform.Storage;
import meeples.platform.StorageException;
import meeples.play.BadTextException;
import meeples.play.Fault;
import meeples.play.Game;
import meeples.play.Match;
import meeples.play.MatchText;

/**
 * Where players keep matches under names of their own, beside the one that goes on by itself. Each
 * is a text: a line with its name, a line with its date, then the match. One that cannot be read is
 * set aside, reported, and stops nothing.
 */
public final class SaveShelf<S, E> {
    private static final String NAME = "name ";
    private static final String DATE = "date ";
    private static final int LONGEST_NAME = 40;

    private final Game<S, E> game;
    private final Storage storage;
    private final String place;
    private String deletedId;
    private String deletedText;
    private int damaged;

    /** The shelf of what players keep. */
    public SaveShelf(Game<S, E> game, Storage storage) {
        this(game, storage, "saves/");
    }

    private SaveShelf(Game<S, E> game, Storage storage, String place) {
        this.game = game;
        this.storage = storage;
        this.place = place;
    }

    /** The shelf of matches that were finished lately, which go there by themselves. */
    public static <S, E> SaveShelf<S, E> recent(Game<S, E> game, Storage storage) {
        return new SaveShelf<>(game, storage, "recent/");
    }

    /** All that can be read, the newest first. */
    public List<SavedMatch<S, E>> all() throws StorageException {
        List<SavedMatch<S, E>> found = new ArrayList<>();
        damaged = 0;
        for (String file : storage.list(place)) {
            String id = file.substring(place.length());
            if (isId(id)) {
                try {
                    found.add(read(id, storage.read(file)));
                } catch (BadTextException e) {
                    storage.setAside(file);
                    damaged++;
                }
            }
        }
        found.sort((one, other) -> Double.compare(other.date(), one.date()));
        return found;
    }

    /** How many could not be read the last time and were set aside. */
    public int damaged() {
        return damaged;
    }

    /** Puts a match on the shelf. */
    public void keep(String name, double date, Match<S, E> match) throws StorageException {
        storage.write(place + freeId(), text(name, date, MatchText.write(match)));
    }

    /** Whether this very match is there already. */
    public boolean holds(Match<S, E> match) throws StorageException {
        String text = MatchText.write(match);
        for (String file : storage.list(place)) {
            String kept = storage.read(file);
            if (kept != null && kept.endsWith(text)) {
                return true;
            }
        }
        return false;
    }

    /** Takes away the oldest until only so many are left. */
    public void keepOnly(int most) throws StorageException {
        List<Integer> ids = ids();
        Collections.sort(ids);
        for (int i = 0; i < ids.size() - most; i++) {
            storage.delete(place + ids.get(i));
        }
    }

    public void rename(SavedMatch<S, E> saved, String name) throws StorageException {
        String text = text(name, saved.date(), MatchText.write(saved.match()));
        storage.write(place + saved.id(), text);
    }

    /** Takes a match off the shelf; the last one can be put back. */
    public void delete(SavedMatch<S, E> saved) throws StorageException {
        deletedText = storage.read(place + saved.id());
        deletedId = saved.id();
        storage.delete(place + saved.id());
    }

    /** Takes a match away that lies elsewhere now. */
    public void remove(SavedMatch<S, E> saved) throws StorageException {
        storage.delete(place + saved.id());
    }

    public boolean canPutBack() {
        return deletedText != null;
    }

    /** Puts the match back that was deleted last. */
    public void putBack() throws StorageException {
        storage.write(place + deletedId, deletedText);
        deletedText = null;
    }

    /** Takes in a match that came as text, from a file or another game. */
    public void take(String text, String name, double date)
            throws BadTextException, StorageException {
        keep(name, date, MatchText.read(game, text.trim() + "\n"));
    }

    private String freeId() throws StorageException {
        int highest = 0;
        for (int id : ids()) {
            highest = Math.max(highest, id);
        }
        return Integer.toString(highest + 1);
    }

    private List<Integer> ids() throws StorageException {
        List<Integer> ids = new ArrayList<>();
        for (String file : storage.list(place)) {
            String id = file.substring(place.length());
            if (isId(id)) {
                ids.add(Integer.parseInt(id));
            }
        }
        return ids;
    }

    private static boolean isId(String word) {
        boolean digits = !word.isEmpty() && word.length() < 9;
        for (int i = 0; i < word.length(); i++) {
            digits &= word.charAt(i) >= '0' && word.charAt(i) <= '9';
        }
        return digits;
    }

    private static String text(String name, double date, String match) {
        String line = name.replace('\n', ' ').replace('\r', ' ').trim();
        String fitting = line.length() > LONGEST_NAME ? line.substring(0, LONGEST_NAME) : line;
        return NAME + fitting + "\n" + DATE + Math.round(date) + "\n" + match;
    }

    private SavedMatch<S, E> read(String id, String text) throws BadTextException {
        int first = text.indexOf('\n');
        int second = text.indexOf('\n', first + 1);
        if (second < 0 || !text.startsWith(NAME) || !text.startsWith(DATE, first + 1)) {
            throw new BadTextException(Fault.NOT_A_MATCH, "this is not a saved match");
        }
        String name = text.substring(NAME.length(), first);
        String date = text.substring(first + 1 + DATE.length(), second);
        try {
            Match<S, E> match = MatchText.read(game, text.substring(second + 1));
            return new SavedMatch<>(id, name, Double.parseDouble(date), match);
        } catch (NumberFormatException e) {
            throw new BadTextException(Fault.UNKNOWN_WORD, "this is not a date: " + date, date);
        }
    }

    public static int longestName() {
        return LONGEST_NAME;
    }
}
