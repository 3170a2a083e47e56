package meeples.coloma.rules;

/**
 * A player's decision as one int: what is done, and up to three small numbers. Read it with the
 * accessors here; nobody else knows the bits.
 */
public final class Move {
    /** Where a card is put back. */
    public static final int TOP = 0;

    public static final int BOTTOM = 1;

    /** What the Maverick discards a card for. */
    public static final int FOR_COIN = 0;

    public static final int FOR_DUDE = 1;

    /** What a wagon that stops in a town takes; elsewhere, and with both, there is no choice. */
    public static final int NO_CHOICE = 0;

    public static final int LEFT = 1;
    public static final int RIGHT = 2;

    private static final int FIELD = 5; // bits of a number
    private static final int MASK = (1 << FIELD) - 1;
    private static final int FIRST = FIELD; // the verb's own bits come before
    private static final int SECOND = FIRST + FIELD;
    private static final int THIRD = SECOND + FIELD;

    // As constants, since the machine does not know that an ordinal never changes.
    private static final int PIONEER = Verb.PIONEER.ordinal();
    private static final int PUT_BACK = Verb.PUT_BACK.ordinal();
    private static final int SPEND = Verb.SPEND.ordinal();
    private static final int SITE = Verb.SITE.ordinal();
    private static final int MULE = Verb.MULE.ordinal();
    private static final int SHOVEL = Verb.SHOVEL.ordinal();
    private static final int WHEELBARROW = Verb.WHEELBARROW.ordinal();
    private static final int RIVER = Verb.RIVER.ordinal();
    private static final int BRIDGE = Verb.BRIDGE.ordinal();
    private static final int BUILD = Verb.BUILD.ordinal();
    private static final int HOTEL = Verb.HOTEL.ordinal();
    private static final int GO = Verb.GO.ordinal();
    private static final int ROB = Verb.ROB.ordinal();
    private static final int GUNMEN = Verb.GUNMEN.ordinal();
    private static final int TENT_ON_EVENT = Verb.TENT_ON_EVENT.ordinal();
    private static final int TENT_IN_REGION = Verb.TENT_IN_REGION.ordinal();
    private static final int BED = Verb.BED.ordinal();
    private static final int TAKE_TENT = Verb.TAKE_TENT.ordinal();
    private static final int BUY = Verb.BUY.ordinal();
    private static final int TAKE_BARREL = Verb.TAKE_BARREL.ordinal();
    private static final int USE_BARREL = Verb.USE_BARREL.ordinal();
    private static final int BLAST = Verb.BLAST.ordinal();
    private static final int DISCARD = Verb.DISCARD.ordinal();
    private static final int RAID = Verb.RAID.ordinal();
    private static final int END = Verb.END.ordinal();
    private static final int PAY = Verb.PAY.ordinal();
    private static final int STOP = Verb.STOP.ordinal();
    private static final int VERBS = Verb.count();

    private Move() {}

    /** Take this pioneer card. */
    public static int pioneer(int pioneer) {
        return of(PIONEER, pioneer, 0, 0);
    }

    /** Put a drawn card back, on {@link #TOP} or at the {@link #BOTTOM} of the deck. */
    public static int putBack(int card, int end) {
        return of(PUT_BACK, card, end, 0);
    }

    /** Spend so many nuggets for the event's points. */
    public static int spend(int nuggets) {
        return of(SPEND, nuggets, 0, 0);
    }

    /** Choose a site for the pioneer. */
    public static int site(int site) {
        return of(SITE, site, 0, 0);
    }

    /** Choose a site for the mule. */
    public static int mule(int site) {
        return of(MULE, site, 0, 0);
    }

    /** Use the shovel of a building or of the mill. */
    public static int shovel(int building) {
        return of(SHOVEL, building, 0, 0);
    }

    /** Use the wheelbarrow of a building or of the mill. */
    public static int wheelbarrow(int building) {
        return of(WHEELBARROW, building, 0, 0);
    }

    /** Survey a river over a canyon. */
    public static int river(int tool, int canyon) {
        return of(RIVER, tool, canyon, 0);
    }

    /** Build a bridge of this kind. */
    public static int bridge(int tool, int kind) {
        return of(BRIDGE, tool, kind, 0);
    }

    /** Build a card from the hand. */
    public static int build(int tool, int building) {
        return of(BUILD, tool, building, 0);
    }

    /** Build a hotel. */
    public static int hotel(int tool) {
        return of(HOTEL, tool, 0, 0);
    }

    /** The wagon goes on, over occupied spaces if need be, to this space. */
    public static int go(int space) {
        return of(GO, space, 0, 0);
    }

    /** Give up a wagon action for nuggets of the mine cart. */
    public static int rob() {
        return of(ROB, 0, 0, 0);
    }

    /** Fill a row of the shootout. */
    public static int gunmen(int row) {
        return of(GUNMEN, row, 0, 0);
    }

    public static int tentOnEvent(int site) {
        return of(TENT_ON_EVENT, site, 0, 0);
    }

    public static int tentInRegion(int region) {
        return of(TENT_IN_REGION, region, 0, 0);
    }

    /** Put so many dudes to bed in the own hotels. */
    public static int bed(int dudes) {
        return of(BED, dudes, 0, 0);
    }

    /** Gain the tent of site 5's secondary action. */
    public static int takeTent() {
        return of(TAKE_TENT, 0, 0, 0);
    }

    /** Buy horses and tents from the Barker. */
    public static int buy(int horses, int tents) {
        return of(BUY, horses, tents, 0);
    }

    /** Take a barrel from a place of the hideout, or from the stack. */
    public static int takeBarrel(int place) {
        return of(TAKE_BARREL, place, 0, 0);
    }

    /** Use an own barrel of this kind. */
    public static int useBarrel(int kind) {
        return of(USE_BARREL, kind, 0, 0);
    }

    /** Discard a used barrel of this kind so that the barricade stops nothing this turn. */
    public static int blast(int kind) {
        return of(BLAST, kind, 0, 0);
    }

    /** The Maverick discards a card for a coin or a dude. */
    public static int discard(int card, int end, int gain) {
        return of(DISCARD, card, end, gain);
    }

    /** The Vigilante discards a used barrel of this kind to fill a row of the shootout. */
    public static int raid(int kind, int row) {
        return of(RAID, kind, row, 0);
    }

    /** End the turn. */
    public static int end() {
        return of(END, 0, 0, 0);
    }

    /** Pay with so many nuggets. */
    public static int pay(int nuggets) {
        return of(PAY, nuggets, 0, 0);
    }

    /** The wagon's way ends: {@link #LEFT}, {@link #RIGHT} or {@link #NO_CHOICE}. */
    public static int stop(int good) {
        return of(STOP, good, 0, 0);
    }

    private static int of(int verb, int first, int second, int third) {
        return verb | first << FIRST | second << SECOND | third << THIRD;
    }

    /** Whether these bits can be a move at all, legal or not. */
    public static boolean isWellFormed(int move) {
        int verb = move & MASK;
        return verb < VERBS && move >>> FIRST + FIELD * Verb.of(verb).numbers() == 0;
    }

    public static Verb verb(int move) {
        return Verb.of(move & MASK);
    }

    /** The first number that belongs to the move. */
    public static int first(int move) {
        return move >>> FIRST & MASK;
    }

    public static int second(int move) {
        return move >>> SECOND & MASK;
    }

    public static int third(int move) {
        return move >>> THIRD & MASK;
    }

    /** What is built with: a river, a bridge, a building, a hotel. */
    public static int tool(int move) {
        return first(move);
    }

    /** The card that is built, put back or discarded. */
    public static int card(int move) {
        return (move & MASK) == BUILD ? second(move) : first(move);
    }
}
