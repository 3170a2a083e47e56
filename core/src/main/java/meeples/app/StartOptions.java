package meeples.app;

/**
 * What was asked for when the program was started.
 *
 * @param quick straight to a game against bots
 * @param language a language's code for this time, or null for what the settings say
 * @param secondsToDemo after so long without any input on the title screen bots begin to play
 * @param game the name of the game that the title shows, or null for the one that it showed last
 * @param match the text of a match to take in at once, or null for none
 */
public record StartOptions(
        boolean quick, String language, float secondsToDemo, String game, String match) {
    /** A minute until bots begin to play. */
    public static StartOptions of(boolean quick, String language) {
        return new StartOptions(quick, language, 60, null, null);
    }

    /** To the title screen, as the settings say. */
    public static StartOptions plain() {
        return of(false, null);
    }

    /** The same with a certain game; an empty name asks for none. */
    public StartOptions withGame(String name) {
        String wanted = "".equals(name) ? null : name;
        return new StartOptions(quick, language, secondsToDemo, wanted, match);
    }

    /** The same, with a match that came from elsewhere; null for none. */
    public StartOptions withMatch(String text) {
        return new StartOptions(quick, language, secondsToDemo, game, text);
    }
}
