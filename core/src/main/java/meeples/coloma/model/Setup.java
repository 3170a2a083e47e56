package meeples.coloma.model;

/**
 * What is agreed before the valley is laid out.
 *
 * @param players 1 to 6; one plays against Sam, and then hotels are always there
 * @param sheriff the seat that has the badge at first, or {@link Valley#NOBODY} to leave it to
 *     chance; against Sam he always has it
 * @param seed makes the valley and all chance in it
 * @param hotels whether hotels can be built
 * @param mules the mule duel, for two players
 * @param pioneers whether each player has a pioneer card
 * @param openHands whether everybody sees all hands
 * @param years 1 to 3
 * @param headStart points that Sam begins with: -20, -10, 0, 10 or 20
 */
public record Setup(
        int players,
        int sheriff,
        int seed,
        boolean hotels,
        boolean mules,
        PioneerCards pioneers,
        boolean openHands,
        int years,
        int headStart) {

    public Setup {
        if (players < 1 || players > Valley.MOST_SEATS) {
            throw new IllegalArgumentException("1 to 6 players, not " + players);
        }
        if (sheriff < Valley.NOBODY || sheriff >= players || sheriff >= 0 && players == 1) {
            throw new IllegalArgumentException("no seat " + sheriff + " for the badge");
        }
        if (mules && players != 2) {
            throw new IllegalArgumentException("the mule duel is for 2 players, not " + players);
        }
        if (years < 1 || years > Box.YEARS) {
            throw new IllegalArgumentException("1 to 3 years, not " + years);
        }
        if (headStart != 0 && players != 1) {
            throw new IllegalArgumentException("a head start is for Sam, who plays against one");
        }
        if (headStart % Box.HEAD_START_STEP != 0
                || headStart > Box.MOST_HEAD_START
                || headStart < -Box.MOST_HEAD_START) {
            throw new IllegalArgumentException("no head start of " + headStart);
        }
        hotels = hotels || players == 1;
    }

    /** The plain game: the sheriff by chance, no extras, no options. */
    public static Setup of(int players, int seed) {
        return new Setup(
                players, Valley.NOBODY, seed, false, false, PioneerCards.NONE, false, Box.YEARS, 0);
    }
}
