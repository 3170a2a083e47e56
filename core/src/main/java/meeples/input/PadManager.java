package meeples.input;

import com.badlogic.gdx.controllers.AbstractControllerManager;
import com.badlogic.gdx.controllers.Controller;
import com.badlogic.gdx.controllers.ControllerListener;
import com.badlogic.gdx.utils.Array;

/**
 * The list of connected pads for gdx-controllers; it passes their input on to the listeners. How
 * pads are found and polled is for the platform.
 */
public abstract class PadManager extends AbstractControllerManager {
    private final Array<ControllerListener> listeners = new Array<>();

    /** A pad is there. */
    public final void meet(Controller pad) {
        controllers.add(pad);
        for (ControllerListener listener : listeners) {
            listener.connected(pad);
        }
    }

    /** A pad is gone; nothing happens when it was never met. */
    public final void forget(Controller pad) {
        if (controllers.removeValue(pad, true)) {
            for (ControllerListener listener : listeners) {
                listener.disconnected(pad);
            }
        }
    }

    /** A button of a pad is pressed or let go. */
    public final void tellButton(Controller pad, int button, boolean down) {
        for (ControllerListener listener : listeners) {
            if (down) {
                listener.buttonDown(pad, button);
            } else {
                listener.buttonUp(pad, button);
            }
        }
    }

    /** A stick or trigger of a pad is moved. */
    public final void tellAxis(Controller pad, int axis, float value) {
        for (ControllerListener listener : listeners) {
            listener.axisMoved(pad, axis, value);
        }
    }

    @Override
    public void addListener(ControllerListener listener) {
        listeners.add(listener);
    }

    @Override
    public void removeListener(ControllerListener listener) {
        listeners.removeValue(listener, true);
    }

    @Override
    public Array<ControllerListener> getListeners() {
        return listeners;
    }

    @Override
    public void clearListeners() {
        listeners.clear();
    }
}
