package meeples.room;

import meeples.game.BoardGame;
import meeples.game.lesson.Lesson;
import meeples.game.score.Feats;
import meeples.play.Evening;
import meeples.play.Match;
import meeples.room.review.Analysis;
import meeples.ui.UiScreen;

/** Where one can go from a screen; the application knows what lies behind each door. */
public interface Doors {
    void title();

    /** To the set-up of a new game. */
    void setUp(BoardGame<?, ?> game);

    /** To where everybody takes a seat with the device that they hold. */
    void couch(BoardGame<?, ?> game);

    <S, E> void play(NewGame<S, E> game);

    /** Sits down at a match that has begun already. */
    <S, E> void sitDown(BoardGame<S, E> game, Match<S, E> match);

    /** To a match from the beginning to where it stands, to watch it from a point on. */
    <S, E> void watch(BoardGame<S, E> game, Match<S, E> match, int decisions);

    /** What can be found out about a match in the background, and has been so far. */
    <S, E> Analysis<S, E> analysis(BoardGame<S, E> game, Match<S, E> match);

    /** Whether there is a match of this game that was interrupted. */
    boolean canResume(BoardGame<?, ?> game);

    /** Goes on with the match of this game that was interrupted. */
    void resume(BoardGame<?, ?> game);

    /** Asks above a screen for a name, and saves the match under it. */
    <S, E> void save(UiScreen above, BoardGame<S, E> game, Match<S, E> match);

    /** To the matches that were saved. */
    void saves();

    /** The games that the same people have played so far. */
    Evening<Feats> evening();

    /**
     * To how the evening stands; the next game can be begun from there.
     *
     * @param last what was played last
     */
    void evening(BoardGame<?, ?> last, Runnable rematch);

    /** Lets bots play for those who only look on, until somebody does something. */
    void demo();

    /** To the rules of a game. */
    void rules(BoardGame<?, ?> game);

    /** To the lessons of a game. */
    void lessons(BoardGame<?, ?> game);

    /**
     * To a lesson.
     *
     * @param anew whether it begins from its beginning, even if it was left
     */
    <S> void lesson(BoardGame<S, ?> game, Lesson<S> lesson, boolean anew);

    /** To a game against the gentlest bot, with tips. */
    void firstGame(BoardGame<?, ?> game);

    void settings();

    void credits();

    /** Whether there is anything to do besides playing whole games. */
    boolean hasPastimes();

    /** To all that one can do besides playing whole games. */
    void pastimes();

    /** Ends the program; does nothing where it cannot. */
    void quit();
}
