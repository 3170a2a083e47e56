package meeples.room.sitting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import meeples.coloma.ui.ColomaGame;
import meeples.fistful.ui.FistfulGame;
import meeples.play.Match;
import meeples.play.MatchText;
import org.junit.jupiter.api.Test;

/**
 * Whoever follows what the game proposes is not told afterwards that it was wrong. {@link
 * FollowedGames} is the long form.
 */
class FollowedAdviceTest {
    @Test
    void theAnalysisMarksNothingThatFistfulProposed() throws Exception {
        assertEquals(
                List.of(), FollowedGames.marks(new FistfulGame(), FollowedGames.fistful(2, 3), 3));
    }

    @Test
    void theAnalysisMarksNothingThatColomaProposed() throws Exception {
        assertEquals(
                List.of(), FollowedGames.marks(new ColomaGame(), FollowedGames.coloma(2, 3), 3));
    }

    @Test
    void whatWasProposedIsRememberedInSaves() throws Exception {
        FistfulGame game = new FistfulGame();
        Match<?, ?> match = new FollowedGame<>(game, FollowedGames.fistful(2, 5), 5, true).play();
        String text = MatchText.write(match);
        assertTrue(text.startsWith("meeples 3"), "older programs cannot read it");
        Match<?, ?> read = MatchText.read(game.game(), text);
        int advised = 0;
        for (int i = 0; i < match.size(); i++) {
            assertEquals(match.isAdvised(i), read.isAdvised(i), "decision " + i);
            advised += match.isAdvised(i) ? 1 : 0;
        }
        assertTrue(advised > match.size() / 2 && advised < match.size());
        assertEquals(text, MatchText.write(read));
    }
}
