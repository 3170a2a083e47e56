package meeples.desktop.fault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import meeples.app.Games;
import meeples.desktop.FileStorage;
import meeples.game.BoardGame;
import meeples.play.Match;
import meeples.play.MoveList;
import meeples.play.Words;
import meeples.room.saves.Autosave;
import meeples.testing.BotMatches;
import meeples.testing.NeedsDisplay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whoever kills the game loses the last decision at most. The seed is printed and can be given
 * again by the system property {@code kill.seed}.
 */
@NeedsDisplay
class KillTest {
    private static final int KILLS = 10;

    private final int seed = Integer.getInteger("kill.seed", new Random().nextInt(1_000_000));

    @TempDir Path temporary;

    @Test
    void aGameThatIsKilledGoesOnFromTheLastDecisionOrTheOneBefore() throws Exception {
        System.out.println("kill.seed=" + seed);
        List<BoardGame<?, ?>> games = Games.all().list();
        // Two at a time: most of it is starting up.
        int hands = Math.max(2, games.size());
        ExecutorService workers = Executors.newFixedThreadPool(2);
        List<Future<List<String>>> all = new ArrayList<>();
        for (int i = 0; i < hands; i++) {
            BoardGame<?, ?> game = games.get(i % games.size());
            Kills kills = new Kills(game, temporary.resolve("data-" + i), seed + i);
            all.add(workers.submit(() -> kills.kill(KILLS / hands)));
        }
        try {
            for (Future<List<String>> faults : all) {
                assertEquals(List.of(), faults.get());
            }
        } finally {
            workers.shutdownNow();
        }
    }

    @Test
    void aSecondCopySaysSoAndTouchesNothingOfTheFirst() throws Exception {
        BoardGame<?, ?> game = Games.all().first();
        Kills.prepare(game, temporary, seed);
        String[] arguments = {temporary.toString(), game.name()};
        try (Child first = Child.start(ChildGame.class, arguments)) {
            first.await(ChildGame.DECISION);
            try (Child second = Child.start(ChildGame.class, arguments)) {
                String message = second.await(ChildGame.MESSAGE);
                assertTrue(message.contains("copy-2"), message);
                first.await(ChildGame.DECISION);
                second.kill();
                first.kill();
                assertEquals(List.of(), Kills.told(second), "it has a match of its own, or none");
            }
            assertEquals(List.of(), new Aftermath(temporary).faults(game, Kills.told(first)));
        }
    }

    @Test
    void aStorageThatWritesInPlaceIsCaught() throws Exception {
        BoardGame<?, ?> game = Games.all().first();
        Kills.prepare(game, temporary, seed);
        try (Child child =
                Child.start(ChildGame.class, temporary.toString(), game.name(), "in place")) {
            child.await(HalfWriter.STOPPED);
            child.kill();
            List<String> faults = new Aftermath(temporary).faults(game, Kills.told(child));
            assertTrue(faults.get(0).startsWith("the autosave is torn"), faults.toString());
        }
    }

    @Test
    void aGameThatKeepsOnlyEveryThirdDecisionIsCaught() throws Exception {
        assertKept(2, List.of());
        assertKept(3, List.of());
        List<String> faults = faults(1);
        assertTrue(faults.get(0).startsWith("kept: decision 1 "), faults.toString());
    }

    private void assertKept(int decisions, List<String> faults) throws Exception {
        assertEquals(faults, faults(decisions));
    }

    /** Three decisions are made, and so many of them kept. */
    private List<String> faults(int kept) throws Exception {
        return faults(Games.all().first(), kept);
    }

    private <S, E> List<String> faults(BoardGame<S, E> game, int kept) throws Exception {
        Kills.prepare(game, temporary, seed);
        Match<S, E> match = BotMatches.of(game, seed);
        List<String> told = new ArrayList<>();
        MoveList legal = new MoveList();
        for (int i = 1; i <= 3; i++) {
            match.legalMoves(legal);
            match.play(legal.get(0));
            int hash = match.game().rules().hash(match.position());
            told.add(ChildGame.DECISION + match.size() + " " + Words.hex(hash));
            if (i <= kept) {
                new Autosave<>(game, new FileStorage(temporary)).keep(match);
            }
        }
        return new Aftermath(temporary).faults(game, told);
    }

    @Test
    void unfinishedFilesThatPileUpAreCaught() throws Exception {
        assertEquals(List.of(), faults(3));
        Files.createFile(temporary.resolve("autosave-x.txt.1-1.new"));
        Files.createFile(temporary.resolve("autosave-x.txt.2-1.new"));
        List<String> faults = faults(3);
        assertTrue(faults.get(0).startsWith("unfinished files pile up"), faults.toString());
    }
}
