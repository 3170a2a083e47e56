package meeples.desktop.tool;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Writer;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import meeples.desktop.tool.Arguments.WrongArgument;
import meeples.fistful.ai.Bots;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.rules.FistfulRules;
import meeples.play.Rules;
import meeples.search.Bot;

/** Plays games without a window on one core, and prints what happened. */
public final class Simulate {
    private static final String RANDOM = "random";
    private static final int SLICE = 1000;

    private final FistfulRules rules = new FistfulRules();
    private final Setup plain;
    private final List<String> levels;
    private final List<Bot<Town>> bots = new ArrayList<>();

    private Simulate(Setup plain, List<String> levels) {
        this.plain = plain;
        this.levels = levels;
        for (int seat = 0; seat < levels.size(); seat++) {
            int seed = plain.seed() + seat;
            String level = levels.get(seat);
            bots.add(
                    level.equals(RANDOM) ? new RandomBot<>(rules, seed) : Bots.create(level, seed));
        }
    }

    public static void main(String[] args) throws Exception {
        Arguments.run(args, declared(), Simulate::run);
    }

    private static Arguments declared() {
        return new Arguments("simulate", "Plays games without a window and prints what happened.")
                .option("games", "N", "how many games", "1000")
                .option("players", "P", "2 to 4 players", "2")
                .option("seed", "S", "the first game's seed; the others follow", "1")
                .option("bots", "A,B,..", "who plays: " + String.join(", ", allowed()), RANDOM)
                .option("record", "FILE", "write every game to this file, see RECORD.md", null)
                .option("rounds", "N", "end after so many rounds at the latest", "0")
                .flag("german-madame", "the Madame retires only as the last in hand")
                .flag("one-bar", "at most one gold bar a turn");
    }

    private static List<String> allowed() {
        List<String> allowed = new ArrayList<>(List.of(RANDOM));
        allowed.addAll(Bots.LEVELS);
        return allowed;
    }

    static void run(Arguments arguments) throws WrongArgument, IOException {
        int players = arguments.number("players", 2, Town.MOST_SEATS);
        Setup plain =
                new Setup(
                        players,
                        Town.NOBODY,
                        arguments.number("seed", Integer.MIN_VALUE, Integer.MAX_VALUE),
                        arguments.has("german-madame"),
                        arguments.has("one-bar"),
                        arguments.number("rounds", 0, 99));
        List<String> levels = seated(arguments.words("bots", allowed()), players);
        int games = arguments.number("games", 1, 1_000_000_000);
        Simulate simulate = new Simulate(plain, levels);
        Summary summary = new Summary(levels);
        if (arguments.has("record")) {
            Path file = Path.of(arguments.text("record"));
            try (BufferedWriter writer = Files.newBufferedWriter(file)) {
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

    private void play(int games, Summary summary, Writer records) throws IOException {
        ThreadMXBean clock = ManagementFactory.getThreadMXBean();
        long start = System.nanoTime();
        long begun = clock.getCurrentThreadCpuTime();
        for (int game = 0; game < games; game++) {
            Setup setup =
                    new Setup(
                            plain.players(),
                            Town.NOBODY,
                            plain.seed() + game,
                            plain.germanMadame(),
                            plain.oneBarATurn(),
                            plain.rounds());
            Town town = new Town(setup);
            GameRecord record = records == null ? null : new GameRecord(town, setup, levels);
            int decisions = playOut(town, record);
            summary.add(town, decisions);
            if (record != null) {
                records.write(record.line() + "\n");
            }
        }
        long worked = clock.getCurrentThreadCpuTime() - begun;
        summary.setSeconds((System.nanoTime() - start) / 1e9, worked / 1e9);
    }

    private int playOut(Town town, Consumer<Event> witness) {
        int decisions = 0;
        while (rules.decider(town) != Rules.NOBODY) {
            Bot<Town> bot = bots.get(rules.decider(town));
            bot.begin(town);
            while (!bot.isDone()) {
                bot.think(SLICE);
            }
            rules.play(town, bot.move(), witness);
            decisions++;
        }
        return decisions;
    }
}
