package meeples.table;

/**
 * A picture that belongs to the board itself and never moves.
 *
 * @param sprite the picture's name in the game's atlas
 * @param area where it is drawn
 * @param repeat how it goes on beyond the board's sides when the window is wider
 */
public record Scenery(String sprite, Area area, Repeat repeat) {
    /** How a strip of scenery covers what lies beyond the board's own width. */
    public enum Repeat {
        /** Drawn once, where it stands. */
        ONCE,
        /** Stretched to the whole width of the window. */
        STRETCH,
        /** Set side by side in steps of its own width, starting from its own place. */
        TILE
    }
}
