package meeples.html;

import com.badlogic.gdx.Gdx;
import com.google.gwt.core.client.JavaScriptObject;
import meeples.search.Courier;

/**
 * Brings orders to the bots' worker, {@code bots.js}, which is fetched when somebody is about to
 * play. Where the browser has no workers, or this one cannot be had, nobody is ever ready.
 */
final class BotsCourier implements Courier {
    /** What fails again and again is not tried for ever. */
    private static final int MOST_WORKERS = 3;

    private static final String NOBODY = "";

    private final TimedThinking.Clock clock;
    private Receiver receiver;
    private JavaScriptObject worker;
    private String kind = NOBODY;
    private int workers;
    private int sent;

    /**
     * @param clock what is done here because of an answer takes time from a frame, as thinking does
     */
    BotsCourier(TimedThinking.Clock clock) {
        this.clock = clock;
    }

    @Override
    public void tell(Receiver whom) {
        receiver = whom;
    }

    /** Somebody is about to play: fetches the worker, if it is not there and can be had. */
    void fetch() {
        if (worker == null && workers < MOST_WORKERS) {
            workers++;
            worker = hire();
        }
    }

    private native JavaScriptObject hire() /*-{
        var self = this;
        if (!$wnd.Worker) {
            return null;
        }
        var worker;
        try {
            worker = new $wnd.Worker('bots/bots.js?v=' + $wnd.pageFiles.version);
        } catch (forbidden) {
            return null;
        }
        worker.onmessage = $entry(function(event) {
            var said = event.data;
            if (said.ready) {
                self.@meeples.html.BotsCourier::ready(Ljava/lang/String;)(said.ready);
            } else if (said.alive) {
                self.@meeples.html.BotsCourier::alive()();
            } else if (said.answer !== undefined) {
                self.@meeples.html.BotsCourier::answered(ILjava/lang/String;)(said.number, said.answer);
            } else {
                self.@meeples.html.BotsCourier::lost(Ljava/lang/String;)(said.failure || said.unable);
            }
        });
        worker.onerror = $entry(function(event) {
            event.preventDefault();
            self.@meeples.html.BotsCourier::lost(Ljava/lang/String;)(event.message || 'it could not be fetched');
        });
        return worker;
    }-*/;

    private void ready(String as) {
        kind = as;
    }

    private void alive() {
        receiver.alive();
    }

    private void answered(int number, String answer) {
        clock.time(() -> receiver.answered(number, answer));
        wantFrame();
    }

    /** The worker, or its last order, has failed: it is not trusted again. */
    private void lost(String why) {
        Gdx.app.log("bots", "the worker failed, the page thinks itself: " + why);
        int failed = workers;
        if (isReady()) {
            receiver.failed(sent);
            wantFrame();
        }
        if (worker != null && workers == failed) {
            dismiss(); // else whoever waited for its answer has done so
        }
    }

    /** What is found out is seen: the page draws only when somebody wants it to. */
    private static void wantFrame() {
        Gdx.app.postRunnable(() -> {});
    }

    @Override
    public boolean isReady() {
        return !kind.equals(NOBODY);
    }

    /** How the worker thinks: as {@code assembly} or as {@code script}; empty without one. */
    String kind() {
        return kind;
    }

    @Override
    public void send(int number, String order, int milliseconds) {
        sent = number;
        post(number, order, milliseconds);
    }

    private native void post(int number, String order, int milliseconds) /*-{
        this.@meeples.html.BotsCourier::worker.postMessage(
            {number: number, order: order, milliseconds: milliseconds});
    }-*/;

    @Override
    public native void hurry() /*-{
        this.@meeples.html.BotsCourier::worker.postMessage({hurry: true});
    }-*/;

    @Override
    public native void drop() /*-{
        this.@meeples.html.BotsCourier::worker.postMessage({drop: true});
    }-*/;

    /** Its place is taken by another one, a few times. */
    @Override
    public void dismiss() {
        boolean wasReady = isReady();
        terminate();
        worker = null;
        kind = NOBODY;
        if (wasReady) {
            fetch();
        }
    }

    private native void terminate() /*-{
        var worker = this.@meeples.html.BotsCourier::worker;
        if (worker) {
            worker.onmessage = worker.onerror = null;
            worker.terminate();
        }
    }-*/;
}
