package meeples.fistful.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import meeples.fistful.Fistful;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.play.BadTextException;
import meeples.play.Match;
import meeples.play.Seat;
import meeples.search.Bot;
import meeples.search.review.GameReview;
import meeples.search.review.TurningPoint;
import meeples.search.review.Verdict;
import org.junit.jupiter.api.Test;

class GameReviewTest {
    private static final String A_ROBBERY_TO_MISS =
            "town players 2 first 1 / north marquees 1:5 - - - - 2:5"
                    + " / north people BB BB R MMM BB BB / south people BB BBM BB B BB BB"
                    + " / turn 3 player 1 take";

    @Test
    void judgesEveryDecisionOfAGameOnce() throws BadTextException {
        Match<Town, Event> match = match("players 2 first 1 seed 5");
        playOn(match);
        GameReview<Town> review = review(match, 12);
        assertEquals(1, review.progress());
        int next = 0;
        for (Verdict verdict : review.verdicts()) {
            assertEquals(next, verdict.index());
            assertEquals(match.seat(verdict.index()), verdict.seat());
            assertEquals(1, verdict.before()[0] + verdict.before()[1], 1e-9);
            next += verdict.decisions();
        }
        assertEquals(match.size(), next);
    }

    @Test
    void marksAMissedRobberyAsCostly() throws BadTextException {
        Match<Town, Event> match = match(A_ROBBERY_TO_MISS);
        play(match, "take b8 clockwise from d9");
        List<Verdict> costliest = review(match, 600).costliest(0, 3, 0.03);
        assertFalse(costliest.isEmpty());
        assertEquals(0, costliest.get(0).index());
        String better =
                match.game().notation().write(match.positionAfter(0), costliest.get(0).better()[0]);
        assertEquals("take b2 clockwise from d3", better);
    }

    @Test
    void findsNothingWrongWithTheBestTurn() throws BadTextException {
        Match<Town, Event> match = match(A_ROBBERY_TO_MISS);
        play(match, "take b2 clockwise from d3");
        assertTrue(review(match, 600).costliest(0, 3, 0.03).isEmpty());
    }

    @Test
    void saysWhyTheBetterTurnWouldHaveBeenBetter() throws BadTextException {
        Match<Town, Event> match = match(A_ROBBERY_TO_MISS);
        play(match, "take b8 clockwise from d9");
        Verdict verdict = review(match, 600).costliest(0, 1, 0.03).get(0);
        assertTrue(
                verdict.reasons().stream()
                        .anyMatch(r -> ((TownReason) r).kind() == TownReason.Kind.ROBS),
                verdict.reasons().toString());
    }

    @Test
    void theLastTurningPointLeadsToTheResult() throws BadTextException {
        Match<Town, Event> match = match("players 2 first 1 seed 5");
        playOn(match);
        List<TurningPoint> points = review(match, 12).turningPoints(100, 0);
        TurningPoint last = points.get(0);
        for (TurningPoint point : points) {
            last = point.index() > last.index() ? point : last;
        }
        boolean won = match.game().rules().place(match.position(), last.seat()) == 1;
        assertEquals(won ? 1 : 0, last.after(), 1e-9);
        for (int i = 1; i < points.size(); i++) {
            assertTrue(points.get(i - 1).change() >= points.get(i).change());
        }
    }

    private static Match<Town, Event> match(String setup) throws BadTextException {
        return new Match<>(
                Fistful.GAME,
                setup,
                List.of(
                        new Seat("Ann", "", "orange", "horseshoe"),
                        new Seat("Bob", "", "green", "cactus")));
    }

    private static void play(Match<Town, Event> match, String move) throws BadTextException {
        match.play(match.game().notation().read(match.position(), move));
    }

    private static void playOn(Match<Town, Event> match) {
        Bot<Town> bot = Bots.create(Bots.TENDERFOOT, 3);
        while (!match.isOver()) {
            bot.begin(match.position());
            match.play(bot.move());
        }
    }

    private static GameReview<Town> review(Match<Town, Event> match, int iterations) {
        GameReview<Town> review =
                new GameReview<>(
                        new FistfulExpert(1), match, town -> iterations, decision -> false);
        while (!review.isDone()) {
            review.think(50);
        }
        return review;
    }
}
