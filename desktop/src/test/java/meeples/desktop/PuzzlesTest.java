package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import meeples.coloma.ui.ColomaGame;
import meeples.fistful.ui.FistfulGame;
import meeples.game.BoardGame;
import meeples.platform.MemoryStorage;
import meeples.room.playing.TableScreen;
import meeples.room.puzzle.PuzzleScreen;
import meeples.room.puzzle.PuzzlesScreen;
import meeples.testing.NeedsDisplay;
import org.junit.jupiter.api.Test;

/** Somebody finds the puzzles, fails at one, tries again and solves it; nothing else is touched. */
@NeedsDisplay
class PuzzlesTest {
    /**
     * The last turn: take the Gunsmith's builder clockwise, and turn the Doctor's marquee to 10.
     */
    private static final String LAST_TURN = "win-4065-106";

    /** A bridge for cards in hand, and a river. */
    private static final String BRIDGE = "gain-22006-110";

    private final MemoryStorage storage = new MemoryStorage();
    private UiRobot robot;

    private void play(BoardGame<?, ?> game, UiRobot.Script script) throws Exception {
        GamePlayer.open(
                game,
                storage,
                1280,
                720,
                window -> {
                    robot = window;
                    script.run(robot);
                });
    }

    private void open(String puzzle) {
        robot.click("pastimes");
        robot.click("pastimes.puzzles");
        choose(puzzle);
    }

    private void choose(String puzzle) {
        robot.waitFor("the list", () -> robot.screen() instanceof PuzzlesScreen);
        robot.act(() -> robot.screen().focus().focus(robot.screen().find("puzzles." + puzzle)));
        robot.waitUntilIdle();
        robot.click("puzzles." + puzzle);
        awaitQuestion();
    }

    private void awaitQuestion() {
        robot.waitFor("a question", () -> !answers().isEmpty());
    }

    private List<String> answers() {
        return robot.screen() instanceof TableScreen<?, ?> table ? table.answers() : List.of();
    }

    private void answer(String... names) {
        for (String name : names) {
            awaitQuestion();
            robot.click(name);
        }
    }

    private String puzzle() {
        return robot.ask(() -> ((PuzzleScreen<?, ?>) robot.screen()).puzzle().name());
    }

    @Test
    void whoFailsTriesAgainAtOnceAndWhoSolvesItGoesOn() throws Exception {
        play(
                new FistfulGame(),
                window -> {
                    open(LAST_TURN);
                    answer("target-LOCATION-6", "target-SPACE-9", "no");
                    robot.await("puzzle.again");
                    assertFalse(robot.sees("puzzle.next"));
                    assertFalse(robot.sees("puzzle.hint"), "the first try is one's own");
                    robot.click("puzzle.again");
                    answer("target-LOCATION-6", "target-SPACE-9", "no");
                    robot.await("puzzle.hint");
                    robot.click("puzzle.again");
                    answer("target-LOCATION-6", "target-SPACE-9", "yes");
                    robot.await("puzzle.next");
                    assertEquals(
                            "solved puzzles 1\n" + LAST_TURN + " stars 2\n", progress("fistful"));
                    robot.click("puzzle.next");
                    awaitQuestion();
                    assertFalse(puzzle().equals(LAST_TURN));
                    assertNull(storage.read("autosave-fistful"), "a puzzle is no match");
                });
    }

    private String progress(String game) throws Exception {
        return storage.read("puzzles-" + game);
    }

    @Test
    void aHintTellsHowTheSolutionBeginsAndCostsStars() throws Exception {
        play(
                new FistfulGame(),
                window -> {
                    open(LAST_TURN);
                    for (int i = 0; i < 2; i++) {
                        answer("target-LOCATION-6", "target-SPACE-9", "no");
                        robot.await("puzzle.again");
                        if (i == 0) {
                            robot.click("puzzle.again");
                        }
                    }
                    robot.click("puzzle.hint");
                    robot.await("puzzle.hint.text");
                    robot.click("puzzle.again");
                    answer("target-LOCATION-6", "target-SPACE-9", "yes");
                    robot.await("puzzle.next");
                    assertTrue(progress("fistful").contains(LAST_TURN + " stars 1"));
                });
    }

    @Test
    void aPuzzleOfColomaIsSolvedByMouseAndShowsNobodyElsesHand() throws Exception {
        play(
                new ColomaGame(),
                window -> {
                    open(BRIDGE);
                    answer("target-BRIDGE-4", "order-0", "target-CANYON-2");
                    robot.await("puzzle.next");
                    assertTrue(progress("coloma").contains(BRIDGE + " stars 3"));
                    robot.click("puzzle.all");
                    robot.waitFor("the list", () -> robot.screen() instanceof PuzzlesScreen);
                });
    }

    @Test
    void somebodyWithAPadAloneComesThereAndSolvesOne() throws Exception {
        play(
                new FistfulGame(),
                window -> {
                    PadHolder holder = PadHolder.with(robot, "Xbox One Controller");
                    holder.go("pastimes", "pastimes.puzzles");
                    holder.go("pastimes.puzzles", "puzzles.back");
                    holder.go("puzzles." + LAST_TURN, "puzzle.goal");
                    for (String name : List.of("target-LOCATION-6", "target-SPACE-9", "yes")) {
                        awaitQuestion();
                        holder.walkTo(name);
                        robot.act(holder.pad()::a);
                        robot.waitUntilIdle();
                    }
                    robot.await("puzzle.next");
                    holder.visitAll();
                    assertTrue(progress("fistful").contains(LAST_TURN + " stars 3"));
                });
    }
}
