package meeples.desktop;

import com.badlogic.gdx.controllers.Controller;
import com.badlogic.gdx.controllers.ControllerListener;
import com.badlogic.gdx.controllers.ControllerMapping;
import com.badlogic.gdx.controllers.ControllerPowerLevel;
import com.badlogic.gdx.utils.Array;
import java.nio.ByteBuffer;
import java.nio.FloatBuffer;
import java.util.Arrays;
import org.lwjgl.glfw.GLFW;

/** A pad by its raw buttons and axes; what they mean is for the player to say. */
final class UnknownPad implements Controller {
    /** Knows nothing. */
    private static final class NoMapping extends ControllerMapping {
        private static final int NO = UNDEFINED;

        NoMapping() {
            super(NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO);
        }
    }

    private static final ControllerMapping NOTHING = new NoMapping();

    private final int number;
    private final String name;
    private byte[] buttons = new byte[0];
    private float[] axes = new float[0];
    private boolean connected = true;

    UnknownPad(int number, String name) {
        this.number = number;
        this.name = name;
    }

    void leave() {
        connected = false;
    }

    /** Tells what has changed since the last look. */
    void look(Array<ControllerListener> listeners) {
        ByteBuffer pressed = GLFW.glfwGetJoystickButtons(number);
        FloatBuffer moved = GLFW.glfwGetJoystickAxes(number);
        if (pressed == null || moved == null) {
            return;
        }
        if (pressed.remaining() != buttons.length || moved.remaining() != axes.length) {
            buttons = new byte[pressed.remaining()];
            axes = new float[moved.remaining()];
            Arrays.fill(axes, Float.NaN);
        }
        for (int i = 0; i < buttons.length; i++) {
            if (pressed.get(i) != buttons[i]) {
                buttons[i] = pressed.get(i);
                for (ControllerListener listener : listeners) {
                    if (buttons[i] == GLFW.GLFW_PRESS) {
                        listener.buttonDown(this, i);
                    } else {
                        listener.buttonUp(this, i);
                    }
                }
            }
        }
        for (int i = 0; i < axes.length; i++) {
            if (moved.get(i) != axes[i]) {
                axes[i] = moved.get(i);
                for (ControllerListener listener : listeners) {
                    listener.axisMoved(this, i, axes[i]);
                }
            }
        }
    }

    @Override
    public boolean getButton(int button) {
        return button < buttons.length && buttons[button] == GLFW.GLFW_PRESS;
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
        return name + "-" + number;
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
        return false;
    }

    @Override
    public boolean isVibrating() {
        return false;
    }

    @Override
    public void startVibration(int duration, float strength) {}

    @Override
    public void cancelVibration() {}

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
        return NOTHING;
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
