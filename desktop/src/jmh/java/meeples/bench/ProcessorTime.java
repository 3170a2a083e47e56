package meeples.bench;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Locale;

/**
 * Measures what {@link GamesBench} does by the processor's time instead of the clock's, for a
 * machine on which others work too: the medians, as rows of a table.
 */
public final class ProcessorTime {
    private static final int ROUNDS = 9;
    private static final int WARM_UP = 2;
    private static final int GAMES = 6000;
    private static final int COPIES = 2_000_000;

    private ProcessorTime() {}

    public static void main(String[] args) {
        System.out.println(
                "| game, players | games a second | all moves listed | decisions a second"
                        + " | copies a second | fresh deals a second |");
        for (int players = 2; players <= 4; players++) {
            FistfulBench bench = new FistfulBench();
            bench.players = players;
            measure("fistful " + players, bench);
        }
        for (int players : new int[] {1, 2, 3, 4, 6}) {
            ColomaBench bench = new ColomaBench();
            bench.players = players;
            measure("coloma " + players, bench);
        }
    }

    private static void measure(String name, GamesBench<?> bench) {
        bench.layOut();
        GamesBench.Counts counts = new GamesBench.Counts();
        double games = aSecond(GAMES, () -> bench.games(counts));
        double decisions = (double) counts.decisions / (GAMES * (ROUNDS + WARM_UP));
        double listed = aSecond(GAMES, () -> bench.gamesWithLists(counts));
        double copies = aSecond(COPIES, () -> bench.copies());
        double deals = aSecond(COPIES / 10, () -> bench.deals());
        System.out.printf(
                Locale.ROOT,
                "| %s | %,.0f | %,.0f | %.1f M | %.0f M | %.1f M |%n",
                name,
                games,
                listed,
                games * decisions / 1e6,
                copies / 1e6,
                deals / 1e6);
    }

    /** How often a second this is done: the median of a few rounds. */
    private static double aSecond(int times, Runnable what) {
        double[] rates = new double[ROUNDS];
        for (int round = -WARM_UP; round < ROUNDS; round++) {
            long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            for (int i = 0; i < times; i++) {
                what.run();
            }
            long nanos = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start;
            if (round >= 0) {
                rates[round] = times * 1e9 / nanos;
            }
        }
        Arrays.sort(rates);
        return rates[ROUNDS / 2];
    }
}
