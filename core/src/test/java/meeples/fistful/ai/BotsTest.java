package meeples.fistful.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.fistful.rules.FistfulRules;
import meeples.play.Rules;
import meeples.search.Bot;
import org.junit.jupiter.api.Test;

class BotsTest {
    private static final FistfulRules RULES = new FistfulRules();

    @Test
    void everyLevelPlaysEveryGameToItsEndByTheRules() {
        for (String level : Bots.LEVELS) {
            for (int players = 2; players <= 4; players++) {
                for (int options = 0; options < 4; options++) {
                    boolean german = (options & 1) != 0;
                    boolean oneBar = (options & 2) != 0;
                    Setup setup = new Setup(players, -1, 77 + options, german, oneBar, 0);
                    Town end = play(new Town(setup), level);
                    assertEquals(Rules.NOBODY, end.decider());
                }
            }
        }
    }

    private static Town play(Town town, String level) {
        List<Bot<Town>> bots = seatAll(town.players(), level);
        int decisions = 0;
        while (town.decider() != Rules.NOBODY) {
            Bot<Town> bot = bots.get(town.decider());
            bot.begin(town);
            bot.think(20);
            int move = bot.move();
            assertNull(RULES.refusal(town, move), level);
            RULES.play(town, move, null);
            assertTrue(++decisions < 5000, "the game does not end");
        }
        return town;
    }

    private static List<Bot<Town>> seatAll(int players, String level) {
        List<Bot<Town>> bots = new ArrayList<>();
        for (int seat = 0; seat < players; seat++) {
            bots.add(Bots.create(level, seat));
        }
        return bots;
    }
}
