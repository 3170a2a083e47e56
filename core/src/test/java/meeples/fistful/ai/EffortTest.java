package meeples.fistful.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import meeples.fistful.model.Decision;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.search.Effort;
import meeples.settings.Settings;
import org.junit.jupiter.api.Test;

class EffortTest {
    @Test
    void everyWordOfTheSettingsMeansAnEffortAndEachMoreThanTheOneBefore() {
        Effort last = null;
        for (String word : Settings.thinking("any level").options()) {
            Effort effort = Effort.of(word);
            assertEquals(word, effort.word());
            assertTrue(last == null || isMore(effort, last), word);
            last = effort;
        }
    }

    private static boolean isMore(Effort effort, Effort than) {
        return effort.milliseconds() > than.milliseconds()
                && iterations(effort, Bots.MARSHAL) > iterations(than, Bots.MARSHAL)
                && iterations(effort, Bots.LEGEND) > iterations(than, Bots.LEGEND);
    }

    private static int iterations(Effort effort, String level) {
        return effort.iterations(Bots.iterations(level));
    }

    @Test
    void aMarshalWithAllTheTimeStillThinksLessThanALegendWithTheUsual() {
        int most = iterations(Effort.LONGEST, Bots.MARSHAL);
        assertTrue(most < iterations(Effort.USUAL, Bots.LEGEND));
    }

    @Test
    void smallQuestionsAreAnsweredSooner() {
        Town town = new Town(Setup.of(2, 1));
        town.ask(Decision.TAKE, 0);
        int ofTurn = Effort.USUAL.milliseconds();
        int handful = Bots.part(ofTurn, town);
        town.ask(Decision.REROLL, 0);
        assertTrue(Bots.part(ofTurn, town) < handful / 2);
    }
}
