package meeples.desktop.tool.coloma;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import meeples.coloma.model.Decision;
import meeples.coloma.model.Site;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Move;
import meeples.desktop.tool.Habits;

/** Where bots send their pioneers. */
final class SiteHabits implements Habits<Valley> {
    private static final int BARKER = Site.ALL;

    private final long[] chosen = new long[Site.ALL + 1];

    /** The sites that were chosen in one game, by seat, the Barker's apart. */
    private final class Choices implements Observation<Valley> {
        private final int[][] sites;

        Choices(int players) {
            sites = new int[players][Site.ALL + 1];
        }

        @Override
        public void deciding(Valley valley, int seat, int move) {
            if (valley.decision() == Decision.SITE) {
                int site = Move.first(move);
                sites[seat][site == valley.barker() ? BARKER : site]++;
            }
        }

        @Override
        public void count() {
            add(sites);
        }

        @Override
        public List<String> cells(int seat) {
            List<String> cells = new ArrayList<>();
            for (int count : sites[seat]) {
                cells.add(String.valueOf(count));
            }
            return cells;
        }
    }

    @Override
    public Observation<Valley> observe(Valley start) {
        return new Choices(start.players());
    }

    private synchronized void add(int[][] sites) {
        for (int[] bySite : sites) {
            for (int i = 0; i < bySite.length; i++) {
                chosen[i] += bySite[i];
            }
        }
    }

    @Override
    public List<String> columns() {
        return List.of("site1", "site2", "site3", "site4", "site5", "barker");
    }

    @Override
    public synchronized String text() {
        long all = 0;
        for (long count : chosen) {
            all += count;
        }
        if (all == 0) {
            return "";
        }
        StringBuilder text = new StringBuilder("\nsites chosen:");
        for (int i = 0; i < chosen.length; i++) {
            String name = i == BARKER ? "the Barker's" : String.valueOf(i + 1);
            text.append(String.format(Locale.ROOT, " %s %.1f %%", name, 100.0 * chosen[i] / all));
        }
        return text.append('\n').toString();
    }
}
