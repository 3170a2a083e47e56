package meeples.coloma.table;

import meeples.table.Target;

/** What kinds of things in the valley a player can point at. */
public enum ValleyThing implements Target.Kind {
    /** The ground of a site; the index is the site. */
    SITE,
    /** The sign of a site's primary action, the Barker's where he stands. */
    PRIMARY,
    /** The sign of a site's secondary action, the Barker's where he stands. */
    SECONDARY,
    /** The event of a site, with its tents. */
    EVENT,
    /** A space of the map. */
    SPACE,
    /** A region of the map. */
    REGION,
    /** A row of the shootout; the index is the model's row. */
    ROW,
    OUTLAWS,
    /** The table of this year's shootout. */
    TABLE,
    /** The gold supply. */
    GOLD,
    /** The mine cart. */
    CART,
    /** A place of the market for bridges. */
    BRIDGE,
    /** A place of the hideout, the stack last, as in the model. */
    HIDEOUT,
    /** The hotels that can still be built. */
    HOTELS,
    /** Buster's cards. */
    BUSTER,

    // On the near board, which is that of whoever is looked at.

    /** The mill's shovel, 0, and its wheelbarrow, 1. */
    MILL,
    /** A building that stands in town; the index is the building. */
    BUILDING,
    /** A card in the hand; the index is the building. */
    CARD,
    /** The deck. */
    DECK,
    CANYON,
    /** The barrels of a kind that can be used. */
    BARREL,
    /** The barrels of a kind that were used. */
    USED_BARREL,
    /** The dudes in the cabin. */
    DUDES,
    /** The tents in the cabin. */
    TENTS,
    HORSES,
    COINS,
    NUGGETS,
    GRAVEYARD,
    /** The own hotels. */
    BEDS
}
