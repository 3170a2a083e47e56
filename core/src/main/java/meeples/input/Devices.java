package meeples.input;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.controllers.Controller;
import com.badlogic.gdx.controllers.ControllerListener;
import com.badlogic.gdx.controllers.ControllerManager;
import java.util.ArrayList;
import java.util.List;

/**
 * All that players hold: pads, the keyboard or its halves, the mouse, fingers. Whatever they do
 * with it comes from here as a {@link Command} of that device.
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

    /** What gdx-controllers tells about pads goes here. */
    public ControllerListener pads() {
        return pads;
    }

    /** Those who speak are heard by the last one added first. */
    public void add(DeviceListener listener) {
        listeners.add(0, listener);
    }

    public void remove(DeviceListener listener) {
        listeners.remove(listener);
    }

    // Who is there

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

    /** All that somebody could play with now; of the two that point, the one in use. */
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

    /** The device of this name that was there once, here or not; null when there is none such. */
    Device recall(String id, String name) {
        for (Device device : List.of(keyboard, keyboardLeft, keyboardRight, mouse, touch)) {
            if (device.id().equals(id)) {
                return device;
            }
        }
        return Pads.isId(id) ? pads.recall(id, name) : null;
    }

    /** The device that was used last: hints show its buttons. */
    public Device last() {
        return last;
    }

    /** Whether nobody has said yet what this pad's buttons mean. */
    public boolean isUnknown(Device device) {
        return pads.isUnknown(device);
    }

    public PadMappings mappings() {
        return mappings;
    }

    /** Asks the player to name this pad's buttons; call {@link PadTeacher#stop} at the end. */
    public PadTeacher teach(Device device) {
        return new PadTeacher(device, pads, mappings);
    }

    /** Back to what the driver says of a pad's buttons. */
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

    /** What a key says, or null. */
    public Command command(int key) {
        KeyboardHalf half = keyboardIsSplit ? KeyboardHalf.of(key) : null;
        return half == null ? keys.command(key) : half.command(key);
    }

    /** The key that says a command on a keyboard or half of one. */
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

    // What they say

    /** A device says a command; whether anybody did something. */
    public boolean say(Device device, Command command) {
        used(device);
        for (DeviceListener listener : new ArrayList<>(listeners)) {
            if (listener.commanded(device, command)) {
                return true;
            }
        }
        return false;
    }

    /** A device is in use now. */
    public void used(Device device) {
        if (last != device) {
            last = device;
            for (DeviceListener listener : new ArrayList<>(listeners)) {
                listener.changedHands(device);
            }
        }
    }

    void letGo(Device device, Command command) {
        for (DeviceListener listener : new ArrayList<>(listeners)) {
            listener.released(device, command);
        }
    }

    void steer(Device device, float right, float up, float closer, float seconds) {
        used(device);
        for (DeviceListener listener : new ArrayList<>(listeners)) {
            listener.steered(device, right, up, closer, seconds);
        }
    }

    void arrived(Device device) {
        for (DeviceListener listener : new ArrayList<>(listeners)) {
            listener.connected(device);
        }
    }

    void left(Device device) {
        for (DeviceListener listener : new ArrayList<>(listeners)) {
            listener.disconnected(device);
        }
    }

    /** A pad speaks that nobody understands. */
    void stranger(Device device) {
        for (DeviceListener listener : new ArrayList<>(listeners)) {
            listener.misunderstood(device);
        }
    }

    /** Whether a command's button is held on a pad. */
    public boolean isHeld(Device device, Command command) {
        return pads.isHeld(device, command);
    }

    /** Shakes a pad that can shake; does nothing with other devices. */
    public void rumble(Device device, int milliseconds, float strength) {
        pads.rumble(device, milliseconds, strength);
    }

    /** In every frame. */
    public void update(float seconds) {
        pads.update(seconds);
    }

    /** Whether something is held that needs the next frame too. */
    public boolean isBusy() {
        return pads.isBusy();
    }
}
