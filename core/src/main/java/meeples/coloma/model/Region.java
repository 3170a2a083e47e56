package meeples.coloma.model;

/** The regions around the towns, where tents are pitched. */
public final class Region {
    public static final int NORTH = 0;
    public static final int EAST = 1;
    public static final int SIERRA = 2;
    public static final int SOUTH = 3;
    public static final int WEST = 4;
    public static final int ALL = 5;

    private static final String[] WORDS = {"north", "east", "sierra", "south", "west"};

    private Region() {}

    public static String word(int region) {
        return WORDS[region];
    }
}
