package meeples.fistful.ui.ask;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import meeples.fistful.ai.Bots;
import meeples.fistful.ai.FistfulExpert;
import meeples.fistful.ai.TownReason;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.fistful.rules.FistfulRules;
import meeples.fistful.rules.Move;
import meeples.fistful.ui.FistfulGame;
import meeples.fistful.ui.words.TownWords;
import meeples.game.ask.Line;
import meeples.play.Rules;
import meeples.play.Seat;
import meeples.room.asking.AdviceLines;
import meeples.search.Bot;
import meeples.search.review.Advice;
import meeples.search.review.Adviser;
import meeples.testing.GameTexts;
import meeples.text.Language;
import meeples.text.Texts;
import org.junit.jupiter.api.Test;

class TownAdviceTest {
    private static final List<Seat> SEATS =
            List.of(
                    new Seat("Ada", "", "orange", "horseshoe"),
                    new Seat("Ben", "", "green", "cactus"),
                    new Seat("Cleo", "", "ivory", "skull"));

    private final Texts texts = GameTexts.of(new FistfulGame(), Language.ENGLISH);
    private final TownAdvice telling = new TownAdvice(new TownWords(texts), SEATS);
    private final Town start = new Town(Setup.of(3, 14));

    @Test
    void saysWhatIsRobbedAndForHowManyDraws() {
        TownReason reason = new TownReason(TownReason.Kind.ROBS, 0, 1, 2, 4, 100);
        assertEquals("Livery: robs 2 miners, 4 draws", said(Language.ENGLISH, reason));
        assertEquals(
                "Mietstall: beraubt 2 Goldgräber, 4-mal ziehen", said(Language.GERMAN, reason));
        assertEquals("Écurie\u00a0: dévalise 2 mineurs, 4 pioches", said(Language.FRENCH, reason));
    }

    @Test
    void aSingleDrawIsNotSaidInThePlural() {
        TownReason reason = new TownReason(TownReason.Kind.ENTERTAINS, 0, 1, 1, 1, 100);
        assertEquals("Livery: leads 1 builder away, 1 draw", said(Language.ENGLISH, reason));
    }

    @Test
    void whatIsNotCertainSaysHowLikelyItIs() {
        TownReason reason = new TownReason(TownReason.Kind.BUILDS, 0, 1, 1, 0, 60);
        assertEquals("Livery: builds a marquee (60\u00a0% likely)", said(Language.ENGLISH, reason));
    }

    @Test
    void callsRivalsByTheirNames() {
        TownReason reason = new TownReason(TownReason.Kind.FEEDS_RIVAL, 1, 5, 1, 2, 100);
        assertEquals("Beware, Hotel: 2 draws for Ben", said(Language.ENGLISH, reason));
    }

    @Test
    void manyGoodReasonsDoNotHideTheDanger() {
        List<TownReason> reasons = new ArrayList<>();
        for (int building = 0; building < 6; building++) {
            reasons.add(new TownReason(TownReason.Kind.ROBS, 0, building, 1, 2, 100));
        }
        reasons.add(new TownReason(TownReason.Kind.RISKS_DYNAMITE, 0, Town.NOBODY, 1, 0, 40));
        List<Line> lines = AdviceLines.of(telling, texts, start, advice(reasons));
        assertEquals("Beware: a 40\u00a0% risk of dynamite", lines.get(lines.size() - 1).text());
    }

    @Test
    void everyHintOfARealGameSaysWhyInAllThreeLanguages() {
        FistfulRules rules = new FistfulRules();
        Town town = new Town(Setup.of(3, 14));
        Bot<Town> player = Bots.create(Bots.PROSPECTOR, 1);
        while (town.decider() != Rules.NOBODY) {
            if (town.decision() == Decision.TAKE || town.decision() == Decision.MARQUEE) {
                Adviser<Town> adviser = new Adviser<>(new FistfulExpert(5), town, 60);
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
            List<Line> lines = AdviceLines.of(telling, texts, start, advice);
            assertTrue(lines.size() > 2, "no reason: " + lines);
            for (Line line : lines) {
                assertFalse(line.text().isBlank());
                assertFalse(line.text().contains("{") || line.text().contains("null"), line.text());
            }
        }
    }

    private String said(Language language, TownReason reason) {
        texts.speak(language);
        return AdviceLines.of(telling, texts, start, advice(List.of(reason))).get(2).text();
    }

    private static Advice advice(List<TownReason> reasons) {
        double[] even = {0.4, 0.3, 0.3};
        return new Advice(0, new int[] {Move.build(true)}, even, 0.02, reasons);
    }
}
