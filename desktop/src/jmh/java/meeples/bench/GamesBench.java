package meeples.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
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
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How fast a game's rules are on one core, on the path that the bots use: complete random games
 * from a laid-out position, the decisions in them, copies of a position and fresh deals of what a
 * seat cannot know. The gc profiler tells what a game allocates; it must be nothing.
 *
 * @param <S> the game's position
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(3)
public abstract class GamesBench<S> {
    /** So many laid-out positions are played in turn. */
    private static final int STARTS = 256;

    private final Rules<S, ?> rules;
    private final MoveList moves = new MoveList();
    private final List<S> starts = new ArrayList<>();
    private S position;
    private int next;
    private int random;

    /** Counts decisions beside games. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Counts {
        public long decisions;
    }

    protected GamesBench(Rules<S, ?> rules) {
        this.rules = rules;
    }

    /** The position that a game begins with. */
    protected abstract S start(int seed);

    @Setup(Level.Trial)
    public void layOut() {
        for (int i = 0; i < STARTS; i++) {
            starts.add(start(i));
        }
        position = rules.copy(starts.get(0));
        random = 1;
    }

    /** A complete game in which every decision is made by chance. */
    @Benchmark
    public int games(Counts counts) {
        begin();
        while (rules.decider(position) != Rules.NOBODY) {
            rules.play(position, rules.pick(position, number(), moves), null);
            counts.decisions++;
        }
        return rules.points(position, 0);
    }

    /**
     * The same with all legal moves listed at each decision, as somebody who compares them has it.
     */
    @Benchmark
    public int gamesWithLists(Counts counts) {
        begin();
        while (rules.decider(position) != Rules.NOBODY) {
            rules.legalMoves(position, moves);
            rules.play(position, moves.get(number() % moves.size()), null);
            counts.decisions++;
        }
        return rules.points(position, 0);
    }

    /** Other chance than the last time that this start was played. */
    private void begin() {
        copy();
        rules.resample(position, 0, number());
    }

    private void copy() {
        rules.copy(starts.get(next), position);
        next = (next + 1) % STARTS;
    }

    private int number() {
        random ^= random << 13;
        random ^= random >>> 17;
        random ^= random << 5;
        return random >>> 1;
    }

    @Benchmark
    public S copies() {
        copy();
        return position;
    }

    @Benchmark
    public S deals() {
        copy();
        rules.resample(position, 0, next);
        return position;
    }
}
