package meeples.html;

import com.badlogic.gdx.controllers.ControllerMapping;
import java.util.Locale;
import meeples.input.PadManager;
import meeples.input.PlainPad;

/** A pad of the browser. */
final class BrowserPad extends PlainPad {
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

    private final int place;
    private final boolean[] buttons;
    private final float[] axes;
    private final boolean rumbles;

    BrowserPad(int place, Gamepad now) {
        super(now.id(), mapping(now));
        this.place = place;
        buttons = new boolean[now.buttons()];
        axes = new float[now.axes()];
        rumbles = now.canRumble();
    }

    private static ControllerMapping mapping(Gamepad now) {
        if (!now.isStandard()) {
            return NO_MAPPING;
        }
        String id = now.id().toLowerCase(Locale.ROOT);
        return id.contains("057e") || id.contains("nintendo") ? new Nintendo() : new Standard();
    }

    /** Tells what has changed since the last look. */
    void look(Gamepad now, PadManager manager) {
        for (int i = 0; i < buttons.length; i++) {
            if (now.isPressed(i) != buttons[i]) {
                buttons[i] = !buttons[i];
                manager.tellButton(this, i, buttons[i]);
            }
        }
        for (int i = 0; i < axes.length; i++) {
            float value = (float) now.axis(i);
            if (value != axes[i]) {
                axes[i] = value;
                manager.tellAxis(this, i, value);
            }
        }
    }

    void leave() {
        setConnected(false);
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
    public String getUniqueId() {
        return getName() + "-" + place;
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
    public boolean canVibrate() {
        return rumbles;
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
}
