package meeples.html;

/** What the page shows until the game does: its elements are in index.html. */
final class LoadingPage {
    private LoadingPage() {}

    /** Moves the bar, from 0 to 1. */
    static native void show(float progress) /*-{
        $doc.getElementById('progress').value = progress;
    }-*/;

    static native void remove() /*-{
        $doc.getElementById('loading').remove();
    }-*/;

    /** Part of the game could not be fetched: says so, and how to try again. */
    static native void showFailure() /*-{
        $doc.getElementById('loading').hidden = true;
        $doc.getElementById('failed').hidden = false;
    }-*/;
}
