package meeples.fistful.model;

/**
 * What is agreed before the town is laid out.
 *
 * @param players 2 to 4
 * @param first the seat that starts, or {@link Town#NOBODY} to leave it to chance
 * @param seed makes the town and all chance in it
 * @param germanMadame the Madame may be put on a showdown space only as the last in hand
 * @param oneBarATurn at most one gold bar is taken at the end of a turn
 * @param rounds the game ends after this many rounds at the latest; 0 for no such limit
 */
public record Setup(
        int players, int first, int seed, boolean germanMadame, boolean oneBarATurn, int rounds) {

    public Setup {
        if (players < 2 || players > Town.MOST_SEATS) {
            throw new IllegalArgumentException("2 to 4 players, not " + players);
        }
        if (first < Town.NOBODY || first >= players) {
            throw new IllegalArgumentException("no seat " + first + " to start");
        }
        if (rounds < 0 || rounds > 99) {
            throw new IllegalArgumentException("0 to 99 rounds, not " + rounds);
        }
    }

    /** The plain game: the starting player random, no options. */
    public static Setup of(int players, int seed) {
        return new Setup(players, Town.NOBODY, seed, false, false, 0);
    }
}
