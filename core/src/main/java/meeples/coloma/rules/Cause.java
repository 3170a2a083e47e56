package meeples.coloma.rules;

/** Why somebody gains or discards something; an event tells of what exactly beside it. */
public enum Cause {
    /** The cards of the set-up. */
    SET_UP,
    /** An event, of this site. */
    EVENT,
    /** A shovel, of this building or the mill. */
    SHOVEL,
    /** A wheelbarrow, of this building or the mill. */
    WHEELBARROW,
    /** A river, over this canyon. */
    CANYON,
    /** What a building gives beside an action. */
    BUILDING,
    /** A wagon that came to this space. */
    WAGON,
    /** A barrel of this kind. */
    BARREL,
    /** A purchase from the Barker. */
    BARKER,
    /** The secondary action of site 5. */
    FRONTIER,
    /** So many dudes in hotel beds. */
    BEDS,
    /** A pioneer card. */
    PIONEER,
    /** The shootout, for this rank. */
    SHOOTOUT,
    /** Sam's primary action, of this site; the number of sites stands for the Barker's. */
    SAM_PRIMARY,
    /** Sam's secondary action. */
    SAM_SECONDARY
}
