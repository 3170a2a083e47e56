package meeples.desktop.tool;

import java.io.BufferedWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import meeples.desktop.cli.Arguments;
import meeples.desktop.cli.Program;
import meeples.desktop.cli.WrongArgument;
import meeples.play.BadTextException;

/**
 * Lets bots play against each other. Each pair meets in games of one bot among bots of the other
 * level, in both roles; seats and the starting player rotate, and a start is used for all seats
 * before the next one comes, so that luck evens out.
 */
public final class Tournament<S, E> {
    private static final int LEAST_PLAYERS = 2;

    private final ToolGame<S, E> game;
    private final Habits<S> habits;
    private final List<Contestant> contestants;
    private final int players;
    private final int firstSeed;
    private final ToolGame.Setups setups;
    private final int gamesPerPair;
    private final Standings standings;
    private final List<Pairing> pairings = new ArrayList<>();

    /** A game to be played: who sits where, who starts, and from which start. */
    private record Pairing(int[] seated, int lonelySeat, int first, int seed) {
        int alone() {
            return seated[lonelySeat];
        }

        int others() {
            return seated[(lonelySeat + 1) % seated.length];
        }
    }

    private Tournament(ToolGame<S, E> game, List<Contestant> contestants, Arguments arguments)
            throws WrongArgument {
        this.game = game;
        this.contestants = contestants;
        habits = game.habits();
        players = arguments.number("players", least(game), game.mostPlayers());
        firstSeed = arguments.number("seed", 0, 1_000_000);
        setups = game.setups(arguments);
        gamesPerPair = arguments.number("games", 1, 1_000_000);
        standings = new Standings(contestants, players);
        pairAll();
        if (arguments.has("neighbours")) {
            keepNeighbours();
        }
        if (arguments.has("favourites")) {
            keepFavourites();
        }
    }

    public static void main(String[] args) throws Exception {
        ToolGame<?, ?> game = ToolGames.chosen(args);
        Program.run(args, declared(game), arguments -> run(game, arguments));
    }

    private static int least(ToolGame<?, ?> game) {
        return Math.max(LEAST_PLAYERS, game.leastPlayers());
    }

    static Arguments declared(ToolGame<?, ?> game) {
        Arguments arguments =
                new Arguments(
                        "tournament", "Lets bots play against each other and prints who won.");
        ToolGames.declare(arguments)
                .option(
                        "bots",
                        "A,B,..",
                        "levels, weakest first; a level and :500 thinks 500 iterations",
                        String.join(",", game.levels()))
                .option(
                        "players",
                        "P",
                        least(game) + " to " + game.mostPlayers() + " players",
                        String.valueOf(least(game)))
                .option("games", "N", "games for each pair", "100")
                .option("seed", "S", "the first start's seed; the others follow", "1")
                .option("threads", "T", "games at the same time", cores())
                .option("csv", "FILE", "write every game to this file", null)
                .flag("neighbours", "let only neighbours in the list meet")
                .flag("favourites", "let only the stronger of each pair be alone: saves time")
                .flag("progress", "show a progress bar");
        game.declare(arguments);
        return arguments;
    }

    private static String cores() {
        return String.valueOf(Runtime.getRuntime().availableProcessors());
    }

    static <S, E> void run(ToolGame<S, E> game, Arguments arguments)
            throws WrongArgument, IOException, InterruptedException, ExecutionException {
        List<Contestant> contestants = Contestant.read(game, arguments.text("bots"));
        if (contestants.size() < 2) {
            throw new WrongArgument("--bots wants two or more.");
        }
        Tournament<S, E> tournament = new Tournament<>(game, contestants, arguments);
        int threads = arguments.number("threads", 1, 64);
        boolean progress = arguments.has("progress");
        if (arguments.has("csv")) {
            try (BufferedWriter file = arguments.writer("csv")) {
                tournament.write(file, tournament.play(threads, progress));
            }
        } else {
            tournament.play(threads, progress);
        }
        System.out.print(tournament.standings.text() + tournament.habits.text());
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
        boolean swaps = players > 2;
        for (int game = 0; game < gamesPerPair; game++) {
            boolean weakerIsAlone = swaps && game % 2 == 1;
            pair(
                    weakerIsAlone ? weaker : stronger,
                    weakerIsAlone ? stronger : weaker,
                    swaps ? game / 2 : game);
        }
    }

    private void pair(int alone, int others, int game) {
        int start = game / players;
        int lonelySeat = game % players;
        int[] seated = new int[players];
        java.util.Arrays.fill(seated, others);
        seated[lonelySeat] = alone;
        pairings.add(new Pairing(seated, lonelySeat, start % players, firstSeed + start));
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

    private Outcome play(Pairing pairing, ProgressBar bar) throws BadTextException {
        int seed = pairing.seed();
        S start = game.game().notation().start(setups.line(players, pairing.first(), seed));
        Outcome outcome =
                new TournamentGame<>(game, start, seed, contestants, pairing.seated(), habits)
                        .play();
        standings.add(outcome, pairing.lonelySeat());
        if (bar != null) {
            bar.step();
        }
        return outcome;
    }

    private void write(BufferedWriter file, List<Outcome> outcomes) throws IOException {
        List<String> heads =
                new ArrayList<>(
                        List.of(
                                "game",
                                "rounds",
                                "seat",
                                "starts",
                                "bot",
                                "points",
                                "place",
                                "turns",
                                "cpu_ms",
                                "iterations"));
        heads.addAll(habits.columns());
        file.write(String.join(",", heads) + "\n");
        for (int number = 0; number < outcomes.size(); number++) {
            Outcome outcome = outcomes.get(number);
            for (int seat = 0; seat < players; seat++) {
                file.write(String.join(",", row(number + 1, seat, outcome)) + "\n");
            }
        }
    }

    private List<String> row(int number, int seat, Outcome outcome) {
        List<String> row = new ArrayList<>();
        row.add(String.valueOf(number));
        row.add(String.valueOf(outcome.rounds()));
        row.add(String.valueOf(seat + 1));
        row.add(seat == outcome.first() ? "1" : "0");
        row.add(contestants.get(outcome.contestants()[seat]).name());
        row.add(String.valueOf(outcome.points()[seat]));
        row.add(String.valueOf(outcome.places()[seat]));
        row.add(String.valueOf(outcome.turns()[seat]));
        row.add(String.valueOf(outcome.cpuNanos()[seat] / 1_000_000));
        row.add(String.valueOf(outcome.iterations()[seat]));
        row.addAll(outcome.cells().get(seat));
        return row;
    }
}
