package meeples.fistful.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.settings.Settings;
import org.junit.jupiter.api.Test;

class EffortTest {
    @Test
    void everyWordOfTheSettingsMeansAnEffortAndEachMoreThanTheOneBefore() {
        Settings settings = new Settings();
        for (List<String> words :
                List.of(settings.marshalThinks.options(), settings.legendThinks.options())) {
            Effort last = null;
            for (String word : words) {
                Effort effort = Effort.of(word);
                assertEquals(word, effort.word());
                assertTrue(last == null || isMore(effort, last), word);
                last = effort;
            }
        }
    }

    private static boolean isMore(Effort effort, Effort than) {
        Town town = new Town(Setup.of(2, 1));
        return effort.milliseconds(town) > than.milliseconds(town)
                && effort.iterations(Bots.MARSHAL) > than.iterations(Bots.MARSHAL)
                && effort.iterations(Bots.LEGEND) > than.iterations(Bots.LEGEND);
    }

    @Test
    void aMarshalWithAllTheTimeStillThinksLessThanALegendWithTheUsual() {
        int most = Effort.LONGEST.iterations(Bots.MARSHAL);
        assertTrue(most < Effort.USUAL.iterations(Bots.LEGEND));
    }

    @Test
    void smallQuestionsAreAnsweredSooner() {
        Town town = new Town(Setup.of(2, 1));
        town.ask(Decision.TAKE, 0);
        int turn = Effort.USUAL.milliseconds(town);
        town.ask(Decision.REROLL, 0);
        assertTrue(Effort.USUAL.milliseconds(town) < turn / 2);
    }
}
