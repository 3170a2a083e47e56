package meeples.room.sitting;

import java.util.ArrayList;
import java.util.List;
import meeples.coloma.ui.ColomaGame;
import meeples.fistful.ui.FistfulGame;
import meeples.game.BoardGame;
import meeples.play.Match;
import meeples.search.review.Verdict;

/**
 * The long form of {@link FollowedAdviceTest}: games of both kinds with 2 to 4 players, many seeds.
 */
public final class FollowedGames {
    private static final int SEEDS = 5;
    private static final int MOST_PLAYERS = 4;

    private FollowedGames() {}

    public static void main(String[] arguments) throws Exception {
        int seeds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : SEEDS;
        List<String> marks = new ArrayList<>();
        for (int seed = 1; seed <= seeds; seed++) {
            for (int players = 2; players <= MOST_PLAYERS; players++) {
                marks.addAll(marks(new FistfulGame(), fistful(players, seed), seed));
                marks.addAll(marks(new ColomaGame(), coloma(players, seed), seed));
            }
        }
        if (!marks.isEmpty()) {
            throw new AssertionError(String.join("\n", marks));
        }
    }

    static String fistful(int players, int seed) {
        return "players " + players + " first 1 seed " + seed;
    }

    static String coloma(int players, int seed) {
        return "players " + players + " sheriff 1 seed " + seed + " years 1";
    }

    /** What the analysis has against choices that the game itself proposed. */
    static <S, E> List<String> marks(BoardGame<S, E> game, String setup, int seed)
            throws Exception {
        Match<S, E> match = new FollowedGame<>(game, setup, seed, true).play();
        List<String> marks = new ArrayList<>();
        int found = 0;
        for (Verdict verdict : FollowedGame.verdicts(game, match)) {
            found += verdict.cost() > 0 ? 1 : 0;
            if (verdict.proposed()) {
                marks.add(
                        game.name()
                                + " "
                                + setup
                                + ", decision "
                                + verdict.index()
                                + ": "
                                + verdict.cost()
                                + " of "
                                + verdict.margin());
            }
        }
        System.out.println(
                game.name()
                        + ", "
                        + setup
                        + ": "
                        + match.size()
                        + " decisions, "
                        + found
                        + " marked, "
                        + marks.size()
                        + " of them proposed");
        return marks;
    }
}
