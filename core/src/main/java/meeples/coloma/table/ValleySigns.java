package meeples.coloma.table;

/** What is written on the valley's boards, in the player's language. */
public interface ValleySigns {
    /** The name of a town of the map. */
    String town(int town);

    /** The name of a region of the map. */
    String region(int region);

    /** Whom a single player plays against. */
    String sam();

    /** What a nugget is worth now. */
    String goldValue(int coins);
}
