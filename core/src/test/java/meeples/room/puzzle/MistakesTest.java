package meeples.room.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import meeples.fistful.Fistful;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.ui.FistfulGame;
import meeples.platform.MemoryStorage;
import meeples.play.Match;
import meeples.play.MoveList;
import meeples.play.Seat;
import meeples.puzzle.Goals;
import meeples.puzzle.Puzzle;
import meeples.room.review.Finding;
import org.junit.jupiter.api.Test;

/** What an analysis has found comes back as puzzles, and what was solved is remembered. */
class MistakesTest {
    private final MemoryStorage storage = new MemoryStorage();
    private final FistfulGame game = new FistfulGame();
    private final Mistakes<Town, Event> mistakes = new Mistakes<>(game, storage);

    private Match<Town, Event> match(String bot, int decisions) throws Exception {
        Match<Town, Event> match =
                new Match<>(
                        Fistful.GAME,
                        "players 2 first 1 seed 5",
                        List.of(
                                new Seat("Ann", bot, "orange", "horseshoe"),
                                new Seat("Bob", "prospector", "green", "cactus")));
        MoveList legal = new MoveList();
        for (int i = 0; i < decisions; i++) {
            match.legalMoves(legal);
            match.play(legal.get(0));
        }
        return match;
    }

    private static Finding costly(Match<Town, Event> match, int decision) {
        Town position = match.positionAfter(decision);
        MoveList legal = new MoveList();
        Fistful.GAME.rules().legalMoves(position, legal);
        int better = legal.get(legal.size() - 1);
        return new Finding(
                Finding.Kind.COSTLY,
                decision,
                1,
                match.seat(decision),
                false,
                0.6,
                0.4,
                0.01,
                new int[] {match.move(decision)},
                new int[] {better},
                List.of());
    }

    private static int decisionOf(Match<Town, Event> match, int seat, int from) {
        int decision = from;
        while (match.seat(decision) != seat) {
            decision++;
        }
        return decision;
    }

    @Test
    void whatAPersonCouldHaveDoneBetterIsKept() throws Exception {
        Match<Town, Event> match = match("", 40);
        int decision = decisionOf(match, 0, 3);
        mistakes.learn(match, List.of(costly(match, decision)));
        List<Puzzle<Town, Event>> kept = mistakes.list();
        assertEquals(1, kept.size());
        assertEquals(Goals.BETTER, kept.get(0).goal().measure());
        assertEquals(decision, kept.get(0).match().size());
        assertEquals(0, kept.get(0).seat());
    }

    @Test
    void theSameAnalysisTeachesOnceAndBotsLearnNothing() throws Exception {
        Match<Town, Event> match = match("", 40);
        Finding finding = costly(match, decisionOf(match, 0, 3));
        mistakes.learn(match, List.of(finding));
        mistakes.learn(match, List.of(finding));
        mistakes.learn(match, List.of(costly(match, decisionOf(match, 1, 3))));
        assertEquals(1, mistakes.list().size());
    }

    @Test
    void onlyTheLastFewAreKeptTheNewestFirst() throws Exception {
        Match<Town, Event> match = match("", 120);
        int decision = 0;
        int newest = 0;
        for (int i = 0; i < Mistakes.MOST + 3; i++) {
            decision = decisionOf(match, 0, decision + 1);
            mistakes.learn(match, List.of(costly(match, decision)));
            newest = decision;
        }
        List<Puzzle<Town, Event>> kept = mistakes.list();
        assertEquals(Mistakes.MOST, kept.size());
        assertTrue(kept.get(0).match().size() <= newest);
        assertTrue(kept.get(0).match().size() > kept.get(1).match().size());
    }

    @Test
    void whatIsDamagedIsSetAsideAndNothingElseIsLost() throws Exception {
        storage.write("mistakes-fistful", "puzzle howdy\n");
        assertEquals(List.of(), mistakes.list());
        assertEquals("puzzle howdy\n", storage.read("mistakes-fistful.damaged"));
    }

    @Test
    void starsAreKeptAndNeverBecomeFewer() throws Exception {
        PuzzleProgress progress = new PuzzleProgress(storage, "fistful");
        progress.read();
        assertEquals(0, progress.stars("draws-1"));
        progress.solved("draws-1", 3);
        progress.solved("draws-1", 1);
        progress.solved("gain-2", 2);
        PuzzleProgress later = new PuzzleProgress(storage, "fistful");
        later.read();
        assertEquals(3, later.stars("draws-1"));
        assertEquals(2, later.stars("gain-2"));
    }

    @Test
    void starsThatCannotBeReadAreSetAside() throws Exception {
        storage.write("puzzles-fistful", "solved puzzles 1\ndraws-1 stars many\n");
        PuzzleProgress progress = new PuzzleProgress(storage, "fistful");
        progress.read();
        assertEquals(0, progress.stars("draws-1"));
        assertTrue(storage.read("puzzles-fistful.damaged").contains("many"));
    }
}
