package meeples.fistful.model;

import java.util.Arrays;
import meeples.play.Randomness;

/**
 * A position of the game: who and what is where, whose decision it is, and the generator that the
 * coming draws and rolls are taken from.
 *
 * <p>Everything lives in one flat int array. A search copies positions millions of times, and one
 * array copy is the cheapest copy there is. The town knows where things are, not what is allowed:
 * that is for the rules.
 */
public final class Town {
    public static final int MOST_SEATS = 4;
    public static final int NOBODY = -1;
    public static final int DYNAMITES = 3;
    public static final int GOLD = 36;
    public static final int STONE = 18;
    public static final int BARS = 6;
    public static final int TILES = 8;

    private static final int[] BAR_PRICES = {6, 6, 7, 7, 8, 8};

    // Where each thing stands in the array.
    private static final int PEOPLE = 0; // for each place a cell for each kind, and one for all
    private static final int CROWD = Meeple.KINDS; // the cell for all of a place
    private static final int PLACE = CROWD + 1; // cells of a place
    private static final int SPACE = PEOPLE + Place.ALL * PLACE;
    private static final int TOKEN = SPACE + Street.SPACES; // a cell for each showdown space
    private static final int OWNER = TOKEN + 2; // a cell for each building
    private static final int FACE = OWNER + Place.BUILDINGS;
    private static final int GOLD_OF = FACE + Place.BUILDINGS; // a cell for each seat
    private static final int STONE_OF = GOLD_OF + MOST_SEATS;
    private static final int BARS_OF = STONE_OF + MOST_SEATS;
    private static final int TILES_OF = BARS_OF + MOST_SEATS;
    private static final int BAG_GOLD = TILES_OF + MOST_SEATS;
    private static final int BAG_STONE = BAG_GOLD + 1;
    private static final int BAG_DYNAMITE = BAG_STONE + 1;
    private static final int JAIL_DYNAMITE = BAG_DYNAMITE + 1;
    private static final int EXPLODED = JAIL_DYNAMITE + 1;
    private static final int BANK = EXPLODED + 1;
    private static final int PLAYERS = BANK + 1;
    private static final int FIRST = PLAYERS + 1;
    private static final int ACTIVE = FIRST + 1;
    private static final int DECIDER = ACTIVE + 1;
    private static final int DECISION = DECIDER + 1;
    private static final int TURN = DECISION + 1;
    private static final int UNRESOLVED = TURN + 1; // a bit for each space
    private static final int DIRECTION = UNRESOLVED + 1;
    private static final int CURSOR = DIRECTION + 1;
    private static final int SPACES_LEFT = CURSOR + 1;
    private static final int QUESTION = SPACES_LEFT + 1;
    private static final int DIE = QUESTION + 1; // a cell for each showdown space
    private static final int CHANCES = DIE + 2;
    private static final int OPTIONS = CHANCES + 1;
    private static final int ROUNDS = OPTIONS + 1;
    private static final int RANDOM = ROUNDS + 1; // four cells
    private static final int CELLS = RANDOM + 4;

    private static final int GERMAN_MADAME = 1;
    private static final int ONE_BAR_A_TURN = 2;

    private final int[] cells = new int[CELLS];

    /** The town as it is laid out before the first starting marquee. */
    public Town(Setup setup) {
        this();
        openTown(setup);
        layOutMeeples();
        int first = setup.first() == NOBODY ? random(setup.players()) : setup.first();
        cells[FIRST] = first;
        cells[ACTIVE] = (first + setup.players() - 1) % setup.players();
        ask(Decision.MARQUEE, cells[ACTIVE]);
    }

    /**
     * A town with an empty street and nobody in it, all treasure in the bag and the bank: what a
     * position that was written down is put together in.
     */
    public static Town withoutMeeples(Setup setup) {
        Town town = new Town();
        town.openTown(setup);
        town.cells[FIRST] = Math.max(setup.first(), 0);
        return town;
    }

    private void openTown(Setup setup) {
        Randomness.seed(cells, RANDOM, setup.seed());
        cells[PLAYERS] = setup.players();
        cells[OPTIONS] =
                (setup.germanMadame() ? GERMAN_MADAME : 0)
                        | (setup.oneBarATurn() ? ONE_BAR_A_TURN : 0);
        cells[ROUNDS] = setup.rounds();
        cells[BAG_GOLD] = GOLD;
        cells[BAG_STONE] = STONE;
        cells[JAIL_DYNAMITE] = DYNAMITES;
        cells[BANK] = BARS;
        Arrays.fill(cells, TILES_OF, TILES_OF + setup.players(), TILES);
    }

    private Town() {
        Arrays.fill(cells, SPACE, SPACE + Street.SPACES, Meeple.NONE);
        Arrays.fill(cells, TOKEN, OWNER + Place.BUILDINGS, NOBODY);
    }

    private void layOutMeeples() {
        int[] shuffled = new int[Meeple.ALL - 1];
        int size = 0;
        for (int kind = Meeple.BUILDER; kind < Meeple.MADAME; kind++) {
            for (int i = 0; i < Meeple.supply(kind); i++) {
                shuffled[size++] = kind;
            }
        }
        for (int i = size - 1; i > 0; i--) {
            int j = random(i + 1);
            int swapped = shuffled[i];
            shuffled[i] = shuffled[j];
            shuffled[j] = swapped;
        }
        for (int i = 0; i < size; i++) {
            add(i / 3, shuffled[i], 1);
        }
        add(Place.SALOON, Meeple.MADAME, 1);
    }

    // Copies

    public Town copy() {
        Town copy = new Town();
        copy.copyFrom(this);
        return copy;
    }

    public void copyFrom(Town other) {
        System.arraycopy(other.cells, 0, cells, 0, CELLS);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Town town && Arrays.equals(cells, town.cells);
    }

    /** The same on every platform. */
    @Override
    public int hashCode() {
        return Randomness.hash(cells);
    }

    // Meeples

    /** How many of a kind are at a place. */
    public int meeples(int place, int kind) {
        return cells[PEOPLE + place * PLACE + kind];
    }

    /** How many are at a place. */
    public int meeples(int place) {
        return cells[PEOPLE + place * PLACE + CROWD];
    }

    public void add(int place, int kind, int count) {
        int at = PEOPLE + place * PLACE;
        cells[at + kind] += count;
        cells[at + CROWD] += count;
    }

    /** Moves all of a kind from one place to another, and says how many they were. */
    public int moveAll(int kind, int from, int to) {
        int count = meeples(from, kind);
        add(from, kind, -count);
        add(to, kind, count);
        return count;
    }

    public boolean hasEmptyGrave() {
        return meeples(Place.GRAVEYARD) < Place.GRAVES;
    }

    // The street

    /** The kind of meeple on a space, or {@link Meeple#NONE}. */
    public int on(int space) {
        return cells[SPACE + space];
    }

    public boolean isFree(int space) {
        return cells[SPACE + space] == Meeple.NONE;
    }

    public void put(int space, int kind) {
        cells[SPACE + space] = kind;
    }

    /** Takes the meeple off a space and says which kind it was. */
    public int lift(int space) {
        int kind = cells[SPACE + space];
        cells[SPACE + space] = Meeple.NONE;
        return kind;
    }

    /** The seat that controls the meeple on a showdown space, or {@link #NOBODY}. */
    public int token(int showdownSpace) {
        return cells[TOKEN + Street.side(showdownSpace)];
    }

    public void setToken(int showdownSpace, int seat) {
        cells[TOKEN + Street.side(showdownSpace)] = seat;
    }

    /** The spaces whose meeple was placed this turn and is still to be resolved, one bit each. */
    public int unresolved() {
        return cells[UNRESOLVED];
    }

    public boolean isUnresolved(int space) {
        return (cells[UNRESOLVED] & (1 << space)) != 0;
    }

    public void markUnresolved(int space) {
        cells[UNRESOLVED] |= 1 << space;
    }

    public void markResolved(int space) {
        cells[UNRESOLVED] &= ~(1 << space);
    }

    /** Whether two meeples face each other. */
    public boolean showdownIsOn() {
        return !isFree(Street.S0) && !isFree(Street.S1);
    }

    // Marquees

    public int owner(int building) {
        return cells[OWNER + building];
    }

    /** 0 where there is no marquee, else 5 or 10. */
    public int marquee(int building) {
        return cells[FACE + building];
    }

    public void setMarquee(int building, int owner, int points) {
        cells[OWNER + building] = owner;
        cells[FACE + building] = points;
    }

    // Supplies

    public int gold(int seat) {
        return cells[GOLD_OF + seat];
    }

    public int stone(int seat) {
        return cells[STONE_OF + seat];
    }

    public int bars(int seat) {
        return cells[BARS_OF + seat];
    }

    /** Marquee tiles that the seat has not built yet. */
    public int tiles(int seat) {
        return cells[TILES_OF + seat];
    }

    public void addGold(int seat, int count) {
        cells[GOLD_OF + seat] += count;
    }

    public void addStone(int seat, int count) {
        cells[STONE_OF + seat] += count;
    }

    public void addBars(int seat, int count) {
        cells[BARS_OF + seat] += count;
    }

    public void addTiles(int seat, int count) {
        cells[TILES_OF + seat] += count;
    }

    // The bag, the bank, dynamite

    public int bagGold() {
        return cells[BAG_GOLD];
    }

    public int bagStone() {
        return cells[BAG_STONE];
    }

    public int bagDynamite() {
        return cells[BAG_DYNAMITE];
    }

    public int bagSize() {
        return cells[BAG_GOLD] + cells[BAG_STONE] + cells[BAG_DYNAMITE];
    }

    public void addToBag(int piece, int count) {
        cells[BAG_GOLD + piece] += count;
    }

    /** Dynamite still lying on the jail. */
    public int jailDynamite() {
        return cells[JAIL_DYNAMITE];
    }

    public void addJailDynamite(int count) {
        cells[JAIL_DYNAMITE] += count;
    }

    /** Dynamite on the explosion space. */
    public int exploded() {
        return cells[EXPLODED];
    }

    public void addExploded(int count) {
        cells[EXPLODED] += count;
    }

    /** Gold bars left in the bank. */
    public int bank() {
        return cells[BANK];
    }

    public void setBank(int bars) {
        cells[BANK] = bars;
    }

    /** What the cheapest bar left costs; ask only while there is one. */
    public int barPrice() {
        return barPrice(BARS - cells[BANK]);
    }

    /** What the bar on a bank space costs, the cheapest first. */
    public static int barPrice(int index) {
        return BAR_PRICES[index];
    }

    // Whose turn, whose decision

    public int players() {
        return cells[PLAYERS];
    }

    /** The starting player. */
    public int first() {
        return cells[FIRST];
    }

    /** Whose turn it is. */
    public int active() {
        return cells[ACTIVE];
    }

    public void setActive(int seat) {
        cells[ACTIVE] = seat;
    }

    public int seatAfter(int seat) {
        return seat + 1 == cells[PLAYERS] ? 0 : seat + 1;
    }

    public int seatBefore(int seat) {
        return seat == 0 ? cells[PLAYERS] - 1 : seat - 1;
    }

    /** Who has to decide now: mostly, but not always, the active player. */
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

    /** Turns begun: 0 while starting marquees are placed, 1 in the starting player's first turn. */
    public int turn() {
        return cells[TURN];
    }

    public void setTurn(int turn) {
        cells[TURN] = turn;
    }

    /** The round, counted from 1; 0 while starting marquees are placed. */
    public int round() {
        return (cells[TURN] + cells[PLAYERS] - 1) / cells[PLAYERS];
    }

    // The sowing under way

    public int direction() {
        return cells[DIRECTION];
    }

    /** The space that the next meeple goes to; only while a handful is being sown. */
    public int cursor() {
        return cells[CURSOR];
    }

    public void setCursor(int space) {
        cells[CURSOR] = space;
    }

    /** How many spaces of the ring, the cursor's included, the sowing has not come past yet. */
    public int spacesLeft() {
        return cells[SPACES_LEFT];
    }

    public void setSpacesLeft(int count) {
        cells[SPACES_LEFT] = count;
    }

    public void setSowing(int direction, int firstSpace, int spacesLeft) {
        cells[DIRECTION] = direction;
        cells[CURSOR] = firstSpace;
        cells[SPACES_LEFT] = spacesLeft;
    }

    /** Forgets the way of a sowing that is done, so that equal towns are equal in every cell. */
    public void clearSowing() {
        setSowing(0, 0, 0);
    }

    /**
     * What the question is about: the building to build on or upgrade, or the showdown space of the
     * die or of the meeple to give.
     */
    public int question() {
        return cells[QUESTION];
    }

    public void setQuestion(int about) {
        cells[QUESTION] = about;
    }

    /** What the question was about; nothing is asked any more. */
    public int takeQuestion() {
        int about = cells[QUESTION];
        cells[QUESTION] = 0;
        return about;
    }

    /** The die of a showdown space, 0 when not rolled. */
    public int die(int showdownSpace) {
        return cells[DIE + Street.side(showdownSpace)];
    }

    public void setDie(int showdownSpace, int value) {
        cells[DIE + Street.side(showdownSpace)] = value;
    }

    // Options

    public boolean germanMadame() {
        return (cells[OPTIONS] & GERMAN_MADAME) != 0;
    }

    public boolean oneBarATurn() {
        return (cells[OPTIONS] & ONE_BAR_A_TURN) != 0;
    }

    /** The number of rounds after which the game ends at the latest, 0 for no limit. */
    public int rounds() {
        return cells[ROUNDS];
    }

    // Chance

    /** How often chance has spoken since the town was laid out. */
    public int chances() {
        return cells[CHANCES];
    }

    public void countChance() {
        cells[CHANCES]++;
    }

    public void setChances(int chances) {
        cells[CHANCES] = chances;
    }

    /** A number from 0 to bound - 1 from the town's own generator. */
    public int random(int bound) {
        return Randomness.below(cells, RANDOM, bound);
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
