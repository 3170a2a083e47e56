package meeples.room.puzzle;

import java.util.LinkedHashMap;
import java.util.Map;
import meeples.platform.Storage;
import meeples.platform.StorageException;
import meeples.play.BadTextException;
import meeples.play.Words;

/** Which puzzles of a game were solved at this machine, and how well: a line for each. */
final class PuzzleProgress {
    static final int MOST_STARS = 3;

    private static final String FIRST_LINE = "solved puzzles 1";

    private final Storage storage;
    private final String name;
    private final Map<String, Integer> stars = new LinkedHashMap<>();

    PuzzleProgress(Storage storage, String game) {
        this.storage = storage;
        name = "puzzles-" + game;
    }

    /** Reads what was kept; what cannot be read is set aside. */
    void read() throws StorageException {
        stars.clear();
        String text = storage.read(name);
        if (text == null) {
            return;
        }
        try {
            read(text);
        } catch (BadTextException bad) {
            stars.clear();
            storage.setAside(name);
        }
    }

    private void read(String text) throws BadTextException {
        String[] lines = text.split("\n");
        if (!lines[0].trim().equals(FIRST_LINE)) {
            throw new BadTextException("it is not known which puzzles were solved");
        }
        for (int i = 1; i < lines.length; i++) {
            Words words = new Words(lines[i].trim());
            String puzzle = words.next("the puzzle's name");
            words.expect("stars");
            stars.put(puzzle, words.number("the stars", 1, MOST_STARS));
            words.end();
        }
    }

    /** From 1 to 3; 0 for what was not solved yet. */
    int stars(String puzzle) {
        return stars.getOrDefault(puzzle, 0);
    }

    /** The best that was ever reached counts. */
    void solved(String puzzle, int with) throws StorageException {
        stars.put(puzzle, Math.max(with, stars(puzzle)));
        StringBuilder text = new StringBuilder(FIRST_LINE).append('\n');
        for (Map.Entry<String, Integer> one : stars.entrySet()) {
            text.append(one.getKey()).append(" stars ").append(one.getValue()).append('\n');
        }
        storage.write(name, text.toString());
    }
}
