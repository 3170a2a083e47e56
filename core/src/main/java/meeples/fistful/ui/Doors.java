package meeples.fistful.ui;

import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
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
