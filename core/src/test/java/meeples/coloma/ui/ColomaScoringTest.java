package meeples.coloma.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import meeples.coloma.Coloma;
import meeples.coloma.RandomPlay;
import meeples.coloma.model.Setup;
import meeples.coloma.model.Valley;
import meeples.coloma.notation.SetupText;
import meeples.coloma.rules.Event;
import meeples.coloma.rules.Score;
import meeples.coloma.ui.score.ColomaHonours;
import meeples.coloma.ui.score.ColomaScoring;
import meeples.game.score.Award;
import meeples.game.score.Feats;
import meeples.game.score.OutsideScore;
import meeples.game.score.ScorePart;
import meeples.play.BadTextException;
import meeples.play.Match;
import meeples.play.Seat;
import meeples.text.Language;
import meeples.text.Texts;
import org.junit.jupiter.api.Test;

class ColomaScoringTest {
    private static final int GAMES = 120;

    private final ColomaScoring scoring = new ColomaScoring();
    private final Texts texts = ColomaTexts.in(Language.ENGLISH);

    private static Valley played(int number) {
        Valley valley = new Valley(RandomPlay.anySetup(number));
        RandomPlay play = new RandomPlay(number);
        while (!RandomPlay.isOver(valley)) {
            play.step(valley, null);
        }
        return valley;
    }

    @Test
    void thePartsTogetherAreTheScoreOfTheRules() {
        for (int game = 0; game < GAMES; game++) {
            Valley valley = played(game);
            for (int seat = 0; seat < valley.players(); seat++) {
                int sum = 0;
                for (int part = 0; part < scoring.parts().size(); part++) {
                    sum += scoring.points(valley, part, seat);
                }
                assertEquals(Score.of(valley, seat), sum, "game " + game);
            }
        }
    }

    @Test
    void aGameAloneIsWonOrLostAgainstSam() {
        int lost = 0;
        for (int game = 0; game < GAMES; game += 6) {
            Valley valley = played(game);
            OutsideScore sam = scoring.outsiders(valley).get(0);
            String title = scoring.title(valley, List.of(ColomaTexts.person("Ann")), texts);
            boolean won = Score.of(valley, 0) > sam.points();
            assertEquals(won ? 2 : 1, sam.place());
            assertEquals(won, title.contains("Ann"), title);
            lost += won ? 0 : 1;
        }
        assertTrue(lost > 0);
    }

    @Test
    void somebodyIsNamedAsTheWinner() {
        for (int game = 1; game < GAMES; game += 6) {
            Valley valley = played(game);
            String title = scoring.title(valley, ColomaTexts.seats(valley), texts);
            for (int seat = 0; seat < valley.players(); seat++) {
                boolean won = RandomPlay.RULES.place(valley, seat) == 1;
                String name = ColomaTexts.seats(valley).get(seat).name();
                assertEquals(won, title.contains(name), title);
            }
        }
    }

    @Test
    void everyPartAndAwardHasItsTexts() {
        for (Language language : Language.values()) {
            Texts spoken = ColomaTexts.in(language);
            for (ScorePart part : scoring.parts()) {
                assertFalse(spoken.get(part.key()).isEmpty());
            }
            ColomaHonours honours = new ColomaHonours();
            for (Award award : honours.awards()) {
                assertFalse(spoken.get(award.key()).isEmpty());
                assertTrue(spoken.count(award.key() + ".why", 1).contains("1"), award.key());
                assertTrue(spoken.count(award.key() + ".why", 7).contains("7"), award.key());
            }
            assertTrue(spoken.has(honours.consolation().key() + ".why"));
        }
    }

    @Test
    void whatIsDoneIsRememberedForPlayersButNotForSam() throws BadTextException {
        int gunmen = 0;
        for (int game = 0; game < 24; game++) {
            Setup setup = RandomPlay.anySetup(game);
            List<Seat> seats = ColomaTexts.seats(new Valley(setup));
            Match<Valley, Event> match = new Match<>(Coloma.GAME, SetupText.write(setup), seats);
            RandomPlay play = new RandomPlay(game);
            while (!match.isOver()) {
                match.play(play.choose(match.position()));
            }
            ColomaHonours honours = new ColomaHonours();
            Feats feats = Feats.of(honours, match);
            assertEquals(setup.players(), feats.seats());
            gunmen += feats.of(honours.awards().get(0), 0);
        }
        assertTrue(gunmen > 0);
    }
}
