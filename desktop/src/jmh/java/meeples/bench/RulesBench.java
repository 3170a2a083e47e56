package meeples.bench;

import java.util.concurrent.TimeUnit;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.fistful.rules.FistfulRules;
import meeples.play.MoveList;
import meeples.play.Rules;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How fast the rules are on one core, on the path that the bots use: complete random games from a
 * laid-out town, the decisions in them, and copies of a town. The gc profiler tells what a game
 * allocates; it must be nothing.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(3)
public class RulesBench {
    /** So many laid-out towns are played in turn. */
    private static final int TOWNS = 256;

    @Param({"2", "3", "4"})
    public int players;

    private final FistfulRules rules = new FistfulRules();
    private final MoveList moves = new MoveList();
    private final Town[] towns = new Town[TOWNS];
    private Town town;
    private int next;
    private int random;

    /** Counts decisions beside games. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Counts {
        public long decisions;
    }

    @org.openjdk.jmh.annotations.Setup(Level.Trial)
    public void layOut() {
        for (int i = 0; i < TOWNS; i++) {
            towns[i] = new Town(Setup.of(players, i));
        }
        town = towns[0].copy();
        random = 1;
    }

    /** A complete game in which every decision is made by chance. */
    @Benchmark
    public int games(Counts counts) {
        town.copyFrom(towns[next]);
        next = (next + 1) % TOWNS;
        town.reseed(random);
        while (rules.decider(town) != Rules.NOBODY) {
            rules.legalMoves(town, moves);
            rules.play(town, moves.get(below(moves.size())), null);
            counts.decisions++;
        }
        return rules.points(town, 0);
    }

    private int below(int bound) {
        random ^= random << 13;
        random ^= random >>> 17;
        random ^= random << 5;
        return (random >>> 1) % bound;
    }

    @Benchmark
    public Town copies() {
        town.copyFrom(towns[next]);
        next = (next + 1) % TOWNS;
        return town;
    }
}
