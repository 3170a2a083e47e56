package meeples.coloma.model;

import java.util.Arrays;
import meeples.play.Randomness;

/**
 * A position of the game: who and what is where, whose decision it is, and the generator that all
 * coming chance is taken from.
 *
 * <p>Everything lives in one flat int array. A search copies positions millions of times, and one
 * array copy is the cheapest copy there is. The valley knows where things are, not what is allowed:
 * that is for the rules.
 *
 * <p>What nobody can know has no place in here before it is shown: the order of the face-down
 * barrels and of the part of a deck that nobody looked at, the next shootout tile, Buster's next
 * card. Chance decides them when they are turned up, which is the same as having been shuffled
 * before. Secret are the hands, the cards that somebody put back, and what was chosen but not yet
 * shown.
 *
 * <p>Against Sam there is one seat; he is kept as the second one, {@link #SAM}.
 */
public final class Valley {
    public static final int MOST_SEATS = 6;
    public static final int NOBODY = -1;

    /** Sam's place at the table when one plays against him. */
    public static final int SAM = 1;

    /** Who owns the gunmen of nobody. */
    public static final int STRANGERS = MOST_SEATS;

    /** Where the barricade lies when it is on no site's secondary action. */
    public static final int ON_SIGNPOST = -1;

    public static final int FRESH = 0;
    public static final int BEGUN = 1;
    public static final int DONE = 2;

    private static final int MOST_WAY =
            1 + Box.MOST_HORSES + Box.BLACKSMITH_SPACES; // with its start

    // A seat's cells, counted from the seat's first.
    private static final int CABIN = 0;
    private static final int SUPPLY = 1;
    private static final int GRAVES = 2;
    private static final int GUESTS = 3;
    private static final int BOXED = 4;
    private static final int TENTS = 5;
    private static final int TENT_SUPPLY = 6;
    private static final int EVENT_TENTS = 7;
    private static final int REGION_TENTS = 8;
    private static final int HORSES = 9;
    private static final int COINS = 10;
    private static final int NUGGETS = 11;
    private static final int POINTS = 12;
    private static final int WAGON = 13;
    private static final int RIVERS = 14;
    private static final int BRIDGES = 15; // four bits a canyon, the kind and one
    private static final int BUILT = 16;
    private static final int HOTELS = 17;
    private static final int HAND = 18;
    private static final int SHUFFLED = 19; // cards in the deck that nobody has seen there
    private static final int ON_TOP = 20; // how many cards lie above those
    private static final int AT_BOTTOM = 21; // and how many below
    private static final int FRESH_BARRELS = 22;
    private static final int USED_BARRELS = 23;
    private static final int PIONEER = 24;
    private static final int CARROTS = 25;
    private static final int SITE = 26;
    private static final int MULE = 27;
    private static final int PUT_BACK =
            28; // cards on top from the first cell on, others at the end
    private static final int SEAT = PUT_BACK + Building.ALL;

    private static final int PLAYERS = MOST_SEATS * SEAT;
    private static final int OPTIONS = PLAYERS + 1;
    private static final int YEARS = OPTIONS + 1;
    private static final int YEAR = YEARS + 1;
    private static final int ROUND = YEAR + 1;
    private static final int SHERIFF = ROUND + 1;
    private static final int BARKER = SHERIFF + 1;
    private static final int BARRICADE = BARKER + 1;
    private static final int OUTLAWS = BARRICADE + 1;
    private static final int GOLD = OUTLAWS + 1;
    private static final int CART = GOLD + 1;
    private static final int ROW = CART + 1;
    private static final int BRIDGE_KIND = ROW + Box.ROWS;
    private static final int BRIDGE_COUNT = BRIDGE_KIND + Box.BRIDGE_KINDS;
    private static final int FACE_UP = BRIDGE_COUNT + Box.BRIDGE_KINDS;
    private static final int STACK = FACE_UP + Barrel.FACE_UP;
    private static final int DISCARDS = STACK + 1;
    private static final int HOTEL_MARKET = DISCARDS + 1;
    private static final int TABLE = HOTEL_MARKET + 1;
    private static final int GONE_TILES = TABLE + 1;
    private static final int BUSTER = GONE_TILES + 1;
    private static final int SHOWN_LEFT = BUSTER + 1;
    private static final int SHOWN_RIGHT = SHOWN_LEFT + 1;
    private static final int POINTER = SHOWN_RIGHT + 1;
    private static final int TURN_SITE = POINTER + 1;
    private static final int ACTIVE = TURN_SITE + 1;
    private static final int PRIMARY = ACTIVE + 1;
    private static final int SECONDARY = PRIMARY + 1;
    private static final int WORKED = SECONDARY + 1; // shovels and wheelbarrows used this turn
    private static final int ONCE = WORKED + 1; // what was done that may be done once a turn
    private static final int PENDING = ONCE + 1; // the move that is being paid for
    private static final int WAY_LEFT = PENDING + 1;
    private static final int WAY_HELP = WAY_LEFT + 1;
    private static final int WAY_SIZE = WAY_HELP + 1;
    private static final int WAY = WAY_SIZE + 1;
    private static final int DECISION = WAY + MOST_WAY;
    private static final int DECIDER = DECISION + 1;
    private static final int TURN = DECIDER + 1;
    private static final int REVELATIONS = TURN + 1;
    private static final int RANDOM = REVELATIONS + 1; // four cells
    private static final int CELLS = RANDOM + 4;

    private static final int WITH_HOTELS = 1;
    private static final int WITH_MULES = 2;
    private static final int OPEN_HANDS = 4;

    private static final int ROW_PLACED = 1;
    private static final int BLASTED = 2;
    private static final int DISCARDED = 4;

    private static final int ALL_CARDS = (1 << Building.ALL) - 1;
    private static final int ALL_SITES = (1 << Site.ALL) - 1;

    private final int[] cells = new int[CELLS];

    /** The valley as it is laid out before anybody decides anything. */
    public Valley(Setup setup) {
        this();
        open(setup);
        layOut(setup);
        dealCards();
        if (setup.pioneers() == PioneerCards.CHOSEN) {
            ask(Decision.PIONEER, firstPlayer());
        } else {
            if (setup.pioneers() == PioneerCards.DEALT) {
                dealPioneers();
            }
            ask(Decision.KEEP, firstPlayer());
        }
    }

    /**
     * A valley in which nothing has been laid out: what a position that was written down is put
     * together in. All dudes and tents are in the supplies, all cards unseen in the decks.
     */
    public static Valley unsettled(Setup setup) {
        Valley valley = new Valley();
        valley.open(setup);
        valley.cells[SHERIFF] = setup.players() == 1 ? SAM : Math.max(setup.sheriff(), 0);
        return valley;
    }

    private Valley() {
        for (int seat = 0; seat < MOST_SEATS; seat++) {
            int at = seat * SEAT;
            cells[at + PIONEER] = Pioneer.NONE;
            cells[at + SITE] = Site.NONE;
            cells[at + MULE] = Site.NONE;
        }
        Arrays.fill(cells, ROW, ROW + Box.ROWS, NOBODY);
        Arrays.fill(cells, BRIDGE_KIND, BRIDGE_KIND + Box.BRIDGE_KINDS, Bridge.NONE);
        Arrays.fill(cells, FACE_UP, FACE_UP + Barrel.FACE_UP, Barrel.NONE);
        cells[BUSTER] = Site.NONE;
        cells[SHOWN_LEFT] = Site.NONE;
        cells[SHOWN_RIGHT] = Site.NONE;
        cells[TURN_SITE] = Site.NONE;
        cells[ACTIVE] = NOBODY;
        cells[DECIDER] = NOBODY;
    }

    private void open(Setup setup) {
        int players = setup.players();
        Randomness.seed(cells, RANDOM, setup.seed());
        cells[PLAYERS] = players;
        cells[OPTIONS] =
                (setup.hotels() ? WITH_HOTELS : 0)
                        | (setup.mules() ? WITH_MULES : 0)
                        | (setup.openHands() ? OPEN_HANDS : 0);
        cells[YEARS] = setup.years();
        cells[BARKER] = Site.ALL - 1;
        cells[BARRICADE] = ON_SIGNPOST;
        for (int seat = 0; seat < players; seat++) {
            int at = seat * SEAT;
            cells[at + SUPPLY] = Box.DUDES;
            cells[at + TENT_SUPPLY] = Box.TENTS;
            cells[at + SHUFFLED] = ALL_CARDS;
            cells[at + CARROTS] = setup.mules() ? ALL_SITES : 0;
        }
        if (isSolo()) {
            int at = SAM * SEAT;
            cells[at + SUPPLY] = Box.DUDES;
            cells[at + TENT_SUPPLY] = Box.SAM_TENTS;
        }
        for (int kind = 0; kind < Barrel.KINDS; kind++) {
            cells[STACK] += Box.BARRELS_OF_A_KIND * Kinds.one(kind);
        }
        cells[GOLD] = goldPlaces();
        cells[TABLE] = Box.BOARD_TABLE;
        if (hasStrangers()) {
            cells[ROW + Box.STRANGERS_ROW] = STRANGERS;
        }
        cells[HOTEL_MARKET] = setup.hotels() ? Box.HOTELS_A_PLAYER * Math.max(players, 2) : 0;
    }

    private void layOut(Setup setup) {
        int players = setup.players();
        cells[OUTLAWS] = Box.outlaws(0, players);
        for (int place = 0; place < Barrel.FACE_UP; place++) {
            cells[FACE_UP + place] = drawBarrel();
        }
        layOutBridges();
        if (setup.years() > 1) {
            turnUpTile();
        }
        for (int seat = 0; seat < players; seat++) {
            int at = seat * SEAT;
            moveDudesToCabin(seat, Box.START_DUDES);
            moveTentsToCabin(seat, Box.START_TENTS);
            cells[at + HORSES] = Box.START_HORSES;
            cells[at + COINS] = Box.START_COINS;
            cells[at + NUGGETS] = Box.START_NUGGETS;
            cells[GOLD] -= Box.START_NUGGETS;
            cells[at + WAGON] = Country.COLOMA;
        }
        if (isSolo()) {
            layOutSam(setup.headStart());
        } else {
            cells[SHERIFF] = setup.sheriff() == NOBODY ? random(players) : setup.sheriff();
        }
    }

    private void layOutSam(int headStart) {
        int at = SAM * SEAT;
        cells[SHERIFF] = SAM;
        cells[at + HORSES] = Box.SAM_HORSES;
        cells[at + POINTS] = headStart;
        cells[at + EVENT_TENTS] = Box.SAM_EVENT_TENTS;
        cells[at + TENT_SUPPLY] = Box.SAM_TENTS - Integer.bitCount(Box.SAM_EVENT_TENTS);
        cells[at + WAGON] = Country.COLOMA;
    }

    private void layOutBridges() {
        int left = (1 << Bridge.KINDS) - 1;
        for (int i = 0; i < Box.BRIDGE_KINDS; i++) {
            int kind = anyOf(left);
            left &= ~(1 << kind);
            setBridgeForSale(i, kind, Box.bridgesOfAKind(players()));
        }
    }

    private void dealCards() {
        for (int seat = 0; seat < players(); seat++) {
            for (int i = 0; i < Box.CARDS_DRAWN; i++) {
                drawCard(seat);
            }
        }
        cells[REVELATIONS] = 0;
    }

    private void dealPioneers() {
        int left = (1 << Pioneer.KINDS) - 1;
        for (int seat = 0; seat < players(); seat++) {
            int pioneer = anyOf(left);
            left &= ~(1 << pioneer);
            cells[seat * SEAT + PIONEER] = pioneer;
        }
    }

    // Copies

    public Valley copy() {
        Valley copy = new Valley();
        copy.copyFrom(this);
        return copy;
    }

    public void copyFrom(Valley other) {
        System.arraycopy(other.cells, 0, cells, 0, CELLS);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Valley valley && Arrays.equals(cells, valley.cells);
    }

    /** The same on every platform. */
    @Override
    public int hashCode() {
        return Randomness.hash(cells);
    }

    // What was agreed

    public int players() {
        return cells[PLAYERS];
    }

    public boolean isSolo() {
        return cells[PLAYERS] == 1;
    }

    /** How many have pioneers at the table: the players, and Sam. */
    public int table() {
        return cells[PLAYERS] == 1 ? 2 : cells[PLAYERS];
    }

    /** Whether this is Sam's place and not a player's. */
    public boolean isSam(int seat) {
        return seat == SAM && cells[PLAYERS] == 1;
    }

    public boolean withHotels() {
        return (cells[OPTIONS] & WITH_HOTELS) != 0;
    }

    public boolean withMules() {
        return (cells[OPTIONS] & WITH_MULES) != 0;
    }

    public boolean openHands() {
        return (cells[OPTIONS] & OPEN_HANDS) != 0;
    }

    /** Whether Buster goes to a site each round. */
    public boolean withBuster() {
        return cells[PLAYERS] <= 2 && !withMules();
    }

    /** Whether three gunmen of nobody stand in the shootout. */
    public boolean hasStrangers() {
        return cells[PLAYERS] <= 2;
    }

    /** How many years are played. */
    public int years() {
        return cells[YEARS];
    }

    // Time

    /** The year, counted from 0. */
    public int year() {
        return cells[YEAR];
    }

    public void setYear(int year) {
        cells[YEAR] = year;
    }

    public boolean isLastYear() {
        return cells[YEAR] == cells[YEARS] - 1;
    }

    /** Whether the shootout after the round under way is the last one. */
    public boolean isLastRound() {
        return isLastYear() && round() == Box.ROUNDS;
    }

    /** The round of the year, counted from 1; 0 before the first. */
    public int round() {
        return cells[ROUND];
    }

    public void setRound(int round) {
        cells[ROUND] = round;
    }

    // The wheel

    /** The site that the Barker covers. */
    public int barker() {
        return cells[BARKER];
    }

    public void setBarker(int site) {
        cells[BARKER] = site;
    }

    /** The site whose secondary action the signpost covers. */
    public int signpost() {
        return Site.after(cells[BARKER], Box.SIGNPOST_STEPS);
    }

    /** The site whose secondary action is used in place of the one that the signpost covers. */
    public int pointedTo() {
        return Site.before(signpost());
    }

    /** The site whose secondary action, or the Barker's, is barred, or {@link #ON_SIGNPOST}. */
    public int barricade() {
        return cells[BARRICADE];
    }

    public void setBarricade(int site) {
        cells[BARRICADE] = site;
    }

    // Seats and order

    public int sheriff() {
        return cells[SHERIFF];
    }

    public void setSheriff(int seat) {
        cells[SHERIFF] = seat;
    }

    /** Who comes at this place, counted from 0, of the order that begins with the sheriff. */
    public int inOrder(int place) {
        int seat = cells[SHERIFF] + place;
        int table = table();
        return seat >= table ? seat - table : seat;
    }

    /** The first player in that order. */
    public int firstPlayer() {
        return isSam(cells[SHERIFF]) ? 0 : cells[SHERIFF];
    }

    // Dudes

    /** Dudes that the seat can use. */
    public int cabin(int seat) {
        return cells[seat * SEAT + CABIN];
    }

    /** Dudes that the seat does not own now. */
    public int supply(int seat) {
        return cells[seat * SEAT + SUPPLY];
    }

    /** Dudes that are dead for good. */
    public int graves(int seat) {
        return cells[seat * SEAT + GRAVES];
    }

    /** Dudes in the seat's hotels. */
    public int guests(int seat) {
        return cells[seat * SEAT + GUESTS];
    }

    /** Sam's used dudes. */
    public int boxed(int seat) {
        return cells[seat * SEAT + BOXED];
    }

    /** The seat's gunmen in all rows together. */
    public int gunmen(int seat) {
        int gunmen = 0;
        for (int row = 0; row < Box.ROWS; row++) {
            gunmen += cells[ROW + row] == seat ? Box.rowSize(row) : 0;
        }
        return gunmen;
    }

    public void moveDudesToCabin(int seat, int count) {
        cells[seat * SEAT + SUPPLY] -= count;
        cells[seat * SEAT + CABIN] += count;
    }

    public void moveDudesToSupply(int seat, int count) {
        moveDudesToCabin(seat, -count);
    }

    public void buryFromSupply(int seat) {
        cells[seat * SEAT + SUPPLY]--;
        cells[seat * SEAT + GRAVES]++;
    }

    public void buryFromCabin(int seat) {
        cells[seat * SEAT + CABIN]--;
        cells[seat * SEAT + GRAVES]++;
    }

    public void putToBed(int seat, int count) {
        cells[seat * SEAT + CABIN] -= count;
        cells[seat * SEAT + GUESTS] += count;
    }

    /** Hotel guests return to the supply. */
    public void wakeGuests(int seat) {
        cells[seat * SEAT + SUPPLY] += cells[seat * SEAT + GUESTS];
        cells[seat * SEAT + GUESTS] = 0;
    }

    public void setDudes(int seat, int cabin, int supply, int graves, int guests, int boxed) {
        int at = seat * SEAT;
        cells[at + CABIN] = cabin;
        cells[at + SUPPLY] = supply;
        cells[at + GRAVES] = graves;
        cells[at + GUESTS] = guests;
        cells[at + BOXED] = boxed;
    }

    // Tents

    /** Tents that the seat can use. */
    public int tents(int seat) {
        return cells[seat * SEAT + TENTS];
    }

    /** Tents that the seat does not own now; Sam's that he has not pitched. */
    public int tentSupply(int seat) {
        return cells[seat * SEAT + TENT_SUPPLY];
    }

    /** The events on which the seat has a tent, one bit each. */
    public int eventTents(int seat) {
        return cells[seat * SEAT + EVENT_TENTS];
    }

    public boolean hasEventTent(int seat, int site) {
        return (cells[seat * SEAT + EVENT_TENTS] & 1 << site) != 0;
    }

    /** The regions in which the seat has a tent, one bit each. */
    public int regionTents(int seat) {
        return cells[seat * SEAT + REGION_TENTS];
    }

    public void moveTentsToCabin(int seat, int count) {
        cells[seat * SEAT + TENT_SUPPLY] -= count;
        cells[seat * SEAT + TENTS] += count;
    }

    public void moveTentsToSupply(int seat, int count) {
        moveTentsToCabin(seat, -count);
    }

    public void pitchOnEvent(int seat, int site) {
        cells[seat * SEAT + TENTS]--;
        cells[seat * SEAT + EVENT_TENTS] |= 1 << site;
    }

    public void pitchInRegion(int seat, int region) {
        cells[seat * SEAT + TENTS]--;
        cells[seat * SEAT + REGION_TENTS] |= 1 << region;
    }

    /** Sam has no cabin: his tents come straight from his supply. */
    public void pitchSamsTent(int region) {
        cells[SAM * SEAT + TENT_SUPPLY]--;
        cells[SAM * SEAT + REGION_TENTS] |= 1 << region;
    }

    public void setTents(int seat, int cabin, int supply, int events, int regions) {
        int at = seat * SEAT;
        cells[at + TENTS] = cabin;
        cells[at + TENT_SUPPLY] = supply;
        cells[at + EVENT_TENTS] = events;
        cells[at + REGION_TENTS] = regions;
    }

    // Horses, coins, nuggets, points, wagons

    public int horses(int seat) {
        return cells[seat * SEAT + HORSES];
    }

    public void addHorses(int seat, int count) {
        cells[seat * SEAT + HORSES] += count;
    }

    public int coins(int seat) {
        return cells[seat * SEAT + COINS];
    }

    public void addCoins(int seat, int count) {
        cells[seat * SEAT + COINS] += count;
    }

    public int nuggets(int seat) {
        return cells[seat * SEAT + NUGGETS];
    }

    public void addNuggets(int seat, int count) {
        cells[seat * SEAT + NUGGETS] += count;
    }

    /** Points gained on the way, which may be below 0 for Sam. */
    public int gained(int seat) {
        return cells[seat * SEAT + POINTS];
    }

    public void addPoints(int seat, int count) {
        cells[seat * SEAT + POINTS] += count;
    }

    /** The space of the seat's wagon. */
    public int wagon(int seat) {
        return cells[seat * SEAT + WAGON];
    }

    public void setWagon(int seat, int space) {
        cells[seat * SEAT + WAGON] = space;
    }

    /** The spaces with others' wagons, one bit each. */
    public int otherWagons(int seat) {
        int occupied = 0;
        for (int other = table() - 1; other >= 0; other--) {
            occupied |= other == seat ? 0 : 1 << cells[other * SEAT + WAGON];
        }
        return occupied;
    }

    // Rivers, bridges, buildings, hotels

    /** The canyons under the seat's rivers, one bit each. Sam's river covers the first. */
    public int rivers(int seat) {
        return cells[seat * SEAT + RIVERS];
    }

    public void setRivers(int seat, int canyons) {
        cells[seat * SEAT + RIVERS] = canyons;
    }

    /** The kind of bridge over the seat's river in a canyon, or {@link Bridge#NONE}. */
    public int bridge(int seat, int canyon) {
        return (cells[seat * SEAT + BRIDGES] >>> 4 * canyon & 15) - 1;
    }

    public void setBridge(int seat, int canyon, int kind) {
        int others = cells[seat * SEAT + BRIDGES] & ~(15 << 4 * canyon);
        cells[seat * SEAT + BRIDGES] = others | (kind + 1) << 4 * canyon;
    }

    public boolean hasBridge(int seat, int kind) {
        for (int canyon = 0; canyon < Box.CANYONS; canyon++) {
            if (bridge(seat, canyon) == kind) {
                return true;
            }
        }
        return false;
    }

    /** The first canyon with a river and no bridge, or -1. */
    public int unbridgedRiver(int seat) {
        for (int canyon = 0; canyon < Box.CANYONS; canyon++) {
            boolean river = (cells[seat * SEAT + RIVERS] & 1 << canyon) != 0;
            if (river && bridge(seat, canyon) == Bridge.NONE) {
                return canyon;
            }
        }
        return -1;
    }

    /** The seat's buildings, one bit each. */
    public int built(int seat) {
        return cells[seat * SEAT + BUILT];
    }

    public boolean hasBuilt(int seat, int building) {
        return (cells[seat * SEAT + BUILT] & 1 << building) != 0;
    }

    /** A card goes from the hand into the seat's town. */
    public void build(int seat, int building) {
        cells[seat * SEAT + HAND] &= ~(1 << building);
        cells[seat * SEAT + BUILT] |= 1 << building;
    }

    public int hotels(int seat) {
        return cells[seat * SEAT + HOTELS];
    }

    public void setHotels(int seat, int count) {
        cells[seat * SEAT + HOTELS] = count;
    }

    public int freeBeds(int seat) {
        return Box.BEDS * cells[seat * SEAT + HOTELS] - cells[seat * SEAT + GUESTS];
    }

    /** Hotels that can still be built. */
    public int hotelMarket() {
        return cells[HOTEL_MARKET];
    }

    public void setHotelMarket(int count) {
        cells[HOTEL_MARKET] = count;
    }

    /** The kind of bridge that lies at a place of the market, in rows of two. */
    public int bridgeForSale(int place) {
        return cells[BRIDGE_KIND + place];
    }

    /** How many of it are left there. */
    public int bridgesLeft(int place) {
        return cells[BRIDGE_COUNT + place];
    }

    public void setBridgeForSale(int place, int kind, int count) {
        cells[BRIDGE_KIND + place] = kind;
        cells[BRIDGE_COUNT + place] = count;
    }

    /** The place of the market where this kind lies, or -1 when it is not sold or sold out. */
    public int marketPlace(int kind) {
        for (int place = 0; place < Box.BRIDGE_KINDS; place++) {
            if (cells[BRIDGE_KIND + place] == kind && cells[BRIDGE_COUNT + place] > 0) {
                return place;
            }
        }
        return -1;
    }

    public void takeBridge(int place) {
        cells[BRIDGE_COUNT + place]--;
    }

    // Cards

    /** The cards in a hand, one bit each. */
    public int hand(int seat) {
        return cells[seat * SEAT + HAND];
    }

    public int handSize(int seat) {
        return Integer.bitCount(cells[seat * SEAT + HAND]);
    }

    public int deckSize(int seat) {
        int at = seat * SEAT;
        return Integer.bitCount(cells[at + SHUFFLED]) + cells[at + ON_TOP] + cells[at + AT_BOTTOM];
    }

    /** The cards of a deck that nobody has seen there, one bit each; their order is chance. */
    public int shuffled(int seat) {
        return cells[seat * SEAT + SHUFFLED];
    }

    /** How many cards that were put back lie on top of the deck. */
    public int onTop(int seat) {
        return cells[seat * SEAT + ON_TOP];
    }

    /** One of them: 0 was put there first and is drawn last. */
    public int onTop(int seat, int index) {
        return cells[seat * SEAT + PUT_BACK + index];
    }

    /** How many cards that were put back lie at the bottom of the deck. */
    public int atBottom(int seat) {
        return cells[seat * SEAT + AT_BOTTOM];
    }

    /** One of them: 0 was put there first and is drawn first. */
    public int atBottom(int seat, int index) {
        int at = seat * SEAT;
        return cells[at + PUT_BACK + Building.ALL - cells[at + AT_BOTTOM] + index];
    }

    /** A card goes from the hand onto the deck or under it. */
    public void putBack(int seat, int card, boolean onTop) {
        cells[seat * SEAT + HAND] &= ~(1 << card);
        addToDeck(seat, card, onTop);
    }

    private void addToDeck(int seat, int card, boolean onTop) {
        int at = seat * SEAT;
        if (onTop) {
            cells[at + PUT_BACK + cells[at + ON_TOP]++] = card;
            return;
        }
        int last = at + PUT_BACK + Building.ALL - 1;
        for (int i = last - cells[at + AT_BOTTOM]; i < last; i++) {
            cells[i] = cells[i + 1];
        }
        cells[last] = card;
        cells[at + AT_BOTTOM]++;
    }

    /** Draws the top card of the deck into the hand; -1 when there is none. */
    public int drawCard(int seat) {
        int at = seat * SEAT;
        int card;
        if (cells[at + ON_TOP] > 0) {
            int top = at + PUT_BACK + --cells[at + ON_TOP];
            card = cells[top];
            cells[top] = 0;
        } else if (cells[at + SHUFFLED] != 0) {
            card = anyOf(cells[at + SHUFFLED]);
            cells[at + SHUFFLED] &= ~(1 << card);
            cells[REVELATIONS]++;
        } else if (cells[at + AT_BOTTOM] > 0) {
            int first = at + PUT_BACK + Building.ALL - cells[at + AT_BOTTOM]--;
            card = cells[first];
            cells[first] = 0;
        } else {
            return -1;
        }
        cells[at + HAND] |= 1 << card;
        return card;
    }

    /**
     * Says where all cards of a seat are that are not built; what is not named is unseen in the
     * deck.
     *
     * @param onTop put back onto the deck, in this order
     * @param atBottom put back under the deck, in this order
     */
    public void setCards(int seat, int built, int hand, int[] onTop, int[] atBottom) {
        clearCards(seat, built, hand);
        for (int card : onTop) {
            placeInDeck(seat, card, true);
        }
        for (int card : atBottom) {
            placeInDeck(seat, card, false);
        }
    }

    /** All cards but those built and in hand are unseen in the deck. */
    public void clearCards(int seat, int built, int hand) {
        int at = seat * SEAT;
        cells[at + BUILT] = built;
        cells[at + HAND] = hand;
        cells[at + SHUFFLED] = ALL_CARDS & ~built & ~hand;
        cells[at + ON_TOP] = 0;
        cells[at + AT_BOTTOM] = 0;
        Arrays.fill(cells, at + PUT_BACK, at + PUT_BACK + Building.ALL, 0);
    }

    /** An unseen card of the deck is put where its owner knows it to be. */
    public void placeInDeck(int seat, int card, boolean onTop) {
        cells[seat * SEAT + SHUFFLED] &= ~(1 << card);
        addToDeck(seat, card, onTop);
    }

    // Pioneers, mules, who stands where

    public int pioneer(int seat) {
        return cells[seat * SEAT + PIONEER];
    }

    public void setPioneer(int seat, int pioneer) {
        cells[seat * SEAT + PIONEER] = pioneer;
    }

    /** The pioneer cards that nobody has, one bit each. */
    public int freePioneers() {
        int free = (1 << Pioneer.KINDS) - 1;
        for (int seat = 0; seat < players(); seat++) {
            int pioneer = cells[seat * SEAT + PIONEER];
            free &= pioneer == Pioneer.NONE ? free : ~(1 << pioneer);
        }
        return free;
    }

    /** The events on which the seat's carrots lie, one bit each. */
    public int carrots(int seat) {
        return cells[seat * SEAT + CARROTS];
    }

    public void setCarrots(int seat, int carrots) {
        cells[seat * SEAT + CARROTS] = carrots;
    }

    /** All carrots lie where they belong. */
    public void returnCarrots(int seat) {
        cells[seat * SEAT + CARROTS] = ALL_SITES;
    }

    /** The site that the seat has chosen, where its pioneer stands once all have. */
    public int site(int seat) {
        return cells[seat * SEAT + SITE];
    }

    public void setSite(int seat, int site) {
        cells[seat * SEAT + SITE] = site;
    }

    /** The same for the seat's mule. */
    public int mule(int seat) {
        return cells[seat * SEAT + MULE];
    }

    public void setMule(int seat, int site) {
        cells[seat * SEAT + MULE] = site;
    }

    /** Where Buster stands. */
    public int buster() {
        return cells[BUSTER];
    }

    public void setBuster(int site) {
        cells[BUSTER] = site;
    }

    /** The left one of Buster's cards that are shown. */
    public int shownLeft() {
        return cells[SHOWN_LEFT];
    }

    public int shownRight() {
        return cells[SHOWN_RIGHT];
    }

    public void setShown(int left, int right) {
        cells[SHOWN_LEFT] = left;
        cells[SHOWN_RIGHT] = right;
    }

    // Gold

    /** Nuggets in the gold supply. */
    public int gold() {
        return cells[GOLD];
    }

    public void addGold(int count) {
        cells[GOLD] += count;
    }

    /** Places for nuggets in the gold supply. */
    public int goldPlaces() {
        return Box.GOLD_ROWS * Box.goldRow(cells[PLAYERS]);
    }

    /** Nuggets in the mine cart. */
    public int cart() {
        return cells[CART];
    }

    public void addToCart(int count) {
        cells[CART] += count;
    }

    /** What a nugget is worth now: that of the lowest section with an empty place. */
    public int goldValue() {
        int empty = goldPlaces() - cells[GOLD];
        return Box.goldValue(empty == 0 ? 0 : (empty - 1) / Box.goldRow(cells[PLAYERS]));
    }

    // Barrels

    /** The kind of barrel on a face-up place of the hideout, or {@link Barrel#NONE}. */
    public int faceUp(int place) {
        return cells[FACE_UP + place];
    }

    public void setFaceUp(int place, int kind) {
        cells[FACE_UP + place] = kind;
    }

    /** How many of a kind lie in the face-down stack; their order is chance. */
    public int inStack(int kind) {
        return Kinds.count(cells[STACK], kind);
    }

    public int stackSize() {
        return Kinds.total(cells[STACK]);
    }

    public int discards(int kind) {
        return Kinds.count(cells[DISCARDS], kind);
    }

    public int discards() {
        return Kinds.total(cells[DISCARDS]);
    }

    /** A barrel leaves the stack for somewhere else. */
    public void takeFromStack(int kind) {
        cells[STACK] -= Kinds.one(kind);
    }

    public void addDiscards(int kind, int count) {
        cells[DISCARDS] += count * Kinds.one(kind);
    }

    /** The discarded barrels become the stack. */
    public void shuffleDiscards() {
        cells[STACK] += cells[DISCARDS];
        cells[DISCARDS] = 0;
    }

    /** Turns up the top barrel of the stack; there must be one. */
    public int drawBarrel() {
        int kind = Kinds.at(cells[STACK], random(stackSize()));
        cells[STACK] -= Kinds.one(kind);
        return kind;
    }

    /** The seat's barrels of a kind that were not used. */
    public int freshBarrels(int seat, int kind) {
        return Kinds.count(cells[seat * SEAT + FRESH_BARRELS], kind);
    }

    public boolean hasFreshBarrel(int seat) {
        return cells[seat * SEAT + FRESH_BARRELS] != 0;
    }

    /** The seat's barrels of a kind that were used and still lie before it. */
    public int usedBarrels(int seat, int kind) {
        return Kinds.count(cells[seat * SEAT + USED_BARRELS], kind);
    }

    public boolean hasUsedBarrel(int seat) {
        return cells[seat * SEAT + USED_BARRELS] != 0;
    }

    public int barrels(int seat) {
        return Kinds.total(cells[seat * SEAT + FRESH_BARRELS])
                + Kinds.total(cells[seat * SEAT + USED_BARRELS]);
    }

    public void addFreshBarrels(int seat, int kind, int count) {
        cells[seat * SEAT + FRESH_BARRELS] += count * Kinds.one(kind);
    }

    public void addUsedBarrels(int seat, int kind, int count) {
        cells[seat * SEAT + USED_BARRELS] += count * Kinds.one(kind);
    }

    // The shootout

    /** Whose gunmen fill a row: a seat, {@link #STRANGERS} or {@link #NOBODY}. */
    public int row(int row) {
        return cells[ROW + row];
    }

    public void setRow(int row, int owner) {
        cells[ROW + row] = owner;
    }

    /** A seat's dudes go from the cabin into a row. */
    public void fillRow(int row, int seat) {
        cells[ROW + row] = seat;
        cells[seat * SEAT + CABIN] -= Box.rowSize(row);
    }

    /** Sam's dudes come straight from his supply. */
    public void fillRowForSam(int row) {
        cells[ROW + row] = SAM;
        cells[SAM * SEAT + SUPPLY] -= Box.rowSize(row);
    }

    /** The gunmen of a row go home: a player's to the supply, Sam's back into the box. */
    public void clearRow(int row) {
        int owner = cells[ROW + row];
        cells[ROW + row] = NOBODY;
        cells[owner * SEAT + (isSam(owner) ? BOXED : SUPPLY)] += Box.rowSize(row);
    }

    /** Outlaws in the shootout. */
    public int outlaws() {
        return cells[OUTLAWS];
    }

    public void setOutlaws(int count) {
        cells[OUTLAWS] = count;
    }

    /** The table by which the shootout scores: a tile, or {@link Box#BOARD_TABLE}. */
    public int shootoutTable() {
        return cells[TABLE];
    }

    public void setShootoutTable(int table) {
        cells[TABLE] = table;
    }

    /** The shootout tiles of earlier years, one bit each. */
    public int goneTiles() {
        return cells[GONE_TILES];
    }

    public void setGoneTiles(int tiles) {
        cells[GONE_TILES] = tiles;
    }

    /** Shows a tile that has not been seen. */
    public void turnUpTile() {
        cells[TABLE] = anyOf((1 << Box.TILES) - 1 & ~cells[GONE_TILES]);
    }

    // Whose turn, whose decision

    /** How far a walk through all seats has come. */
    public int pointer() {
        return cells[POINTER];
    }

    public void setPointer(int pointer) {
        cells[POINTER] = pointer;
    }

    /** The site whose pioneers have their turns now. */
    public int turnSite() {
        return cells[TURN_SITE];
    }

    public void setTurnSite(int site) {
        cells[TURN_SITE] = site;
    }

    /** Whose turn it is, {@link #NOBODY} between turns. */
    public int active() {
        return cells[ACTIVE];
    }

    public void setActive(int seat) {
        cells[ACTIVE] = seat;
    }

    public int decider() {
        return cells[DECIDER];
    }

    public Decision decision() {
        return Decision.of(cells[DECISION]);
    }

    public void ask(Decision decision, int seat) {
        cells[DECISION] = decision.ordinal();
        cells[DECIDER] = seat;
    }

    /** Runs of connected decisions that have ended. */
    public int turn() {
        return cells[TURN];
    }

    public void setTurn(int turn) {
        cells[TURN] = turn;
    }

    // The turn under way

    /** {@link #FRESH}, {@link #BEGUN} or {@link #DONE}. */
    public int primary() {
        return cells[PRIMARY];
    }

    public void setPrimary(int state) {
        cells[PRIMARY] = state;
    }

    /** {@link #FRESH}, {@link #BEGUN} or {@link #DONE}. */
    public int secondary() {
        return cells[SECONDARY];
    }

    public void setSecondary(int state) {
        cells[SECONDARY] = state;
    }

    /**
     * Shovels and wheelbarrows used this turn, one bit a building; the mill's shovel and its
     * wheelbarrow come last.
     */
    public int worked() {
        return cells[WORKED];
    }

    public void setWorked(int worked) {
        cells[WORKED] = worked;
    }

    /** Whether the seat has placed its one row of gunmen this turn. */
    public boolean rowPlaced() {
        return (cells[ONCE] & ROW_PLACED) != 0;
    }

    public void markRowPlaced() {
        cells[ONCE] |= ROW_PLACED;
    }

    /** Whether the barricade stops nothing this turn. */
    public boolean blasted() {
        return (cells[ONCE] & BLASTED) != 0;
    }

    public void markBlasted() {
        cells[ONCE] |= BLASTED;
    }

    /** Whether the Maverick has discarded a card this turn. */
    public boolean discarded() {
        return (cells[ONCE] & DISCARDED) != 0;
    }

    public void markDiscarded() {
        cells[ONCE] |= DISCARDED;
    }

    /** All that was done once this turn, as bits; only to be written down. */
    public int once() {
        return cells[ONCE];
    }

    public void setOnce(int bits) {
        cells[ONCE] = bits;
    }

    /** Forgets what belongs to a turn, so that equal valleys are equal in every cell. */
    public void clearTurn() {
        Arrays.fill(cells, PRIMARY, PENDING, 0);
    }

    /** The move that is being paid for; 0 when none is. */
    public int pending() {
        return cells[PENDING];
    }

    public void setPending(int move) {
        cells[PENDING] = move;
    }

    // The way of a wagon

    /** Spaces that the wagon may still enter. */
    public int wayLeft() {
        return cells[WAY_LEFT];
    }

    /** Whether its owner's buildings work for this way. */
    public boolean wayHelped() {
        return cells[WAY_HELP] != 0;
    }

    /** How many spaces the way has so far, the start included; 0 when no wagon is under way. */
    public int waySize() {
        return cells[WAY_SIZE];
    }

    /** A space of the way, the start first. */
    public int way(int index) {
        return cells[WAY + index];
    }

    public void beginWay(int start, int most, boolean helped) {
        cells[WAY_LEFT] = most;
        cells[WAY_HELP] = helped ? 1 : 0;
        cells[WAY_SIZE] = 1;
        cells[WAY] = start;
    }

    public void addToWay(int space) {
        cells[WAY + cells[WAY_SIZE]++] = space;
        cells[WAY_LEFT]--;
    }

    /** The spaces of the way, one bit each. */
    public int wayMask() {
        int mask = 0;
        for (int i = cells[WAY_SIZE] - 1; i >= 0; i--) {
            mask |= 1 << cells[WAY + i];
        }
        return mask;
    }

    public void clearWay() {
        Arrays.fill(cells, WAY_LEFT, WAY + MOST_WAY, 0);
    }

    // Chance

    /** How often something was shown since the valley was laid out. */
    public int revelations() {
        return cells[REVELATIONS];
    }

    public void reveal() {
        cells[REVELATIONS]++;
    }

    public void setRevelations(int count) {
        cells[REVELATIONS] = count;
    }

    /** A number from 0 to bound - 1 from the valley's own generator. */
    public int random(int bound) {
        return Randomness.below(cells, RANDOM, bound);
    }

    /** One of the bits that are set, by chance. */
    public int anyOf(int bits) {
        int rest = bits;
        for (int i = random(Integer.bitCount(bits)); i > 0; i--) {
            rest &= rest - 1;
        }
        return Integer.numberOfTrailingZeros(rest);
    }

    /** One of the four numbers that all coming chance is made from. */
    public int generator(int index) {
        return cells[RANDOM + index];
    }

    public void setGenerator(int index, int value) {
        cells[RANDOM + index] = value;
    }

    /** Makes all coming chance anew. */
    public void reseed(int seed) {
        Randomness.seed(cells, RANDOM, seed);
    }
}
