package meeples.html;

import com.badlogic.gdx.controllers.Controller;
import com.badlogic.gdx.controllers.ControllerListener;
import com.badlogic.gdx.controllers.ControllerMapping;
import com.badlogic.gdx.controllers.ControllerPowerLevel;
import com.badlogic.gdx.utils.Array;
import java.util.Locale;

/** A pad of the browser. */
final class BrowserPad implements Controller {
    /** Where the Gamepad API puts everything. */
    private static final class Standard extends ControllerMapping {
        Standard() {
            super(0, 1, 2, 3, 0, 1, 2, 3, 8, 9, 4, 6, 5, 7, 10, 11, 12, 13, 14, 15);
        }
    }

    /** The API goes by where buttons are; Nintendo's A and B, X and Y are the other way round. */
    private static final class Nintendo extends ControllerMapping {
        Nintendo() {
            super(0, 1, 2, 3, 1, 0, 3, 2, 8, 9, 4, 6, 5, 7, 10, 11, 12, 13, 14, 15);
        }
    }

    /** Nobody knows where anything is. */
    private static final class NoMapping extends ControllerMapping {
        private static final int NO = UNDEFINED;

        NoMapping() {
            super(NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO);
        }
    }

    private final int place;
    private final String name;
    private final ControllerMapping mapping;
    private final boolean[] buttons;
    private final float[] axes;
    private final boolean rumbles;
    private boolean connected = true;

    BrowserPad(int place, Gamepad now) {
        this.place = place;
        name = now.id();
        mapping = mapping(now);
        buttons = new boolean[now.buttons()];
        axes = new float[now.axes()];
        rumbles = now.canRumble();
    }

    private static ControllerMapping mapping(Gamepad now) {
        if (!now.isStandard()) {
            return new NoMapping();
        }
        String id = now.id().toLowerCase(Locale.ROOT);
        return id.contains("057e") || id.contains("nintendo") ? new Nintendo() : new Standard();
    }

    /** Tells what has changed since the last look. */
    void look(Gamepad now, Array<ControllerListener> listeners) {
        for (int i = 0; i < buttons.length; i++) {
            if (now.isPressed(i) != buttons[i]) {
                buttons[i] = !buttons[i];
                for (ControllerListener listener : listeners) {
                    if (buttons[i]) {
                        listener.buttonDown(this, i);
                    } else {
                        listener.buttonUp(this, i);
                    }
                }
            }
        }
        for (int i = 0; i < axes.length; i++) {
            float value = (float) now.axis(i);
            if (value != axes[i]) {
                axes[i] = value;
                for (ControllerListener listener : listeners) {
                    listener.axisMoved(this, i, value);
                }
            }
        }
    }

    void leave() {
        connected = false;
    }

    @Override
    public boolean getButton(int button) {
        return button < buttons.length && buttons[button];
    }

    @Override
    public float getAxis(int axis) {
        return axis < axes.length ? axes[axis] : 0;
    }

    @Override
    public String getName() {
        return name;
    }

    @Override
    public String getUniqueId() {
        return name + "-" + place;
    }

    @Override
    public int getMinButtonIndex() {
        return 0;
    }

    @Override
    public int getMaxButtonIndex() {
        return buttons.length - 1;
    }

    @Override
    public int getAxisCount() {
        return axes.length;
    }

    @Override
    public boolean isConnected() {
        return connected;
    }

    @Override
    public boolean canVibrate() {
        return rumbles;
    }

    @Override
    public boolean isVibrating() {
        return false;
    }

    @Override
    public void startVibration(int duration, float strength) {
        Gamepad now = Gamepad.at(place);
        if (now != null && rumbles) {
            now.rumble(duration, strength);
        }
    }

    @Override
    public void cancelVibration() {
        startVibration(0, 0);
    }

    @Override
    public boolean supportsPlayerIndex() {
        return false;
    }

    @Override
    public int getPlayerIndex() {
        return PLAYER_IDX_UNSET;
    }

    @Override
    public void setPlayerIndex(int index) {}

    @Override
    public ControllerMapping getMapping() {
        return mapping;
    }

    @Override
    public ControllerPowerLevel getPowerLevel() {
        return ControllerPowerLevel.POWER_UNKNOWN;
    }

    /** There is one listener to all pads. */
    @Override
    public void addListener(ControllerListener listener) {}

    @Override
    public void removeListener(ControllerListener listener) {}
}
