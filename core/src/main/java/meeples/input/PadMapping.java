package meeples.input;

import com.badlogic.gdx.controllers.ControllerMapping;
import java.util.EnumMap;
import java.util.Map;

/**
 * Which input of one model of pad stands for each button of a common pad: a button by its number,
 * one direction of an axis, or a whole axis. As text: {@code a=b0 l2=a4* stick-left=a0-}.
 */
public final class PadMapping {
    /** The part of an axis that counts. */
    enum Part {
        /** A button, not an axis. */
        BUTTON(' '),
        POSITIVE('+'),
        NEGATIVE('-'),
        /** From one end to the other, as with some triggers. */
        WHOLE('*');

        private final char sign;

        Part(char sign) {
            this.sign = sign;
        }
    }

    /** A button or a part of an axis. */
    record Source(Part part, int number) {
        String write() {
            return part == Part.BUTTON ? "b" + number : "a" + number + part.sign;
        }

        /** How far an axis of this value is held, 0 to 1. */
        float amount(float value) {
            float amount =
                    switch (part) {
                        case POSITIVE -> value;
                        case NEGATIVE -> -value;
                        case WHOLE -> (value + 1) / 2;
                        case BUTTON -> 0;
                    };
            return Math.max(0, Math.min(1, amount));
        }
    }

    private static final int MOST_NUMBER = 999;
    private static final int TRIGGER_LEFT = 4;
    private static final int TRIGGER_RIGHT = 5;

    private final Map<PadButton, Source> sources = new EnumMap<>(PadButton.class);

    /** The mapping of the pad's driver. */
    static PadMapping of(ControllerMapping known) {
        PadMapping mapping = new PadMapping();
        mapping.button(PadButton.A, known.buttonA);
        mapping.button(PadButton.B, known.buttonB);
        mapping.button(PadButton.X, known.buttonX);
        mapping.button(PadButton.Y, known.buttonY);
        mapping.button(PadButton.L1, known.buttonL1);
        mapping.button(PadButton.R1, known.buttonR1);
        mapping.button(PadButton.L2, known.buttonL2);
        mapping.button(PadButton.R2, known.buttonR2);
        mapping.button(PadButton.SELECT, known.buttonBack);
        mapping.button(PadButton.START, known.buttonStart);
        mapping.button(PadButton.L3, known.buttonLeftStick);
        mapping.button(PadButton.R3, known.buttonRightStick);
        mapping.button(PadButton.UP, known.buttonDpadUp);
        mapping.button(PadButton.DOWN, known.buttonDpadDown);
        mapping.button(PadButton.LEFT, known.buttonDpadLeft);
        mapping.button(PadButton.RIGHT, known.buttonDpadRight);
        // The second of each pair is towards the player: axes grow downwards.
        mapping.axis(known.axisLeftX, PadButton.STICK_RIGHT, PadButton.STICK_LEFT);
        mapping.axis(known.axisLeftY, PadButton.STICK_DOWN, PadButton.STICK_UP);
        mapping.axis(known.axisRightX, PadButton.LOOK_RIGHT, PadButton.LOOK_LEFT);
        mapping.axis(known.axisRightY, PadButton.LOOK_DOWN, PadButton.LOOK_UP);
        if (!mapping.isUnknown() && known.buttonL2 == ControllerMapping.UNDEFINED) {
            // gdx-controllers has no words for triggers that are axes; SDL always puts them here.
            mapping.put(PadButton.L2, new Source(Part.POSITIVE, TRIGGER_LEFT));
            mapping.put(PadButton.R2, new Source(Part.POSITIVE, TRIGGER_RIGHT));
        }
        return mapping;
    }

    /** Reads what {@link #write} wrote; entries that mean nothing are left out. */
    static PadMapping read(String text) {
        PadMapping mapping = new PadMapping();
        for (String entry : text.split(" ")) {
            int equals = entry.indexOf('=');
            for (PadButton button : PadButton.values()) {
                if (equals > 0 && button.word().equals(entry.substring(0, equals))) {
                    Source source = source(entry.substring(equals + 1));
                    if (source != null) {
                        mapping.put(button, source);
                    }
                }
            }
        }
        return mapping;
    }

    private static Source source(String word) {
        boolean button = word.startsWith("b");
        if (word.length() < 2 || !button && !word.startsWith("a")) {
            return null;
        }
        char last = word.charAt(word.length() - 1);
        String digits = word.substring(1, button ? word.length() : word.length() - 1);
        for (Part part : Part.values()) {
            if (button ? part == Part.BUTTON : part.sign == last && part != Part.BUTTON) {
                int number = number(digits);
                return number < 0 ? null : new Source(part, number);
            }
        }
        return null;
    }

    /** The number of a button or an axis; -1 when these are not the digits of one. */
    private static int number(String digits) {
        try {
            int number = Integer.parseInt(digits);
            return number > MOST_NUMBER ? -1 : number;
        } catch (NumberFormatException e) {
            return -1;
        }
    }

    String write() {
        StringBuilder text = new StringBuilder();
        for (Map.Entry<PadButton, Source> entry : sources.entrySet()) {
            text.append(text.length() == 0 ? "" : " ");
            text.append(entry.getKey().word()).append('=').append(entry.getValue().write());
        }
        return text.toString();
    }

    /** Whether not even the button to accept with is known. */
    boolean isUnknown() {
        return !sources.containsKey(PadButton.A);
    }

    Source source(PadButton button) {
        return sources.get(button);
    }

    void put(PadButton button, Source source) {
        sources.put(button, source);
    }

    void remove(PadButton button) {
        sources.remove(button);
    }

    /** The button of a source, or null. */
    PadButton button(Source source) {
        for (Map.Entry<PadButton, Source> entry : sources.entrySet()) {
            if (entry.getValue().equals(source)) {
                return entry.getKey();
            }
        }
        return null;
    }

    private void button(PadButton button, int number) {
        if (number != ControllerMapping.UNDEFINED) {
            put(button, new Source(Part.BUTTON, number));
        }
    }

    private void axis(int number, PadButton positive, PadButton negative) {
        if (number != ControllerMapping.UNDEFINED) {
            put(positive, new Source(Part.POSITIVE, number));
            put(negative, new Source(Part.NEGATIVE, number));
        }
    }
}
