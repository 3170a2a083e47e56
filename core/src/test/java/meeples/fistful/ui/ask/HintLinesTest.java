package meeples.fistful.ui.ask;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.files.FileHandle;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import meeples.fistful.ai.Advice;
import meeples.fistful.ai.Adviser;
import meeples.fistful.ai.Bots;
import meeples.fistful.ai.Reason;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.fistful.rules.FistfulRules;
import meeples.fistful.rules.Move;
import meeples.fistful.ui.words.TownWords;
import meeples.play.Rules;
import meeples.play.Seat;
import meeples.search.Bot;
import meeples.text.Language;
import meeples.text.Texts;
import org.junit.jupiter.api.Test;

class HintLinesTest {
    private static final List<Seat> SEATS =
            List.of(
                    new Seat("Ada", "", "orange", "horseshoe"),
                    new Seat("Ben", "", "green", "cactus"),
                    new Seat("Cleo", "", "ivory", "skull"));

    private final Texts texts =
            new Texts(
                    new FileHandle(new File("../assets/i18n")),
                    List.of("ui", "table", "rules"),
                    Language.ENGLISH);
    private final HintLines hints = new HintLines(new TownWords(texts), SEATS);

    @Test
    void saysWhatIsRobbedAndForHowManyDraws() {
        Reason reason = new Reason(Reason.Kind.ROBS, 0, 1, 2, 4, 100);
        assertEquals("Livery: robs 2 miners, 4 draws", said(Language.ENGLISH, reason));
        assertEquals(
                "Mietstall: beraubt 2 Goldgräber, 4-mal ziehen", said(Language.GERMAN, reason));
        assertEquals("Écurie\u00a0: dévalise 2 mineurs, 4 pioches", said(Language.FRENCH, reason));
    }

    @Test
    void aSingleDrawIsNotSaidInThePlural() {
        Reason reason = new Reason(Reason.Kind.ENTERTAINS, 0, 1, 1, 1, 100);
        assertEquals("Livery: leads 1 builder away, 1 draw", said(Language.ENGLISH, reason));
    }

    @Test
    void whatIsNotCertainSaysHowLikelyItIs() {
        Reason reason = new Reason(Reason.Kind.BUILDS, 0, 1, 1, 0, 60);
        assertEquals("Livery: builds a marquee (60\u00a0% likely)", said(Language.ENGLISH, reason));
    }

    @Test
    void callsRivalsByTheirNames() {
        Reason reason = new Reason(Reason.Kind.FEEDS_RIVAL, 1, 5, 1, 2, 100);
        assertEquals("Beware, Hotel: 2 draws for Ben", said(Language.ENGLISH, reason));
    }

    @Test
    void manyGoodReasonsDoNotHideTheDanger() {
        List<Reason> reasons = new ArrayList<>();
        for (int building = 0; building < 6; building++) {
            reasons.add(new Reason(Reason.Kind.ROBS, 0, building, 1, 2, 100));
        }
        reasons.add(new Reason(Reason.Kind.RISKS_DYNAMITE, 0, Town.NOBODY, 1, 0, 40));
        List<Line> lines = hints.of(advice(reasons));
        assertEquals("Beware: a 40\u00a0% risk of dynamite", lines.get(lines.size() - 1).text());
    }

    @Test
    void everyHintOfARealGameSaysWhyInAllThreeLanguages() {
        FistfulRules rules = new FistfulRules();
        Town town = new Town(Setup.of(3, 14));
        Bot<Town> player = Bots.create(Bots.PROSPECTOR, 1);
        while (town.decider() != Rules.NOBODY) {
            if (town.decision() == Decision.TAKE || town.decision() == Decision.MARQUEE) {
                Adviser adviser = new Adviser(town, 5, 60);
                adviser.think(60);
                assertSaysWhy(adviser.advice());
            }
            player.begin(town);
            rules.play(town, player.move(), null);
        }
    }

    private void assertSaysWhy(Advice advice) {
        for (Language language : Language.values()) {
            texts.speak(language);
            List<Line> lines = hints.of(advice);
            assertTrue(lines.size() > 2, "no reason: " + lines);
            for (Line line : lines) {
                assertFalse(line.text().isBlank());
                assertFalse(line.text().contains("{") || line.text().contains("null"), line.text());
            }
        }
    }

    private String said(Language language, Reason reason) {
        texts.speak(language);
        return hints.of(advice(List.of(reason))).get(2).text();
    }

    private static Advice advice(List<Reason> reasons) {
        double[] even = {0.4, 0.3, 0.3};
        return new Advice(0, new int[] {Move.build(true)}, even, even, reasons);
    }
}
