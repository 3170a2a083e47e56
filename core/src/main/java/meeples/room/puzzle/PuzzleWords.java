package meeples.room.puzzle;

import java.util.ArrayList;
import java.util.List;
import meeples.game.BoardGame;
import meeples.picture.SeatColours;
import meeples.picture.SeatSymbols;
import meeples.play.Match;
import meeples.play.Seat;
import meeples.puzzle.Goal;
import meeples.puzzle.Puzzle;
import meeples.text.Texts;

/** Says in the player's language what a puzzle asks for, and who sits at its table. */
final class PuzzleWords {
    private PuzzleWords() {}

    /** What is to be reached. */
    static String goal(Goal goal, Texts texts) {
        String key = "goal." + goal.measure();
        return texts.has(key) ? texts.get(key) : texts.count(key, goal.number());
    }

    /** The puzzle's match with the player among bots, for a try of its own. */
    static <S, E> Match<S, E> match(BoardGame<S, E> game, Puzzle<S, E> puzzle, Texts texts) {
        List<Seat> seats = new ArrayList<>();
        for (int i = 0; i < puzzle.match().seats().size(); i++) {
            boolean own = i == puzzle.seat();
            String level = game.bots().levels().get(1);
            String rival = texts.get("puzzle.rival", seats.size() + (own ? 0 : 1));
            seats.add(
                    new Seat(
                            own ? texts.get("seat.you") : rival,
                            own ? "" : level,
                            SeatColours.WORDS[i],
                            SeatSymbols.WORDS[i]));
        }
        return puzzle.match().branch(puzzle.match().size(), seats);
    }
}
