package meeples.room.saves;

/** Something that lies on a shelf. */
public sealed interface Saved permits SavedMatch, LockedSave {
    /** Where it lies. */
    String id();

    /** What the player calls it; empty for no name. */
    String name();

    /** When it was put there, in seconds since 1970. */
    double date();
}
