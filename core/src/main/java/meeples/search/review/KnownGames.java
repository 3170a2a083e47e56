package meeples.search.review;

import java.util.List;
import java.util.function.Consumer;
import meeples.play.MoveList;
import meeples.play.Rules;
import meeples.search.Bot;
import meeples.search.Thinking;

/**
 * Games between bots that are known move by move, with the hints and the review of the last of
 * them. They come out the same on every platform, or one of them computes something else than the
 * others: a test on each plays these games.
 *
 * @param <S> the game's position
 */
public final class KnownGames<S> {
    /** How many iterations bots and expert make; the review makes a quarter for each decision. */
    public static final int ITERATIONS = 40;

    private static final int DECISIONS_BETWEEN_HINTS = 12;
    private static final int REVIEW_SHARE = 4;
    private static final double DIGITS = 1e6;

    /** What a game has to say about the games that its bots play. */
    public interface Players<S> {
        /** How many games are played. */
        int games();

        /** The beginning of one of them, counted from 0. */
        S start(int game);

        /**
         * A bot for a single decision of a game, so that nothing depends on what it has seen
         * before.
         *
         * @param decisions how many have been made
         */
        Bot<S> bot(int game, S position, int decisions);

        Expert<S> expert(int seed);
    }

    private final Players<S> players;
    private final Expert<S> expert;
    private final Rules<S, ?> rules;
    private final Consumer<Thinking> thinker;

    private KnownGames(Players<S> players, Consumer<Thinking> thinker) {
        this.players = players;
        this.thinker = thinker;
        expert = players.expert(0);
        rules = expert.rules();
    }

    /**
     * Plays the games, thinking so many iterations at once: that makes no difference.
     *
     * @return for each game its decisions and a hash of them all, then a hash of the hints and one
     *     of the review
     */
    public static <S> String play(Players<S> players, int slice) {
        return play(
                players,
                work -> {
                    while (!work.isDone()) {
                        work.think(slice);
                    }
                });
    }

    /**
     * The same with somebody else who thinks: where and how makes no difference either.
     *
     * @param thinker gets each work done before it returns
     */
    public static <S> String play(Players<S> players, Consumer<Thinking> thinker) {
        return new KnownGames<>(players, thinker).play();
    }

    private String play() {
        StringBuilder result = new StringBuilder();
        MoveList moves = new MoveList();
        int games = players.games();
        for (int game = 0; game < games; game++) {
            play(game, moves);
            result.append(moves.size()).append(':').append(hex(hash(moves.toArray(), 0)));
            result.append(' ');
        }
        result.append("hints:").append(hex(hints(games - 1, moves)));
        result.append(" review:").append(hex(review(games - 1, moves)));
        return result.toString();
    }

    private void play(int game, MoveList moves) {
        S position = players.start(game);
        moves.clear();
        while (rules.decider(position) != Rules.NOBODY) {
            Bot<S> bot = players.bot(game, position, moves.size());
            bot.begin(position);
            thinker.accept(bot);
            moves.add(bot.move());
            rules.play(position, bot.move(), null);
        }
    }

    /** Asks for advice now and then. */
    private int hints(int game, MoveList moves) {
        S position = players.start(game);
        int hash = 0;
        for (int i = 0; i < moves.size(); i++) {
            if (i % DECISIONS_BETWEEN_HINTS == 0) {
                Adviser<S> adviser = new Adviser<>(players.expert(i), position, ITERATIONS);
                thinker.accept(adviser);
                hash = hash(adviser.advice(), hash);
            }
            rules.play(position, moves.get(i), null);
        }
        return hash;
    }

    private int review(int game, MoveList moves) {
        GameReview<S> review =
                new GameReview<>(
                        players.expert(1),
                        players.start(game),
                        moves.toArray(),
                        then -> ITERATIONS / REVIEW_SHARE,
                        decision -> false);
        thinker.accept(review);
        int hash = 0;
        for (Verdict verdict : review.verdicts()) {
            hash = hash(verdict.better(), hash);
            hash = hash(verdict.reasons(), hash);
            hash = hash(verdict.before(), hash);
            hash = hash(verdict.after(), hash);
        }
        return hash;
    }

    private int hash(Advice advice, int before) {
        int hash = hash(advice.moves(), before);
        hash = hash(advice.reasons(), hash);
        return hash(advice.chances(), hash);
    }

    private int hash(List<? extends Reason> reasons, int before) {
        int hash = before;
        for (Reason reason : reasons) {
            hash = hash(expert.numbers(reason), hash);
        }
        return hash;
    }

    private static int hash(double[] chances, int before) {
        int hash = before;
        for (double chance : chances) {
            hash = mix(hash, (int) (chance * DIGITS));
        }
        return hash;
    }

    private static int hash(int[] numbers, int before) {
        int hash = before;
        for (int number : numbers) {
            hash = mix(hash, number);
        }
        return hash;
    }

    private static int mix(int hash, int number) {
        return ((hash << 5) - hash + number) | 0;
    }

    private static String hex(int hash) {
        return Integer.toHexString(hash);
    }
}
