package meeples.desktop.tool;

import java.util.List;
import meeples.desktop.cli.Arguments;
import meeples.desktop.cli.WrongArgument;
import meeples.play.Game;
import meeples.puzzle.Measure;
import meeples.search.Bot;

/**
 * What the command-line tools must know of a game beside its rules and notation. A new game is
 * added by one class that implements this and a line in {@link ToolGames}.
 *
 * @param <S> the game's position
 * @param <E> the game's events
 */
public interface ToolGame<S, E> {
    Game<S, E> game();

    int leastPlayers();

    int mostPlayers();

    /** The levels of its bots, weakest first. */
    List<String> levels();

    /** How many iterations a level is meant to think for a turn; 0 when it does not search. */
    int iterations(String level);

    /** A bot of a level that thinks so many iterations for a turn. */
    Bot<S> bot(String level, int seed, int iterations);

    /** Declares the options of its set-up, such as rules that may be agreed on. */
    void declare(Arguments arguments);

    /** Reads the options that were declared. */
    Setups setups(Arguments arguments) throws WrongArgument;

    /** The seat that starts a game that has just been laid out. */
    int first(S start);

    /** How many rounds were begun. */
    int rounds(S position);

    /** How many turns were begun, without what comes before the first one. */
    int turns(S position);

    /** Begins to write down a game that has just been laid out. */
    GameRecord<E> record(S start, int seed, List<String> bots);

    /** Counts what simulations tell of this game beside points and wins. */
    Figures<S> figures();

    /** Counts what tournaments tell of this game beside points and wins. */
    Habits<S> habits();

    /** Counts what the balance of this game is judged by beside points and seats. */
    default Census<S, E> census() {
        return Census.ofEnds(figures());
    }

    /** What its puzzles can ask for. */
    List<Measure<S, E>> measures();

    /** A position on a line, as the game's notation reads it. */
    String line(S position);

    /** What screenshots show of it. */
    Pictures pictures();

    /** Writes set-ups in which all options are as the command line wants them. */
    interface Setups {
        /**
         * @param first the seat that starts, or {@link meeples.play.Rules#NOBODY} for any
         * @return the set-up as the game's notation reads it
         */
        String line(int players, int first, int seed);
    }
}
