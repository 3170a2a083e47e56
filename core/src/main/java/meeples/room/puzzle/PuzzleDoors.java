package meeples.room.puzzle;

import meeples.puzzle.Puzzle;

/** Where one can go from puzzles. */
public interface PuzzleDoors<S, E> {
    /** To the table of a puzzle. */
    void open(Puzzle<S, E> puzzle);
}
