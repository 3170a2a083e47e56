package meeples.html;

import com.badlogic.gdx.utils.Array;
import com.google.gwt.animation.client.AnimationScheduler;
import meeples.input.PadManager;

/**
 * The pads of a browser, as gdx-controllers wants them. The page hears of a pad when its first
 * button is pressed; from then on it looks at the pads in every frame, until all are gone.
 */
final class BrowserPads extends PadManager {
    private final Array<BrowserPad> pads = new Array<>();
    private boolean looking;

    BrowserPads() {
        awaitPads();
        begin();
    }

    private native void awaitPads() /*-{
        var self = this;
        $wnd.addEventListener('gamepadconnected', $entry(function() {
            self.@meeples.html.BrowserPads::begin()();
        }));
    }-*/;

    private void begin() {
        if (!looking) {
            looking = true;
            AnimationScheduler.get().requestAnimationFrame(time -> look());
        }
    }

    /** Goes on looking even when something that a button did has failed. */
    private void look() {
        try {
            lookAtAll();
        } finally {
            looking = false;
            if (controllers.size > 0) {
                begin();
            }
        }
    }

    private void lookAtAll() {
        int places = Gamepad.places();
        while (pads.size < places) {
            pads.add(null);
        }
        for (int place = 0; place < pads.size; place++) {
            look(place, place < places ? Gamepad.at(place) : null);
        }
    }

    private void look(int place, Gamepad now) {
        BrowserPad pad = pads.get(place);
        if (pad != null && (now == null || !pad.getName().equals(now.id()))) {
            pads.set(place, null);
            pad.leave();
            forget(pad);
            pad = null;
        }
        if (pad == null && now != null) {
            pad = new BrowserPad(place, now);
            pads.set(place, pad);
            meet(pad);
        }
        if (pad != null) {
            pad.look(now, this);
        }
    }
}
