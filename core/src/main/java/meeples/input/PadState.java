package meeples.input;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The state of one pad: which buttons are held, and how far its axes are moved. */
final class PadState {
    /** A stick or trigger moved further than this counts as pressed. */
    private static final float PRESSED = 0.55f;

    /** A stick or trigger that comes back to less than this counts as released. */
    private static final float RELEASED = 0.35f;

    /** Sticks that are left alone never rest exactly in the middle. */
    private static final float DEAD_ZONE = 0.2f;

    private final Map<PadButton, Float> amounts = new EnumMap<>(PadButton.class);
    private final Map<PadButton, Boolean> held = new EnumMap<>(PadButton.class);
    private PadMapping mapping;

    PadState(PadMapping mapping) {
        this.mapping = mapping;
    }

    void setMapping(PadMapping other) {
        mapping = other;
        amounts.clear();
        held.clear();
    }

    PadMapping mapping() {
        return mapping;
    }

    /** The buttons that are mapped to this number: mostly one or none. */
    List<PadButton> of(int number) {
        List<PadButton> found = new ArrayList<>();
        for (PadButton button : PadButton.values()) {
            PadMapping.Source source = mapping.source(button);
            if (source != null
                    && source.part() == PadMapping.Part.BUTTON
                    && source.number() == number) {
                found.add(button);
            }
        }
        return found;
    }

    /** Notes an axis's value. */
    void move(int axis, float value) {
        for (PadButton button : PadButton.values()) {
            PadMapping.Source source = mapping.source(button);
            if (source != null
                    && source.part() != PadMapping.Part.BUTTON
                    && source.number() == axis) {
                amounts.put(button, source.amount(value));
            }
        }
    }

    /** Whether a button on an axis has just been pressed (1) or released (-1); else 0. */
    int edge(PadButton button) {
        float amount = amounts.getOrDefault(button, 0f);
        boolean before = isHeld(button);
        if (!before && amount > PRESSED && isStrongest(button, amount)) {
            return 1;
        }
        return before && fromAxis(button) && amount < RELEASED ? -1 : 0;
    }

    private boolean fromAxis(PadButton button) {
        PadMapping.Source source = mapping.source(button);
        return source != null && source.part() != PadMapping.Part.BUTTON;
    }

    /** A stick that is moved diagonally goes one way only. */
    private boolean isStrongest(PadButton button, float amount) {
        if (!button.isStick()) {
            return true;
        }
        for (PadButton other : PadButton.values()) {
            boolean sameStick =
                    other.isStick()
                            && (other.ordinal() < PadButton.LOOK_UP.ordinal())
                                    == (button.ordinal() < PadButton.LOOK_UP.ordinal());
            if (sameStick && other != button && amounts.getOrDefault(other, 0f) > amount) {
                return false;
            }
        }
        return true;
    }

    void hold(PadButton button, boolean now) {
        held.put(button, now);
    }

    boolean isHeld(PadButton button) {
        return held.getOrDefault(button, false);
    }

    /** How far a button is held, 0 to 1, without the dead zone. */
    float amount(PadButton button) {
        if (!fromAxis(button)) {
            return isHeld(button) ? 1 : 0;
        }
        return Math.max(0, (amounts.getOrDefault(button, 0f) - DEAD_ZONE) / (1 - DEAD_ZONE));
    }
}
