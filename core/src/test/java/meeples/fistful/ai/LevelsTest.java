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
        assertBeats(new Level(Bots.MARSHAL, 200), new Level(Bots.PROSPECTOR, 0), 40);
    }

    @Test
    void theLegendBeatsTheMarshal() {
        // A tenth of what both are meant to think, so that the test does not take minutes.
        assertBeats(new Level(Bots.LEGEND, 600), new Level(Bots.MARSHAL, 20), 24);
    }

    @Test
    void theProspectorWinsMoreThanItsShareAmongSeveralTenderfoots() {
        Level prospector = new Level(Bots.PROSPECTOR, 0);
        Level tenderfoot = new Level(Bots.TENDERFOOT, 0);
        assertBeatsSeveral(prospector, tenderfoot, 60);
    }

    @Test
    void theMarshalWinsMoreThanItsShareAmongSeveralProspectors() {
        Level marshal = new Level(Bots.MARSHAL, 200);
        Level prospector = new Level(Bots.PROSPECTOR, 0);
        assertBeatsSeveral(marshal, prospector, 48);
    }

    private record Level(String id, int iterations) {}

    private static void assertBeats(Level stronger, Level weaker, int games) {
        assertWins(TO_REACH, stronger, weaker, 2, games);
    }

    /** One among two, then one among three: half as much again as a fair share. */
    private static void assertBeatsSeveral(Level stronger, Level weaker, int games) {
        for (int players = 3; players <= Town.MOST_SEATS; players++) {
            assertWins(1.5 / players, stronger, weaker, players, games);
        }
    }

    private static void assertWins(
            double toReach, Level stronger, Level weaker, int players, int games) {
        double won = 0;
        for (int game = 0; game < games; game++) {
            won += play(stronger, weaker, players, game);
        }
        double share = won / games;
        assertTrue(
                share >= toReach,
                stronger
                        + " wins only "
                        + share
                        + " against "
                        + weaker
                        + ", "
                        + players
                        + " seats");
    }

    /** What the stronger one has of the win, seats and the starting player taking turns. */
    private static double play(Level stronger, Level weaker, int players, int game) {
        int seat = game % players;
        int first = game / players % players;
        int seed = 1000 + game / (players * players);
        Town town = new Town(new Setup(players, first, seed, false, false, 0));
        List<Bot<Town>> bots = new ArrayList<>();
        for (int i = 0; i < players; i++) {
            Level level = i == seat ? stronger : weaker;
            bots.add(Bots.create(level.id(), players * game + i, level.iterations()));
        }
        while (town.decider() != Rules.NOBODY) {
            Bot<Town> bot = bots.get(town.decider());
            bot.begin(town);
            while (!bot.isDone()) {
                bot.think(1000);
            }
            RULES.play(town, bot.move(), null);
        }
        return shareOfTheWin(town, seat);
    }

    private static double shareOfTheWin(Town town, int seat) {
        int winners = 0;
        for (int other = 0; other < town.players(); other++) {
            winners += Score.place(town, other) == 1 ? 1 : 0;
        }
        return Score.place(town, seat) == 1 ? 1.0 / winners : 0;
    }
}
