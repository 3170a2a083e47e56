package meeples.fistful.table;

/** What kinds of things on the table a player can point at. */
public enum TargetKind {
    /** A building, the saloon or the jail; the index is the model's place. */
    LOCATION,
    /** A doorway or showdown space; the index is the space of the ring. */
    SPACE,
    /** The marquee, or the empty frame for one, on a building. */
    MARQUEE,
    BAG,
    BANK,
    GRAVEYARD,
    EXPLOSION,
    /** The meeples of one kind in the hand that is being sown; the index is the kind. */
    HAND_MEEPLE,
    /** A seat's panel with all that the seat owns. */
    SUPPLY,
    /** The die of a showdown space, while the dice are out; the index is the space of the ring. */
    DIE
}
