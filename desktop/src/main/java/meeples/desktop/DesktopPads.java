package meeples.desktop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.controllers.Controller;
import com.badlogic.gdx.controllers.ControllerListener;
import com.badlogic.gdx.controllers.desktop.support.JamepadController;
import com.badlogic.gdx.utils.GdxRuntimeException;
import com.studiohartman.jamepad.Configuration;
import com.studiohartman.jamepad.ControllerIndex;
import com.studiohartman.jamepad.ControllerManager;
import com.studiohartman.jamepad.ControllerUnpluggedException;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import meeples.input.PadManager;

/**
 * The pads of a desktop: those that SDL knows, which can rumble, and by GLFW those that it does
 * not, whose buttons the player must name.
 *
 * <p>gdx-controllers' own manager asks for a frame after each look at the pads, so that the game
 * would never rest. This one looks when it is told to, and draws nothing.
 */
final class DesktopPads extends PadManager {
    private static final int MOST_PADS = 8;

    /** How often to look for the first pad, in looks. */
    private static final int SELDOM = 30;

    private final Map<Integer, JamepadController> byInstance = new HashMap<>();
    private final UnknownPads strangers = new UnknownPads(this);
    private ControllerManager sdl;
    private boolean failed;
    private int looks;

    /** Looks at all pads; to be called often, by the thread of the window. */
    void poll() {
        boolean wanted = controllers.size > 0 || looks++ % SELDOM == SELDOM - 1;
        if (wanted && !failed) {
            look();
        }
    }

    private void look() {
        if (sdl == null) {
            start();
        } else if (sdl.update()) {
            meet();
        }
        Iterator<JamepadController> pads = byInstance.values().iterator();
        while (pads.hasNext()) {
            JamepadController pad = pads.next();
            if (!pad.update()) {
                pads.remove();
                forget(pad);
            }
        }
        strangers.look();
    }

    /** Whether SDL is there to be asked. */
    boolean isWorking() {
        return sdl != null && !failed;
    }

    private void start() {
        try {
            Configuration configuration = new Configuration();
            configuration.maxNumControllers = MOST_PADS;
            sdl = new ControllerManager(configuration);
            sdl.initSDLGamepad();
            meet();
        } catch (IllegalStateException | GdxRuntimeException | UnsatisfiedLinkError e) {
            failed = true;
            Gdx.app.error("pads", "Pads cannot be used here.", e);
        }
    }

    /** Pairs the pads that SDL has now with those that were known, and greets the others. */
    private void meet() {
        Map<Integer, JamepadController> before = new HashMap<>(byInstance);
        for (int i = 0; i < sdl.getNumControllers() && i < MOST_PADS; i++) {
            ControllerIndex index = sdl.getControllerIndex(i);
            try {
                int instance = index.getDeviceInstanceID();
                JamepadController known = before.remove(instance);
                if (known == null) {
                    greet(instance, new JamepadController(index));
                } else {
                    known.setControllerIndex(index);
                }
            } catch (ControllerUnpluggedException e) {
                Gdx.app.debug("pads", "A pad went while it was met.", e);
            }
        }
        for (Map.Entry<Integer, JamepadController> gone : before.entrySet()) {
            byInstance.remove(gone.getKey());
            forget(gone.getValue());
        }
    }

    private void greet(int instance, JamepadController pad) {
        byInstance.put(instance, pad);
        pad.addListener(new Forwarding());
        meet(pad);
    }

    /** Whether SDL has a pad of this name: GLFW then sees the same one. */
    boolean knows(String name) {
        for (JamepadController pad : byInstance.values()) {
            if (pad.getName().equals(name)) {
                return true;
            }
        }
        return false;
    }

    /** SDL is no longer needed. */
    void stop() {
        if (sdl != null && !failed) {
            sdl.quitSDLGamepad();
            sdl = null;
            failed = true;
        }
    }

    /** Passes on what one pad says. That it is gone is found out by looking. */
    private final class Forwarding implements ControllerListener {
        @Override
        public void connected(Controller pad) {}

        @Override
        public void disconnected(Controller pad) {}

        @Override
        public boolean buttonDown(Controller pad, int button) {
            tellButton(pad, button, true);
            return true;
        }

        @Override
        public boolean buttonUp(Controller pad, int button) {
            tellButton(pad, button, false);
            return true;
        }

        @Override
        public boolean axisMoved(Controller pad, int axis, float value) {
            tellAxis(pad, axis, value);
            return true;
        }
    }
}
