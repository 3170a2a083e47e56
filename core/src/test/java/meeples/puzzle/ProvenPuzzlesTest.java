package meeples.puzzle;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import meeples.coloma.Coloma;
import meeples.coloma.ai.ColomaBots;
import meeples.coloma.ai.ValleyMeasures;
import meeples.coloma.model.Valley;
import meeples.fistful.Fistful;
import meeples.fistful.ai.Bots;
import meeples.fistful.ai.TownMeasures;
import meeples.fistful.model.Town;
import meeples.play.Eyes;
import meeples.play.Game;
import meeples.play.Match;
import meeples.play.Rules;
import meeples.search.Bot;
import org.junit.jupiter.api.Test;

/**
 * Every puzzle that comes with the games is solved by its solution, has no other one, asks for the
 * best that there is and is as hard as it says. Looks at everything that can be done, so that it is
 * a proof.
 */
class ProvenPuzzlesTest {
    /** As many positions as the program that looks for puzzles looks at. */
    private static final int WIDTH = 20_000;

    private static <S, E> List<Puzzle<S, E>> read(Game<S, E> game, List<Measure<S, E>> measures)
            throws Exception {
        String text = Files.readString(Path.of("../assets/puzzles/" + game.name() + ".txt"));
        List<Puzzle<S, E>> puzzles = new ArrayList<>();
        for (String one : PuzzleText.split(text)) {
            Puzzle<S, E> puzzle = PuzzleText.read(game, measures, one);
            String again = PuzzleText.write(puzzle);
            assertEquals(timeless(one), timeless(again), "it is written as it was read");
            puzzles.add(puzzle);
        }
        return puzzles;
    }

    /** The next version of the program will write its own number. */
    private static String timeless(String text) {
        return text.replaceAll("program .*|check \\w+", "");
    }

    private static <S, E> void prove(
            Puzzle<S, E> puzzle, List<Measure<S, E>> measures, Supplier<Bot<S>> grader)
            throws Exception {
        Rules<S, E> rules = puzzle.match().game().rules();
        S start = puzzle.match().position();
        Measure<S, E> measure = Goals.measure(measures, puzzle.goal());
        Solver<S, E> solver = new Solver<>(rules, measure, start, WIDTH);
        int goal = puzzle.goal().number();
        if (!measure.asksForLeast()) {
            assertEquals(goal, solver.best(), puzzle.name() + " asks for the best");
        }
        Solution solution = solver.solve(goal);
        assertTrue(solution.exists(), puzzle.name() + " can be solved");
        assertTrue(solution.isUnique(), puzzle.name() + " has one solution");
        assertArrayEquals(solution.line(), puzzle.solution(), puzzle.name());
        boolean found = Grading.isFoundBy(grader.get(), puzzle, measures);
        assertEquals(Grading.grade(solution, found), puzzle.grade(), puzzle.name());
    }

    /** Whatever the seat cannot see, and whatever chance would bring. */
    private static <S, E> void playSolution(Puzzle<S, E> puzzle, List<Measure<S, E>> measures) {
        Match<S, E> match = puzzle.match().branch(0, puzzle.match().seats());
        Judge<S, E> judge = new Judge<>(puzzle, measures);
        for (int move : puzzle.solution()) {
            assertEquals(Attempt.OPEN, judge.judge(match), puzzle.name());
            match.play(move);
        }
        assertEquals(Attempt.SOLVED, judge.judge(match), puzzle.name());
    }

    private static void haveNamesOfTheirOwn(List<? extends Puzzle<?, ?>> puzzles) {
        Set<String> names = new HashSet<>();
        for (Puzzle<?, ?> puzzle : puzzles) {
            assertTrue(names.add(puzzle.name()), puzzle.name());
        }
    }

    private static void haveAllGrades(List<? extends Puzzle<?, ?>> puzzles) {
        Set<Integer> grades = new HashSet<>();
        puzzles.forEach(puzzle -> grades.add(puzzle.grade()));
        assertEquals(Set.of(1, 2, 3), grades);
    }

    @Test
    void thePuzzlesOfFistfulAreProven() throws Exception {
        List<Puzzle<Town, meeples.fistful.rules.Event>> puzzles =
                read(Fistful.GAME, TownMeasures.ALL);
        assertTrue(puzzles.size() >= 30, puzzles.size() + " puzzles");
        haveNamesOfTheirOwn(puzzles);
        haveAllGrades(puzzles);
        for (Puzzle<Town, meeples.fistful.rules.Event> puzzle : puzzles) {
            prove(puzzle, TownMeasures.ALL, () -> Bots.create(Bots.PROSPECTOR, 1));
            playSolution(puzzle, TownMeasures.ALL);
        }
    }

    @Test
    void thePuzzlesOfColomaAreProven() throws Exception {
        List<Puzzle<Valley, meeples.coloma.rules.Event>> puzzles =
                read(Coloma.GAME, ValleyMeasures.ALL);
        assertTrue(puzzles.size() >= 15, puzzles.size() + " puzzles");
        haveNamesOfTheirOwn(puzzles);
        haveAllGrades(puzzles);
        for (Puzzle<Valley, meeples.coloma.rules.Event> puzzle : puzzles) {
            prove(puzzle, ValleyMeasures.ALL, () -> ColomaBots.create(ColomaBots.PROSPECTOR, 1));
            playSolution(puzzle, ValleyMeasures.ALL);
        }
    }

    @Test
    void everyGoalOfFistfulHasAPuzzle() throws Exception {
        Set<String> goals = new HashSet<>();
        read(Fistful.GAME, TownMeasures.ALL).forEach(puzzle -> goals.add(puzzle.goal().measure()));
        assertEquals(TownMeasures.ALL.size(), goals.size(), goals.toString());
    }

    @Test
    void aSolutionOfColomaNeverDependsOnWhatTheSeatCannotSee() throws Exception {
        for (Puzzle<Valley, meeples.coloma.rules.Event> puzzle :
                read(Coloma.GAME, ValleyMeasures.ALL)) {
            Valley start = puzzle.match().position();
            Rules<Valley, meeples.coloma.rules.Event> rules = Coloma.GAME.rules();
            assertTrue(rules.hides(start, Eyes.of(puzzle.seat())), puzzle.name());
            for (int seed = 1; seed <= 5; seed++) {
                Valley other = Coloma.GAME.dealtAnew(start, puzzle.seat(), seed);
                assertNotEquals(rules.hash(start), rules.hash(other));
                Measure<Valley, meeples.coloma.rules.Event> measure =
                        Goals.measure(ValleyMeasures.ALL, puzzle.goal());
                Solution solution =
                        new Solver<>(rules, measure, other, WIDTH).solve(puzzle.goal().number());
                assertArrayEquals(puzzle.solution(), solution.line(), puzzle.name());
            }
        }
    }
}
