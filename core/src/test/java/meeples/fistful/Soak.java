package meeples.fistful;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import meeples.fistful.model.Town;

/**
 * Plays a great many random games of all player counts and options, on all cores, and checks
 * everything that must hold at every moment: {@link Audit}, {@link Ledger}, equal and independent
 * copies. {@code ./gradlew soak}; the number of games can be given.
 */
public final class Soak {
    private Soak() {}

    public static void main(String[] args) {
        int games = args.length > 0 ? Integer.parseInt(args[0]) : 1_000_000;
        long start = System.nanoTime();
        List<int[]> tallies = IntStream.range(0, games).parallel().mapToObj(Soak::play).toList();
        double seconds = (System.nanoTime() - start) / 1e9;
        int[] turns = tallies.stream().mapToInt(tally -> tally[0]).sorted().toArray();
        long decisions = tallies.stream().mapToLong(tally -> tally[1]).sum();
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

    /** Plays and checks one game; its turns and decisions. */
    static int[] play(int number) {
        RandomPlay play = new RandomPlay(number);
        Town town = new Town(RandomPlay.anySetup(number));
        Town copy = town.copy();
        Town before = town.copy();
        Ledger ledger = new Ledger(town);
        int decisions = 0;
        try {
            while (!RandomPlay.isOver(town)) {
                Audit.check(town);
                int move = play.choose(town);
                before.copyFrom(town);
                RandomPlay.RULES.play(town, move, ledger);
                demand(before.equals(copy), "a copy is independent");
                RandomPlay.RULES.play(copy, move, null);
                demand(town.equals(copy), "with and without a witness it is the same game");
                ledger.checkAgainst(town);
                decisions++;
            }
            Audit.check(town);
        } catch (RuntimeException | AssertionError failure) {
            throw new AssertionError("game " + number + ", decision " + decisions, failure);
        }
        return new int[] {town.turn(), decisions};
    }

    private static void demand(boolean condition, String law) {
        if (!condition) {
            throw new AssertionError(law);
        }
    }
}
