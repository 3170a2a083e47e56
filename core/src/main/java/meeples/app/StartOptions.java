package meeples.app;

/**
 * What was asked for when the game was started.
 *
 * @param quick straight to a game against bots
 * @param language a language's code for this time, or null for what the settings say
 * @param secondsToDemo after so long without any input on the title screen bots begin to play
 */
public record StartOptions(boolean quick, String language, float secondsToDemo) {
    /** A minute until bots begin to play. */
    public static StartOptions of(boolean quick, String language) {
        return new StartOptions(quick, language, 60);
    }

    /** To the title screen, as the settings say. */
    public static StartOptions plain() {
        return of(false, null);
    }
}
