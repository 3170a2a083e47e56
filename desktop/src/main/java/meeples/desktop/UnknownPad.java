package meeples.desktop;

import java.nio.ByteBuffer;
import java.nio.FloatBuffer;
import java.util.Arrays;
import meeples.input.PadManager;
import meeples.input.PlainPad;
import org.lwjgl.glfw.GLFW;

/** A pad by its raw buttons and axes; what they mean is for the player to say. */
final class UnknownPad extends PlainPad {
    private final int number;
    private byte[] buttons = new byte[0];
    private float[] axes = new float[0];

    UnknownPad(int number, String name) {
        super(name, NO_MAPPING);
        this.number = number;
    }

    void leave() {
        setConnected(false);
    }

    /** Tells what has changed since the last look. */
    void look(PadManager manager) {
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
                manager.tellButton(this, i, getButton(i));
            }
        }
        for (int i = 0; i < axes.length; i++) {
            if (moved.get(i) != axes[i]) {
                axes[i] = moved.get(i);
                manager.tellAxis(this, i, axes[i]);
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
    public String getUniqueId() {
        return getName() + "-" + number;
    }

    @Override
    public int getMaxButtonIndex() {
        return buttons.length - 1;
    }

    @Override
    public int getAxisCount() {
        return axes.length;
    }
}
