package meeples.fistful.rules;

import meeples.fistful.Fistful;
import meeples.fistful.Ledger;
import meeples.fistful.ai.Bots;
import meeples.fistful.model.Town;
import meeples.fistful.notation.TownText;
import meeples.play.BadTextException;
import meeples.play.Eyes;
import meeples.play.RulesLaws;
import org.junit.jupiter.api.Test;

class FistfulLawsTest {
    private static final int ITERATIONS = 8;

    @Test
    void fistfulKeepsTheLawsOfAllGames() throws BadTextException {
        for (int seed = 1; seed <= 12; seed++) {
            String setup = "players " + (2 + seed % 3) + " first random seed " + seed;
            RulesLaws<Town, Event> laws =
                    new RulesLaws<>(Fistful.GAME, setup, seed)
                            .bookedBy(Ledger::new)
                            .seenAs(FistfulLawsTest::view);
            for (String level : Bots.LEVELS) {
                laws.playedBy(number -> Bots.create(level, number, ITERATIONS));
            }
            laws.holdThroughAGame();
        }
    }

    /** All of it lies open, but for the chance to come. */
    private static String view(Town town, Eyes eyes) {
        String text = TownText.write(town);
        return text.substring(0, text.indexOf("\nchance ")) + eyes;
    }
}
