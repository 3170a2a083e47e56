package meeples.desktop.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.profiling.GLProfiler;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.stream.Stream;
import meeples.desktop.cli.WindowSize;
import meeples.table.Pace;
import meeples.testing.NeedsDisplay;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a frame of each game's table costs, on a busy table in a real window. */
@NeedsDisplay
class TablePerformanceTest {
    /** Of the 25 that the whole screen may take, the rest is for what lies over the table. */
    private static final int MOST_DRAW_CALLS = 16;

    /** There a game's pictures may lie on several pages. */
    private static final int MOST_ON_THE_LARGEST = 20;

    private static final int FRAMES = 20;
    private static final float FRAME = 1 / 60f;
    private static final WindowSize SMALL = new WindowSize(960, 540);
    private static final WindowSize LARGE = new WindowSize(3840, 2160);

    static Stream<BusyTable<?, ?>> tables() {
        return BusyTable.all();
    }

    @ParameterizedTest
    @MethodSource("tables")
    void aTableAtRestAllocatesNothing(BusyTable<?, ?> busy) throws Throwable {
        busy.visit(
                SMALL,
                sitting -> {
                    sitting.table.glow(busy.lit());
                    sitting.table.focus(busy.focused());
                    TableCamera.pass(sitting.table, 5);
                    assertFalse(sitting.table.needsFrames(), "a waiting table asks for no frames");
                    // The first frames also load classes and set the type.
                    allocatedIn(() -> sitting.camera.draw(sitting.table));
                    long bytes = allocatedIn(() -> sitting.camera.draw(sitting.table));
                    assertEquals(0, bytes, "bytes in " + FRAMES + " frames");
                });
    }

    private static long allocatedIn(Runnable frame) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < FRAMES; i++) {
            frame.run();
        }
        return threads.getCurrentThreadAllocatedBytes() - before;
    }

    @ParameterizedTest
    @MethodSource("tables")
    void noFrameOfAGameTakesTooManyDrawCalls(BusyTable<?, ?> busy) throws Throwable {
        busy.visit(SMALL, sitting -> assertFewDrawCalls(sitting, 40, 20, MOST_DRAW_CALLS));
    }

    @ParameterizedTest
    @MethodSource("tables")
    void norDoesOneOnTheLargestScreen(BusyTable<?, ?> busy) throws Throwable {
        busy.visit(LARGE, sitting -> assertFewDrawCalls(sitting, 12, 120, MOST_ON_THE_LARGEST));
    }

    private static <S, E> void assertFewDrawCalls(
            BusyTable.Sitting<S, E> sitting, int moves, int framesBetween, int allowed) {
        GLProfiler profiler = new GLProfiler(Gdx.graphics);
        profiler.enable();
        int most = 0;
        for (int i = 0; i < moves && !sitting.isOver(); i++) {
            sitting.table.act(sitting.play(), sitting.position(), Pace.OTHERS);
            for (int frame = 0; sitting.table.isBusy(); frame++) {
                sitting.table.update(FRAME);
                if (frame % framesBetween == framesBetween / 4) {
                    profiler.reset();
                    sitting.camera.draw(sitting.table);
                    most = Math.max(most, profiler.getDrawCalls());
                }
            }
        }
        profiler.disable();
        System.out.println(sitting.camera.game().name() + ": " + most + " draw calls at most");
        assertTrue(most > 0 && most <= allowed, most + " draw calls");
    }
}
