package meeples.coloma.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import meeples.coloma.RandomPlay;
import meeples.coloma.model.Setup;
import meeples.coloma.model.Valley;
import meeples.coloma.notation.SetupText;
import meeples.game.setup.SetupOption;
import meeples.game.setup.SetupValues;
import meeples.play.BadTextException;
import meeples.text.Language;
import meeples.text.Texts;
import org.junit.jupiter.api.Test;

class ColomaSetupTest {
    private final ColomaSetup setup = new ColomaSetup(List.of("weak", "strong"));

    private SetupValues usual(int players) {
        Map<String, Integer> values = new HashMap<>();
        setup.options().forEach(option -> values.put(option.key(), option.initial()));
        return new SetupValues(players, values, 5);
    }

    @Test
    void whatIsAgreedOnIsWrittenAndReadAgain() throws BadTextException {
        for (int number = 0; number < 300; number++) {
            String line = SetupText.write(RandomPlay.anySetup(number));
            assertEquals(line, setup.write(setup.read(line)));
        }
    }

    @Test
    void theUsualGameCanBePlayedByOneToSix() throws BadTextException {
        for (int players = 1; players <= Valley.MOST_SEATS; players++) {
            String line = setup.write(usual(players));
            assertEquals(players, SetupText.read(line).players());
        }
    }

    @Test
    void theMuleDuelSaysThatItNeedsTwo() {
        SetupOption mules = option("mules");
        assertNull(mules.refusal(usual(2)));
        assertEquals("setup.mules.two", mules.refusal(usual(3)));
    }

    @Test
    void onlyWhoPlaysAloneMeetsSam() {
        assertEquals(1, setup.opponents(usual(1)).size());
        assertTrue(setup.opponents(usual(2)).isEmpty());
        assertNull(option("head-start").refusal(usual(1)));
        assertNotNull(option("head-start").refusal(usual(2)));
    }

    @Test
    void aRematchIsTheSameGameWithTheBadgeWhereItWas() throws BadTextException {
        for (int number = 0; number < 60; number++) {
            Setup first = RandomPlay.anySetup(number);
            Valley valley = new Valley(first);
            Setup next = SetupText.read(setup.rematch(SetupText.write(first), valley, 99));
            assertEquals(first.pioneers(), next.pioneers());
            assertEquals(first.headStart(), next.headStart());
            assertEquals(99, next.seed());
            Valley again = new Valley(next);
            assertEquals(valley.players(), again.players());
            assertEquals(valley.sheriff(), again.sheriff());
            assertEquals(valley.withMules(), again.withMules());
            assertEquals(valley.withHotels(), again.withHotels());
            assertEquals(valley.years(), again.years());
        }
    }

    @Test
    void aRematchOfAGameThatBeganInTheMiddleTakesWhatItsPositionTells() throws BadTextException {
        Valley valley = new Valley(Setup.of(4, 5));
        Setup next = SetupText.read(setup.rematch("drawn", valley, 99));
        assertEquals(4, next.players());
        assertEquals(valley.sheriff(), next.sheriff());
    }

    @Test
    void everyOptionValueAndRefusalHasItsWords() {
        for (Language language : Language.values()) {
            Texts texts = ColomaTexts.in(language);
            for (SetupOption option : setup.options()) {
                assertTrue(texts.has("setup." + option.key() + ".name"), option.key());
                assertTrue(texts.has("setup." + option.key() + ".about"), option.key());
                for (int players = 1; players <= Valley.MOST_SEATS; players++) {
                    String refusal = option.refusal(usual(players));
                    assertTrue(refusal == null || texts.has(refusal), refusal);
                }
            }
            assertTrue(texts.has("setup.year-count.one"));
            assertTrue(texts.has("setup.pioneers.dealt"));
        }
    }

    private SetupOption option(String key) {
        return setup.options().stream().filter(o -> o.key().equals(key)).findFirst().get();
    }
}
