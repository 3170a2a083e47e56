package meeples.art.sound;

import java.util.ArrayList;
import java.util.List;

/** A line of notes as text, {@code E5:1.5} being an E of a beat and a half and {@code -} a rest. */
final class Melody {
    /** A note and when it begins and how long it lasts, in beats. */
    record Note(double hertz, double beat, double beats) {}

    private static final String NAMES = "C D EF G A B";

    private Melody() {}

    static List<Note> of(String text) {
        List<Note> notes = new ArrayList<>();
        double beat = 0;
        for (String word : text.trim().split("\\s+")) {
            String[] parts = word.split(":");
            double beats = Double.parseDouble(parts[1]);
            if (!parts[0].equals("-")) {
                notes.add(new Note(hertz(parts[0]), beat, beats));
            }
            beat += beats;
        }
        return notes;
    }

    /** How long a line lasts. */
    static double beats(String text) {
        double beats = 0;
        for (String word : text.trim().split("\\s+")) {
            beats += Double.parseDouble(word.split(":")[1]);
        }
        return beats;
    }

    /** The pitch of a note such as {@code G#4}. */
    static double hertz(String name) {
        int half = NAMES.indexOf(name.charAt(0)) + (name.charAt(1) == '#' ? 1 : 0);
        int octave = name.charAt(name.length() - 1) - '0';
        return 440 * Math.pow(2, (half - 9) / 12.0 + octave - 4);
    }
}
