package meeples.coloma.ui;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import meeples.coloma.RandomPlay;
import meeples.coloma.model.Decision;
import meeples.coloma.model.Setup;
import meeples.coloma.model.Valley;
import org.junit.jupiter.api.Test;

class ValleyFlowTest {
    @Test
    void aSiteIsChosenForGoodButCardsCanBePutBackOtherwiseUntilAllHaveChosen() {
        Valley valley = new Valley(Setup.of(3, 1));
        ValleyFlow flow = new ValleyFlow();
        assertTrue(flow.mayChooseAnew(valley));
        RandomPlay play = new RandomPlay(1);
        while (valley.decision() != Decision.SITE) {
            play.step(valley, null);
        }
        assertFalse(flow.mayChooseAnew(valley));
    }
}
