package meeples.html;

import meeples.fistful.ai.BotGames;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.fistful.notation.GoldenGames;
import meeples.fistful.rules.FistfulRules;
import meeples.play.MoveList;
import meeples.play.Rules;

/**
 * Lets a test, or anybody at the browser's console, ask whether rules and bots come out the same
 * here as on the desktop: {@code meeples.golden(text)} plays golden games again, {@code
 * meeples.bots()} lets bots play and tells a hash of their moves. {@code meeples.games(count)}
 * plays random games, as fast as the rules can, and tells how many decisions they took.
 */
final class SelfCheck {
    private static final String ALL_IS_WELL = "ok";

    private static final int BOTS_SLICE = 10;

    private SelfCheck() {}

    static native void offer() /*-{
        $wnd.meeples = {
            golden: $entry(function(text) {
                return @meeples.html.SelfCheck::golden(Ljava/lang/String;)(text);
            }),
            bots: $entry(function() {
                return @meeples.html.SelfCheck::bots()();
            }),
            games: $entry(function(count) {
                return @meeples.html.SelfCheck::games(I)(count);
            })
        };
    }-*/;

    private static int games(int count) {
        FistfulRules rules = new FistfulRules();
        MoveList moves = new MoveList();
        int chance = 1;
        int decisions = 0;
        for (int game = 0; game < count; game++) {
            Town town = new Town(Setup.of(2 + game % 3, game));
            while (town.decider() != Rules.NOBODY) {
                rules.legalMoves(town, moves);
                chance ^= chance << 13;
                chance ^= chance >>> 17;
                chance ^= chance << 5;
                rules.play(town, moves.get((chance >>> 1) % moves.size()), null);
                decisions++;
            }
        }
        return decisions;
    }

    private static String bots() {
        return BotGames.play(BOTS_SLICE);
    }

    private static String golden(String text) {
        String mismatch = GoldenGames.firstMismatch(text);
        return mismatch == null ? ALL_IS_WELL : mismatch;
    }
}
