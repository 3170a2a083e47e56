package meeples.fistful.ai;

import java.util.List;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.fistful.rules.FistfulRules;
import meeples.play.MoveList;
import meeples.play.Rules;
import meeples.search.Bot;
import meeples.search.Thinking;
import meeples.search.review.Advice;
import meeples.search.review.Adviser;
import meeples.search.review.GameReview;
import meeples.search.review.Reason;
import meeples.search.review.Verdict;

/**
 * A few games between bots that are known move by move, with the hints and the review of one of
 * them. They come out the same on every platform, or the browser computes something else than the
 * desktop: a test on each of them plays these games.
 */
public final class BotGames {
    /**
     * What {@link #play} must say: for each game its decisions and a hash of them all, then a hash
     * of the hints and one of the review.
     */
    public static final String EXPECTED =
            "123:e65c5fda 137:11dcbfc9 157:d81c899 hints:e6524327 review:aafa5747";

    private static final int ITERATIONS = 40;
    private static final int DECISIONS_BETWEEN_HINTS = 12;
    private static final double DIGITS = 1e6;

    private final FistfulRules rules = new FistfulRules();
    private final int slice;

    private BotGames(int slice) {
        this.slice = slice;
    }

    /** Plays a game of 2, of 3 and of 4 players, thinking so many iterations at once. */
    public static String play(int slice) {
        BotGames games = new BotGames(slice);
        StringBuilder result = new StringBuilder();
        MoveList moves = new MoveList();
        for (int players = 2; players <= Town.MOST_SEATS; players++) {
            games.play(players, moves);
            result.append(moves.size()).append(':').append(hex(hash(moves.toArray(), 0)));
            result.append(' ');
        }
        result.append("hints:").append(hex(games.hints(moves)));
        result.append(" review:").append(hex(games.review(moves)));
        return result.toString();
    }

    private static Town town(int players) {
        return new Town(Setup.of(players, players));
    }

    private void play(int players, MoveList moves) {
        Town town = town(players);
        moves.clear();
        while (town.decider() != Rules.NOBODY) {
            // A bot of its own for each decision: nothing may depend on what it has seen before.
            int level = (players + town.decider()) % Bots.LEVELS.size();
            Bot<Town> bot = Bots.create(Bots.LEVELS.get(level), moves.size(), ITERATIONS);
            bot.begin(town);
            think(bot);
            moves.add(bot.move());
            rules.play(town, bot.move(), null);
        }
    }

    private void think(Thinking work) {
        while (!work.isDone()) {
            work.think(slice);
        }
    }

    /** Asks for advice now and then in the last of the games. */
    private int hints(MoveList moves) {
        Town town = town(Town.MOST_SEATS);
        int hash = 0;
        for (int i = 0; i < moves.size(); i++) {
            if (i % DECISIONS_BETWEEN_HINTS == 0) {
                Adviser<Town> adviser = new Adviser<>(new FistfulExpert(i), town, i, ITERATIONS);
                think(adviser);
                hash = hash(adviser.advice(), hash);
            }
            rules.play(town, moves.get(i), null);
        }
        return hash;
    }

    private int review(MoveList moves) {
        GameReview<Town> review =
                new GameReview<>(
                        new FistfulExpert(1),
                        town(Town.MOST_SEATS),
                        moves.toArray(),
                        ITERATIONS / 4,
                        1);
        think(review);
        int hash = 0;
        for (Verdict verdict : review.verdicts()) {
            hash = hash(verdict.better(), hash);
            hash = hash(verdict.reasons(), hash);
            hash = hash(verdict.before(), hash);
            hash = hash(verdict.after(), hash);
        }
        return hash;
    }

    private static int hash(Advice advice, int before) {
        int hash = hash(advice.moves(), before);
        hash = hash(advice.reasons(), hash);
        hash = hash(advice.before(), hash);
        return hash(advice.after(), hash);
    }

    private static int hash(List<? extends Reason> reasons, int before) {
        int hash = before;
        for (Reason each : reasons) {
            TownReason reason = (TownReason) each;
            hash = mix(hash, reason.kind().ordinal());
            hash = mix(hash, reason.seat());
            hash = mix(hash, reason.building());
            hash = mix(hash, reason.count());
            hash = mix(hash, reason.draws());
            hash = mix(hash, reason.percent());
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
