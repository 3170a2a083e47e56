package meeples.room.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import meeples.coloma.Coloma;
import meeples.coloma.RandomPlay;
import meeples.coloma.model.Setup;
import meeples.coloma.model.Valley;
import meeples.coloma.notation.SetupText;
import meeples.coloma.rules.Event;
import meeples.coloma.rules.Score;
import meeples.coloma.ui.ColomaGame;
import meeples.coloma.ui.ColomaTexts;
import meeples.play.BadTextException;
import meeples.play.Eyes;
import meeples.play.Match;
import org.junit.jupiter.api.Test;

class PointsOverTimeTest {
    /** Of {@link RandomPlay#anySetup}: a game alone against Sam, and one of several players. */
    private static final int ALONE = 0;

    private static final int TOGETHER = 3;

    private static Match<Valley, Event> played(int number) throws BadTextException {
        Setup setup = RandomPlay.anySetup(number);
        Match<Valley, Event> match =
                new Match<>(
                        Coloma.GAME, SetupText.write(setup), ColomaTexts.seats(new Valley(setup)));
        RandomPlay play = new RandomPlay(number);
        while (!match.isOver()) {
            match.play(play.choose(match.position()));
        }
        return match;
    }

    private static PointsOverTime<Valley, Event> of(Match<Valley, Event> match) {
        return new PointsOverTime<>(new ColomaGame(), match, Eyes.EVERYBODY);
    }

    @Test
    void whoeverPlaysAloneSeesHowTheRivalsPointsGrew() throws BadTextException {
        Match<Valley, Event> match = played(ALONE);
        PointsOverTime<Valley, Event> time = of(match);
        int sam = match.seats().size();
        assertEquals("who.sam", time.outsiders().get(0).nameKey());
        int end = Score.of(match.position(), Valley.SAM);
        assertEquals(end, time.points(time.turns(), sam));
        assertTrue(time.points(0, sam) < end, "he began with less");
        assertTrue(time.most() >= end, "the chart has room for his line");
    }

    @Test
    void everybodysLineEndsAtTheScoreThoughThereIsAShootoutAfterTheLastTurn()
            throws BadTextException {
        for (int number = ALONE; number <= TOGETHER; number++) {
            Match<Valley, Event> match = played(number);
            PointsOverTime<Valley, Event> time = of(match);
            for (int seat = 0; seat < match.seats().size(); seat++) {
                int end = Score.of(match.position(), seat);
                assertEquals(end, time.points(time.turns(), seat), number + ", seat " + seat);
                assertTrue(time.least() <= end && end <= time.most(), "the chart has room for it");
            }
        }
    }

    @Test
    void amongOthersThereAreOnlyTheSeats() throws BadTextException {
        assertEquals(List.of(), of(played(TOGETHER)).outsiders());
    }
}
