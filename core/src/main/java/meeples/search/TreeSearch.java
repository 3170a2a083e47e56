package meeples.search;

import java.util.Arrays;
import meeples.play.Rules;

/**
 * Open-loop Monte Carlo tree search for any number of seats: a node stands for the choices that led
 * to it, chance is sampled anew in every iteration, and each seat goes after its own contentment
 * (max^n). Which branch is tried follows PUCT: what has done well, and what looked good beforehand
 * and has been tried little.
 *
 * <p>Nodes live in flat arrays that only grow; an iteration makes no garbage.
 *
 * @param <S> the game's position
 */
public final class TreeSearch<S> {
    private static final int ROOT = 0;
    private static final int ANY = -1;
    private static final int NOT_GROWN = 0;
    private static final int LONGEST_PATH = 256;

    private final Rules<S, ?> rules;
    private final Guide<S> guide;
    private final Manner manner;
    private final Chance chance;
    private final Choices choices = new Choices();

    private S root;
    private S scratch;
    private int seats;
    private int viewer;
    private int iterations;

    // The nodes; the children of a node stand in a row.
    private int size;
    private int[] choice = new int[1024];
    private int[] firstChild = new int[1024];
    private int[] children = new int[1024];
    private int[] visits = new int[1024];
    private double[] prior = new double[1024];
    private double[] total = new double[2 * 1024]; // a cell for each node and seat

    private final int[] path = new int[LONGEST_PATH];
    private int pathLength;
    private double[] contentment = new double[2];

    public TreeSearch(Rules<S, ?> rules, Guide<S> guide, Manner manner, int seed) {
        this.rules = rules;
        this.guide = guide;
        this.manner = manner;
        chance = new Chance(seed);
    }

    /** Starts a new tree at this position, which is copied. */
    public void begin(S position) {
        reset(position);
        grow(ROOT);
    }

    /**
     * Starts a new tree that looks at this choice too, even if the guide would not.
     *
     * @return the index of the choice
     */
    public int begin(S position, int alsoChoice) {
        reset(position);
        int index = choices.indexOf(alsoChoice);
        if (index < 0) {
            index = choices.size();
            choices.add(alsoChoice, choices.sum() / index);
        }
        grow(ROOT);
        return index;
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
        if (contentment.length != seats) {
            contentment = new double[seats];
        }
        if (total.length < seats * choice.length) {
            total = new double[seats * choice.length];
        }
        iterations = 0;
        size = 0;
        addNode(0, 1);
        guide.choices(root, manner.mostChoices(), choices);
    }

    /** Iterations since this tree was begun. */
    public int iterations() {
        return iterations;
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

    /** How content a seat may be after a choice at the root; as before it when never tried. */
    public double contentment(int index, int seat) {
        int child = firstChild[ROOT] + index;
        return visits[child] == 0 ? contentment(seat) : mean(child, seat);
    }

    /** How content a seat may be with the root. */
    public double contentment(int seat) {
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

    /** Tries one line of play and learns from how it ends. */
    public void iterate() {
        iterate(ANY);
    }

    /** The same, with this choice at the root. */
    public void iterate(int index) {
        rules.copy(root, scratch);
        rules.resample(scratch, viewer, chance.next());
        descend(index);
        playOut();
        guide.judge(scratch, contentment);
        learn();
        iterations++;
    }

    private void descend(int wanted) {
        int node = ROOT;
        pathLength = 0;
        path[pathLength++] = node;
        while (rules.decider(scratch) != Rules.NOBODY && pathLength < LONGEST_PATH) {
            if (firstChild[node] == NOT_GROWN) {
                if (visits[node] < manner.visitsToGrow() || size >= manner.mostNodes()) {
                    return;
                }
                guide.choices(scratch, manner.mostChoicesBelow(), choices);
                grow(node);
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
        double explore = manner.exploration() * Math.sqrt(visits[node] + 1);
        double untried = visits[node] == 0 ? 0.5 : mean(node, seat) - manner.doubtOfUntried();
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
        int horizon = manner.playoutRounds() * seats;
        while (horizon < turns + manner.leastPlayoutTurns()) {
            horizon += seats;
        }
        int end = rules.turn(root) + horizon;
        while (rules.decider(scratch) != Rules.NOBODY && rules.turn(scratch) < end) {
            guide.playSensibly(scratch, chance);
        }
    }

    private void learn() {
        for (int i = 0; i < pathLength; i++) {
            int node = path[i];
            visits[node]++;
            for (int seat = 0; seat < seats; seat++) {
                total[node * seats + seat] += contentment[seat];
            }
        }
    }

    private void grow(int node) {
        firstChild[node] = size;
        children[node] = choices.size();
        double sum = choices.sum();
        for (int i = 0; i < choices.size(); i++) {
            addNode(choices.choice(i), choices.weight(i) / sum);
        }
    }

    private void addNode(int choiceThere, double priorThere) {
        if (size == choice.length) {
            makeRoom();
        }
        choice[size] = choiceThere;
        prior[size] = priorThere;
        visits[size] = 0;
        firstChild[size] = NOT_GROWN;
        children[size] = 0;
        Arrays.fill(total, size * seats, (size + 1) * seats, 0);
        size++;
    }

    private void makeRoom() {
        int room = 2 * choice.length;
        choice = Arrays.copyOf(choice, room);
        firstChild = Arrays.copyOf(firstChild, room);
        children = Arrays.copyOf(children, room);
        visits = Arrays.copyOf(visits, room);
        prior = Arrays.copyOf(prior, room);
        total = Arrays.copyOf(total, room * seats);
    }
}
