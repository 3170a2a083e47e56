package meeples.table;

/** What every game's table has for each seat. */
public enum SeatThing implements Target.Kind {
    /** The panel with the player's name, figures and belongings; the index is the seat. */
    PANEL
}
