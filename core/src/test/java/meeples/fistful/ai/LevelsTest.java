package meeples.fistful.ai;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.fistful.rules.FistfulRules;
import meeples.fistful.rules.Score;
import meeples.play.Rules;
import meeples.search.Bot;
import org.junit.jupiter.api.Test;

/** Each level beats the one below, measured in iterations so that it does not depend on the day. */
class LevelsTest {
    private static final FistfulRules RULES = new FistfulRules();
    private static final double TO_REACH = 0.65;

    @Test
    void theProspectorBeatsTheTenderfoot() {
        assertBeats(new Level(Bots.PROSPECTOR, 0), new Level(Bots.TENDERFOOT, 0), 60);
    }

    @Test
    void theMarshalBeatsTheProspector() {
        assertBeats(new Level(Bots.MARSHAL, 100), new Level(Bots.PROSPECTOR, 0), 40);
    }

    @Test
    void theLegendBeatsTheMarshal() {
        // A tenth of what both are meant to think, so that the test does not take minutes.
        assertBeats(new Level(Bots.LEGEND, 600), new Level(Bots.MARSHAL, 10), 24);
    }

    private record Level(String id, int iterations) {}

    private static void assertBeats(Level stronger, Level weaker, int games) {
        double won = 0;
        for (int game = 0; game < games; game++) {
            won += play(stronger, weaker, game);
        }
        double share = won / games;
        assertTrue(share >= TO_REACH, stronger + " wins only " + share + " against " + weaker);
    }

    /** What the stronger one has of the win, seats and the starting player taking turns. */
    private static double play(Level stronger, Level weaker, int game) {
        int seat = game % 2;
        Town town = new Town(new Setup(2, game / 2 % 2, 1000 + game / 4, false, false, 0));
        List<Bot<Town>> bots = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            Level level = i == seat ? stronger : weaker;
            bots.add(Bots.create(level.id(), 2 * game + i, level.iterations()));
        }
        while (town.decider() != Rules.NOBODY) {
            Bot<Town> bot = bots.get(town.decider());
            bot.begin(town);
            while (!bot.isDone()) {
                bot.think(1000);
            }
            RULES.play(town, bot.move(), null);
        }
        boolean won = Score.place(town, seat) == 1;
        boolean lost = Score.place(town, 1 - seat) == 1;
        return won ? lost ? 0.5 : 1 : 0;
    }
}
