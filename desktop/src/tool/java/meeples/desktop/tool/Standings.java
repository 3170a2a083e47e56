package meeples.desktop.tool;

import java.util.List;
import java.util.Locale;

/** Adds up the games of a tournament and writes the tables. */
final class Standings {
    private final List<Contestant> contestants;
    private final int players;
    private final int[][] alone; // games of one row's bot among the column's
    private final double[][] wonAlone;
    private final double[][] ahead;
    private final long[] points;
    private final long[] seats;
    private final long[] turns;
    private final long[] cpuNanos;
    private final long[] iterations;
    private int games;
    private long rounds;
    private final double[] wonBySeat; // counted from the starting player

    Standings(List<Contestant> contestants, int players) {
        int size = contestants.size();
        this.contestants = contestants;
        this.players = players;
        alone = new int[size][size];
        wonAlone = new double[size][size];
        ahead = new double[size][size];
        points = new long[size];
        seats = new long[size];
        turns = new long[size];
        cpuNanos = new long[size];
        iterations = new long[size];
        wonBySeat = new double[players];
    }

    /** Adds a game of one bot, in this seat, among others of one kind. */
    synchronized void add(Outcome outcome, int lonelySeat) {
        games++;
        rounds += outcome.rounds();
        int[] who = outcome.contestants();
        int other = who[(lonelySeat + 1) % players];
        alone[who[lonelySeat]][other]++;
        wonAlone[who[lonelySeat]][other] += outcome.win(lonelySeat);
        for (int seat = 0; seat < players; seat++) {
            points[who[seat]] += outcome.points()[seat];
            seats[who[seat]]++;
            turns[who[seat]] += outcome.turns()[seat];
            cpuNanos[who[seat]] += outcome.cpuNanos()[seat];
            iterations[who[seat]] += outcome.iterations()[seat];
            wonBySeat[(seat - outcome.first() + players) % players] += outcome.win(seat);
            compare(outcome, lonelySeat, seat);
        }
    }

    private void compare(Outcome outcome, int lonely, int seat) {
        if (seat != lonely) {
            int lead = outcome.places()[seat] - outcome.places()[lonely];
            double won = lead > 0 ? 1 : lead == 0 ? 0.5 : 0;
            int[] who = outcome.contestants();
            ahead[who[lonely]][who[seat]] += won;
            ahead[who[seat]][who[lonely]] += 1 - won;
        }
    }

    synchronized String text() {
        StringBuilder text = new StringBuilder();
        line(text, "%d games of %d players, %.1f rounds on average", games, players, mean(rounds));
        line(text, "");
        line(text, "one among the others: wins (fair share %s)", percent(1.0 / players));
        for (int i = 0; i < contestants.size(); i++) {
            for (int j = 0; j < contestants.size(); j++) {
                if (alone[i][j] > 0) {
                    addDuel(text, i, j);
                }
            }
        }
        line(text, "");
        line(
                text,
                "%-18s %6s %8s %12s %14s",
                "ladder",
                "Elo",
                "points",
                "ms a turn",
                "iterations/s");
        double[] ratings = Elo.ratings(ahead);
        for (int i = contestants.size() - 1; i >= 0; i--) {
            addRung(text, i, ratings[i]);
        }
        line(text, "");
        for (int seat = 0; seat < players; seat++) {
            Interval interval = Interval.of(wonBySeat[seat], games);
            line(
                    text,
                    "%-18s wins %s (%s to %s)",
                    "seat " + (seat + 1) + " in turn order",
                    percent(wonBySeat[seat] / games),
                    percent(interval.from()),
                    percent(interval.to()));
        }
        return text.toString();
    }

    private double mean(long sum) {
        return sum / (double) Math.max(1, games);
    }

    private void addDuel(StringBuilder text, int i, int j) {
        Interval interval = Interval.of(wonAlone[i][j], alone[i][j]);
        line(
                text,
                "%-18s among %-18s %s (%s to %s), %d games",
                contestants.get(i).name(),
                contestants.get(j).name(),
                percent(wonAlone[i][j] / alone[i][j]),
                percent(interval.from()),
                percent(interval.to()),
                alone[i][j]);
    }

    private void addRung(StringBuilder text, int i, double rating) {
        double seconds = Math.max(1, cpuNanos[i]) / 1e9;
        line(
                text,
                "%-18s %6.0f %8.1f %12.2f %14.0f",
                contestants.get(i).name(),
                rating,
                points[i] / (double) Math.max(1, seats[i]),
                1000 * seconds / Math.max(1, turns[i]),
                iterations[i] / seconds);
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    private static void line(StringBuilder text, String format, Object... values) {
        text.append(String.format(Locale.ROOT, format, values).stripTrailing()).append('\n');
    }
}
