package meeples.html;

import java.util.function.Consumer;

/** What lies around and over the game on its page: start.js does it. */
final class Page {
    /** Hears whether something lies over the whole game. */
    interface Cover {
        void changed(boolean covered);
    }

    private Page() {}

    /** The game that the address asks for after its hash; empty for none. */
    static native String game() /*-{
        var word = $wnd.location.hash.substring(1);
        return word.indexOf('=') < 0 ? word : '';
    }-*/;

    /** Gives the match that the address brings along, or null. */
    static native void match(Consumer<String> receiver) /*-{
        $wnd.links.read($entry(function(text) {
            receiver.@java.util.function.Consumer::accept(*)(text);
        }));
    }-*/;

    /** How much of what the title needs is here, from 0 to 1, the script not counted. */
    static native void showProgress(float progress) /*-{
        $wnd.page.progress(progress);
    }-*/;

    /** All is here, and the first picture is being made of it. */
    static native void showMaking() /*-{
        $wnd.page.making();
    }-*/;

    /** The game can be played. */
    static native void showGame() /*-{
        $wnd.page.started();
    }-*/;

    /** Part of the game could not be fetched: says so, and how to try again. */
    static native void showFailure() /*-{
        $wnd.page.show('failed');
    }-*/;

    /** The game has broken down and cannot even say so itself; the report can be copied there. */
    static native void showBroken(String report) /*-{
        $wnd.page.broken(report);
    }-*/;

    /** The game waits for files; how many of them are here is shown, from 0 to 1. */
    static native void showWaiting(float progress) /*-{
        $wnd.page.waiting(progress);
    }-*/;

    static native void hideWaiting() /*-{
        $wnd.page.hide('waiting');
    }-*/;

    /** What the game waits for did not come. */
    static native void offerAnotherTry(Runnable again) /*-{
        $wnd.page.offerAgain($entry(function() {
            again.@java.lang.Runnable::run()();
        }));
    }-*/;

    /** The browser has taken the graphics away. */
    static native void showLost() /*-{
        $wnd.page.show('lost');
    }-*/;

    static native void hideLost() /*-{
        $wnd.page.hide('lost');
    }-*/;

    /** Tells now, and whenever it changes, whether the page asks to be turned before all else. */
    static native void whenCovered(Cover cover) /*-{
        $wnd.page.whenUpright($entry(function(upright) {
            cover.@meeples.html.Page.Cover::changed(Z)(upright);
        }));
    }-*/;

    /** Page and game speak the same language. */
    static native void setLanguage(String code) /*-{
        $wnd.page.speak(code);
    }-*/;

    /** Whether there is something to hear once the player has pressed something. */
    static native void showSoundHint(boolean wanted) /*-{
        $wnd.page.hintSound(wanted);
    }-*/;

    /** What this device needs is here: it can be kept to play without a connection. */
    static native void keepOffline() /*-{
        $wnd.page.keepOffline();
    }-*/;

    /** Tells when another version of the game lies in the browser. */
    static native void whenNewVersion(Runnable listener) /*-{
        $wnd.page.whenNewVersion($entry(function() {
            listener.@java.lang.Runnable::run()();
        }));
    }-*/;

    /** Loads the page anew with that version, unless another page of the game is open. */
    static native void changeOver() /*-{
        $wnd.page.changeOver();
    }-*/;
}
