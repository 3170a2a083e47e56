package meeples.coloma.table.part;

import meeples.play.Eyes;

/** Whose cards may be shown to those who look at the table now. */
public final class Sight {
    private Eyes eyes = Eyes.NOBODY;
    private boolean openHands;

    public void setEyes(Eyes whoLooks) {
        eyes = whoLooks;
    }

    /** Whether it was agreed that everybody sees all hands. */
    public void setOpenHands(boolean open) {
        openHands = open;
    }

    /** Whether a seat's hand may lie face up. */
    public boolean seesHand(int seat) {
        return openHands || eyes.see(seat);
    }
}
