package meeples.input;

import com.badlogic.gdx.controllers.Controller;
import com.badlogic.gdx.controllers.ControllerListener;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Turns the input of gdx-controllers' pads into commands of {@link Device}s: buttons, the cross and
 * the left stick give commands, which repeat while a direction is held; the right stick and the
 * triggers look around. A pad that is plugged in again becomes the same device as before.
 */
final class Pads implements ControllerListener {
    private static final String ID = "pad-";
    private static final float FIRST_REPEAT = 0.4f;
    private static final float NEXT_REPEAT = 0.12f;

    private final Devices devices;
    private final PadMappings mappings;
    private final Map<Controller, Device> byPad = new LinkedHashMap<>();
    private final Map<Device, PadState> states = new LinkedHashMap<>();
    private RawPadListener interceptor;
    private Device repeating;
    private PadButton repeated;
    private float wait;

    Pads(Devices devices, PadMappings mappings) {
        this.devices = devices;
        this.mappings = mappings;
    }

    @Override
    public void connected(Controller pad) {
        if (byPad.containsKey(pad)) {
            return;
        }
        Device device = lastDisconnected(pad.getName());
        if (device == null) {
            device =
                    new Device(
                            newId(pad.getName()), DeviceKind.ofPad(pad.getName()), pad.getName());
        }
        byPad.put(pad, device);
        states.put(device, new PadState(mappings.of(pad)));
        device.setConnected(true);
        devices.notifyConnected(device);
    }

    /** The pad of this name that was unplugged last: most likely it is this one again. */
    private Device lastDisconnected(String name) {
        Device last = null;
        for (Device device : states.keySet()) {
            if (!device.isConnected() && device.name().equals(name)) {
                last = device;
            }
        }
        if (last != null) {
            states.remove(last);
        }
        return last;
    }

    private String newId(String name) {
        String model = ID + PadMappings.model(name) + "-";
        int number = 1;
        while (known(model + number) != null) {
            number++;
        }
        return model + number;
    }

    private Device known(String id) {
        for (Device device : states.keySet()) {
            if (device.id().equals(id)) {
                return device;
            }
        }
        return null;
    }

    static boolean isId(String id) {
        return id.startsWith(ID);
    }

    /** The pad of an earlier session; it counts as disconnected until it is plugged in. */
    Device recall(String id, String name) {
        Device known = known(id);
        if (known != null) {
            return known;
        }
        Device missing = new Device(id, DeviceKind.ofPad(name), name);
        missing.setConnected(false);
        states.put(missing, new PadState(new PadMapping()));
        return missing;
    }

    @Override
    public void disconnected(Controller pad) {
        Device device = byPad.remove(pad);
        if (device != null) {
            // To the end: those that were unplugged last are the first to be found again.
            PadState state = states.remove(device);
            states.put(device, state);
            stopRepeating(device);
            device.setConnected(false);
            devices.notifyDisconnected(device);
        }
    }

    @Override
    public boolean buttonDown(Controller pad, int number) {
        Device device = deviceOf(pad);
        if (interceptor != null && interceptor.buttonDown(device, number)) {
            return true;
        }
        if (states.get(device).mapping().isUnknown()) {
            devices.notifyUnmapped(device);
            return true;
        }
        for (PadButton button : states.get(device).of(number)) {
            press(device, button);
        }
        return true;
    }

    @Override
    public boolean buttonUp(Controller pad, int number) {
        Device device = deviceOf(pad);
        if (interceptor != null) {
            interceptor.buttonUp(device, number);
        }
        for (PadButton button : states.get(device).of(number)) {
            letGo(device, button);
        }
        return true;
    }

    @Override
    public boolean axisMoved(Controller pad, int axis, float value) {
        Device device = deviceOf(pad);
        if (interceptor != null && interceptor.axisMoved(device, axis, value)) {
            return true;
        }
        PadState state = states.get(device);
        state.move(axis, value);
        for (PadButton button : PadButton.values()) {
            int edge = state.edge(button);
            if (edge > 0) {
                press(device, button);
            } else if (edge < 0) {
                letGo(device, button);
            }
        }
        return true;
    }

    /** A pad that was plugged in before anybody listened sends input before it is connected. */
    private Device deviceOf(Controller pad) {
        if (!byPad.containsKey(pad)) {
            connected(pad);
        }
        return byPad.get(pad);
    }

    private void press(Device device, PadButton button) {
        PadState state = states.get(device);
        if (state.isHeld(button)) {
            return;
        }
        state.hold(button, true);
        if (button.command() != null) {
            if (isDirection(button)) {
                repeating = device;
                repeated = button;
                wait = FIRST_REPEAT;
            }
            devices.say(device, button.command());
        } else {
            devices.used(device);
            steer(device, 0); // a game at rest draws no frame to notice it in
        }
    }

    private void letGo(Device device, PadButton button) {
        PadState state = states.get(device);
        if (state.isHeld(button)) {
            state.hold(button, false);
            if (repeating == device && repeated == button) {
                stopRepeating(device);
            }
            if (button.command() != null) {
                devices.notifyReleased(device, button.command());
            }
        }
    }

    private void stopRepeating(Device device) {
        if (repeating == device) {
            repeating = null;
            repeated = null;
        }
    }

    private static boolean isDirection(PadButton button) {
        return switch (button.command()) {
            case UP, DOWN, LEFT, RIGHT -> true;
            default -> false;
        };
    }

    void update(float seconds) {
        if (interceptor != null) {
            interceptor.update(seconds);
        }
        if (repeating != null) {
            wait -= seconds;
            if (wait <= 0) {
                wait += NEXT_REPEAT;
                devices.say(repeating, repeated.command());
            }
        }
        // Without pads no frame makes garbage.
        if (!byPad.isEmpty()) {
            for (Device device : new ArrayList<>(byPad.values())) {
                steer(device, seconds);
            }
        }
    }

    private void steer(Device device, float seconds) {
        PadState state = states.get(device);
        float right = state.amount(PadButton.LOOK_RIGHT) - state.amount(PadButton.LOOK_LEFT);
        float up = state.amount(PadButton.LOOK_UP) - state.amount(PadButton.LOOK_DOWN);
        float closer = state.amount(PadButton.R2) - state.amount(PadButton.L2);
        if (right != 0 || up != 0 || closer != 0) {
            devices.notifySteered(device, right, up, closer, seconds);
        }
    }

    /** Whether something is held that goes on from frame to frame. */
    boolean isBusy() {
        if (interceptor != null && interceptor.isBusy()) {
            return true;
        }
        if (repeating != null || byPad.isEmpty()) {
            return repeating != null;
        }
        for (Device device : byPad.values()) {
            PadState state = states.get(device);
            for (PadButton button : PadButton.values()) {
                if (button.command() == null && state.amount(button) > 0) {
                    return true;
                }
            }
        }
        return false;
    }

    boolean isHeld(Device device, Command command) {
        PadState state = states.get(device);
        if (state != null && device.isConnected()) {
            for (PadButton button : PadButton.values()) {
                if (button.command() == command && state.isHeld(button)) {
                    return true;
                }
            }
        }
        return false;
    }

    List<Device> all() {
        return new ArrayList<>(states.keySet());
    }

    boolean isUnknown(Device device) {
        PadState state = states.get(device);
        return state != null && state.mapping().isUnknown();
    }

    void rumble(Device device, int milliseconds, float strength) {
        for (Map.Entry<Controller, Device> entry : byPad.entrySet()) {
            if (entry.getValue() == device && entry.getKey().canVibrate()) {
                entry.getKey().startVibration(milliseconds, strength);
            }
        }
    }

    /** Sends the raw input of all pads to a listener first; null to stop. */
    void setInterceptor(RawPadListener other) {
        interceptor = other;
    }

    /** Reads the mappings again, after one has changed. */
    void remap() {
        for (Map.Entry<Controller, Device> entry : byPad.entrySet()) {
            states.get(entry.getValue()).setMapping(mappings.of(entry.getKey()));
        }
        repeating = null;
    }
}
