package meeples.html;

import meeples.fistful.ai.BotGames;
import meeples.fistful.notation.GoldenGames;

/**
 * Lets a test, or anybody at the browser's console, ask whether rules and bots come out the same
 * here as on the desktop: {@code meeples.golden(text)} plays golden games again, {@code
 * meeples.bots()} lets bots play and tells a hash of their moves.
 */
final class SelfCheck {
    private static final String ALL_IS_WELL = "ok";

    private static final int BOTS_SLICE = 10;

    private SelfCheck() {}

    static native void offer() /*-{
        $wnd.meeples = {
            golden: $entry(function(text) {
                return @meeples.html.SelfCheck::golden(Ljava/lang/String;)(text);
            }),
            bots: $entry(function() {
                return @meeples.html.SelfCheck::bots()();
            })
        };
    }-*/;

    private static String bots() {
        return BotGames.play(BOTS_SLICE);
    }

    private static String golden(String text) {
        String mismatch = GoldenGames.firstMismatch(text);
        return mismatch == null ? ALL_IS_WELL : mismatch;
    }
}
