package meeples.desktop.tool.coloma;

import java.util.Locale;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Score;
import meeples.desktop.tool.Figures;

/** Adds up where points came from, of all players and of winners. */
final class PointSources implements Figures<Valley> {
    private static final String[] NAMES = {
        "on the way", "buildings", "regions", "canyons", "bridges", "hotels", "graves"
    };

    private final long[] all = new long[NAMES.length];
    private final long[] won = new long[NAMES.length];
    private int seats;
    private int winners;
    private long sam;
    private int againstSam;

    @Override
    public void add(Valley end) {
        for (int seat = 0; seat < end.players(); seat++) {
            boolean wins = Score.place(end, seat) == 1;
            int[] points = points(end, seat);
            for (int i = 0; i < points.length; i++) {
                all[i] += points[i];
                won[i] += wins ? points[i] : 0;
            }
            seats++;
            winners += wins ? 1 : 0;
        }
        if (end.isSolo()) {
            sam += Score.of(end, Valley.SAM);
            againstSam++;
        }
    }

    private static int[] points(Valley end, int seat) {
        return new int[] {
            end.gained(seat),
            Score.buildings(end, seat),
            Score.regions(end, seat),
            Score.canyons(end, seat),
            Score.bridges(end, seat),
            Score.hotels(end, seat),
            -Score.graves(end, seat)
        };
    }

    @Override
    public String text() {
        StringBuilder text = new StringBuilder("points from           all  winners\n");
        for (int i = 0; i < NAMES.length; i++) {
            line(text, NAMES[i], all[i] / (double) seats, won[i] / (double) Math.max(1, winners));
        }
        if (againstSam > 0) {
            text.append(String.format(Locale.ROOT, "Sam %.1f\n", sam / (double) againstSam));
        }
        return text.toString();
    }

    private static void line(StringBuilder text, String name, double ofAll, double ofWinners) {
        text.append(String.format(Locale.ROOT, "  %-16s %6.1f %8.1f\n", name, ofAll, ofWinners));
    }
}
