package meeples.input;

import com.badlogic.gdx.controllers.Controller;
import com.badlogic.gdx.controllers.ControllerListener;
import com.badlogic.gdx.controllers.ControllerMapping;
import com.badlogic.gdx.controllers.ControllerPowerLevel;

/**
 * The common part of our own pads for gdx-controllers: a name, a mapping, whether it is connected.
 * It cannot vibrate unless a subclass says so, and its manager notifies the listeners.
 */
public abstract class PlainPad implements Controller {
    /** For a pad with unknown buttons, which the player must map. */
    protected static final ControllerMapping NO_MAPPING = new NoMapping();

    private static final class NoMapping extends ControllerMapping {
        private static final int NO = UNDEFINED;

        NoMapping() {
            super(NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO);
        }
    }

    private final String name;
    private final ControllerMapping mapping;
    private boolean connected = true;

    protected PlainPad(String name, ControllerMapping mapping) {
        this.name = name;
        this.mapping = mapping;
    }

    protected final void setConnected(boolean connected) {
        this.connected = connected;
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
    public ControllerMapping getMapping() {
        return mapping;
    }

    @Override
    public boolean isConnected() {
        return connected;
    }

    @Override
    public int getMinButtonIndex() {
        return 0;
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
    public ControllerPowerLevel getPowerLevel() {
        return ControllerPowerLevel.POWER_UNKNOWN;
    }

    /** There is one listener to all pads. */
    @Override
    public void addListener(ControllerListener listener) {}

    @Override
    public void removeListener(ControllerListener listener) {}
}
