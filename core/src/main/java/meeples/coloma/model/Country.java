package meeples.coloma.model;

/**
 * The map: five towns, and between them roads of settlements and horseshoes. Spaces are counted
 * from 0, the towns first, then the roads' spaces as the {@link Box} lists the roads.
 *
 * <p>A space of a road is named by the first letters of the towns at its ends and its number on the
 * way from the one to the other: {@code ca1} is the first space from Coloma to Auburn.
 */
public final class Country {
    public static final int COLOMA = 0;
    public static final int AUBURN = 1;
    public static final int GEORGETOWN = 2;
    public static final int HANGTOWN = 3;
    public static final int FOLSOM = 4;
    public static final int TOWNS = 5;

    /** How many spaces there are. */
    public static final int SPACES = countSpaces();

    private static final String[] TOWN_WORDS = {
        "coloma", "auburn", "georgetown", "hangtown", "folsom"
    };

    private static final int[][] NEIGHBOURS = new int[SPACES][0];
    private static final Goods[] GOODS = new Goods[SPACES];
    private static final boolean[] HORSESHOE = new boolean[SPACES];
    private static final String[] WORDS = new String[SPACES];

    static {
        for (int town = 0; town < TOWNS; town++) {
            WORDS[town] = TOWN_WORDS[town];
            GOODS[town] = Box.leftGood(town);
        }
        int space = TOWNS;
        for (int road = 0; road < Box.roads(); road++) {
            int from = Box.roadFrom(road);
            int to = Box.roadTo(road);
            int length = Box.roadLength(road);
            for (int i = 0; i < length; i++) {
                Goods good = Box.roadGood(road, i);
                GOODS[space] = good == null ? Goods.nothing() : good;
                HORSESHOE[space] = good == null;
                WORDS[space] =
                        TOWN_WORDS[from].substring(0, 1) + TOWN_WORDS[to].substring(0, 1) + (i + 1);
                join(i == 0 ? from : space - 1, space);
                space++;
            }
            join(space - 1, to);
        }
    }

    private Country() {}

    private static int countSpaces() {
        int spaces = TOWNS;
        for (int road = 0; road < Box.roads(); road++) {
            spaces += Box.roadLength(road);
        }
        return spaces;
    }

    private static void join(int one, int other) {
        NEIGHBOURS[one] = with(NEIGHBOURS[one], other);
        NEIGHBOURS[other] = with(NEIGHBOURS[other], one);
    }

    private static int[] with(int[] spaces, int another) {
        int[] longer = new int[spaces.length + 1];
        System.arraycopy(spaces, 0, longer, 0, spaces.length);
        longer[spaces.length] = another;
        return longer;
    }

    public static boolean isTown(int space) {
        return space < TOWNS;
    }

    public static boolean isHorseshoe(int space) {
        return HORSESHOE[space];
    }

    /** What passing a space gives: a settlement's good, a town's left one, nothing elsewhere. */
    public static Goods good(int space) {
        return GOODS[space];
    }

    /** How many roads begin at a space, or go on from it. */
    public static int ways(int space) {
        return NEIGHBOURS[space].length;
    }

    /** The next space on one of the ways. */
    public static int neighbour(int space, int way) {
        return NEIGHBOURS[space][way];
    }

    /**
     * Where a wagon comes down that leaves a space on one of its ways: on the next space that is a
     * town or free. Occupied ones before it are jumped.
     *
     * @param occupied the spaces with other wagons, one bit each
     */
    public static int landing(int from, int way, int occupied) {
        int last = from;
        int space = NEIGHBOURS[from][way];
        while (space >= TOWNS && (occupied & 1 << space) != 0) {
            int next = beyond(last, space);
            last = space;
            space = next;
        }
        return space;
    }

    /** The space after this one for somebody who came from the last: a road has two ends. */
    public static int beyond(int last, int space) {
        int[] ends = NEIGHBOURS[space];
        return ends[0] == last ? ends[1] : ends[0];
    }

    public static String word(int space) {
        return WORDS[space];
    }
}
