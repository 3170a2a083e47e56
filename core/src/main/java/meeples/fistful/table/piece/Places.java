package meeples.fistful.table.piece;

import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;

/** Every place at the table where a piece can be, numbered. The first are the model's places. */
public final class Places {
    public static final int HAND = Place.HAND;
    public static final int GRAVEYARD = Place.GRAVEYARD;
    public static final int BOX = Place.BOX;

    private static final int SPACES = Place.ALL;
    private static final int TOKENS = SPACES + Street.SPACES;
    private static final int MARQUEES = TOKENS + 2;

    public static final int BAG = MARQUEES + Place.BUILDINGS;
    public static final int BANK = BAG + 1;

    /** The ledge of the jail, where dynamite waits. */
    public static final int LEDGE = BANK + 1;

    public static final int EXPLOSION = LEDGE + 1;

    /** Over the bag: dynamite that was drawn and has not gone off yet. */
    public static final int FUSE = EXPLOSION + 1;

    private static final int SUPPLIES = FUSE + 1;

    /** Where the dice are while nobody needs them. */
    public static final int DICE_BOX = SUPPLIES + Town.MOST_SEATS;

    private static final int DICE = DICE_BOX + 1;

    public static final int COUNT = DICE + 2;

    private Places() {}

    public static int space(int space) {
        return SPACES + space;
    }

    /** Whether a place is a doorway or a showdown space. */
    public static boolean isSpace(int place) {
        return place >= SPACES && place < TOKENS;
    }

    /** Beside a showdown space. */
    public static int token(int showdownSpace) {
        return TOKENS + Street.side(showdownSpace);
    }

    public static int marquee(int building) {
        return MARQUEES + building;
    }

    public static int supply(int seat) {
        return SUPPLIES + seat;
    }

    /** Where the die of a showdown space lies once it is rolled. */
    public static int die(int showdownSpace) {
        return DICE + Street.side(showdownSpace);
    }
}
