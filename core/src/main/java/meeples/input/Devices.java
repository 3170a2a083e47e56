package meeples.input;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.controllers.Controller;
import com.badlogic.gdx.controllers.ControllerListener;
import com.badlogic.gdx.controllers.ControllerManager;
import java.util.ArrayList;
import java.util.List;

/**
 * The input devices: pads, the keyboard or its two halves, the mouse, the touch screen. Their input
 * reaches {@link DeviceListener}s as a {@link Command} of a device.
 */
public final class Devices {
    private final KeyBindings keys;
    private final PadMappings mappings;
    private final Pads pads;
    private final Device keyboard = builtIn(DeviceKind.KEYBOARD);
    private final Device keyboardLeft = builtIn(DeviceKind.KEYBOARD_LEFT);
    private final Device keyboardRight = builtIn(DeviceKind.KEYBOARD_RIGHT);
    private final Device mouse = builtIn(DeviceKind.MOUSE);
    private final Device touch = builtIn(DeviceKind.TOUCH);
    private final List<DeviceListener> listeners = new ArrayList<>();
    private Device last = mouse;
    private boolean keyboardIsSplit;

    public Devices(KeyBindings keys, PadMappings mappings) {
        this.keys = keys;
        this.mappings = mappings;
        pads = new Pads(this, mappings);
    }

    private static Device builtIn(DeviceKind kind) {
        return new Device(kind.word(), kind, "");
    }

    /** Listens to the pads that a platform has. */
    public void attach(ControllerManager manager) {
        manager.addListener(pads);
        for (Controller pad : manager.getControllers()) {
            pads.connected(pad);
        }
    }

    /** The listener for gdx-controllers. */
    public ControllerListener pads() {
        return pads;
    }

    /** Adds a listener; the last one added is told first. */
    public void add(DeviceListener listener) {
        listeners.add(0, listener);
    }

    public void remove(DeviceListener listener) {
        listeners.remove(listener);
    }

    // Which devices there are

    public Device keyboard() {
        return keyboard;
    }

    public Device keyboardLeft() {
        return keyboardLeft;
    }

    public Device keyboardRight() {
        return keyboardRight;
    }

    public Device mouse() {
        return mouse;
    }

    public Device touch() {
        return touch;
    }

    /** The pads that are plugged in. */
    public List<Device> connectedPads() {
        List<Device> there = new ArrayList<>();
        for (Device device : pads.all()) {
            if (device.isConnected()) {
                there.add(device);
            }
        }
        return there;
    }

    /** The devices that can be played with now; of mouse and touch, the one used last. */
    public List<Device> connected() {
        List<Device> there = new ArrayList<>();
        there.add(last == touch ? touch : mouse);
        if (keyboardIsSplit) {
            there.add(keyboardLeft);
            there.add(keyboardRight);
        } else {
            there.add(keyboard);
        }
        there.addAll(connectedPads());
        return there;
    }

    /** Whether a device can have this id. */
    static boolean isId(String id) {
        for (DeviceKind kind : DeviceKind.values()) {
            if (!kind.isPad() && kind.word().equals(id)) {
                return true;
            }
        }
        return Pads.isId(id);
    }

    /** The device of an earlier session, connected or not; null when the id means nothing. */
    Device recall(String id, String name) {
        for (Device device : List.of(keyboard, keyboardLeft, keyboardRight, mouse, touch)) {
            if (device.id().equals(id)) {
                return device;
            }
        }
        return Pads.isId(id) ? pads.recall(id, name) : null;
    }

    /** The device that was used last: controls are shown for it. */
    public Device last() {
        return last;
    }

    /** Whether this pad has no mapping yet. */
    public boolean isUnknown(Device device) {
        return pads.isUnknown(device);
    }

    public PadMappings mappings() {
        return mappings;
    }

    /** Begins to map this pad's buttons; call {@link PadMapper#stop} at the end. */
    public PadMapper startMapping(Device device) {
        return new PadMapper(device, pads, mappings);
    }

    /** Goes back to the mapping of the pad's driver. */
    public void forgetMapping(Device device) {
        mappings.forget(device.name());
        pads.remap();
    }

    // The keyboard

    /** Whether the halves of the keyboard are devices of their own. */
    public boolean isKeyboardSplit() {
        return keyboardIsSplit;
    }

    public void splitKeyboard(boolean split) {
        keyboardIsSplit = split;
    }

    /** The device that a key belongs to. */
    public Device ofKey(int key) {
        KeyboardHalf half = keyboardIsSplit ? KeyboardHalf.of(key) : null;
        if (half == null) {
            return keyboard;
        }
        return half == KeyboardHalf.LEFT ? keyboardLeft : keyboardRight;
    }

    /** The command of a key, or null. */
    public Command command(int key) {
        KeyboardHalf half = keyboardIsSplit ? KeyboardHalf.of(key) : null;
        return half == null ? keys.command(key) : half.command(key);
    }

    /** The key for a command on a keyboard or half of one. */
    public int key(Device device, Command command) {
        return switch (device.kind()) {
            case KEYBOARD_LEFT -> KeyboardHalf.LEFT.key(command);
            case KEYBOARD_RIGHT -> KeyboardHalf.RIGHT.key(command);
            case KEYBOARD -> {
                int first = keys.key(command, 0);
                yield first == Keys.UNKNOWN ? keys.key(command, 1) : first;
            }
            default -> Keys.UNKNOWN;
        };
    }

    // What they do

    /** Sends a command of a device to the listeners; whether one of them handled it. */
    public boolean say(Device device, Command command) {
        used(device);
        for (DeviceListener listener : new ArrayList<>(listeners)) {
            if (listener.commanded(device, command)) {
                return true;
            }
        }
        return false;
    }

    /** Notes that a device is in use now. */
    public void used(Device device) {
        if (last != device) {
            last = device;
            for (DeviceListener listener : new ArrayList<>(listeners)) {
                listener.switchedTo(device);
            }
        }
    }

    void notifyReleased(Device device, Command command) {
        for (DeviceListener listener : new ArrayList<>(listeners)) {
            listener.released(device, command);
        }
    }

    void notifySteered(Device device, float right, float up, float closer, float seconds) {
        used(device);
        for (DeviceListener listener : new ArrayList<>(listeners)) {
            listener.steered(device, right, up, closer, seconds);
        }
    }

    void notifyConnected(Device device) {
        for (DeviceListener listener : new ArrayList<>(listeners)) {
            listener.connected(device);
        }
    }

    void notifyDisconnected(Device device) {
        for (DeviceListener listener : new ArrayList<>(listeners)) {
            listener.disconnected(device);
        }
    }

    void notifyUnmapped(Device device) {
        for (DeviceListener listener : new ArrayList<>(listeners)) {
            listener.unmapped(device);
        }
    }

    /** Whether a command's button is held on a pad. */
    public boolean isHeld(Device device, Command command) {
        return pads.isHeld(device, command);
    }

    /** Vibrates a pad that can; does nothing with other devices. */
    public void rumble(Device device, int milliseconds, float strength) {
        pads.rumble(device, milliseconds, strength);
    }

    /** Called in every frame. */
    public void update(float seconds) {
        pads.update(seconds);
    }

    /** Whether something is held that needs the next frame too. */
    public boolean isBusy() {
        return pads.isBusy();
    }
}
