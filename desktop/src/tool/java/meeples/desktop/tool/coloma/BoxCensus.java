package meeples.desktop.tool.coloma;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.IntFunction;
import meeples.coloma.model.Barrel;
import meeples.coloma.model.Bridge;
import meeples.coloma.model.Building;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Cause;
import meeples.coloma.rules.Event;
import meeples.coloma.rules.EventListener;
import meeples.coloma.rules.Score;
import meeples.desktop.tool.Census;

/**
 * What the values in the box are judged by: which buildings, bridges and barrels players go for,
 * where winners' points come from, how shootouts end, how Sam fares.
 */
final class BoxCensus implements Census<Valley, Event> {
    private static final String[] SOURCES = {
        "shootouts",
        "nuggets sold",
        "buildings",
        "regions",
        "rivers",
        "bridges",
        "hotels",
        "barrels, cards",
        "graves"
    };
    private static final int SHOOTOUT = 0;
    private static final int SOLD = 1;
    private static final int HOTELS = 6;
    private static final int SMALL_GAINS = 7;

    private final Counter counter = new Counter();
    private final int[] built = new int[Building.ALL];
    private final int[] bridges = new int[Bridge.KINDS];
    private final int[] barrels = new int[Barrel.KINDS];
    private final long[] won = new long[SOURCES.length];
    private final int[][] gained = new int[Valley.MOST_SEATS][SOURCES.length];
    private int seats;
    private int shootouts;
    private int shootoutsWon;
    private int againstSam;
    private int beatenSam;
    private long samsPoints;
    private long soloPoints;

    @Override
    public void witness(Event event) {
        event.accept(counter);
    }

    private final class Counter extends EventListener {
        @Override
        protected void hear(Event.ShootoutFought fought) {
            shootouts++;
            shootoutsWon += fought.won() ? 1 : 0;
        }

        @Override
        protected void hear(Event.BridgeBuilt bridge) {
            bridges[bridge.kind()]++;
        }

        @Override
        protected void hear(Event.BarrelUsed barrel) {
            barrels[barrel.kind()]++;
        }

        @Override
        protected void hear(Event.NuggetsSpent spent) {
            gained[spent.seat()][SOLD] += spent.points();
        }

        @Override
        protected void hear(Event.CardsDrawn drawn) {
            gained[drawn.seat()][SMALL_GAINS] += drawn.points();
        }

        @Override
        protected void hear(Event.PointsGained points) {
            gained[points.seat()][source(points.cause())] += points.count();
        }
    }

    private static int source(Cause cause) {
        return switch (cause) {
            case SHOOTOUT -> SHOOTOUT;
            case BEDS -> HOTELS;
            default -> SMALL_GAINS;
        };
    }

    @Override
    public void add(Valley end) {
        for (int seat = 0; seat < end.players(); seat++) {
            for (int building = 0; building < Building.ALL; building++) {
                built[building] += end.hasBuilt(seat, building) ? 1 : 0;
            }
            if (Score.place(end, seat) == 1) {
                addWinner(end, seat);
            }
            seats++;
        }
        for (int[] ofSeat : gained) {
            Arrays.fill(ofSeat, 0);
        }
        if (end.isSolo()) {
            againstSam++;
            beatenSam += Score.place(end, 0) == 1 ? 1 : 0;
            samsPoints += Score.of(end, Valley.SAM);
            soloPoints += Score.of(end, 0);
        }
    }

    private void addWinner(Valley end, int seat) {
        int[] kept = {
            0,
            0,
            Score.buildings(end, seat),
            Score.regions(end, seat),
            Score.canyons(end, seat),
            Score.bridges(end, seat),
            Score.hotels(end, seat),
            0,
            -Score.graves(end, seat)
        };
        for (int source = 0; source < SOURCES.length; source++) {
            won[source] += gained[seat][source] + kept[source];
        }
    }

    @Override
    public String text() {
        StringBuilder text = new StringBuilder("winners' points from\n");
        long all = Math.max(1, sum(won));
        for (int source = 0; source < SOURCES.length; source++) {
            line(text, "  %-16s %5.1f %%", SOURCES[source], 100.0 * won[source] / all);
        }
        line(text, "buildings: built in so many of a player's games");
        for (int building = 0; building < Building.ALL; building++) {
            double share = 100.0 * built[building] / seats;
            line(text, "  %-16s %5.1f %%", Building.word(building), share);
        }
        relative(text, "bridges built, 1 is the mean", Bridge::word, bridges);
        relative(text, "barrels used, 1 is the mean", Barrel::word, barrels);
        line(text, "shootouts won %.1f %%", 100.0 * shootoutsWon / Math.max(1, shootouts));
        if (againstSam > 0) {
            line(
                    text,
                    "Sam is beaten in %.1f %%; %.1f points, Sam %.1f",
                    100.0 * beatenSam / againstSam,
                    soloPoints / (double) againstSam,
                    samsPoints / (double) againstSam);
        }
        return text.toString();
    }

    private static void relative(
            StringBuilder text, String title, IntFunction<String> names, int[] counts) {
        double mean = 0;
        for (int count : counts) {
            mean += count / (double) counts.length;
        }
        line(text, "%s (%.0f each)", title, mean);
        for (int kind = 0; kind < counts.length; kind++) {
            line(text, "  %-16s %5.2f", names.apply(kind), counts[kind] / Math.max(mean, 1e-9));
        }
    }

    private static long sum(long[] counts) {
        long sum = 0;
        for (long count : counts) {
            sum += count;
        }
        return sum;
    }

    private static void line(StringBuilder text, String format, Object... values) {
        text.append(String.format(Locale.ROOT, format, values)).append('\n');
    }
}
