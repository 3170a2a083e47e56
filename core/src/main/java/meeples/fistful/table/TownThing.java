package meeples.fistful.table;

import meeples.table.Target;

/** What kinds of things in town a player can point at. */
public enum TownThing implements Target.Kind {
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
    /** The die of a showdown space, while the dice are out; the index is the space of the ring. */
    DIE
}
