package meeples.table;

import java.util.List;
import java.util.Map;

/**
 * What plays on and on, moment by moment: parts of the same length that follow each other, and
 * begin again when all have been heard. A part's file is longer than the part, for its last notes
 * ring on while the next one begins; so no silence is heard between them, whatever the format of
 * the files adds at either end.
 *
 * @param seconds how long after a part the next one begins
 * @param bar how long a bar lasts: one moment's music gives way to another's when a bar begins
 * @param parts the files among the sounds, by the moments that they are for
 */
public record Tunes(float seconds, float bar, Map<Moment, List<String>> parts) {
    /** Of parts of eight bars at 96 beats a minute, the tempo of all our music. */
    public static Tunes ofEightBars(Map<Moment, List<String>> parts) {
        return new Tunes(20, 2.5f, parts);
    }

    /** The parts of a moment, none where it is silent. */
    public List<String> of(Moment moment) {
        return parts.getOrDefault(moment, List.of());
    }

    /** Nothing is played. */
    public static Tunes none() {
        return new Tunes(1, 1, Map.of());
    }
}
