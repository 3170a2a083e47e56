package meeples.app;

/**
 * What was asked for when the game was started.
 *
 * @param quick straight to a game against bots
 * @param language a language's code for this time, or null for what the settings say
 */
public record StartOptions(boolean quick, String language) {
    /** To the title screen, as the settings say. */
    public static StartOptions plain() {
        return new StartOptions(false, null);
    }
}
