package meeples.desktop.tool;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import meeples.desktop.cli.Arguments;
import meeples.desktop.cli.Program;
import meeples.desktop.cli.WrongArgument;
import meeples.picture.SeatColours;
import meeples.picture.SeatSymbols;
import meeples.play.BadTextException;
import meeples.play.Match;
import meeples.play.Rules;
import meeples.play.Seat;
import meeples.puzzle.Goal;
import meeples.puzzle.Grading;
import meeples.puzzle.Measure;
import meeples.puzzle.Puzzle;
import meeples.puzzle.PuzzleText;
import meeples.puzzle.Solution;
import meeples.puzzle.Solver;

/**
 * Looks for puzzles in games that bots play, and prints them as the game reads them. Each is a
 * position at the beginning of somebody's turn, as that seat knows it, with the best that this turn
 * can reach for sure, if there is one solution and chance hardly ever finds it.
 */
public final class Puzzles<S, E> {
    /** One or two of a game are enough. */
    private static final int MOST_OF_A_GAME = 1;

    private static final int SHORTEST_LINE = 2;
    private static final int LONGEST_LINE = 10;
    private static final String ANY = "any";
    private static final int GRADERS_SEED = 1;

    private final ToolGame<S, E> game;
    private final Rules<S, E> rules;
    private final List<Measure<S, E>> measures;
    private final int width;
    private final int most;
    private final double mostLuck;
    private final Set<List<Integer>> told = new HashSet<>();
    private final Consumer<Puzzle<S, E>> found;
    private int count;
    private int ofGame;

    private Puzzles(
            ToolGame<S, E> game,
            List<Measure<S, E>> measures,
            int width,
            int most,
            double mostLuck,
            Consumer<Puzzle<S, E>> found) {
        this.game = game;
        this.measures = measures;
        this.width = width;
        this.most = most;
        this.mostLuck = mostLuck;
        this.found = found;
        rules = game.game().rules();
    }

    public static void main(String[] args) throws Exception {
        ToolGame<?, ?> game = ToolGames.chosen(args);
        Program.run(args, declared(game), arguments -> run(game, arguments));
    }

    static Arguments declared(ToolGame<?, ?> game) {
        Arguments arguments =
                new Arguments("puzzles", "Looks for puzzles in games of bots, and prints them.");
        ToolGames.declare(arguments)
                .option("count", "N", "how many puzzles", "5")
                .option("games", "N", "in how many games at most", "1000")
                .option("players", "P", Seating.meaning(game), Seating.byDefault(game))
                .option("seed", "S", "the first game's seed; the others follow", "1")
                .option("bots", "LEVEL", "who plays", game.levels().get(1))
                .option("goal", "GOAL", "what is to be reached: " + goals(game), ANY)
                .option("luck", "PERCENT", "how often deciding by chance may solve it", "20")
                .option("width", "N", "how many positions to look at for each", "20000");
        game.declare(arguments);
        return arguments;
    }

    private static String goals(ToolGame<?, ?> game) {
        List<String> names = new ArrayList<>(List.of(ANY));
        game.measures().forEach(measure -> names.add(measure.name()));
        return String.join(", ", names);
    }

    static <S, E> void run(ToolGame<S, E> game, Arguments arguments)
            throws WrongArgument, IOException, BadTextException {
        int players = Seating.read(game, arguments);
        int seed = arguments.number("seed", Integer.MIN_VALUE, Integer.MAX_VALUE);
        int games = arguments.number("games", 1, 1_000_000_000);
        List<String> levels = new ArrayList<>();
        String level = arguments.word("bots", game.levels());
        for (int seat = 0; seat < players; seat++) {
            levels.add(level);
        }
        ToolGame.Setups setups = game.setups(arguments);
        Puzzles<S, E> puzzles =
                new Puzzles<>(
                        game,
                        wanted(game, arguments),
                        arguments.number("width", 100, 10_000_000),
                        arguments.number("count", 1, 1_000_000),
                        arguments.number("luck", 1, 100) / 100.0,
                        puzzle -> {
                            System.out.print(PuzzleText.write(puzzle));
                            System.out.flush();
                        });
        for (int i = 0; i < games && puzzles.count < puzzles.most; i++) {
            puzzles.play(setups.line(players, Rules.NOBODY, seed + i), seed + i, levels);
        }
    }

    private static <S, E> List<Measure<S, E>> wanted(ToolGame<S, E> game, Arguments arguments)
            throws WrongArgument {
        String goal = arguments.text("goal");
        if (goal.equals(ANY)) {
            return game.measures();
        }
        for (Measure<S, E> measure : game.measures()) {
            if (measure.name().equals(goal)) {
                return List.of(measure);
            }
        }
        throw new WrongArgument("--goal should be one of " + goals(game) + ".");
    }

    private void play(String setup, int seed, List<String> levels) throws BadTextException {
        List<Decider<S>> deciders = new ArrayList<>();
        for (int seat = 0; seat < levels.size(); seat++) {
            String level = levels.get(seat);
            deciders.add(Decider.create(game, level, seed + seat, game.iterations(level)));
        }
        ofGame = 0;
        S position = game.game().notation().start(setup);
        int turn = -1;
        int seat = rules.decider(position);
        for (int decisions = 0; seat != Rules.NOBODY && isWanting(); decisions++) {
            if (rules.turn(position) != turn) {
                turn = rules.turn(position);
                look(position, seat, seed + "-" + decisions);
            }
            rules.play(position, deciders.get(seat).decide(position, seat), null);
            seat = rules.decider(position);
        }
    }

    private boolean isWanting() {
        return count < most && ofGame < MOST_OF_A_GAME;
    }

    private void look(S position, int seat, String where) throws BadTextException {
        for (Measure<S, E> measure : measures) {
            if (isWanting() && measure.least(position, seat) != Measure.NOWHERE) {
                look(position, seat, measure, measure.name() + "-" + where);
            }
        }
    }

    private void look(S position, int seat, Measure<S, E> measure, String name)
            throws BadTextException {
        // What the seat cannot see is not written down as it is.
        S known = game.game().dealtAnew(position, seat, name.hashCode());
        Solver<S, E> solver = new Solver<>(rules, measure, known, width);
        try {
            int best = solver.best();
            int least = measure.least(known, seat);
            if (measure.wantsMore() ? best < least : best > least) {
                return;
            }
            int goal = measure.asksForLeast() ? least : best;
            Solution solution = solver.solve(goal);
            if (solution.isUnique()
                    && solution.luck() <= mostLuck
                    && solution.line().length >= SHORTEST_LINE
                    && solution.line().length <= LONGEST_LINE
                    && told.add(sorted(solution.line()))) {
                tell(known, seat, new Goal(measure.name(), goal), solution, name);
            }
        } catch (Solver.TooWide tooWide) {
            return; // what cannot be proven is no puzzle
        }
    }

    /** The same decisions in another position would be the same puzzle once more. */
    private static List<Integer> sorted(int[] line) {
        return IntStream.of(line).sorted().boxed().toList();
    }

    private void tell(S position, int seat, Goal goal, Solution solution, String name)
            throws BadTextException {
        Puzzle<S, E> ungraded = puzzle(position, seat, goal, solution, name, 1);
        boolean seen =
                Grading.isFoundBy(
                        game.bot(grader(game), GRADERS_SEED, 0), ungraded, game.measures());
        int grade = Grading.grade(solution, seen);
        found.accept(puzzle(position, seat, goal, solution, name, grade));
        count++;
        ofGame++;
    }

    /** The bot that plays what looks best at once. */
    public static String grader(ToolGame<?, ?> game) {
        return game.levels().get(1);
    }

    private Puzzle<S, E> puzzle(
            S position, int seat, Goal goal, Solution solution, String name, int grade)
            throws BadTextException {
        Match<S, E> match =
                new Match<>(game.game(), game.line(position), seats(rules.seats(position), seat));
        return new Puzzle<>(name, grade, goal, solution.line(), new int[0], match);
    }

    /** Names are given when it is played, in the player's language. */
    private List<Seat> seats(int players, int solver) {
        List<Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < players; seat++) {
            String bot = seat == solver ? "" : grader(game);
            seats.add(
                    new Seat(
                            String.valueOf(seat + 1),
                            bot,
                            SeatColours.WORDS[seat],
                            SeatSymbols.WORDS[seat]));
        }
        return seats;
    }
}
