package meeples.game;

import java.util.List;
import meeples.search.Bot;
import meeples.search.review.Expert;

/**
 * The bots of a game, by levels, and the expert who advises players and reviews matches.
 *
 * @param <S> the game's position
 */
public interface BotLevels<S> {
    /** The ids that saves and settings use, the weakest first. */
    List<String> levels();

    /**
     * A bot of this level that makes so many iterations for a turn. Levels that do not search
     * ignore them.
     */
    Bot<S> create(String level, int seed, int iterations);

    /** How many iterations the level is meant to make for a turn; 0 when it does not search. */
    int iterations(String level);

    /**
     * What the position's decision gets of an effort, in iterations or milliseconds, that is meant
     * for a whole turn: all of it, or less where little has to be decided.
     */
    int part(int ofTurn, S position);

    /** Somebody who can say what a strong player would do and why; the seed is for its trials. */
    Expert<S> expert(int seed);

    /**
     * Lets bots play games that are known move by move, to find out whether they come out the same
     * on every platform.
     *
     * @param slice how many iterations are made at once; that makes no difference
     * @return what they came to; empty for a game that has no such games
     */
    default String knownGames(int slice) {
        return "";
    }

    /**
     * How many iterations the expert makes about the position's decision, whatever for: a hint, a
     * suggested order or the analysis of a match. So they all say the same.
     */
    default int adviceIterations(S position) {
        return part(iterations(levels().get(levels().size() - 1)), position);
    }
}
