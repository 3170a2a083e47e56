package meeples.html;

import meeples.fistful.notation.GoldenGames;

/**
 * Lets a test, or anybody at the browser's console, ask whether the rules come out the same here as
 * on the desktop: {@code meeples.golden(text)} plays golden games again.
 */
final class SelfCheck {
    private static final String ALL_IS_WELL = "ok";

    private SelfCheck() {}

    static native void offer() /*-{
        $wnd.meeples = {
            golden: $entry(function(text) {
                return @meeples.html.SelfCheck::golden(Ljava/lang/String;)(text);
            })
        };
    }-*/;

    private static String golden(String text) {
        String mismatch = GoldenGames.firstMismatch(text);
        return mismatch == null ? ALL_IS_WELL : mismatch;
    }
}
