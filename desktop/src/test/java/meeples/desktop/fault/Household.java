package meeples.desktop.fault;

import com.badlogic.ashley.core.Engine;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import meeples.desktop.TextureCensus;
import meeples.table.GameTable;
import meeples.table.TableParts;

/**
 * What a running game holds, and must give back: to be counted at the same place of the game again
 * and again.
 *
 * @param heap megabytes after all garbage is gone
 * @param textures more than when they were first counted
 * @param entities of a table before its first decision
 * @param handles open files; 0 where the system does not tell
 */
record Household(long heap, int textures, int entities, int handles, int threads) {
    private static final Path OPEN_FILES = Path.of("/proc/self/fd");

    /** What may differ without anything being wrong: caches of the language and the driver. */
    private static final int MORE_HEAP = 24;

    private static final int MORE_HANDLES = 8;
    private static final int MORE_THREADS = 6;

    /** What there is now; on the window's thread. */
    static Household count(TextureCensus textures, int entities) {
        return new Household(
                megabytes(),
                textures.more(),
                entities,
                openFiles(),
                ManagementFactory.getThreadMXBean().getThreadCount());
    }

    private static long megabytes() {
        Runtime runtime = Runtime.getRuntime();
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 3; i++) {
            System.gc();
            least = Math.min(least, runtime.totalMemory() - runtime.freeMemory());
        }
        return least >> 20;
    }

    private static int openFiles() {
        if (!Files.isDirectory(OPEN_FILES)) {
            return 0;
        }
        try (Stream<Path> open = Files.list(OPEN_FILES)) {
            return (int) open.count();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** The entities on a table. */
    static int entities(GameTable<?, ?> table) {
        try {
            Object parts = field(GameTable.class, "parts").get(table);
            return ((Engine) field(TableParts.class, "engine").get(parts)).getEntities().size();
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private static Field field(Class<?> owner, String name) throws ReflectiveOperationException {
        Field field = owner.getDeclaredField(name);
        field.setAccessible(true);
        return field;
    }

    /** What there is more of than before; empty when all was given back. */
    List<String> grownSince(Household before) {
        List<String> grown = new ArrayList<>();
        compare(grown, "megabytes of heap", before.heap, heap, MORE_HEAP);
        compare(grown, "textures", before.textures, textures, 0);
        compare(grown, "entities", before.entities, entities, 0);
        compare(grown, "open files", before.handles, handles, MORE_HANDLES);
        compare(grown, "threads", before.threads, threads, MORE_THREADS);
        return grown;
    }

    private static void compare(
            List<String> grown, String what, long before, long now, long slack) {
        if (now > before + slack) {
            grown.add(what + ": " + before + " became " + now);
        }
    }

    static String head() {
        return row("after", "heap MB", "textures", "entities", "files", "threads");
    }

    /** A row of the report. */
    String row(String when) {
        return row(when, "" + heap, "+" + textures, "" + entities, "" + handles, "" + threads);
    }

    private static String row(String when, String... cells) {
        StringBuilder row = new StringBuilder(String.format("%-28s", when));
        for (String cell : cells) {
            row.append(String.format("%10s", cell));
        }
        return row.toString();
    }
}
