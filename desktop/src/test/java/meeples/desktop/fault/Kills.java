package meeples.desktop.fault;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import meeples.desktop.FileStorage;
import meeples.game.BoardGame;
import meeples.platform.StorageException;
import meeples.play.BadTextException;
import meeples.room.saves.Autosave;
import meeples.testing.BotMatches;

/**
 * Bots play a game in a window, and it is killed again and again at random moments, always in the
 * same data folder: each time it is continued where the last one was cut off.
 */
final class Kills {
    private static final int MOST_DECISIONS = 25;
    private static final int MOST_MILLIS = 40;
    private static final int LONG_ENOUGH = 40;

    private final BoardGame<?, ?> game;
    private final Path folder;
    private final Random random;

    Kills(BoardGame<?, ?> game, Path folder, int seed) {
        this.game = game;
        this.folder = folder;
        random = new Random(seed);
    }

    /** A folder with settings that let games be quick, and a match of bots to continue. */
    static <S, E> void prepare(BoardGame<S, E> game, Path folder, int seed)
            throws IOException, StorageException, BadTextException {
        Files.createDirectories(folder);
        FileStorage storage = new FileStorage(folder);
        storage.write(
                "settings",
                "meeples settings 1\nlanguage en\nbig-screen-offered on\nspeed 400\n"
                        + "reduced-motion on\nvsync off\nframe-cap 0\nmaster-volume 0\n");
        new Autosave<>(game, storage).keep(BotMatches.of(game, seed));
    }

    /** Kills it so many times; what was wrong afterwards. */
    List<String> kill(int times) throws Exception {
        List<String> faults = new ArrayList<>();
        prepare(game, folder, random.nextInt(1_000_000));
        for (int i = 0; i < times; i++) {
            List<String> told = playUntilKilled();
            String moment = game.name() + ", kill " + (i + 1) + " after " + last(told) + ": ";
            for (String fault : new Aftermath(folder).faults(game, told)) {
                faults.add(moment + fault);
            }
            if (!faults.isEmpty()) {
                return faults;
            }
            if (decisions(last(told)) > LONG_ENOUGH) {
                prepare(game, folder, random.nextInt(1_000_000));
            }
        }
        return faults;
    }

    private List<String> playUntilKilled() throws IOException, InterruptedException {
        try (Child child = Child.start(ChildGame.class, folder.toString(), game.name())) {
            int first = decisions(child.await(ChildGame.DECISION));
            int wanted = first + 1 + random.nextInt(MOST_DECISIONS);
            int reached = first;
            while (reached < wanted) {
                reached = decisions(child.await(ChildGame.DECISION));
            }
            // Within or between whatever comes next: thinking, showing, writing.
            int micros = random.nextInt(MOST_MILLIS * 1000);
            LockSupport.parkNanos(TimeUnit.MICROSECONDS.toNanos(micros));
            child.kill();
            return told(child);
        }
    }

    /** The lines in which a game has told its decisions. */
    static List<String> told(Child child) {
        return child.printed().stream()
                .filter(line -> line.startsWith(ChildGame.DECISION))
                .toList();
    }

    private static String last(List<String> told) {
        return told.get(told.size() - 1).substring(ChildGame.DECISION.length());
    }

    private static int decisions(String words) {
        return Integer.parseInt(words.substring(0, words.indexOf(' ')));
    }
}
