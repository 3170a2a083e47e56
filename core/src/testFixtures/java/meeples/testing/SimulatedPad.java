package meeples.testing;

import com.badlogic.gdx.controllers.ControllerListener;
import com.badlogic.gdx.controllers.ControllerMapping;
import meeples.input.PlainPad;

/** A pad that nobody holds: it tells gdx-controllers' listener what a test wants. */
public final class SimulatedPad extends PlainPad {
    /** Where SDL puts everything. */
    private static final class Standard extends ControllerMapping {
        Standard() {
            super(0, 1, 2, 3, 0, 1, 2, 3, 4, 6, 9, -1, 10, -1, 7, 8, 11, 12, 13, 14);
        }
    }

    private final ControllerMapping mapping;
    private final ControllerListener listener;
    private int rumbles;

    private SimulatedPad(String name, ControllerMapping mapping, ControllerListener listener) {
        super(name, mapping);
        setConnected(false);
        this.mapping = mapping;
        this.listener = listener;
    }

    /** A pad of a known make. */
    public static SimulatedPad of(String name, ControllerListener listener) {
        return new SimulatedPad(name, new Standard(), listener);
    }

    /** A pad whose buttons nobody knows. */
    public static SimulatedPad stranger(String name, ControllerListener listener) {
        return new SimulatedPad(name, NO_MAPPING, listener);
    }

    public SimulatedPad plugIn() {
        setConnected(true);
        listener.connected(this);
        return this;
    }

    public void pullOut() {
        setConnected(false);
        listener.disconnected(this);
    }

    public void press(int button) {
        listener.buttonDown(this, button);
        listener.buttonUp(this, button);
    }

    public void hold(int button) {
        listener.buttonDown(this, button);
    }

    public void letGo(int button) {
        listener.buttonUp(this, button);
    }

    public void move(int axis, float value) {
        listener.axisMoved(this, axis, value);
    }

    public void a() {
        press(mapping.buttonA);
    }

    public void b() {
        press(mapping.buttonB);
    }

    public void x() {
        press(mapping.buttonX);
    }

    public void y() {
        press(mapping.buttonY);
    }

    public void start() {
        press(mapping.buttonStart);
    }

    public void select() {
        press(mapping.buttonBack);
    }

    public void leftShoulder() {
        press(mapping.buttonL1);
    }

    public void rightShoulder() {
        press(mapping.buttonR1);
    }

    public void up() {
        press(mapping.buttonDpadUp);
    }

    public void down() {
        press(mapping.buttonDpadDown);
    }

    public void left() {
        press(mapping.buttonDpadLeft);
    }

    public void right() {
        press(mapping.buttonDpadRight);
    }

    /** How often it was made to shake. */
    public int rumbles() {
        return rumbles;
    }

    @Override
    public boolean getButton(int button) {
        return false;
    }

    @Override
    public float getAxis(int axis) {
        return 0;
    }

    @Override
    public int getMaxButtonIndex() {
        return 20;
    }

    @Override
    public int getAxisCount() {
        return 6;
    }

    @Override
    public boolean canVibrate() {
        return true;
    }

    @Override
    public void startVibration(int duration, float strength) {
        rumbles++;
    }
}
