package meeples.input;

import java.util.HashMap;
import java.util.Map;

/**
 * Makes the mapping of a pad with the player's help: asks for one button after the other, and takes
 * what the player presses. A button that the pad lacks can be skipped, also by holding one that is
 * mapped already; holding B goes a step back. The result is used for all pads of that model.
 */
public final class PadMapper implements RawPadListener {
    private static final PadButton[] STEPS = {
        PadButton.A,
        PadButton.B,
        PadButton.X,
        PadButton.Y,
        PadButton.UP,
        PadButton.DOWN,
        PadButton.LEFT,
        PadButton.RIGHT,
        PadButton.L1,
        PadButton.R1,
        PadButton.L2,
        PadButton.R2,
        PadButton.SELECT,
        PadButton.START,
        PadButton.STICK_UP,
        PadButton.STICK_DOWN,
        PadButton.STICK_LEFT,
        PadButton.STICK_RIGHT,
        PadButton.LOOK_UP,
        PadButton.LOOK_DOWN,
        PadButton.LOOK_LEFT,
        PadButton.LOOK_RIGHT,
        PadButton.L3,
        PadButton.R3,
    };
    private static final float LONG_PRESS = 0.8f;
    private static final float REPEAT = 0.4f;
    private static final float MOVED = 0.7f;
    private static final float AT_REST = 0.3f;
    private static final float RESTS_AT_END = -0.7f;

    private final Device device;
    private final Pads pads;
    private final PadMappings mappings;
    private final PadMapping mapping = new PadMapping();
    private final Map<Integer, Float> rest = new HashMap<>();
    private Runnable progress = () -> {};
    private int step;
    private int waitsForAxis = -1;
    private PadButton held;
    private int heldNumber;
    private float heldFor;

    PadMapper(Device device, Pads pads, PadMappings mappings) {
        this.device = device;
        this.pads = pads;
        this.mappings = mappings;
        pads.setInterceptor(this);
    }

    /** Calls a listener after each step. */
    public void onProgress(Runnable listener) {
        progress = listener;
    }

    public Device device() {
        return device;
    }

    /** The button that the player is asked for; null when there are no more. */
    public PadButton asked() {
        return step < STEPS.length ? STEPS[step] : null;
    }

    public int step() {
        return step;
    }

    public int steps() {
        return STEPS.length;
    }

    /** The pad has no such button. */
    public void skip() {
        next();
    }

    /** Goes back to the button before. */
    public void back() {
        if (step > 0) {
            step--;
            mapping.remove(STEPS[step]);
            progress.run();
        }
    }

    /** Keeps the mapping; false when it has not even the first button. */
    public boolean keep() {
        if (mapping.isUnknown()) {
            return false;
        }
        mappings.put(device.name(), mapping);
        pads.remap();
        return true;
    }

    /** Stops listening to the pad. */
    public void stop() {
        pads.setInterceptor(null);
    }

    @Override
    public boolean buttonDown(Device from, int number) {
        if (from != device || asked() == null) {
            return false;
        }
        PadMapping.Source source = new PadMapping.Source(PadMapping.Part.BUTTON, number);
        held = mapping.button(source);
        heldNumber = number;
        heldFor = 0;
        map(source);
        return true;
    }

    @Override
    public void buttonUp(Device from, int number) {
        if (from == device && number == heldNumber) {
            held = null;
        }
    }

    /** A long press skips a button, for players who have nothing but this pad. */
    @Override
    public void update(float seconds) {
        heldFor += seconds;
        if (held != null && heldFor >= LONG_PRESS) {
            heldFor = LONG_PRESS - REPEAT;
            if (held == PadButton.B) {
                held = null;
                back();
            } else {
                skip();
            }
        }
    }

    @Override
    public boolean isBusy() {
        return held != null;
    }

    @Override
    public boolean axisMoved(Device from, int axis, float value) {
        if (from != device || asked() == null) {
            return false;
        }
        float before = rest.computeIfAbsent(axis, any -> value);
        if (axis == waitsForAxis) {
            waitsForAxis = Math.abs(value - before) < AT_REST ? -1 : axis;
        } else if (waitsForAxis < 0 && Math.abs(value - before) > MOVED) {
            waitsForAxis = axis;
            map(new PadMapping.Source(part(before, value), axis));
        }
        return true;
    }

    private static PadMapping.Part part(float rest, float value) {
        if (rest < RESTS_AT_END) {
            return PadMapping.Part.WHOLE;
        }
        return value > 0 ? PadMapping.Part.POSITIVE : PadMapping.Part.NEGATIVE;
    }

    /** Maps the button that is asked for, unless the source is used for another already. */
    private void map(PadMapping.Source source) {
        if (mapping.button(source) == null) {
            mapping.put(asked(), source);
            next();
        }
    }

    private void next() {
        if (asked() != null) {
            step++;
            progress.run();
        }
    }
}
