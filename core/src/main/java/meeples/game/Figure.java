package meeples.game;

import java.util.List;

/**
 * Something worth knowing about a position, in numbers: shown in the bar above the table.
 *
 * @param name for finding it
 * @param parts what is to be seen, side by side
 * @param help what it means, for those who point at it
 * @param spare whether it is left out where there is little room, because it is on the table too
 */
public record Figure(String name, List<Part> parts, String help, boolean spare) {
    /**
     * A picture with a short text.
     *
     * @param icon the picture's name without "icon-"
     * @param text empty for a picture that says what the next parts are about
     */
    public record Part(String icon, String text) {}

    /** With a single picture. */
    public static Figure of(String name, String icon, String text, String help) {
        return new Figure(name, List.of(new Part(icon, text)), help, false);
    }

    /** Whether this one and another look alike but for their texts. */
    public boolean isLike(Figure other) {
        if (!name.equals(other.name)
                || spare != other.spare
                || parts.size() != other.parts.size()) {
            return false;
        }
        for (int i = 0; i < parts.size(); i++) {
            Part one = parts.get(i);
            Part two = other.parts.get(i);
            if (!one.icon().equals(two.icon()) || one.text().isEmpty() != two.text().isEmpty()) {
                return false;
            }
        }
        return true;
    }
}
