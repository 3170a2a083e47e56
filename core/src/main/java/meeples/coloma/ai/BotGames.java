package meeples.coloma.ai;

import java.util.function.Consumer;
import meeples.coloma.model.PioneerCards;
import meeples.coloma.model.Setup;
import meeples.coloma.model.Valley;
import meeples.search.Bot;
import meeples.search.Thinking;
import meeples.search.review.Expert;
import meeples.search.review.KnownGames;

/** Games with all extras that Coloma's bots play alike on every platform. */
public final class BotGames implements KnownGames.Players<Valley> {
    /** What {@link #play} must say. */
    public static final String EXPECTED =
            "26:b04b080c 68:1f594133 180:511bb758 197:e417677a hints:e4086cc1 review:5b8cce90";

    /** Games of a year, but for the last one, which is reviewed: they take less time. */
    private static final Setup[] SETUPS = {
        new Setup(1, Valley.NOBODY, 1, true, false, PioneerCards.CHOSEN, false, 1, 0),
        new Setup(2, Valley.NOBODY, 2, false, true, PioneerCards.DEALT, false, 1, 0),
        new Setup(6, Valley.NOBODY, 6, true, false, PioneerCards.CHOSEN, true, 1, 0),
        new Setup(3, Valley.NOBODY, 3, true, false, PioneerCards.DEALT, false, 2, 0),
    };

    /** So that who plays alone searches. */
    private static final int FIRST_LEVEL = 2;

    private BotGames() {}

    /** Plays them, thinking so many iterations at once. */
    public static String play(int slice) {
        return KnownGames.play(new BotGames(), slice);
    }

    /** Plays them with somebody who gets each work done, wherever that is. */
    public static String play(Consumer<Thinking> thinker) {
        return KnownGames.play(new BotGames(), thinker);
    }

    @Override
    public int games() {
        return SETUPS.length;
    }

    @Override
    public Valley start(int game) {
        return new Valley(SETUPS[game]);
    }

    @Override
    public Bot<Valley> bot(int game, Valley valley, int decisions) {
        int level = (FIRST_LEVEL + game + valley.decider()) % ColomaBots.LEVELS.size();
        return ColomaBots.create(ColomaBots.LEVELS.get(level), decisions, KnownGames.ITERATIONS);
    }

    @Override
    public Expert<Valley> expert(int seed) {
        return new ColomaExpert(seed);
    }
}
