package meeples.puzzle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import meeples.play.MoveList;
import meeples.play.Rules;

/**
 * Looks at everything that a seat can do in its turn before chance speaks. Up to there nothing is
 * unknown, so that what it finds is proven: a line ends when chance has spoken or something hidden
 * was shown, or when the turn is over. Where another seat decides in between, a goal counts as
 * reached only if every answer leads to it.
 *
 * @param <S> the game's position, which must be equal to what looks the same and goes on the same
 * @param <E> the game's events
 */
public final class Solver<S, E> {
    /** Enough to know that lines differ. */
    private static final int MOST_LINES = 20_000;

    private final Rules<S, E> rules;
    private final Measure<S, E> measure;
    private final S start;
    private final int seat;
    private final int mostPositions;
    private final Map<S, Node> known = new HashMap<>();
    private int goal;
    private int best;
    private int lines;

    /** What is known of a position; of those that lie below it, by what they are reached. */
    private static final class Node {
        boolean solvable;
        double luck;
        int least;
    }

    /** There are more positions than it may look at. */
    public static final class TooWide extends Exception {
        private static final long serialVersionUID = 1;
    }

    private enum Stand {
        OPEN,
        REACHED,
        ENDED
    }

    /** Where a decision has led. */
    private record Step<S>(int move, S after, Stand stand) {}

    public Solver(Rules<S, E> rules, Measure<S, E> measure, S start, int mostPositions) {
        this.rules = rules;
        this.measure = measure;
        this.start = rules.copy(start);
        this.mostPositions = mostPositions;
        seat = rules.decider(start);
    }

    /** The best number that some line reaches. */
    public int best() throws TooWide {
        known.clear();
        best = worst();
        goal = measure.wantsMore() ? Integer.MAX_VALUE : Integer.MIN_VALUE;
        visit(start);
        return best;
    }

    private int worst() {
        return measure.wantsMore() ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    }

    /** All about reaching this number. */
    public Solution solve(int number) throws TooWide {
        known.clear();
        best = worst();
        goal = number;
        Node root = visit(start);
        List<Integer> keys = new ArrayList<>();
        for (Step<S> step : steps(start)) {
            if (isSolvable(step)) {
                keys.add(step.move());
            }
        }
        if (keys.isEmpty()) {
            return new Solution(new int[0], 0, 0, new int[0]);
        }
        Set<List<Integer>> ways = new HashSet<>();
        lines = 0;
        gather(start, new ArrayList<>(), ways);
        return new Solution(toArray(keys), Math.min(2, ways.size()), root.luck, line(root.least));
    }

    private Node visit(S position) throws TooWide {
        Node node = known.get(position);
        if (node != null) {
            return node;
        }
        if (known.size() >= mostPositions) {
            throw new TooWide();
        }
        node = new Node();
        known.put(rules.copy(position), node);
        boolean own = rules.decider(position) == seat;
        List<Step<S>> steps = steps(position);
        node.solvable = !own;
        node.least = own ? Integer.MAX_VALUE : 0;
        for (Step<S> step : steps) {
            add(node, step, own);
        }
        node.luck /= steps.size();
        return node;
    }

    private void add(Node node, Step<S> step, boolean own) throws TooWide {
        Node child = step.stand() == Stand.OPEN ? visit(step.after()) : null;
        boolean reached = step.stand() == Stand.REACHED;
        boolean solvable = child == null ? reached : child.solvable;
        node.luck += child == null ? (reached ? 1 : 0) : child.luck;
        node.solvable = own ? node.solvable || solvable : node.solvable && solvable;
        if (solvable) {
            int least = 1 + (child == null ? 0 : child.least);
            node.least = own ? Math.min(node.least, least) : Math.max(node.least, least);
        }
    }

    private List<Step<S>> steps(S position) {
        MoveList moves = new MoveList();
        rules.legalMoves(position, moves);
        List<Step<S>> steps = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            S after = rules.copy(position);
            List<E> told = new ArrayList<>();
            rules.play(after, moves.get(i), told::add);
            steps.add(new Step<>(moves.get(i), after, stand(after, told)));
        }
        return steps;
    }

    private Stand stand(S now, List<E> told) {
        boolean chance = rules.revelations(now) != rules.revelations(start);
        if (!chance || measure.isCertain()) {
            int value = measure.of(start, now, told, seat);
            best = measure.wantsMore() ? Math.max(best, value) : Math.min(best, value);
            if (Goals.isReached(measure, value, goal)) {
                return Stand.REACHED;
            }
        }
        boolean over =
                chance
                        || rules.turn(now) != rules.turn(start)
                        || rules.decider(now) == Rules.NOBODY
                        || isHopeless(now);
        return over ? Stand.ENDED : Stand.OPEN;
    }

    /** Whether neither the goal nor anything better than was found so far can come of it. */
    private boolean isHopeless(S now) {
        int bound = measure.bound(start, now, seat);
        boolean better = measure.wantsMore() ? bound > best : bound < best;
        return !better && !Goals.isReached(measure, bound, goal);
    }

    private boolean isSolvable(Step<S> step) {
        return step.stand() == Stand.REACHED
                || step.stand() == Stand.OPEN && known.get(step.after()).solvable;
    }

    private int least(Step<S> step) {
        return step.stand() == Stand.REACHED ? 0 : known.get(step.after()).least;
    }

    /** Gathers what the shortest lines consist of, until there are two different ones. */
    private void gather(S position, List<Integer> line, Set<List<Integer>> ways) {
        int least = known.get(position).least;
        for (Step<S> step : steps(position)) {
            if (ways.size() > 1 || lines > MOST_LINES) {
                return;
            }
            if (!isSolvable(step) || least(step) + 1 != least) {
                continue;
            }
            line.add(step.move());
            if (step.stand() == Stand.REACHED) {
                addWay(line, ways);
            } else {
                gather(step.after(), line, ways);
            }
            line.remove(line.size() - 1);
        }
    }

    private void addWay(List<Integer> line, Set<List<Integer>> ways) {
        int[] sorted = toArray(line);
        Arrays.sort(sorted);
        List<Integer> way = new ArrayList<>();
        for (int move : sorted) {
            way.add(move);
        }
        ways.add(way);
        lines++;
        if (lines > MOST_LINES) {
            ways.add(List.of()); // too many to look at: they count as different
        }
    }

    private int[] line(int length) {
        List<Integer> line = new ArrayList<>();
        S position = start;
        for (int left = length; left > 0; left--) {
            for (Step<S> step : steps(position)) {
                if (isSolvable(step) && least(step) == left - 1) {
                    line.add(step.move());
                    position = step.after();
                    break;
                }
            }
        }
        return toArray(line);
    }

    private static int[] toArray(List<Integer> list) {
        int[] array = new int[list.size()];
        for (int i = 0; i < array.length; i++) {
            array[i] = list.get(i);
        }
        return array;
    }
}
