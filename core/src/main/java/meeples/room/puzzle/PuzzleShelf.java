package meeples.room.puzzle;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.files.FileHandle;
import java.util.ArrayList;
import java.util.List;
import meeples.game.BoardGame;
import meeples.platform.Storage;
import meeples.platform.StorageException;
import meeples.play.BadTextException;
import meeples.puzzle.Puzzle;
import meeples.puzzle.PuzzleText;

/**
 * All puzzles of a game: those that come with it, from easy to hard, and those that were made of
 * somebody's mistakes; and which of them were solved.
 */
public final class PuzzleShelf<S, E> {
    private final BoardGame<S, E> game;
    private final Mistakes<S, E> mistakes;
    private final PuzzleProgress progress;
    private final List<Puzzle<S, E>> found = new ArrayList<>();
    private final List<Puzzle<S, E>> made = new ArrayList<>();

    public PuzzleShelf(BoardGame<S, E> game, Storage storage) {
        this.game = game;
        mistakes = new Mistakes<>(game, storage);
        progress = new PuzzleProgress(storage, game.name());
    }

    public BoardGame<S, E> game() {
        return game;
    }

    /** Whether puzzles come with a game. */
    public static boolean isThere(BoardGame<?, ?> game) {
        return !game.measures().isEmpty();
    }

    /** Reads everything. */
    public void read() throws BadTextException, StorageException {
        readFound();
        made.clear();
        progress.read();
        made.addAll(mistakes.list());
    }

    private void readFound() throws BadTextException {
        found.clear();
        FileHandle file = Gdx.files.internal("puzzles/" + game.name() + ".txt");
        List<Puzzle<S, E>> all = read(game, file.readString("UTF-8"));
        for (int grade = 1; grade <= PuzzleText.GRADES; grade++) {
            for (Puzzle<S, E> puzzle : all) {
                if (puzzle.grade() == grade) {
                    found.add(puzzle);
                }
            }
        }
    }

    /** The puzzles of a text. */
    static <S, E> List<Puzzle<S, E>> read(BoardGame<S, E> game, String text)
            throws BadTextException {
        List<Puzzle<S, E>> puzzles = new ArrayList<>();
        for (String one : PuzzleText.split(text)) {
            puzzles.add(PuzzleText.read(game.game(), game.measures(), one));
        }
        return puzzles;
    }

    /** Those that come with the game, in the order in which they are shown. */
    public List<Puzzle<S, E>> found() {
        return found;
    }

    /** Those that were made of mistakes. */
    public List<Puzzle<S, E>> made() {
        return made;
    }

    /** The number under which a puzzle is shown, counted from 1 among its like. */
    int number(Puzzle<S, E> puzzle) {
        return 1 + Math.max(found.indexOf(puzzle), made.indexOf(puzzle));
    }

    public int stars(Puzzle<S, E> puzzle) {
        return progress.stars(puzzle.name());
    }

    int solved() {
        int solved = 0;
        for (Puzzle<S, E> puzzle : found) {
            solved += stars(puzzle) > 0 ? 1 : 0;
        }
        return solved;
    }

    void keep(Puzzle<S, E> puzzle, int stars) throws StorageException {
        progress.solved(puzzle.name(), stars);
    }

    /** What comes after this one and was not solved yet, going round; null when all were. */
    Puzzle<S, E> next(Puzzle<S, E> puzzle) {
        List<Puzzle<S, E>> like = made.contains(puzzle) ? made : found;
        int at = like.indexOf(puzzle);
        for (int i = 1; i < like.size(); i++) {
            Puzzle<S, E> other = like.get((at + i) % like.size());
            if (stars(other) == 0) {
                return other;
            }
        }
        return null;
    }
}
