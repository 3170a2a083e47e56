package meeples.html;

import java.util.function.IntConsumer;

/**
 * Tells which of several tabs this one is that have the game open at the same time, so that no two
 * write the same texts. The browser keeps the place of a tab until that is closed or left.
 */
final class TabLock {
    /** So long a page that is being left may still have its place, as when it is loaded anew. */
    private static final int MILLISECONDS_OF_PATIENCE = 1000;

    private TabLock() {}

    /**
     * Takes the first place that no other tab has.
     *
     * @param taken hears its number, 1 for the first; also where a browser knows no such places
     */
    static void take(IntConsumer taken) {
        take(taken, MILLISECONDS_OF_PATIENCE);
    }

    private static native void take(IntConsumer taken, int patience) /*-{
        var tell = $entry(function(number) {
            taken.@java.util.function.IntConsumer::accept(I)(number);
        });
        var locks = $wnd.navigator.locks;
        if (!locks) {
            tell(1);
            return;
        }
        var attempt = function(number, options) {
            var mine = false;
            locks.request('fistful-tab-' + number, options, function(lock) {
                if (lock) {
                    mine = true;
                    tell(number);
                    return new $wnd.Promise(function() {}); // held as long as the page is there
                }
                attempt(number + 1, {ifAvailable: true});
            })['catch'](function(refused) {
                if (mine) {
                    return;
                }
                if (refused.name === 'AbortError') {
                    attempt(number + 1, {ifAvailable: true});
                } else {
                    tell(1); // the browser allows no locks, and so nobody can ask
                }
            });
        };
        var waiting = new $wnd.AbortController();
        $wnd.setTimeout(function() { waiting.abort(); }, patience);
        attempt(1, {signal: waiting.signal});
    }-*/;
}
