package meeples.search;

import meeples.play.BadTextException;
import meeples.play.Game;
import meeples.play.Words;

/**
 * What all bots that search a tree have in common: a decision gets so many iterations, and the tree
 * rests while others think. The search can be ordered elsewhere: the bot that makes it there needs
 * the level, the chances to come, and the position as this one was shown it.
 *
 * @param <S> the game's position
 */
public abstract class SearchingBot<S> implements Bot<S>, Portable, OrderedWork {
    /** The kind of order. */
    public static final String ORDER = "bot";

    private final Game<S, ?> game;
    private final String level;
    private final int budget;
    private final TreeSearch<S> search;
    private int share;
    private int iterationsLeft;
    private boolean told;
    private int bestAsTold;

    /**
     * @param level by which the game knows bots of this kind
     * @param budget the iterations for a turn
     */
    protected SearchingBot(Game<S, ?> game, String level, int budget, TreeSearch<S> search) {
        this.game = game;
        this.level = level;
        this.budget = budget;
        this.search = search;
    }

    protected final TreeSearch<S> search() {
        return search;
    }

    protected final int budget() {
        return budget;
    }

    /** The decision under way gets so many iterations: none when nothing is to be found out. */
    protected final void allow(int iterations) {
        share = iterations;
        iterationsLeft = iterations;
        told = false;
    }

    /** The choice to trust, whoever has searched for it. */
    protected final int best() {
        return told ? bestAsTold : search.choice(search.best());
    }

    @Override
    public final void think(int iterations) {
        int now = Math.min(iterations, iterationsLeft);
        for (int i = 0; i < now; i++) {
            search.iterate();
        }
        iterationsLeft -= now;
    }

    @Override
    public final boolean isDone() {
        return iterationsLeft == 0;
    }

    @Override
    public final double progress() {
        return share == 0 ? 1 : 1 - iterationsLeft / (double) share;
    }

    @Override
    public final void rest() {
        search.rest();
    }

    @Override
    public final String order() {
        return game.name()
                + ' '
                + ORDER
                + ' '
                + level
                + ' '
                + budget
                + ' '
                + Words.hex(search.chance().state())
                + '\n'
                + game.notation().draw(search.root());
    }

    /** Before it begins: what comes by chance is what would come where the order was written. */
    public final void takeChancesFrom(Words order) throws BadTextException {
        search.chance().goOnFrom(order.hex("the state of chance"));
    }

    @Override
    public final String answer() {
        return best() + " " + Words.hex(search.chance().state());
    }

    @Override
    public final void take(String answer) throws BadTextException {
        Words words = new Words(answer);
        int choice = words.number("the choice", Integer.MIN_VALUE, Integer.MAX_VALUE);
        int chance = words.hex("the state of chance");
        words.end();
        if (!isChoice(choice)) {
            throw new BadTextException("nobody thought of the choice " + choice);
        }
        bestAsTold = choice;
        told = true;
        search.chance().goOnFrom(chance);
        iterationsLeft = 0;
    }

    private boolean isChoice(int choice) {
        for (int i = 0; i < search.choices(); i++) {
            if (search.choice(i) == choice) {
                return true;
            }
        }
        return false;
    }
}
