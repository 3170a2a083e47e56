package meeples.game.ask;

/**
 * A short remark with a picture before it.
 *
 * @param icon the picture's name without "icon-", or empty
 * @param seat whom it concerns, or {@link meeples.play.Rules#NOBODY}
 */
public record Line(String icon, int seat, String text) {
    /** What a seat has rolled. */
    public static Line die(int face, int seat, String text) {
        return new Line("die-" + face, seat, text);
    }

    /** The face of the die before it; 0 for none. */
    public int dieFace() {
        return icon.startsWith("die-") ? icon.charAt(4) - '0' : 0;
    }

    public Line withText(String other) {
        return new Line(icon, seat, other);
    }

    /** Whether this line is the head of a column of its own. */
    public boolean beginsColumn() {
        return icon.startsWith("arrow-");
    }
}
