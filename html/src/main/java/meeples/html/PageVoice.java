package meeples.html;

import com.badlogic.gdx.Gdx;
import com.google.gwt.core.client.JavaScriptObject;
import com.google.gwt.core.client.JsonUtils;
import java.util.List;
import meeples.app.CrashGuard;
import meeples.ui.Reading;
import meeples.ui.Spoken;
import meeples.ui.UiScreen;

/** Says in the page's own words what the game shows on its canvas: spoken.js shows it there. */
final class PageVoice implements Reading.Voice {
    /** Whoever reads aloud is slower than whatever moves. */
    private static final int MILLISECONDS = 200;

    private final CrashGuard guard;
    private final Reading reading = new Reading(this);
    private List<Spoken.Part> shown = List.of();
    private UiScreen screen;
    private boolean waits;

    PageVoice(CrashGuard guard) {
        this.guard = guard;
    }

    /** A frame was drawn: perhaps there is something new to be read. */
    void drawn() {
        if (!waits) {
            waits = true;
            later(MILLISECONDS);
        }
    }

    /** No task of the game: that would want a frame, and the page would never rest. */
    private native void later(int milliseconds) /*-{
        var self = this;
        $wnd.setTimeout($entry(function() {
            self.@meeples.html.PageVoice::look()();
        }), milliseconds);
    }-*/;

    private void look() {
        waits = false;
        if (!guard.isOver()) {
            screen = guard.game().ui().screens().current();
            reading.look(guard.game().ui().screens());
        }
    }

    @Override
    public native void forget() /*-{
        $wnd.spoken.forget();
    }-*/;

    @Override
    public void say(String words) {
        tell(words);
    }

    static native void tell(String words) /*-{
        $wnd.spoken.tell(words);
    }-*/;

    @Override
    public native void point(String words) /*-{
        $wnd.spoken.point(words);
    }-*/;

    @Override
    public void show(List<Spoken.Part> parts) {
        shown = parts;
        StringBuilder json = new StringBuilder("[");
        for (Spoken.Part part : parts) {
            json.append(json.length() == 1 ? "" : ",")
                    .append("{\"words\":")
                    .append(JsonUtils.escapeValue(part.words()))
                    .append(",\"button\":")
                    .append(part.canBePressed())
                    .append(",\"name\":")
                    .append(JsonUtils.escapeValue(name(part)))
                    .append('}');
        }
        showThese(JsonUtils.safeEval(json.append(']').toString()));
    }

    private static String name(Spoken.Part part) {
        return part.canBePressed() ? String.valueOf(part.actor().getName()) : "";
    }

    private native void showThese(JavaScriptObject parts) /*-{
        var self = this;
        $wnd.spoken.show(parts, $entry(function(index) {
            self.@meeples.html.PageVoice::press(I)(index);
        }));
    }-*/;

    /** Done before a frame as any other input; what is pressed may be gone by then. */
    private void press(int index) {
        if (index < shown.size() && guard.game().ui().screens().current() == screen) {
            Spoken.Part part = shown.get(index);
            Gdx.app.postRunnable(() -> Spoken.press(screen, part.actor()));
        }
    }
}
