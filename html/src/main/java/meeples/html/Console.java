package meeples.html;

import meeples.app.SelfCheck;

/**
 * Lets a test, or anybody at the browser's console, ask whether rules and bots come out the same
 * here as on the desktop: {@code meeples.golden(game, text)} plays golden games of a game again,
 * {@code meeples.bots(game)} lets a game's bots play and tells a hash of their moves. {@code
 * meeples.games(count)} plays random games, as fast as the rules can, and tells how many decisions
 * they took.
 */
final class Console {
    private static final String ALL_IS_WELL = "ok";

    private Console() {}

    /** Without GWT's entry: what goes wrong in a question is the asker's, not the game's. */
    static native void offer() /*-{
        $wnd.meeples = {
            golden: function(game, text) {
                return @meeples.html.Console::golden(Ljava/lang/String;Ljava/lang/String;)(game, text);
            },
            bots: function(game) {
                return @meeples.html.Console::bots(Ljava/lang/String;)(game);
            },
            games: function(count) {
                return @meeples.html.Console::games(I)(count);
            }
        };
    }-*/;

    private static String golden(String game, String text) {
        String mismatch = SelfCheck.golden(game, text);
        return mismatch == null ? ALL_IS_WELL : mismatch;
    }

    private static String bots(String game) {
        return SelfCheck.bots(game);
    }

    private static int games(int count) {
        return SelfCheck.games(count);
    }
}
