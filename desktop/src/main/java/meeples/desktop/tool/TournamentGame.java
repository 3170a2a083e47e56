package meeples.desktop.tool;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.fistful.rules.FistfulRules;
import meeples.fistful.rules.Move;
import meeples.fistful.rules.Score;
import meeples.play.Rules;
import meeples.search.Bot;

/** Plays one game of a tournament and takes its measures. */
final class TournamentGame {
    private static final int SLICE = 25;

    private final FistfulRules rules = new FistfulRules();
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final int[] contestants;
    private final List<Bot<Town>> bots = new ArrayList<>();
    private final Town town;
    private final int[] turns;
    private final long[] cpuNanos;
    private final long[] iterations;
    private final int[] corners;
    private final int[] miners;
    private final double[] minersElsewhere;

    /**
     * @param seated the index of the contestant in each seat
     */
    TournamentGame(Setup setup, List<Contestant> all, int[] seated) {
        contestants = seated;
        int players = setup.players();
        for (int seat = 0; seat < players; seat++) {
            // Two of a level think apart, or a level among its like would play the same game again.
            int seed = setup.seed() * all.size() + seated[seat];
            bots.add(all.get(seated[seat]).seat(seed * players + seat));
        }
        town = new Town(setup);
        turns = new int[players];
        cpuNanos = new long[players];
        iterations = new long[players];
        corners = new int[players];
        miners = new int[players];
        minersElsewhere = new double[players];
        java.util.Arrays.fill(corners, Town.NOBODY);
    }

    Outcome play() {
        while (rules.decider(town) != Rules.NOBODY) {
            int seat = rules.decider(town);
            int move = decide(seat);
            if (town.decision() == Decision.MARQUEE) {
                noteCorner(seat, Move.building(move));
            } else if (town.decision() == Decision.TAKE) {
                turns[seat]++;
            }
            rules.play(town, move, null);
        }
        int[] places = new int[contestants.length];
        int[] points = new int[contestants.length];
        for (int seat = 0; seat < contestants.length; seat++) {
            places[seat] = Score.place(town, seat);
            points[seat] = Score.of(town, seat);
        }
        return new Outcome(
                contestants,
                town.first(),
                places,
                points,
                turns,
                cpuNanos,
                iterations,
                town.round(),
                corners,
                miners,
                minersElsewhere);
    }

    private int decide(int seat) {
        Bot<Town> bot = bots.get(seat);
        long begun = threads.getCurrentThreadCpuTime();
        bot.begin(town);
        while (!bot.isDone()) {
            bot.think(SLICE);
            iterations[seat] += SLICE;
        }
        cpuNanos[seat] += threads.getCurrentThreadCpuTime() - begun;
        return bot.move();
    }

    private void noteCorner(int seat, int corner) {
        int free = 0;
        int sum = 0;
        for (int other = 0; other < Place.BUILDINGS; other++) {
            if (Place.isCorner(other) && town.owner(other) == Town.NOBODY) {
                free++;
                sum += minersNear(other);
            }
        }
        corners[seat] = corner;
        miners[seat] = minersNear(corner);
        minersElsewhere[seat] = sum / (double) free;
    }

    private int minersNear(int corner) {
        int sum = town.meeples(corner, Meeple.MINER);
        for (int distance = 1; distance <= 3; distance++) {
            sum += town.meeples((corner + distance) % Place.BUILDINGS, Meeple.MINER);
            sum +=
                    town.meeples(
                            (corner + Place.BUILDINGS - distance) % Place.BUILDINGS, Meeple.MINER);
        }
        return sum;
    }
}
