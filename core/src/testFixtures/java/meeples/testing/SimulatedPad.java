package meeples.testing;

import com.badlogic.gdx.controllers.Controller;
import com.badlogic.gdx.controllers.ControllerListener;
import com.badlogic.gdx.controllers.ControllerMapping;
import com.badlogic.gdx.controllers.ControllerPowerLevel;

/** A pad that nobody holds: it tells gdx-controllers' listener what a test wants. */
public final class SimulatedPad implements Controller {
    /** Where SDL puts everything. */
    private static final class Standard extends ControllerMapping {
        Standard() {
            super(0, 1, 2, 3, 0, 1, 2, 3, 4, 6, 9, -1, 10, -1, 7, 8, 11, 12, 13, 14);
        }
    }

    /** Nothing is known. */
    private static final class Unknown extends ControllerMapping {
        Unknown() {
            super(-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1);
        }
    }

    private final String name;
    private final ControllerMapping mapping;
    private final ControllerListener listener;
    private boolean connected;
    private int rumbles;

    private SimulatedPad(String name, ControllerMapping mapping, ControllerListener listener) {
        this.name = name;
        this.mapping = mapping;
        this.listener = listener;
    }

    /** A pad of a known make. */
    public static SimulatedPad of(String name, ControllerListener listener) {
        return new SimulatedPad(name, new Standard(), listener);
    }

    /** A pad whose buttons nobody knows. */
    public static SimulatedPad stranger(String name, ControllerListener listener) {
        return new SimulatedPad(name, new Unknown(), listener);
    }

    public SimulatedPad plugIn() {
        connected = true;
        listener.connected(this);
        return this;
    }

    public void pullOut() {
        connected = false;
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
    public String getName() {
        return name;
    }

    @Override
    public String getUniqueId() {
        return name;
    }

    @Override
    public int getMinButtonIndex() {
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
    public boolean isConnected() {
        return connected;
    }

    @Override
    public boolean canVibrate() {
        return true;
    }

    @Override
    public boolean isVibrating() {
        return false;
    }

    @Override
    public void startVibration(int duration, float strength) {
        rumbles++;
    }

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
        return mapping;
    }

    @Override
    public ControllerPowerLevel getPowerLevel() {
        return ControllerPowerLevel.POWER_UNKNOWN;
    }

    @Override
    public void addListener(ControllerListener other) {}

    @Override
    public void removeListener(ControllerListener other) {}
}
