package meeples.fistful.ui.outlook;

/**
 * A showdown that is coming: by side, left first.
 *
 * @param controllers the seats, Town.NOBODY for one that is still to be given to somebody
 */
public record ShowdownOutlook(int[] controllers, int[] meeples) {

    /** The odds seen from a side, 0 left and 1 right. */
    public ShowdownOdds odds(int side) {
        return ShowdownOdds.between(meeples[side], meeples[1 - side]);
    }
}
