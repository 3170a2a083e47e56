package meeples.fistful.ui.ask;

/**
 * A short remark with a picture before it.
 *
 * @param icon the picture's name without "icon-", or empty
 * @param seat whom it concerns, or Town.NOBODY
 */
public record Line(String icon, int seat, String text) {
    /** Whether this line is the head of a column of its own. */
    public boolean beginsColumn() {
        return icon.startsWith("arrow-");
    }
}
