package meeples.desktop.tool;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import meeples.desktop.tool.Arguments.WrongArgument;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;

/**
 * Lets bots play against each other. Each pair meets in games of one bot among bots of the other
 * level, in both roles; seats and the starting player rotate, and a town is used for all seats
 * before the next one comes, so that luck evens out.
 */
public final class Tournament {
    private final List<Contestant> contestants;
    private final Setup plain;
    private final int gamesPerPair;
    private final Standings standings;
    private final List<Pairing> pairings = new ArrayList<>();

    /** A game to be played: who sits where, and in which town. */
    private record Pairing(int[] seated, int lonelySeat, Setup setup) {
        int alone() {
            return seated[lonelySeat];
        }

        int others() {
            return seated[(lonelySeat + 1) % seated.length];
        }
    }

    private Tournament(List<Contestant> contestants, Setup plain, int gamesPerPair) {
        this.contestants = contestants;
        this.plain = plain;
        this.gamesPerPair = gamesPerPair;
        standings = new Standings(contestants, plain.players());
        pairAll();
    }

    public static void main(String[] args) throws Exception {
        Arguments.run(args, declared(), Tournament::run);
    }

    static Arguments declared() {
        return new Arguments("tournament", "Lets bots play against each other and prints who won.")
                .option(
                        "bots",
                        "A,B,..",
                        "levels, weakest first; legend:500 thinks 500 iterations",
                        "tenderfoot,prospector,marshal,legend")
                .option("players", "P", "2 to 4 players", "2")
                .option("games", "N", "games for each pair", "100")
                .option("seed", "S", "the first town's seed; the others follow", "1")
                .option("threads", "T", "games at the same time", cores())
                .option("csv", "FILE", "write every game to this file", null)
                .flag("neighbours", "let only neighbours in the list meet")
                .flag("favourites", "let only the stronger of each pair be alone: saves time")
                .flag("progress", "show a progress bar")
                .flag("german-madame", "the Madame retires only as the last in hand")
                .flag("one-bar", "at most one gold bar a turn");
    }

    private static String cores() {
        return String.valueOf(Runtime.getRuntime().availableProcessors());
    }

    static void run(Arguments arguments)
            throws WrongArgument, IOException, InterruptedException, ExecutionException {
        Setup plain =
                new Setup(
                        arguments.number("players", 2, Town.MOST_SEATS),
                        Town.NOBODY,
                        arguments.number("seed", 0, 1_000_000),
                        arguments.has("german-madame"),
                        arguments.has("one-bar"),
                        0);
        List<Contestant> contestants = Contestant.read(arguments.text("bots"));
        if (contestants.size() < 2) {
            throw new WrongArgument("--bots wants two or more.");
        }
        Tournament tournament =
                new Tournament(contestants, plain, arguments.number("games", 1, 1_000_000));
        if (arguments.has("neighbours")) {
            tournament.keepNeighbours();
        }
        if (arguments.has("favourites")) {
            tournament.keepFavourites();
        }
        List<Outcome> outcomes =
                tournament.play(arguments.number("threads", 1, 64), arguments.has("progress"));
        System.out.print(tournament.standings.text());
        if (arguments.has("csv")) {
            write(Path.of(arguments.text("csv")), contestants, outcomes);
        }
    }

    private void pairAll() {
        for (int a = 0; a < contestants.size(); a++) {
            for (int b = a + 1; b < contestants.size(); b++) {
                pairAll(a, b);
            }
        }
    }

    /** Of two players each is alone: to swap the roles would be to play the same games again. */
    private void pairAll(int weaker, int stronger) {
        boolean swaps = plain.players() > 2;
        for (int game = 0; game < gamesPerPair; game++) {
            boolean weakerIsAlone = swaps && game % 2 == 1;
            pair(
                    weakerIsAlone ? weaker : stronger,
                    weakerIsAlone ? stronger : weaker,
                    swaps ? game / 2 : game);
        }
    }

    private void pair(int alone, int others, int game) {
        int players = plain.players();
        int town = game / players;
        int lonelySeat = game % players;
        int[] seated = new int[players];
        java.util.Arrays.fill(seated, others);
        seated[lonelySeat] = alone;
        Setup setup =
                new Setup(
                        players,
                        town % players,
                        plain.seed() + town,
                        plain.germanMadame(),
                        plain.oneBarATurn(),
                        plain.rounds());
        pairings.add(new Pairing(seated, lonelySeat, setup));
    }

    private void keepNeighbours() {
        pairings.removeIf(pairing -> Math.abs(pairing.alone() - pairing.others()) != 1);
    }

    /** Many of the stronger around one weaker take long, and tell little that is new. */
    private void keepFavourites() {
        pairings.removeIf(pairing -> pairing.alone() < pairing.others());
    }

    private List<Outcome> play(int threads, boolean showProgress)
            throws InterruptedException, ExecutionException {
        ProgressBar bar = new ProgressBar(System.err, pairings.size());
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try {
            List<Future<Outcome>> coming = new ArrayList<>();
            for (Pairing pairing : pairings) {
                coming.add(workers.submit(() -> play(pairing, showProgress ? bar : null)));
            }
            List<Outcome> outcomes = new ArrayList<>();
            for (Future<Outcome> outcome : coming) {
                outcomes.add(outcome.get());
            }
            return outcomes;
        } finally {
            workers.shutdownNow();
        }
    }

    private Outcome play(Pairing pairing, ProgressBar bar) {
        Outcome outcome = new TournamentGame(pairing.setup(), contestants, pairing.seated()).play();
        standings.add(outcome, pairing.lonelySeat());
        if (bar != null) {
            bar.step();
        }
        return outcome;
    }

    private static void write(Path file, List<Contestant> contestants, List<Outcome> outcomes)
            throws IOException {
        try (PrintWriter writer = new PrintWriter(Files.newBufferedWriter(file))) {
            writer.println(
                    "game,rounds,seat,starts,bot,points,place,turns,cpu_ms,iterations,corner");
            for (int game = 0; game < outcomes.size(); game++) {
                Outcome outcome = outcomes.get(game);
                for (int seat = 0; seat < outcome.places().length; seat++) {
                    writer.println(row(game, seat, outcome, contestants));
                }
            }
        }
    }

    private static String row(int game, int seat, Outcome outcome, List<Contestant> contestants) {
        return (game + 1)
                + ","
                + outcome.rounds()
                + ","
                + (seat + 1)
                + ","
                + (seat == outcome.first() ? 1 : 0)
                + ","
                + contestants.get(outcome.contestants()[seat]).name()
                + ","
                + outcome.points()[seat]
                + ","
                + outcome.places()[seat]
                + ","
                + outcome.turns()[seat]
                + ","
                + outcome.cpuNanos()[seat] / 1_000_000
                + ","
                + outcome.iterations()[seat]
                + ","
                + (outcome.corners()[seat] < 0 ? "" : "b" + outcome.corners()[seat]);
    }
}
