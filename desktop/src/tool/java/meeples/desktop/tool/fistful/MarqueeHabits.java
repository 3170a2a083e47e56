package meeples.desktop.tool.fistful;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import meeples.desktop.tool.Habits;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Move;

/** Where bots put their starting marquees, and whether miners are near. */
final class MarqueeHabits implements Habits<Town> {
    private static final int ACROSS = 0;
    private static final int SAME_ROW = 1;
    private static final int DIAGONAL = 2;

    private final int[] corners = new int[Place.BUILDINGS];
    private final int[] relations = new int[3];
    private int marquees;
    private double miners;
    private double minersElsewhere;

    /** The corners that were chosen in one game, by seat. */
    private final class Choices implements Observation<Town> {
        private final int first;
        private final int[] chosen;
        private final int[] near;
        private final double[] nearElsewhere;

        Choices(Town town) {
            first = town.first();
            chosen = new int[town.players()];
            near = new int[town.players()];
            nearElsewhere = new double[town.players()];
            Arrays.fill(chosen, Town.NOBODY);
        }

        @Override
        public void deciding(Town town, int seat, int move) {
            if (town.decision() != Decision.MARQUEE) {
                return;
            }
            int free = 0;
            int sum = 0;
            for (int corner = 0; corner < Place.BUILDINGS; corner++) {
                if (Place.isCorner(corner) && town.owner(corner) == Town.NOBODY) {
                    free++;
                    sum += minersNear(town, corner);
                }
            }
            chosen[seat] = Move.building(move);
            near[seat] = minersNear(town, chosen[seat]);
            nearElsewhere[seat] = sum / (double) free;
        }

        @Override
        public void count() {
            add(this);
        }

        @Override
        public List<String> cells(int seat) {
            return List.of(chosen[seat] < 0 ? "" : "b" + chosen[seat]);
        }
    }

    private static int minersNear(Town town, int corner) {
        int sum = town.meeples(corner, Meeple.MINER);
        for (int distance = 1; distance <= 3; distance++) {
            sum += town.meeples((corner + distance) % Place.BUILDINGS, Meeple.MINER);
            sum +=
                    town.meeples(
                            (corner + Place.BUILDINGS - distance) % Place.BUILDINGS, Meeple.MINER);
        }
        return sum;
    }

    @Override
    public Observation<Town> observe(Town start) {
        return new Choices(start);
    }

    private synchronized void add(Choices game) {
        int players = game.chosen.length;
        int firstToPlace = (game.first + players - 1) % players;
        for (int seat = 0; seat < players; seat++) {
            int corner = game.chosen[seat];
            if (corner == Town.NOBODY) {
                continue; // there was no choice left
            }
            marquees++;
            corners[corner]++;
            miners += game.near[seat];
            minersElsewhere += game.nearElsewhere[seat];
            if (seat == (firstToPlace + players - 1) % players) {
                relations[relation(corner, game.chosen[firstToPlace])]++;
            }
        }
    }

    /** Corners 0 and 11, and 5 and 6, face each other across a showdown space. */
    private static int relation(int corner, int other) {
        if (corner + other == 11) {
            return ACROSS;
        }
        return corner / 6 == other / 6 ? SAME_ROW : DIAGONAL;
    }

    @Override
    public List<String> columns() {
        return List.of("corner");
    }

    @Override
    public synchronized String text() {
        if (marquees == 0) {
            return "";
        }
        StringBuilder text = new StringBuilder("\n");
        line(
                text,
                "starting marquees: b0 %s, b5 %s, b6 %s, b11 %s",
                percent(corners[0] / (double) marquees),
                percent(corners[5] / (double) marquees),
                percent(corners[6] / (double) marquees),
                percent(corners[11] / (double) marquees));
        line(
                text,
                "miners within three buildings: %.2f at the chosen corner, %.2f at all free ones",
                miners / marquees,
                minersElsewhere / marquees);
        double second = Math.max(1, relations[ACROSS] + relations[SAME_ROW] + relations[DIAGONAL]);
        line(
                text,
                "the second to place goes: across the street %s, same row %s, diagonal %s",
                percent(relations[ACROSS] / second),
                percent(relations[SAME_ROW] / second),
                percent(relations[DIAGONAL] / second));
        return text.toString();
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    private static void line(StringBuilder text, String format, Object... values) {
        text.append(String.format(Locale.ROOT, format, values)).append('\n');
    }
}
