package meeples.coloma.ai;

import meeples.coloma.model.Decision;
import meeples.coloma.model.Site;
import meeples.coloma.model.Valley;

/**
 * What each site is worth to a seat this round: what a turn there brings, weighed by how likely the
 * barricade is to stop half of it.
 */
final class Sites {
    private static final int PERCENT = 100;

    /** How often the barricade stays on the signpost, or covers what it points to. */
    private static final int SIGNPOST_BARRED = 70;

    /** How often a site is the most crowded one, with 1 to 6 players. */
    private static final int[] CROWDED = {0, 4, 4, 4, 4, 4, 4};

    private final Turns turns;
    private final int[] worth = new int[Site.ALL];

    Sites(Turns turns) {
        this.turns = turns;
    }

    /** Looks at all sites for a seat. */
    void look(Valley valley, int seat) {
        for (int site = 0; site < Site.ALL; site++) {
            int chance = site == valley.signpost() ? SIGNPOST_BARRED : CROWDED[valley.players()];
            int free = turns.gain(valley, seat, site, false);
            int barred = turns.gain(valley, seat, site, true);
            worth[site] = (free * (PERCENT - chance) + barred * chance) / PERCENT;
        }
    }

    /** The same in less time: each site as it will most likely be. */
    void glance(Valley valley, int seat) {
        for (int site = 0; site < Site.ALL; site++) {
            worth[site] = turns.gain(valley, seat, site, site == valley.signpost());
        }
    }

    int worth(int site) {
        return worth[site];
    }

    int best() {
        int best = 0;
        for (int site = 1; site < Site.ALL; site++) {
            best = worth[site] > worth[best] ? site : best;
        }
        return best;
    }

    /** The site for a seat's mule: the best carrot that is left, away from the own pioneer. */
    static int forMule(Valley valley, int seat) {
        int time = Worth.timeFor(valley);
        int best = 0;
        int most = Integer.MIN_VALUE;
        for (int site = 0; site < Site.ALL; site++) {
            boolean carrot = (valley.carrots(seat) & 1 << site) != 0;
            int times = valley.hasEventTent(seat, site) ? 2 : 1;
            int event = carrot ? times * Worth.ofEvent(valley, seat, site, time) : 0;
            boolean together = valley.decision() == Decision.MULE && valley.site(seat) == site;
            int worthHere = event - (together ? Worth.POINT : 0);
            if (worthHere > most) {
                most = worthHere;
                best = site;
            }
        }
        return best;
    }
}
