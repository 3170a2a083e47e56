package meeples.fistful.ui;

/** Where one can go from a screen; the application knows what lies behind each door. */
public interface Doors {
    void title();

    /** To the set-up of a new game. */
    void setUp();

    void play(NewGame game);

    /** Whether there is a game that was interrupted. */
    boolean canResume();

    void resume();

    void rules();

    void settings();

    void credits();

    /** Ends the game; does nothing where it cannot. */
    void quit();
}
