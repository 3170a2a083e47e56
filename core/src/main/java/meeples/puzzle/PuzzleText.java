package meeples.puzzle;

import java.util.ArrayList;
import java.util.List;
import meeples.play.BadTextException;
import meeples.play.Fault;
import meeples.play.Game;
import meeples.play.Match;
import meeples.play.MatchText;
import meeples.play.Rules;
import meeples.play.Words;

/**
 * A puzzle as text: a few lines, and then the text of a match that stands where it begins.
 *
 * <pre>
 * puzzle fistful-7 grade 2
 * goal draws 12
 * solution take b3 clockwise from d4
 * solution sow R
 * meeples 2
 * game fistful 1
 * ...
 * end 0
 * </pre>
 *
 * <p>"solution" tells decisions that reach the goal, one a line; "instead" those that were made and
 * are not to be made again, where the goal is "better". A text can hold one puzzle after the other.
 */
public final class PuzzleText {
    public static final int GRADES = 3;

    private static final String PUZZLE = "puzzle";
    private static final String SOLUTION = "solution";
    private static final String INSTEAD = "instead";
    private static final int LONGEST_SOLUTION = 60;

    private PuzzleText() {}

    public static <S, E> String write(Puzzle<S, E> puzzle) {
        StringBuilder text = new StringBuilder();
        line(text, PUZZLE + " " + puzzle.name() + " grade " + puzzle.grade());
        line(text, "goal " + puzzle.goal().measure() + " " + puzzle.goal().number());
        decisions(text, SOLUTION, puzzle.match(), puzzle.solution());
        decisions(text, INSTEAD, puzzle.match(), puzzle.instead());
        return text.append(MatchText.write(puzzle.match())).toString();
    }

    private static <S, E> void decisions(
            StringBuilder text, String word, Match<S, E> match, int[] moves) {
        Game<S, E> game = match.game();
        S position = match.positionAfter(match.size());
        for (int move : moves) {
            line(text, word + " " + game.notation().write(position, move));
            game.rules().play(position, move, null);
        }
    }

    private static void line(StringBuilder text, String line) {
        text.append(line).append('\n');
    }

    /** The single texts of a text with one puzzle after the other; nothing of it is left out. */
    public static List<String> split(String all) {
        List<String> texts = new ArrayList<>();
        int start = 0;
        while (start < all.length()) {
            int next = all.indexOf("\n" + PUZZLE + " ", start) + 1;
            int end = next == 0 ? all.length() : next;
            texts.add(all.substring(start, end));
            start = end;
        }
        return texts;
    }

    /** Reads one puzzle. Whatever is wrong with it is told by a complaint. */
    public static <S, E> Puzzle<S, E> read(
            Game<S, E> game, List<Measure<S, E>> measures, String text) throws BadTextException {
        return new Reader<>(game, measures, text).read();
    }

    private static final class Reader<S, E> {
        private final Game<S, E> game;
        private final List<Measure<S, E>> measures;
        private final String text;
        private final List<String> solution = new ArrayList<>();
        private final List<String> instead = new ArrayList<>();
        private int at;
        private int lineNumber;

        Reader(Game<S, E> game, List<Measure<S, E>> measures, String text) {
            this.game = game;
            this.measures = measures;
            this.text = text;
        }

        Puzzle<S, E> read() throws BadTextException {
            try {
                return readLines();
            } catch (BadTextException bad) {
                throw bad.at(bad.line() == 0 ? lineNumber : bad.line());
            }
        }

        private Puzzle<S, E> readLines() throws BadTextException {
            Words words = nextLine();
            words.expect(PUZZLE);
            String name = words.next("the puzzle's name");
            words.expect("grade");
            int grade = words.number("the grade", 1, GRADES);
            words.end();
            Goal goal = goal();
            while (text.startsWith(SOLUTION + " ", at) || text.startsWith(INSTEAD + " ", at)) {
                boolean solves = text.startsWith(SOLUTION, at);
                int from = at + (solves ? SOLUTION : INSTEAD).length() + 1;
                nextLine();
                (solves ? solution : instead).add(text.substring(from, lineEnd(from)).trim());
                demand(solution.size() + instead.size() <= 2 * LONGEST_SOLUTION, "too long");
            }
            demand(!solution.isEmpty(), "a puzzle has a solution");
            Match<S, E> match = match();
            demand(!match.isOver(), "nothing is left to be decided");
            return new Puzzle<>(
                    name, grade, goal, moves(match, solution), moves(match, instead), match);
        }

        private Goal goal() throws BadTextException {
            Words words = nextLine();
            words.expect("goal");
            String measure = words.next("what is to be reached");
            Goal goal = new Goal(measure, words.number("how much", -9999, 9999));
            words.end();
            Goals.measure(measures, goal);
            return goal;
        }

        private Match<S, E> match() throws BadTextException {
            try {
                return MatchText.read(game, text.substring(at));
            } catch (BadTextException bad) {
                throw bad.at(bad.line() + lineNumber);
            }
        }

        private int[] moves(Match<S, E> match, List<String> written) throws BadTextException {
            Rules<S, E> rules = game.rules();
            S position = match.positionAfter(match.size());
            int[] moves = new int[written.size()];
            for (int i = 0; i < moves.length; i++) {
                demand(rules.decider(position) != Rules.NOBODY, "nothing is left to be decided");
                moves[i] = game.notation().read(position, written.get(i));
                String refusal = rules.refusal(position, moves[i]);
                if (refusal != null) {
                    throw new BadTextException(Fault.NOT_ALLOWED, refusal);
                }
                rules.play(position, moves[i], null);
            }
            return moves;
        }

        private static void demand(boolean condition, String complaint) throws BadTextException {
            if (!condition) {
                throw new BadTextException(complaint);
            }
        }

        private Words nextLine() throws BadTextException {
            lineNumber++;
            if (at >= text.length()) {
                throw new BadTextException(Fault.ENDS_EARLY, "the text ends early");
            }
            int end = lineEnd(at);
            String line = text.substring(at, end);
            at = Math.min(text.length(), end + 1);
            return new Words(line.endsWith("\r") ? line.substring(0, line.length() - 1) : line);
        }

        private int lineEnd(int from) {
            int end = text.indexOf('\n', from);
            return end < 0 ? text.length() : end;
        }
    }
}
