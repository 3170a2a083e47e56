package meeples.play;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Plays a great many random games of all player counts, extras and options, on all cores, and
 * checks everything that must hold at every moment: that nothing is lost, that the events explain
 * every difference, and that copies are equal and independent.
 *
 * @param <S> the game's position
 * @param <E> the game's events
 */
public final class Soak<S, E> {
    private static final int MANY = 1_000_000;

    private final Rules<S, E> rules;
    private final IntFunction<S> starts;
    private final IntFunction<MoveChooser<S>> players;
    private final Consumer<S> audit;
    private final Function<S, Books<S, E>> books;

    /** What came of a game. */
    private record Tally(int turns, int decisions) {}

    /**
     * @param starts the position that the game with a number begins with
     * @param players who decides everything in the game with a number
     * @param audit fails when something does not hold that must at every moment
     */
    public Soak(
            Rules<S, E> rules,
            IntFunction<S> starts,
            IntFunction<MoveChooser<S>> players,
            Consumer<S> audit,
            Function<S, Books<S, E>> books) {
        this.rules = rules;
        this.starts = starts;
        this.players = players;
        this.audit = audit;
        this.books = books;
    }

    /**
     * Plays and prints what came of it.
     *
     * @param args how many games, if not a million
     */
    public void run(String... args) {
        int games = args.length > 0 ? Integer.parseInt(args[0]) : MANY;
        long start = System.nanoTime();
        List<Tally> tallies = IntStream.range(0, games).parallel().mapToObj(this::play).toList();
        double seconds = (System.nanoTime() - start) / 1e9;
        int[] turns = tallies.stream().mapToInt(Tally::turns).sorted().toArray();
        long decisions = tallies.stream().mapToLong(Tally::decisions).sum();
        System.out.printf(
                "%,d games, %,d decisions, every one checked, in %.0f s (%,.0f games/s)%n",
                games, decisions, seconds, games / seconds);
        System.out.printf(
                "turns a game: fewest %d, median %d, most %d, mean %.1f%n",
                turns[0],
                turns[games / 2],
                turns[games - 1],
                Arrays.stream(turns).average().orElse(0));
    }

    /** Plays and checks so many games; how many decisions they took. */
    public long decisions(int games) {
        return IntStream.range(0, games)
                .parallel()
                .mapToObj(this::play)
                .mapToLong(Tally::decisions)
                .sum();
    }

    private Tally play(int number) {
        MoveChooser<S> player = players.apply(number);
        S position = starts.apply(number);
        S copy = rules.copy(position);
        S before = rules.copy(position);
        Books<S, E> ledger = books.apply(position);
        int decisions = 0;
        try {
            while (rules.decider(position) != Rules.NOBODY) {
                audit.accept(position);
                int move = player.choose(position);
                rules.copy(position, before);
                rules.play(position, move, ledger);
                demand(before.equals(copy), "a copy is independent");
                rules.play(copy, move, null);
                demand(position.equals(copy), "with and without a witness it is the same game");
                ledger.checkAgainst(position);
                decisions++;
            }
            audit.accept(position);
        } catch (RuntimeException | AssertionError failure) {
            throw new AssertionError("game " + number + ", decision " + decisions, failure);
        }
        return new Tally(rules.turn(position), decisions);
    }

    private static void demand(boolean condition, String law) {
        if (!condition) {
            throw new AssertionError(law);
        }
    }
}
