package meeples.table;

/**
 * Something on a table that can be pointed at, lit up, or pointed to by a prompt.
 *
 * @param kind one of the game's kinds of things, or {@link SeatThing#PANEL}
 * @param index which one of its kind
 */
public record Target(Kind kind, int index) {

    /** What kinds of things there are on a game's table: the game has an enum of them. */
    public interface Kind {
        /** The word for it in the names of actors. */
        String name();
    }

    /** A seat's panel with all that the seat owns. */
    public static Target panel(int seat) {
        return new Target(SeatThing.PANEL, seat);
    }

    /** Whether this is a seat's panel. */
    public boolean isPanel() {
        return kind == SeatThing.PANEL;
    }
}
