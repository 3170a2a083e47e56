package meeples.coloma.model;

/**
 * What lies in the game's box: every number, cost, table, card and the map. No rule is in here; the
 * rules, the texts and the tests take their numbers from here, so that another value needs no other
 * change.
 */
public final class Box {
    // A player's pieces.
    public static final int DUDES = 12;
    public static final int TENTS = 8;
    public static final int CANYONS = 4;
    public static final int GRAVES = 6;
    public static final int MOST_HORSES = 6;

    // Pieces for all.
    public static final int BARRELS_OF_A_KIND = 3;
    public static final int OUTLAWS = 15;

    // The wheel.
    public static final int SIGNPOST_STEPS = 2;

    // Time.
    public static final int YEARS = 3;
    public static final int FIRST_YEAR = 1848;
    public static final int ROUNDS = 5;

    // The start of each player.
    public static final int START_DUDES = 2;
    public static final int START_TENTS = 2;
    public static final int START_HORSES = 2;
    public static final int START_COINS = 4;
    public static final int START_NUGGETS = 1;
    public static final int CARDS_DRAWN = 6;
    public static final int CARDS_KEPT = 4;

    // Bridges for sale.
    public static final int BRIDGE_KINDS = 6;

    // The gold supply.
    public static final int GOLD_ROWS = 5;
    private static final int[] GOLD_VALUES = {3, 3, 2, 2, 1}; // from the top row down

    // Prices. Hammer first, saw second: coins by the hammer, nuggets by the saw.
    private static final int[] RIVER = {2, 1};
    private static final int[] RIVER_DUDES = {1, 1};
    private static final int[] BRIDGE = {3, 2};
    private static final int[] BRIDGE_DUDES = {1, 1};
    private static final int[] HOTEL = {5, 3};
    private static final int[] HOTEL_DUDES = {2, 1};
    private static final int[][] BUILDING = { // hammer coins, saw nuggets
        {4, 1}, // Assay Office
        {3, 1}, // Boarding House
        {3, 2}, // General Store
        {2, 1}, // Print Shop
        {3, 1}, // Placer Claim
        {2, 1}, // Stable
        {3, 2}, // Canvas Maker
        {3, 1}, // Saloon
        {4, 1}, // Surveyor
        {4, 2}, // Toll House
        {4, 1}, // Sawmill
        {5, 3}, // Carpenters
        {3, 1}, // Blacksmith
        {2, 1}, // Stage Office
        {5, 2}, // Undertaker
        {3, 2}, // Blasting Shed
    };
    public static final int BUILDING_DUDES = 1;
    public static final int PRICE_OF_A_HORSE_OR_TENT = 1;

    // What buildings do.
    private static final Goods MILL_SHOVEL = Goods.coins(3);
    private static final Goods MILL_WHEELBARROW = Goods.nuggets(1);
    private static final Goods[] SHOVELS = {
        Goods.nuggets(1), // Assay Office
        Goods.dudes(2), // Boarding House
        Goods.coins(4), // General Store
        Goods.cards(2), // Print Shop
    };
    private static final Goods[] WHEELBARROWS = {
        Goods.nuggets(1).and(Goods.coins(2)), // Placer Claim
        Goods.horses(1).and(Goods.coins(1)), // Stable
        Goods.tents(1).and(Goods.coins(2)), // Canvas Maker
        Goods.dudes(2), // Saloon
    };
    public static final int SURVEYOR_DISCOUNT = 1;
    public static final Goods TOLL = Goods.coins(1);
    public static final int SAWMILL_DISCOUNT = 1;
    public static final Goods CARPENTERS_BONUS = Goods.dudes(1);
    public static final int BLACKSMITH_SPACES = 2;
    public static final int UNDERTAKER_COINS = 1;

    // Canyons: points at the end, goods at once.
    private static final int[] CANYON_POINTS = {3, 4, 5, 6};
    private static final Goods[] CANYON_GOODS = {
        Goods.nuggets(1), Goods.dudes(2), Goods.cards(1), Goods.nothing()
    };

    // Events; the last one is an offer.
    private static final Goods[] EVENTS = {
        Goods.dudes(2), Goods.nuggets(1), Goods.cards(2), Goods.coins(2), Goods.nothing()
    };
    public static final int OFFER = Site.FRONTIER;
    public static final int OFFER_NUGGETS = 1;
    public static final int POINTS_FOR_A_NUGGET = 3;

    // Site 5.
    public static final Goods FRONTIER_SECONDARY = Goods.tents(1);

    // Barrels, and the outlaws that one costs: face-up places from the left, then the stack.
    private static final Goods[] BARRELS = {
        Goods.nuggets(1).and(Goods.coins(4)),
        Goods.nuggets(2).and(Goods.coins(1)),
        Goods.nuggets(2),
        Goods.dudes(3).and(Goods.nuggets(1)),
        Goods.dudes(3).and(Goods.coins(3)),
        Goods.horses(2),
        Goods.tents(3).and(Goods.nuggets(1)),
        Goods.cards(2).and(Goods.nuggets(1)).and(Goods.coins(2)),
        Goods.nothing(), // a wagon action
        Goods.points(4),
    };
    private static final int[] BARREL_OUTLAWS = {1, 1, 2, 2, 1};

    // The shootout.
    public static final int ROWS = 6;
    private static final int[] ROW_SIZES = {1, 2, 3, 4, 5, 6}; // from the outlaws on
    public static final int STRANGERS_ROW = 2;
    private static final int[] YEAR_OUTLAWS = {3, 5, 7};
    private static final int[] MORE_OUTLAWS = {0, -1, 2, 0, 1, 1, 1}; // by players
    public static final int TILES = 4;
    public static final int BOARD_TABLE = TILES;
    public static final int RANKS = 3;
    private static final int[][] WON = { // first, second, others; buried by those without
        {6, 4, 2, 1}, {5, 3, 2, 1}, {7, 4, 1, 2}, {6, 3, 3, 1}, {9, 6, 3, 2}
    };
    private static final int[][] LOST = {
        {3, 1, 0, 2}, {2, 1, 0, 2}, {3, 2, 0, 2}, {4, 2, 1, 2}, {5, 3, 1, 3}
    };

    // Points at the end.
    public static final int BUILDING_POINTS = 6;
    public static final int HOTEL_POINTS = 8;
    private static final int[] REGION_POINTS = {0, 3, 7, 12, 18, 25};
    private static final int[] GRAVE_POINTS = {1, 1, 2, 2, 3, 3};
    private static final int[][] BRIDGE_POINTS = { // for each, at most
        {2, 12}, // horses
        {2, 10}, // cards in hand
        {5, 15}, // dudes in the graveyard
        {9, 27}, // barrels
        {3, 12}, // tents on events
        {4, 12}, // nuggets
        {4, 16}, // buildings with a shovel or wheelbarrow
        {3, 12}, // rivers
        {2, 8}, // coins
        {2, 10}, // dudes in the cabin
    };

    // Hotels.
    public static final int HOTELS_A_PLAYER = 2;
    public static final int BEDS = 2;
    public static final int BED_POINTS = 2;

    // Pioneers.
    public static final int ROBBED_NUGGETS = 2;
    public static final int TENT_WORTH_NUGGETS = 2;
    public static final int RENEGADE_CARDS = 3;
    public static final int RANGE_RIDER_CARDS = 1;
    public static final int MAVERICK_COINS = 1;
    public static final int MAVERICK_DUDES = 1;

    // Sam.
    public static final int SAM_HORSES = 1;
    public static final int SAM_TENTS = 7;
    public static final int SAM_EVENT_TENTS = 1 << Site.RIVER | 1 << Site.FRONTIER;
    public static final int SAM_SMALL_POINTS = 6;
    public static final int SAM_BIG_POINTS = 12;
    public static final int SAM_NUGGETS = 2;
    public static final int SAM_OUTLAWS = 2;
    public static final int SAM_HORSES_FROM_BARKER = 1;
    public static final int HEAD_START_STEP = 10;
    public static final int MOST_HEAD_START = 20;

    // The map: roads from town to town, settlements with their good, null for a horseshoe.
    private static final int[][] ROADS = {
        {Country.COLOMA, Country.AUBURN},
        {Country.COLOMA, Country.GEORGETOWN},
        {Country.COLOMA, Country.HANGTOWN},
        {Country.COLOMA, Country.FOLSOM},
        {Country.AUBURN, Country.GEORGETOWN},
        {Country.GEORGETOWN, Country.HANGTOWN},
        {Country.HANGTOWN, Country.FOLSOM},
        {Country.FOLSOM, Country.AUBURN},
    };
    private static final Goods[][] ROAD_GOODS = {
        {Goods.coins(1), null},
        {null, Goods.dudes(1)},
        {Goods.coins(1), null},
        {null, Goods.coins(1)},
        {Goods.dudes(1), null},
        {null, Goods.coins(1), null},
        {Goods.dudes(1), null},
        {null, Goods.coins(1)},
    };
    private static final Goods[] LEFT_GOODS = {
        Goods.dudes(1), Goods.coins(1), Goods.cards(1), Goods.dudes(1), Goods.coins(1)
    };
    private static final Goods[] RIGHT_GOODS = {
        Goods.dudes(2), Goods.nuggets(1), Goods.tents(1), Goods.dudes(3), Goods.horses(1)
    };
    private static final int[] REGIONS = { // that a town touches, one bit each
        0,
        1 << Region.NORTH | 1 << Region.WEST,
        1 << Region.NORTH | 1 << Region.EAST | 1 << Region.SIERRA,
        1 << Region.EAST | 1 << Region.SIERRA | 1 << Region.SOUTH,
        1 << Region.SOUTH | 1 << Region.WEST,
    };

    private Box() {}

    /** Nuggets in a row of the gold supply. */
    public static int goldRow(int players) {
        return Math.max(players, 2);
    }

    /** What a nugget is worth when the row with this number, from the top, has an empty place. */
    public static int goldValue(int row) {
        return GOLD_VALUES[row];
    }

    /** Tiles of each kind of bridge. */
    public static int bridgesOfAKind(int players) {
        return (players + 1) / 2;
    }

    /** Coins by the hammer, nuggets by the saw. */
    public static int riverCost(int tool) {
        return RIVER[tool];
    }

    public static int riverDudes(int tool) {
        return RIVER_DUDES[tool];
    }

    /** Coins by the hammer, nuggets by the saw. */
    public static int bridgeCost(int tool) {
        return BRIDGE[tool];
    }

    public static int bridgeDudes(int tool) {
        return BRIDGE_DUDES[tool];
    }

    /** Coins by the hammer, nuggets by the saw. */
    public static int hotelCost(int tool) {
        return HOTEL[tool];
    }

    public static int hotelDudes(int tool) {
        return HOTEL_DUDES[tool];
    }

    /** Coins by the hammer, nuggets by the saw. */
    public static int buildingCost(int building, int tool) {
        return BUILDING[building][tool];
    }

    public static boolean hasShovel(int building) {
        return building < SHOVELS.length || building == Building.MILL;
    }

    public static boolean hasWheelbarrow(int building) {
        return building >= SHOVELS.length && building < SHOVELS.length + WHEELBARROWS.length
                || building == Building.MILL;
    }

    /** What the shovel of a building, or of the mill, gives. */
    public static Goods shovel(int building) {
        return building == Building.MILL ? MILL_SHOVEL : SHOVELS[building];
    }

    /** What the wheelbarrow of a building, or of the mill, gives. */
    public static Goods wheelbarrow(int building) {
        return building == Building.MILL
                ? MILL_WHEELBARROW
                : WHEELBARROWS[building - SHOVELS.length];
    }

    /** What the river over a canyon is worth at the end. */
    public static int canyonPoints(int canyon) {
        return CANYON_POINTS[canyon];
    }

    /** What covering a canyon gives at once. */
    public static Goods canyonGoods(int canyon) {
        return CANYON_GOODS[canyon];
    }

    /** What the event of a site gives; the last one is an offer and gives nothing by itself. */
    public static Goods event(int site) {
        return EVENTS[site];
    }

    /** What is in a barrel; a wagon action is not a good. */
    public static Goods barrel(int kind) {
        return BARRELS[kind];
    }

    /** Outlaws that come when a barrel is taken from this place of the hideout. */
    public static int barrelOutlaws(int place) {
        return BARREL_OUTLAWS[place];
    }

    /** How many gunmen fill a row. */
    public static int rowSize(int row) {
        return ROW_SIZES[row];
    }

    /** Outlaws that come at the beginning of a year, counted from 0. */
    public static int outlaws(int year, int players) {
        return YEAR_OUTLAWS[year] + MORE_OUTLAWS[players];
    }

    /** Points for a rank, counted from 0; all from the third on score the same. */
    public static int shootoutPoints(int table, boolean won, int rank) {
        return (won ? WON : LOST)[table][Math.min(rank, RANKS - 1)];
    }

    /** Dudes that those without a gunman bury. */
    public static int shootoutGraves(int table, boolean won) {
        return (won ? WON : LOST)[table][RANKS];
    }

    /** Points for tents in so many regions. */
    public static int regionPoints(int tents) {
        return REGION_POINTS[tents];
    }

    /** What a grave costs, counted from 0. */
    public static int gravePoints(int grave) {
        return GRAVE_POINTS[grave];
    }

    public static int bridgePoints(int kind) {
        return BRIDGE_POINTS[kind][0];
    }

    public static int mostBridgePoints(int kind) {
        return BRIDGE_POINTS[kind][1];
    }

    public static int roads() {
        return ROADS.length;
    }

    public static int roadFrom(int road) {
        return ROADS[road][0];
    }

    public static int roadTo(int road) {
        return ROADS[road][1];
    }

    public static int roadLength(int road) {
        return ROAD_GOODS[road].length;
    }

    /** What a settlement on a road gives, null for a horseshoe. */
    public static Goods roadGood(int road, int index) {
        return ROAD_GOODS[road][index];
    }

    public static Goods leftGood(int town) {
        return LEFT_GOODS[town];
    }

    public static Goods rightGood(int town) {
        return RIGHT_GOODS[town];
    }

    /** The regions that a town touches, one bit each. */
    public static int regions(int town) {
        return REGIONS[town];
    }
}
