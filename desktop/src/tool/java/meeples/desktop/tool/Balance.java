package meeples.desktop.tool;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import meeples.desktop.cli.Arguments;
import meeples.desktop.cli.Program;
import meeples.desktop.cli.WrongArgument;
import meeples.play.BadTextException;
import meeples.play.Rules;

/**
 * Lets bots of one level play among themselves and prints what the balance of a game is judged by:
 * what seats win, what winners score, and what the game itself counts. The same line of arguments
 * gives the same figures.
 */
public final class Balance<S, E> {
    private final ToolGame<S, E> game;
    private final Rules<S, E> rules;
    private final ToolGame.Setups setups;
    private final Contestant contestant;
    private final int players;
    private final Census<S, E> census;
    private final double[] wonBySeat; // counted from the starting player
    private final List<Integer> winnersPoints = new ArrayList<>();
    private int games;

    private Balance(ToolGame<S, E> game, Arguments arguments) throws WrongArgument {
        this.game = game;
        rules = game.game().rules();
        setups = game.setups(arguments);
        List<Contestant> named = Contestant.read(game, arguments.text("bots"));
        if (named.size() != 1) {
            throw new WrongArgument("--bots wants one level, which takes all seats.");
        }
        contestant = named.get(0);
        players = Seating.read(game, arguments);
        census = game.census();
        wonBySeat = new double[players];
    }

    public static void main(String[] args) throws Exception {
        ToolGame<?, ?> game = ToolGames.chosen(args);
        Program.run(args, declared(game), arguments -> System.out.print(report(game, arguments)));
    }

    static Arguments declared(ToolGame<?, ?> game) {
        List<String> levels = game.levels();
        Arguments arguments =
                new Arguments("balance", "Prints what the balance of a game is judged by.");
        ToolGames.declare(arguments)
                .option("games", "N", "how many games", "200")
                .option("players", "P", Seating.meaning(game), Seating.byDefault(game))
                .option("seed", "S", "the first game's seed; the others follow", "1")
                .option(
                        "bots",
                        "LEVEL",
                        "who takes all seats; a level and :50 thinks 50 iterations",
                        levels.get(levels.size() - 2));
        game.declare(arguments);
        return arguments;
    }

    static <S, E> String report(ToolGame<S, E> game, Arguments arguments)
            throws WrongArgument, BadTextException {
        Balance<S, E> balance = new Balance<>(game, arguments);
        int firstSeed = arguments.number("seed", 0, 1_000_000);
        int games = arguments.number("games", 1, 1_000_000);
        for (int i = 0; i < games; i++) {
            balance.play(firstSeed + i, i % balance.players);
        }
        return balance.text();
    }

    private void play(int seed, int first) throws BadTextException {
        S position = game.game().notation().start(setups.line(players, first, seed));
        int starts = game.first(position);
        List<Decider<S>> deciders = new ArrayList<>();
        for (int seat = 0; seat < players; seat++) {
            int botSeed = seed * players + seat;
            deciders.add(
                    Decider.create(game, contestant.level(), botSeed, contestant.iterations()));
        }
        int seat = rules.decider(position);
        while (seat != Rules.NOBODY) {
            rules.play(position, deciders.get(seat).decide(position, seat), census::witness);
            seat = rules.decider(position);
        }
        census.add(position);
        count(position, starts);
    }

    private void count(S end, int starts) {
        List<Integer> winners = new ArrayList<>();
        for (int seat = 0; seat < players; seat++) {
            if (rules.place(end, seat) == 1) {
                winners.add(seat);
            }
        }
        for (int seat : winners) {
            wonBySeat[(seat - starts + players) % players] += 1.0 / winners.size();
            winnersPoints.add(rules.points(end, seat));
        }
        games++;
    }

    private String text() {
        StringBuilder text = new StringBuilder();
        line(text, "%,d games of %d, %s", games, players, contestant.name());
        for (int order = 0; order < players; order++) {
            Interval interval = Interval.of(wonBySeat[order], games);
            line(
                    text,
                    "  number %d in turn order wins %5.1f %% (%.1f to %.1f), fair %.1f",
                    order + 1,
                    100 * wonBySeat[order] / games,
                    100 * interval.from(),
                    100 * interval.to(),
                    100.0 / players);
        }
        int[] points = winnersPoints.stream().mapToInt(Integer::intValue).sorted().toArray();
        if (points.length > 0) {
            line(
                    text,
                    "winners' points: %.1f, %d to %d in four of five games",
                    Arrays.stream(points).average().orElseThrow(),
                    points[points.length / 10],
                    points[points.length - 1 - points.length / 10]);
        }
        return text.append(census.text()).toString();
    }

    private static void line(StringBuilder text, String format, Object... values) {
        text.append(String.format(Locale.ROOT, format, values)).append('\n');
    }
}
