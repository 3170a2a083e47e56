package meeples.desktop.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.profiling.GLProfiler;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.function.Function;
import java.util.stream.Stream;
import meeples.app.MeeplesGame;
import meeples.app.StartOptions;
import meeples.desktop.DesktopPlatform;
import meeples.desktop.GameWindow;
import meeples.platform.MemoryStorage;
import meeples.play.Match;
import meeples.room.replay.ReplayScreen;
import meeples.testing.NeedsDisplay;
import meeples.ui.Ui;
import meeples.ui.UiScreen;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a frame of the whole game costs while it waits for a player: table, panels and buttons. */
@NeedsDisplay
class TableScreenPerformanceTest {
    private static final int MOST_DRAW_CALLS = 25;
    private static final int FRAMES = 30;
    private static final long PATIENCE_NANOS = 50_000_000_000L;

    /** The game, with a look at what each of its frames costs. */
    private static final class Weighed extends ApplicationAdapter {
        private final MeeplesGame game;
        private final Function<Ui, UiScreen> first;
        private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        private GLProfiler profiler;
        private long bytes;
        private int drawCalls;

        /**
         * @param name of the game that is played
         * @param first the screen to begin with; null for a new game
         */
        Weighed(String name, Function<Ui, UiScreen> first) {
            this.first = first;
            StartOptions options = StartOptions.of(first == null, "en").withGame(name);
            MemoryStorage storage = new MemoryStorage();
            // What stirs now and then is no rest, and on a slow machine leaves too little of it.
            storage.write("settings", "meeples settings 1\nlife off\n");
            game = new MeeplesGame(new DesktopPlatform(storage), options);
        }

        @Override
        public void create() {
            game.create();
            if (first != null) {
                game.ui().screens().reset(first.apply(game.ui()));
            }
            profiler = new GLProfiler(Gdx.graphics);
            profiler.enable();
        }

        @Override
        public void resize(int width, int height) {
            game.resize(width, height);
        }

        @Override
        public void render() {
            profiler.reset();
            long before = threads.getCurrentThreadAllocatedBytes();
            game.render();
            bytes = threads.getCurrentThreadAllocatedBytes() - before;
            drawCalls = profiler.getDrawCalls();
        }

        @Override
        public void dispose() {
            profiler.disable();
            game.dispose();
        }
    }

    static Stream<BusyTable<?, ?>> tables() {
        return BusyTable.all();
    }

    @ParameterizedTest
    @MethodSource("tables")
    void aWaitingTableScreenDrawsLittleAndAllocatesNothing(BusyTable<?, ?> busy) {
        assertWaitsForNothing(busy.game().name(), null);
    }

    @ParameterizedTest
    @MethodSource("tables")
    void aReplayThatIsNotPlayingDrawsLittleAndAllocatesNothing(BusyTable<?, ?> busy) {
        assertWaitsForNothing(busy.game().name(), ui -> replay(ui, busy));
    }

    private static <S, E> UiScreen replay(Ui ui, BusyTable<S, E> busy) {
        Match<S, E> match = busy.samples().over(busy.players());
        return new ReplayScreen<>(ui, new ClosedDoors(), busy.game(), match, match.size() / 2);
    }

    private static void assertWaitsForNothing(String name, Function<Ui, UiScreen> first) {
        Weighed game = new Weighed(name, first);
        long start = System.nanoTime();
        int[] most = new int[1];
        int[] inARow = new int[1];
        GameWindow.open(
                game,
                1280,
                720,
                (window, frame) -> {
                    most[0] = Math.max(most[0], game.drawCalls);
                    inARow[0] = game.bytes == 0 ? inARow[0] + 1 : 0;
                    boolean tooLong = System.nanoTime() - start > PATIENCE_NANOS;
                    if (inARow[0] == FRAMES || tooLong) {
                        window.close();
                    }
                });
        assertTrue(most[0] <= MOST_DRAW_CALLS, most[0] + " draw calls");
        assertEquals(FRAMES, inARow[0], "frames without a byte; the last took " + game.bytes);
    }
}
