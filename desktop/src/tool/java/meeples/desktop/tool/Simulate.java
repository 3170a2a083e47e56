package meeples.desktop.tool;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Writer;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import meeples.desktop.cli.Arguments;
import meeples.desktop.cli.Program;
import meeples.desktop.cli.WrongArgument;
import meeples.play.BadTextException;
import meeples.play.Rules;

/** Plays games without a window on one core, and prints what happened. */
public final class Simulate<S, E> {
    private final ToolGame<S, E> game;
    private final Rules<S, E> rules;
    private final ToolGame.Setups setups;
    private final int firstSeed;
    private final List<String> levels;
    private final List<Decider<S>> deciders = new ArrayList<>();

    private Simulate(
            ToolGame<S, E> game, ToolGame.Setups setups, int firstSeed, List<String> levels) {
        this.game = game;
        this.setups = setups;
        this.firstSeed = firstSeed;
        this.levels = levels;
        rules = game.game().rules();
        for (int seat = 0; seat < levels.size(); seat++) {
            String level = levels.get(seat);
            int iterations = Decider.iterations(game, level);
            deciders.add(Decider.create(game, level, firstSeed + seat, iterations));
        }
    }

    public static void main(String[] args) throws Exception {
        ToolGame<?, ?> game = ToolGames.chosen(args);
        Program.run(args, declared(game), arguments -> run(game, arguments));
    }

    static Arguments declared(ToolGame<?, ?> game) {
        Arguments arguments =
                new Arguments("simulate", "Plays games without a window and prints what happened.");
        ToolGames.declare(arguments)
                .option("games", "N", "how many games", "1000")
                .option("players", "P", Seating.meaning(game), Seating.byDefault(game))
                .option("seed", "S", "the first game's seed; the others follow", "1")
                .option(
                        "bots",
                        "A,B,..",
                        "who plays: " + String.join(", ", Decider.levels(game)),
                        Decider.RANDOM)
                .option("record", "FILE", "write every game to this file, see RECORD.md", null);
        game.declare(arguments);
        return arguments;
    }

    static <S, E> void run(ToolGame<S, E> game, Arguments arguments)
            throws WrongArgument, IOException, BadTextException {
        int players = Seating.read(game, arguments);
        int seed = arguments.number("seed", Integer.MIN_VALUE, Integer.MAX_VALUE);
        List<String> levels = seated(arguments.words("bots", Decider.levels(game)), players);
        int games = arguments.number("games", 1, 1_000_000_000);
        Simulate<S, E> simulate = new Simulate<>(game, game.setups(arguments), seed, levels);
        Summary<S> summary = new Summary<>(game, levels);
        if (arguments.has("record")) {
            try (BufferedWriter writer = arguments.writer("record")) {
                simulate.play(games, summary, writer);
            }
        } else {
            simulate.play(games, summary, null);
        }
        System.out.print(summary.text());
    }

    /** One bot for each player: those that are named, again and again. */
    private static List<String> seated(List<String> named, int players) throws WrongArgument {
        if (named.size() > players) {
            throw new WrongArgument(
                    "--bots names " + named.size() + " bots for " + players + " players.");
        }
        List<String> seated = new ArrayList<>();
        for (int seat = 0; seat < players; seat++) {
            seated.add(named.get(seat % named.size()));
        }
        return seated;
    }

    private void play(int games, Summary<S> summary, Writer records)
            throws IOException, BadTextException {
        ThreadMXBean clock = ManagementFactory.getThreadMXBean();
        long start = System.nanoTime();
        long begun = clock.getCurrentThreadCpuTime();
        for (int i = 0; i < games; i++) {
            int seed = firstSeed + i;
            S position =
                    game.game().notation().start(setups.line(levels.size(), Rules.NOBODY, seed));
            GameRecord<E> record = records == null ? null : game.record(position, seed, levels);
            int first = game.first(position);
            int decisions = playOut(position, record);
            summary.add(position, first, decisions);
            if (record != null) {
                records.write(record.line() + "\n");
            }
        }
        long worked = clock.getCurrentThreadCpuTime() - begun;
        summary.setSeconds((System.nanoTime() - start) / 1e9, worked / 1e9);
    }

    private int playOut(S position, Consumer<E> witness) {
        int decisions = 0;
        for (int seat = rules.decider(position);
                seat != Rules.NOBODY;
                seat = rules.decider(position)) {
            rules.play(position, deciders.get(seat).decide(position, seat), witness);
            decisions++;
        }
        return decisions;
    }
}
