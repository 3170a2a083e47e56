package meeples.fistful.ui;

import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.ui.review.Analysis;
import meeples.fistful.ui.score.Feats;
import meeples.play.Evening;
import meeples.play.Match;
import meeples.ui.UiScreen;

/** Where one can go from a screen; the application knows what lies behind each door. */
public interface Doors {
    void title();

    /** To the set-up of a new game. */
    void setUp();

    /** To where everybody takes a seat with what they hold. */
    void couch();

    void play(NewGame game);

    /** Sits down at a match that has begun already. */
    void sitDown(Match<Town, Event> match);

    /** To a match from the beginning to where it stands, to watch it from a point on. */
    void watch(Match<Town, Event> match, int decisions);

    /** What can be found out about a match in the background, and has been so far. */
    Analysis analysis(Match<Town, Event> match);

    /** Whether there is a game that was interrupted. */
    boolean canResume();

    void resume();

    /** Asks above a screen for a name, and saves the match under it. */
    void save(UiScreen above, Match<Town, Event> match);

    /** To the matches that were saved. */
    void saves();

    /** The games that the same people have played so far. */
    Evening<Feats> evening();

    /** To how the evening stands; the next game can be begun from there. */
    void evening(Runnable rematch);

    /** Lets bots play for those who only look on, until somebody does something. */
    void demo();

    void rules();

    void settings();

    void credits();

    /** Ends the game; does nothing where it cannot. */
    void quit();
}
