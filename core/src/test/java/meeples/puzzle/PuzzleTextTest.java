package meeples.puzzle;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import meeples.fistful.Fistful;
import meeples.fistful.ai.TownMeasures;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.play.BadTextException;
import meeples.play.Fault;
import meeples.play.Match;
import meeples.play.MoveList;
import meeples.testing.Mutator;
import org.junit.jupiter.api.Test;

/** A puzzle's text is checked like any foreign text, and says what it means. */
class PuzzleTextTest {
    private static String first() throws Exception {
        String all = Files.readString(Path.of("../assets/puzzles/fistful.txt"));
        return PuzzleText.split(all).get(0);
    }

    private static Puzzle<Town, Event> read(String text) throws BadTextException {
        return PuzzleText.read(Fistful.GAME, TownMeasures.ALL, text);
    }

    private static BadTextException complaint(String text) {
        return assertThrows(BadTextException.class, () -> read(text));
    }

    @Test
    void severalPuzzlesStandOneAfterTheOther() throws Exception {
        String one = first();
        assertEquals(List.of(one, one), PuzzleText.split(one + one));
        assertEquals(List.of("howdy\n", one), PuzzleText.split("howdy\n" + one));
        assertEquals(List.of(), PuzzleText.split(""));
    }

    @Test
    void aGoalThatNobodyCountsIsRefusedOnItsLine() throws Exception {
        BadTextException bad = complaint(first().replaceFirst("goal \\w+", "goal friends"));
        assertEquals(Fault.UNKNOWN_WORD, bad.fault());
        assertEquals(2, bad.line());
    }

    @Test
    void aSolutionThatTheRulesForbidIsRefused() throws Exception {
        String text = first();
        String other = text.replaceFirst("solution .*", "solution reroll yes");
        assertEquals(Fault.NOT_ALLOWED, complaint(other).fault());
    }

    @Test
    void aDamagedMatchIsToldOnTheRightLine() throws Exception {
        String text = first();
        int lines = text.substring(0, text.indexOf("meeples 2")).split("\n").length;
        BadTextException bad = complaint(text.replace("\ngame fistful 1", "\ngame checkers 1"));
        assertEquals(Fault.OTHER_GAME, bad.fault());
        assertEquals(lines + 2, bad.line());
    }

    @Test
    void aPuzzleWithoutASolutionIsNone() throws Exception {
        complaint(first().replaceAll("solution .*\n", ""));
    }

    @Test
    void damagedTextsAreReadOrRefusedAndNothingElse() throws Exception {
        Mutator mutator = new Mutator(7);
        int refused = 0;
        for (int i = 0; i < 2000; i++) {
            try {
                read(mutator.mutate(first()));
            } catch (BadTextException bad) {
                refused++;
            }
        }
        assertTrue(refused > 1000, refused + " refused");
    }

    @Test
    void whoMakesTheSameMistakeAgainHasMissedAndWhoFindsBetterHasSolved() throws Exception {
        Puzzle<Town, Event> puzzle = read(first());
        MoveList legal = new MoveList();
        puzzle.match().legalMoves(legal);
        int played = legal.get(0);
        int better = legal.get(1);
        Puzzle<Town, Event> mistake =
                new Puzzle<>(
                        "better-1",
                        2,
                        new Goal(Goals.BETTER, 0),
                        new int[] {better},
                        new int[] {played},
                        puzzle.match());
        Puzzle<Town, Event> again = read(PuzzleText.write(mistake));
        assertArrayEquals(new int[] {played}, again.instead());
        Judge<Town, Event> judge = new Judge<>(again, TownMeasures.ALL);
        Match<Town, Event> match = again.match().branch(0, again.match().seats());
        assertEquals(Attempt.OPEN, judge.judge(match));
        match.play(played);
        assertEquals(Attempt.MISSED, judge.judge(match));
        match.undo();
        match.play(better);
        assertEquals(Attempt.SOLVED, judge.judge(match));
    }
}
