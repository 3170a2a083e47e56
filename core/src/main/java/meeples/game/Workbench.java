package meeples.game;

import java.util.ArrayList;
import java.util.List;
import meeples.play.BadTextException;
import meeples.play.Game;
import meeples.play.RandomGames;
import meeples.play.Words;
import meeples.search.Bot;
import meeples.search.OrderedWork;
import meeples.search.SearchingBot;
import meeples.search.review.Adviser;
import meeples.search.review.Expert;
import meeples.search.review.Judgement;

/**
 * Where orders for thinking come in, on the other side of {@link meeples.search.Portable} work. An
 * order begins with the name of a game and the kind of work; the position is on its second line.
 */
public final class Workbench {
    /** Plays the games that a game's bots play alike everywhere, thinking so much at once. */
    public static final String KNOWN_GAMES = "known-games";

    /** Plays so many random games from the set-up on the second line. */
    public static final String RANDOM_GAMES = "random-games";

    private final List<Bench<?>> benches = new ArrayList<>();

    private record Bench<S>(Game<S, ?> game, BotLevels<S> levels) {}

    /** From now on orders of this game are taken too. */
    public <S> Workbench with(Game<S, ?> game, BotLevels<S> levels) {
        benches.add(new Bench<>(game, levels));
        return this;
    }

    /** Makes the work of an order; nobody has thought about it yet. */
    public OrderedWork take(String order) throws BadTextException {
        int end = order.indexOf('\n');
        Words words = new Words(end < 0 ? order : order.substring(0, end));
        String below = end < 0 ? "" : order.substring(end + 1);
        String name = words.next("a game");
        for (Bench<?> bench : benches) {
            if (bench.game().name().equals(name)) {
                OrderedWork work = take(bench, words, below);
                words.end();
                return work;
            }
        }
        throw new BadTextException("there is no game " + Words.shown(name));
    }

    private static <S> OrderedWork take(Bench<S> bench, Words words, String below)
            throws BadTextException {
        String kind = words.next("the kind of work");
        switch (kind) {
            case SearchingBot.ORDER:
                return bot(bench, words, position(bench, below));
            case Adviser.ORDER:
                return Adviser.ordered(expert(bench, words), position(bench, below), words);
            case Judgement.ORDER:
                return Judgement.ordered(expert(bench, words), position(bench, below), words);
            case KNOWN_GAMES:
                int slice = words.number("the slice", 1, Integer.MAX_VALUE);
                return new Task(() -> bench.levels().knownGames(slice));
            case RANDOM_GAMES:
                int games = words.number("the games", 1, Integer.MAX_VALUE);
                return new Task(() -> String.valueOf(playRandomly(bench.game(), below, games)));
            default:
                throw new BadTextException("there is no work " + Words.shown(kind));
        }
    }

    private static <S> S position(Bench<S> bench, String drawn) throws BadTextException {
        return bench.game().notation().position(drawn);
    }

    private static <S> Expert<S> expert(Bench<S> bench, Words words) throws BadTextException {
        return bench.levels()
                .expert(words.number("the seed", Integer.MIN_VALUE, Integer.MAX_VALUE));
    }

    private static <S> OrderedWork bot(Bench<S> bench, Words words, S position)
            throws BadTextException {
        String level = words.next("a level");
        if (!bench.levels().levels().contains(level)) {
            throw new BadTextException("there is no level " + Words.shown(level));
        }
        int iterations = words.number("the iterations", 0, Integer.MAX_VALUE);
        Bot<S> bot = bench.levels().create(level, 0, iterations);
        if (!(bot instanceof SearchingBot<S> searcher)) {
            throw new BadTextException(level + " has nothing to think about");
        }
        searcher.takeChancesFrom(words);
        searcher.begin(position);
        return searcher;
    }

    private static int playRandomly(Game<?, ?> game, String setup, int games) {
        int decisions = 0;
        for (int seed = 1; seed <= games; seed++) {
            decisions += RandomGames.play(game, setup, seed);
        }
        return decisions;
    }

    /** Something that is done in one go. */
    private static final class Task implements OrderedWork {
        private final Answer how;
        private String answer;

        private interface Answer {
            String find();
        }

        Task(Answer how) {
            this.how = how;
        }

        @Override
        public void think(int iterations) {
            if (answer == null) {
                answer = how.find();
            }
        }

        @Override
        public boolean isDone() {
            return answer != null;
        }

        @Override
        public double progress() {
            return isDone() ? 1 : 0;
        }

        @Override
        public String answer() {
            return answer == null ? "" : answer;
        }
    }
}
