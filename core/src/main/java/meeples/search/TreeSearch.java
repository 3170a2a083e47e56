package meeples.search;

import java.util.Arrays;
import meeples.play.Rules;

/**
 * Open-loop Monte Carlo tree search for any number of seats: a node stands for the choices that led
 * to it, chance is sampled anew in every iteration, and each seat maximizes its own value (max^n).
 * Which child is tried follows PUCT: what has a high value, and what has a high prior and has been
 * tried little.
 *
 * <p>Nodes live in flat arrays, so that an iteration makes no garbage. The arrays have a bound:
 * once the tree has as many nodes as it may have, the search goes on without expanding it. A node
 * takes 24 bytes and 8 for each seat.
 *
 * @param <S> the game's position
 */
public final class TreeSearch<S> {
    private static final int ROOT = 0;
    private static final int ANY = -1;
    private static final int NOT_EXPANDED = 0;
    private static final int LONGEST_PATH = 256;
    private static final int FIRST_ROOM = 1024;

    /** A tree that rests may keep room for so many nodes: 3.5 MB with four seats. */
    private static final int ROOM_AT_REST = 64 * FIRST_ROOM;

    private final Rules<S, ?> rules;
    private final Guide<S> guide;
    private final SearchParameters parameters;
    private final Chance chance;
    private final Choices choices = new Choices();

    private S root;
    private S scratch;
    private int seats;
    private int viewer;
    private int iterations;

    // The nodes; the children of a node stand in a row.
    private int size;
    private int[] choice = new int[FIRST_ROOM];
    private int[] firstChild = new int[FIRST_ROOM];
    private int[] children = new int[FIRST_ROOM];
    private int[] visits = new int[FIRST_ROOM];
    private double[] prior = new double[FIRST_ROOM];
    private double[] total = new double[2 * FIRST_ROOM]; // a cell for each node and seat

    private final int[] path = new int[LONGEST_PATH];
    private int pathLength;
    private double[] values = new double[2];

    /** For each choice at the root the squares of the viewer's values, summed up. */
    private double[] squares = new double[0];

    public TreeSearch(Rules<S, ?> rules, Guide<S> guide, SearchParameters parameters, int seed) {
        this.rules = rules;
        this.guide = guide;
        this.parameters = parameters;
        chance = new Chance(seed);
    }

    /** Starts a new tree at this position, which is copied. */
    public void begin(S position) {
        reset(position);
        expand(ROOT);
        addNode(0, 0); // room for what somebody chooses whom the guide did not think of
        squares = new double[children[ROOT] + 1];
    }

    /**
     * Looks at this choice too from now on, even if the guide would not. Nothing of what was found
     * so far is changed; one such choice a tree is possible.
     *
     * @return the index of the choice
     */
    public int lookAt(int alsoChoice) {
        for (int index = 0; index < children[ROOT]; index++) {
            if (choice(index) == alsoChoice) {
                return index;
            }
        }
        if (children[ROOT] == squares.length) {
            throw new IllegalStateException("a tree has room for one choice of somebody else's");
        }
        choice[firstChild[ROOT] + children[ROOT]] = alsoChoice;
        return children[ROOT]++;
    }

    private void reset(S position) {
        if (root == null) {
            root = rules.copy(position);
            scratch = rules.copy(position);
        } else {
            rules.copy(position, root);
        }
        seats = rules.seats(position);
        viewer = rules.decider(position);
        if (values.length != seats) {
            values = new double[seats];
        }
        if (total.length < seats * choice.length) {
            total = new double[seats * choice.length];
        }
        iterations = 0;
        size = 0;
        addNode(0, 1);
        guide.choices(root, parameters.mostChoices(), choices);
    }

    /** The position that was begun with. To be looked at, not to be changed. */
    S root() {
        return root;
    }

    Chance chance() {
        return chance;
    }

    /** Iterations since this tree was begun. */
    public int iterations() {
        return iterations;
    }

    /** How many nodes the tree has. */
    public int nodes() {
        return size;
    }

    /**
     * Nobody asks about this tree any more: gives back the memory of a large one. To be begun anew
     * before it is used again.
     */
    public void rest() {
        if (choice.length > ROOM_AT_REST) {
            size = 0;
            choice = new int[FIRST_ROOM];
            firstChild = new int[FIRST_ROOM];
            children = new int[FIRST_ROOM];
            visits = new int[FIRST_ROOM];
            prior = new double[FIRST_ROOM];
            total = new double[seats * FIRST_ROOM];
        }
    }

    /** How many choices there are at the root. */
    public int choices() {
        return children[ROOT];
    }

    public int choice(int index) {
        return choice[firstChild[ROOT] + index];
    }

    public int visits(int index) {
        return visits[firstChild[ROOT] + index];
    }

    /** The value of a choice at the root for a seat; the root's when it was never tried. */
    public double value(int index, int seat) {
        int child = firstChild[ROOT] + index;
        return visits[child] == 0 ? value(seat) : mean(child, seat);
    }

    /**
     * How far the value of a choice for the viewer may be from what more trials would come to: the
     * standard error of their mean.
     */
    public double error(int index) {
        int tried = visits(index);
        if (tried < 2) {
            return 0.5;
        }
        double mean = value(index, viewer);
        double variance = Math.max(0, squares[index] / tried - mean * mean);
        return Math.sqrt(variance / tried);
    }

    /** The value of the root for a seat, from 0 to 1. */
    public double value(int seat) {
        return visits[ROOT] == 0 ? 0.5 : mean(ROOT, seat);
    }

    /** The index of the choice that was tried most often: the one to trust. */
    public int best() {
        int best = firstChild[ROOT];
        for (int child = best; child < firstChild[ROOT] + children[ROOT]; child++) {
            if (visits[child] > visits[best]
                    || visits[child] == visits[best] && isBetter(child, best)) {
                best = child;
            }
        }
        return best - firstChild[ROOT];
    }

    private boolean isBetter(int child, int than) {
        if (visits[child] == 0) {
            return prior[child] > prior[than];
        }
        return total[child * seats + viewer] > total[than * seats + viewer];
    }

    private double mean(int node, int seat) {
        return total[node * seats + seat] / visits[node];
    }

    /** Tries one line of play and notes the value that it leads to. */
    public void iterate() {
        iterate(ANY);
    }

    /** The same, with this choice at the root. */
    public void iterate(int index) {
        rules.copy(root, scratch);
        rules.resample(scratch, viewer, chance.next());
        descend(index);
        playOut();
        guide.evaluate(scratch, values);
        backpropagate();
        iterations++;
    }

    private void descend(int wanted) {
        int node = ROOT;
        pathLength = 0;
        path[pathLength++] = node;
        while (rules.decider(scratch) != Rules.NOBODY && pathLength < LONGEST_PATH) {
            if (firstChild[node] == NOT_EXPANDED) {
                if (visits[node] < parameters.visitsToExpand() || size >= parameters.mostNodes()) {
                    return;
                }
                guide.choices(scratch, parameters.mostChoicesBelow(), choices);
                expand(node);
            }
            int child =
                    node == ROOT && wanted != ANY
                            ? firstChild[ROOT] + wanted
                            : select(node, rules.decider(scratch));
            if (child < 0) {
                return;
            }
            guide.play(scratch, choice[child], chance);
            path[pathLength++] = child;
            node = child;
            if (visits[node] == 0) {
                return;
            }
        }
    }

    private int select(int node, int seat) {
        double explore = parameters.exploration() * Math.sqrt(visits[node] + 1);
        double untried =
                visits[node] == 0 ? 0.5 : mean(node, seat) - parameters.firstPlayReduction();
        int best = -1;
        double most = 0;
        int end = firstChild[node] + children[node];
        for (int child = firstChild[node]; child < end; child++) {
            int tried = visits[child];
            double value = tried == 0 ? untried : total[child * seats + seat] / tried;
            double score = value + explore * prior[child] / (1 + tried);
            if ((best < 0 || score > most)
                    && (node == ROOT || guide.isPossible(scratch, choice[child]))) {
                most = score;
                best = child;
            }
        }
        return best;
    }

    private void playOut() {
        int turns = rules.turn(scratch) - rules.turn(root);
        int horizon = parameters.playoutRounds() * seats;
        while (horizon < turns + parameters.leastPlayoutTurns()) {
            horizon += seats;
        }
        int end = rules.turn(root) + horizon;
        while (rules.decider(scratch) != Rules.NOBODY && rules.turn(scratch) < end) {
            guide.playoutStep(scratch, chance);
        }
    }

    private void backpropagate() {
        for (int i = 0; i < pathLength; i++) {
            int node = path[i];
            visits[node]++;
            for (int seat = 0; seat < seats; seat++) {
                total[node * seats + seat] += values[seat];
            }
        }
        if (pathLength > 1) {
            squares[path[1] - firstChild[ROOT]] += values[viewer] * values[viewer];
        }
    }

    private void expand(int node) {
        firstChild[node] = size;
        children[node] = choices.size();
        double sum = choices.sum();
        for (int i = 0; i < choices.size(); i++) {
            addNode(choices.choice(i), choices.weight(i) / sum);
        }
    }

    private void addNode(int choiceThere, double priorThere) {
        if (size == choice.length) {
            grow();
        }
        choice[size] = choiceThere;
        prior[size] = priorThere;
        visits[size] = 0;
        firstChild[size] = NOT_EXPANDED;
        children[size] = 0;
        Arrays.fill(total, size * seats, (size + 1) * seats, 0);
        size++;
    }

    private void grow() {
        int most = parameters.mostNodes() + parameters.mostChoices() + 1;
        int room = 2 * choice.length;
        if (choice.length < most && room > most) {
            room = most; // the last nodes that are made: there is no need to double once more
        }
        choice = Arrays.copyOf(choice, room);
        firstChild = Arrays.copyOf(firstChild, room);
        children = Arrays.copyOf(children, room);
        visits = Arrays.copyOf(visits, room);
        prior = Arrays.copyOf(prior, room);
        total = Arrays.copyOf(total, room * seats);
    }
}
