package meeples.game.tell;

import java.util.List;
import meeples.game.ask.Line;

/**
 * A line of what a narrator says: a few parts side by side, each with a picture, with words or with
 * both.
 */
public record Caption(List<Line> parts) {
    public Caption {
        parts = List.copyOf(parts);
    }

    /** Of a single part. */
    public static Caption of(Line part) {
        return new Caption(List.of(part));
    }

    /** All its words. */
    public String text() {
        StringBuilder text = new StringBuilder();
        for (Line part : parts) {
            if (!part.text().isEmpty()) {
                text.append(text.length() == 0 ? "" : " ").append(part.text());
            }
        }
        return text.toString();
    }
}
