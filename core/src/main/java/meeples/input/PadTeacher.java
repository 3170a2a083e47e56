package meeples.input;

import java.util.HashMap;
import java.util.Map;

/**
 * Learns a pad's buttons: asks for one after the other, and takes what the player presses. What a
 * pad lacks can be left out, also by holding a button that is known already; holding B goes back.
 * The result replaces what was known of all pads of that model.
 */
public final class PadTeacher implements RawPad {
    private static final PadButton[] LESSONS = {
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
    private static final float LONG = 0.8f;
    private static final float LONGER = 0.4f;
    private static final float FAR = 0.7f;
    private static final float NEAR = 0.3f;
    private static final float RESTS_AT_END = -0.7f;

    private final Device device;
    private final Pads pads;
    private final PadMappings mappings;
    private final PadMapping learned = new PadMapping();
    private final Map<Integer, Float> rest = new HashMap<>();
    private Runnable progress = () -> {};
    private int lesson;
    private int waitsForAxis = -1;
    private PadButton held;
    private int heldNumber;
    private float heldFor;

    PadTeacher(Device device, Pads pads, PadMappings mappings) {
        this.device = device;
        this.pads = pads;
        this.mappings = mappings;
        pads.setCatcher(this);
    }

    /** Will be told after each button. */
    public void onProgress(Runnable listener) {
        progress = listener;
    }

    public Device device() {
        return device;
    }

    /** The button that the player is asked for; null when all are known. */
    public PadButton asked() {
        return lesson < LESSONS.length ? LESSONS[lesson] : null;
    }

    public int lesson() {
        return lesson;
    }

    public int lessons() {
        return LESSONS.length;
    }

    /** The pad has no such button. */
    public void skip() {
        next();
    }

    /** To the button before, to press another. */
    public void again() {
        if (lesson > 0) {
            lesson--;
            learned.remove(LESSONS[lesson]);
            progress.run();
        }
    }

    /** Keeps what was learned; false when not even the first button was. */
    public boolean keep() {
        if (learned.isUnknown()) {
            return false;
        }
        mappings.put(device.name(), learned);
        pads.remap();
        return true;
    }

    /** No longer listens. */
    public void stop() {
        pads.setCatcher(null);
    }

    @Override
    public boolean take(Device from, PadMapping.Part part, int number) {
        if (from != device || asked() == null) {
            return false;
        }
        PadMapping.Source source = new PadMapping.Source(part, number);
        held = learned.button(source);
        heldNumber = number;
        heldFor = 0;
        learn(source);
        return true;
    }

    @Override
    public void letGo(Device from, int number) {
        if (from == device && number == heldNumber) {
            held = null;
        }
    }

    /** Who has nothing but this pad says by a long press that it lacks a button. */
    @Override
    public void update(float seconds) {
        heldFor += seconds;
        if (held != null && heldFor >= LONG) {
            heldFor = LONG - LONGER;
            if (held == PadButton.B) {
                held = null;
                again();
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
    public boolean move(Device from, int axis, float value) {
        if (from != device || asked() == null) {
            return false;
        }
        float before = rest.computeIfAbsent(axis, any -> value);
        if (axis == waitsForAxis) {
            waitsForAxis = Math.abs(value - before) < NEAR ? -1 : axis;
        } else if (waitsForAxis < 0 && Math.abs(value - before) > FAR) {
            waitsForAxis = axis;
            learn(new PadMapping.Source(part(before, value), axis));
        }
        return true;
    }

    private static PadMapping.Part part(float rest, float value) {
        if (rest < RESTS_AT_END) {
            return PadMapping.Part.WHOLE;
        }
        return value > 0 ? PadMapping.Part.POSITIVE : PadMapping.Part.NEGATIVE;
    }

    /** A button can mean one thing only. */
    private void learn(PadMapping.Source source) {
        if (learned.button(source) == null) {
            learned.put(asked(), source);
            next();
        }
    }

    private void next() {
        if (asked() != null) {
            lesson++;
            progress.run();
        }
    }
}
