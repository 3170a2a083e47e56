package meeples.coloma.notation;

import meeples.coloma.model.Barrel;
import meeples.coloma.model.Box;
import meeples.coloma.model.Bridge;
import meeples.coloma.model.Building;
import meeples.coloma.model.Country;
import meeples.coloma.model.Pioneer;
import meeples.coloma.model.Region;
import meeples.coloma.model.Site;
import meeples.coloma.model.Valley;
import meeples.play.BadTextException;
import meeples.play.Words;

/**
 * The words for cards, places and players. Players, sites, canyons and rows are counted from 1 in
 * texts.
 */
final class Vocabulary {
    static final String NONE = "-";
    static final String SAM = "sam";

    private static final String UNKNOWN_CARD = "unknown";
    private static final String[] TOOLS = {"hammer", "saw"};
    private static final String[] TABLES = {"a", "b", "c", "d", "board"};
    private static final String STACK = "stack";
    private static final String STRANGERS = "strangers";

    private static final String[] BUILDINGS = words(Building.ALL + 1, Building::word);
    private static final String[] BRIDGES = words(Bridge.KINDS, Bridge::word);
    private static final String[] BARRELS = words(Barrel.KINDS, Barrel::word);
    private static final String[] PIONEERS = words(Pioneer.KINDS, Pioneer::word);
    private static final String[] REGIONS = words(Region.ALL, Region::word);
    private static final String[] SPACES = words(Country.SPACES, Country::word);

    private Vocabulary() {}

    /** What says the word for a small int of the model. */
    private interface Naming {
        String word(int thing);
    }

    private static String[] words(int count, Naming naming) {
        String[] words = new String[count];
        for (int i = 0; i < count; i++) {
            words[i] = naming.word(i);
        }
        return words;
    }

    // Players

    static int seat(Words words, int players) throws BadTextException {
        return words.number("the player", 1, players) - 1;
    }

    static int seat(Words words) throws BadTextException {
        return seat(words, Valley.MOST_SEATS);
    }

    static String seat(int seat) {
        return String.valueOf(seat + 1);
    }

    /** Somebody who has gunmen: a player, or the gunmen of nobody. */
    static String contender(int contender) {
        return contender == Valley.STRANGERS ? STRANGERS : seat(contender);
    }

    static int contender(Words words) throws BadTextException {
        return words.accept(STRANGERS) ? Valley.STRANGERS : seat(words);
    }

    // Places

    static String site(int site) {
        return String.valueOf(site + 1);
    }

    static int site(Words words) throws BadTextException {
        return words.number("the site", 1, Site.ALL) - 1;
    }

    static String canyon(int canyon) {
        return String.valueOf(canyon + 1);
    }

    static int canyon(Words words) throws BadTextException {
        return words.number("the canyon", 1, Box.CANYONS) - 1;
    }

    static String row(int row) {
        return String.valueOf(row + 1);
    }

    static int row(Words words) throws BadTextException {
        return words.number("the row", 1, Box.ROWS) - 1;
    }

    static String region(int region) {
        return REGIONS[region];
    }

    static int region(Words words) throws BadTextException {
        return words.oneOf("a region", REGIONS);
    }

    static String space(int space) {
        return SPACES[space];
    }

    static int space(Words words) throws BadTextException {
        return words.oneOf("a space of the map", SPACES);
    }

    /** A place of the hideout: one that lies face up, or the stack. */
    static String hideout(int place) {
        return place == Barrel.STACK ? STACK : String.valueOf(place + 1);
    }

    static int hideout(Words words) throws BadTextException {
        return words.accept(STACK)
                ? Barrel.STACK
                : words.number("the place of a barrel", 1, Barrel.FACE_UP) - 1;
    }

    /** A place of the market of bridges. */
    static int market(Words words) throws BadTextException {
        return words.number("the place of a bridge", 1, Box.BRIDGE_KINDS) - 1;
    }

    // Things

    /** A building, or the mill. */
    static String building(int building) {
        return BUILDINGS[building];
    }

    static int buildingOrMill(Words words) throws BadTextException {
        return words.oneOf("a building", BUILDINGS);
    }

    static int building(Words words) throws BadTextException {
        int building = buildingOrMill(words);
        if (building == Building.MILL) {
            throw new BadTextException("the mill is no card");
        }
        return building;
    }

    /** A card, perhaps one that is not seen. */
    static String card(int card) {
        return card == Building.UNKNOWN ? UNKNOWN_CARD : BUILDINGS[card];
    }

    static int card(Words words) throws BadTextException {
        return words.accept(UNKNOWN_CARD) ? Building.UNKNOWN : building(words);
    }

    static String bridge(int kind) {
        return BRIDGES[kind];
    }

    static int bridge(Words words) throws BadTextException {
        return words.oneOf("a bridge", BRIDGES);
    }

    static String barrel(int kind) {
        return BARRELS[kind];
    }

    static int barrel(Words words) throws BadTextException {
        return words.oneOf("a barrel", BARRELS);
    }

    static String pioneer(int pioneer) {
        return PIONEERS[pioneer];
    }

    static int pioneer(Words words) throws BadTextException {
        return words.oneOf("a pioneer", PIONEERS);
    }

    static String tool(int tool) {
        return TOOLS[tool];
    }

    static int tool(Words words) throws BadTextException {
        return words.oneOf("hammer or saw", TOOLS);
    }

    /** A table of the shootout. */
    static String table(int table) {
        return TABLES[table];
    }

    static int table(Words words) throws BadTextException {
        return words.oneOf("a table of the shootout", TABLES);
    }
}
