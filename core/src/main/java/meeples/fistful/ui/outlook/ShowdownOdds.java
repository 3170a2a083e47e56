package meeples.fistful.ui.outlook;

/**
 * How a showdown may end, seen from one side, when the more skilled one rolls again just when that
 * helps.
 *
 * @param win chance that this side survives alone
 * @param lose chance that the other side does
 * @param both chance that both fall
 */
public record ShowdownOdds(double win, double lose, double both) {
    /** Before any die is rolled. The skills are the kinds of the two meeples. */
    public static ShowdownOdds between(int mine, int other) {
        double win = 0;
        double both = 0;
        for (int my = 1; my <= 6; my++) {
            for (int its = 1; its <= 6; its++) {
                win += winsFrom(mine - other, my, its);
                both += mine == other && my == its ? 1 : 0;
            }
        }
        win /= 36;
        both /= 36;
        return new ShowdownOdds(win, 1 - win - both, both);
    }

    private static double winsFrom(int lead, int my, int its) {
        if (lead == 0) {
            return my > its ? 1 : 0;
        }
        if (lead > 0) {
            return my >= its ? 1 : rollAgain(its);
        }
        return its >= my ? 0 : 1 - rollAgain(my);
    }

    /** The more skilled one's chance to win with a new roll against this die. */
    public static double rollAgain(int otherDie) {
        return (7 - otherDie) / 6.0;
    }
}
