package meeples.coloma.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import meeples.coloma.Audit;
import meeples.coloma.RandomPlay;
import meeples.coloma.model.Setup;
import meeples.coloma.model.Valley;
import meeples.testing.Rule;
import org.junit.jupiter.api.Test;

/** The section of facts, at every moment of random games; the soak does so for many more. */
class FactsTest {
    @Test
    @Rule({
        "At every moment each player's 12 dudes, 8 tents and 16 cards (Sam: 12 dudes and 7 tents),"
                + " 6 horses a player, 30 barrels, 15 outlaws and the nuggets of the set-up are all"
                + " somewhere.",
        "The Barker, the signpost and the site that the signpost points to are always three"
                + " different sites.",
        "With 2 players and Buster the barricade lies where two or three stand together (on the"
                + " signpost, if that is the signpost's site); if all stand apart it lies on the"
                + " signpost."
    })
    void everythingIsSomewhereAtEveryMoment() {
        for (int game = 0; game < 120; game++) {
            RandomPlay play = new RandomPlay(game);
            Setup setup = game < 30 ? Setup.of(2, game) : RandomPlay.anySetup(game);
            Valley valley = new Valley(setup);
            while (!RandomPlay.isOver(valley)) {
                Audit.check(valley);
                play.step(valley, null);
            }
            Audit.check(valley);
        }
    }

    @Test
    void barkerSignpostAndWhereItPointsToAreThreeSites() {
        for (int round = 1; round <= 5; round++) {
            Valley valley = Scene.of("year 1848 round " + round).valley();
            int sites = 1 << valley.barker() | 1 << valley.signpost() | 1 << valley.pointedTo();
            assertEquals(3, Integer.bitCount(sites));
        }
    }
}
