package meeples.coloma.ui.outlook;

import meeples.coloma.model.Site;
import meeples.coloma.model.Valley;

/**
 * How likely the barricade comes to a site if a player goes there and everybody else, whose choice
 * is secret, goes wherever they can do something with what all see that they have. Mules could go
 * anywhere; Buster's and Sam's cards that are shown count.
 */
public final class Crowds {
    private final Valley valley;
    private final int[] crowd = new int[Site.ALL];
    private final int site;
    private int cases;
    private int barred;

    private Crowds(Valley valley, int site) {
        this.valley = valley;
        this.site = site;
    }

    /** For a seat that goes to a site, from 0 to 1. */
    public static double risk(Valley valley, int seat, int site) {
        Crowds crowds = new Crowds(valley, site);
        if (site == valley.signpost()) {
            return 0;
        }
        crowds.crowd[site]++;
        crowds.placePlayers(0, seat);
        return (double) crowds.barred / crowds.cases;
    }

    /** Lets the others from one seat on go wherever they can do something, then the mules. */
    private void placePlayers(int from, int seat) {
        if (from == valley.players()) {
            placeMules(valley.withMules() ? valley.players() : 0);
            return;
        }
        if (from == seat) {
            placePlayers(from + 1, seat);
            return;
        }
        for (int s = 0; s < Site.ALL; s++) {
            if (Means.canUse(valley, from, s)) {
                crowd[s]++;
                placePlayers(from + 1, seat);
                crowd[s]--;
            }
        }
    }

    private void placeMules(int unknown) {
        if (unknown == 0) {
            placeSam();
            return;
        }
        for (int s = 0; s < Site.ALL; s++) {
            crowd[s]++;
            placeMules(unknown - 1);
            crowd[s]--;
        }
    }

    private void placeSam() {
        if (!valley.isSolo()) {
            placeBuster();
            return;
        }
        for (int s = 0; s < Site.ALL; s++) {
            if (isShown(s)) {
                crowd[s]++;
                placeBuster();
                crowd[s]--;
            }
        }
    }

    private void placeBuster() {
        if (!valley.withBuster()) {
            count();
            return;
        }
        for (int s = 0; s < Site.ALL; s++) {
            if (!isShown(s)) {
                crowd[s]++;
                count();
                crowd[s]--;
            }
        }
    }

    private boolean isShown(int s) {
        return s == valley.shownLeft() || s == valley.shownRight();
    }

    private void count() {
        cases++;
        for (int s = 0; s < Site.ALL; s++) {
            if (s != site && crowd[s] >= crowd[site]) {
                return;
            }
        }
        barred++;
    }
}
