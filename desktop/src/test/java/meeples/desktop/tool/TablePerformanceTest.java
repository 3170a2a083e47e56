package meeples.desktop.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.profiling.GLProfiler;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import meeples.desktop.GameWindow;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.rules.FistfulRules;
import meeples.fistful.table.Art;
import meeples.fistful.table.Target;
import meeples.fistful.table.TownTable;
import meeples.play.MoveList;
import meeples.play.Seat;
import meeples.table.Pace;
import meeples.testing.NeedsDisplay;
import org.junit.jupiter.api.Test;

/** What a frame of the table costs, on a busy table of four in a real window. */
@NeedsDisplay
class TablePerformanceTest {
    /** Of the 25 that the whole screen may take, the rest is for what lies over the table. */
    private static final int MOST_DRAW_CALLS = 16;

    private static final int FRAMES = 20;
    private static final float FRAME = 1 / 60f;

    private final FistfulRules rules = new FistfulRules();
    private final MoveList moves = new MoveList();
    private Throwable failure;

    private interface Measurement {
        void on(TableCamera camera, TownTable table, Town town);
    }

    /** Runs with a game for four that has gone on for a while. */
    private void onABusyTable(Measurement measurement) throws Throwable {
        GameWindow.open(
                new ApplicationAdapter() {
                    @Override
                    public void create() {
                        try (TableCamera camera = new TableCamera(Path.of("build"))) {
                            camera.setSize(960, 540);
                            Town town = new Town(Setup.of(4, 8));
                            TownTable table = camera.table(4);
                            table.sit(seats());
                            Random random = new Random(8);
                            for (int i = 0; i < 120; i++) {
                                play(town, random);
                            }
                            table.show(town);
                            measurement.on(camera, table, town);
                        } catch (Throwable e) {
                            failure = e;
                        }
                    }
                },
                640,
                360,
                (window, frame) -> window.close());
        if (failure != null) {
            throw failure;
        }
    }

    private static List<Seat> seats() {
        List<Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < 4; seat++) {
            seats.add(new Seat("P" + seat, "", Art.COLOURS[seat], Art.SYMBOLS[seat]));
        }
        return seats;
    }

    private List<Event> play(Town town, Random random) {
        rules.legalMoves(town, moves);
        List<Event> events = new ArrayList<>();
        rules.play(town, moves.get(random.nextInt(moves.size())), events::add);
        return events;
    }

    @Test
    void aTableAtRestAllocatesNothing() throws Throwable {
        onABusyTable(
                (camera, table, town) -> {
                    table.glow(List.of(Target.location(1), Target.space(3), Target.handMeeple(0)));
                    table.focus(Target.location(2));
                    TableCamera.pass(table, 5);
                    assertFalse(table.needsFrames(), "a waiting table asks for no frames");
                    // The first frames also load classes and set the type.
                    allocatedIn(() -> camera.draw(table));
                    long bytes = allocatedIn(() -> camera.draw(table));
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

    @Test
    void noFrameOfAGameTakesTooManyDrawCalls() throws Throwable {
        onABusyTable(
                (camera, table, town) -> {
                    GLProfiler profiler = new GLProfiler(Gdx.graphics);
                    profiler.enable();
                    Random random = new Random(3);
                    int most = 0;
                    for (int i = 0; i < 40 && town.decider() != Town.NOBODY; i++) {
                        table.act(play(town, random), town, Pace.OTHERS);
                        for (int frame = 0; table.isBusy(); frame++) {
                            table.update(FRAME);
                            if (frame % 20 == 0) {
                                profiler.reset();
                                camera.draw(table);
                                most = Math.max(most, profiler.getDrawCalls());
                            }
                        }
                    }
                    profiler.disable();
                    assertTrue(most > 0 && most <= MOST_DRAW_CALLS, most + " draw calls");
                });
    }
}
