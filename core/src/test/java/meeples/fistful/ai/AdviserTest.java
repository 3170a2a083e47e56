package meeples.fistful.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.fistful.rules.FistfulRules;
import meeples.play.BadTextException;
import meeples.play.Rules;
import meeples.search.review.Advice;
import meeples.search.review.Adviser;
import meeples.search.review.Reason;
import org.junit.jupiter.api.Test;

class AdviserTest {
    private static final FistfulRules RULES = new FistfulRules();

    @Test
    void saysWhomItRobsAndForHowManyDraws() throws BadTextException {
        Advice advice =
                advise(
                        """
                        north people   B      B      R      MMM    B      B
                        south people   B      M      B      B      B      B
                        """);
        TownReason first = (TownReason) advice.reasons().get(0);
        assertEquals(TownReason.Kind.ROBS, first.kind());
        assertEquals(3, first.count());
        assertEquals(6, first.draws());
        assertEquals(3, first.building());
        assertEquals(100, first.percent());
    }

    @Test
    void saysHowLikelyTheShowdownIsWon() throws BadTextException {
        Advice advice =
                advise(
                        """
                        north marquees 1:5    -      -      -      -      -
                        north people   B      B      B      B      B      D
                        showdown       R:1    -
                        south marquees -      -      -      -      -      2:5
                        jail - dynamite 0
                        explosion 3
                        player 1 gold 2 stone 0 bars 0
                        player 2 gold 1 stone 0 bars 0
                        turn 8 player 2 take
                        """);
        TownReason win = find(advice, TownReason.Kind.WINS_SHOWDOWN);
        assertEquals(3, win.draws());
        assertEquals(75, win.percent(), 15, "161 of 216, counted in a few trials");
    }

    @Test
    void saysOfAnotherRollWhatTheDiceSay() throws BadTextException {
        Advice advice =
                advise(
                        """
                        showdown       D:2    M:1
                        turn 3 player 1 reroll S0 dice 2 5
                        """);
        assertEquals(33, find(advice, TownReason.Kind.WINS_SHOWDOWN).percent(), "a 5 or a 6");
    }

    @Test
    void saysThatItKeepsBuildersFromARivalsMarquee() throws BadTextException {
        Advice advice =
                advise(
                        """
                        north people   B      B      B      -      B      B
                        south marquees 1:10   -      -      -      -      2:10
                        jail - dynamite 0
                        explosion 3
                        player 1 gold 2 stone 0 bars 0
                        player 2 gold 0 stone 3 bars 0
                        turn 7 player 1 take
                        """);
        TownReason reason = find(advice, TownReason.Kind.KEEPS_BUILDERS_AWAY);
        assertEquals(1, reason.seat());
        assertEquals(5, reason.building());
    }

    @Test
    void warnsOfDynamite() throws BadTextException {
        Advice advice =
                advise(
                        """
                        north people   B      B      R      MMM    B      B
                        jail - dynamite 0
                        """);
        assertTrue(find(advice, TownReason.Kind.RISKS_DYNAMITE).percent() > 10);
    }

    @Test
    void suggestsAWholeLegalSowingAtEveryTurnOfAGame() {
        Town town = new Town(Setup.of(3, 12));
        Prospector player = Prospector.greedy(5);
        while (town.decider() != Rules.NOBODY) {
            Adviser<Town> adviser = new Adviser<>(new FistfulExpert(3), town, 40);
            adviser.think(40);
            Advice advice = adviser.advice();
            assertEquals(town.decider(), advice.seat());
            assertEquals(1, sum(advice.chances()), 1e-9);
            assertTrue(advice.margin() > 0);
            assertTrue(advice.moves().length > 0);
            Town trial = town.copy();
            for (int move : advice.moves()) {
                assertNull(RULES.refusal(trial, move));
                RULES.play(trial, move, null);
            }
            player.begin(town);
            RULES.play(town, player.move(), null);
        }
    }

    private static double sum(double[] chances) {
        double sum = 0;
        for (double chance : chances) {
            sum += chance;
        }
        return sum;
    }

    private static TownReason find(Advice advice, TownReason.Kind kind) {
        for (Reason reason : advice.reasons()) {
            if (reason instanceof TownReason found && found.kind() == kind) {
                return found;
            }
        }
        throw new AssertionError("no word of " + kind + " in " + advice.reasons());
    }

    private static Advice advise(String position) throws BadTextException {
        Adviser<Town> adviser = new Adviser<>(new FistfulExpert(7), SmallTown.with(position), 600);
        while (!adviser.isDone()) {
            adviser.think(50);
        }
        return adviser.advice();
    }
}
