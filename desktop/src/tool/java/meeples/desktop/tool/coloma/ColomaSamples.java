package meeples.desktop.tool.coloma;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Stream;
import meeples.coloma.Coloma;
import meeples.coloma.ai.ColomaBots;
import meeples.coloma.model.Decision;
import meeples.coloma.model.PioneerCards;
import meeples.coloma.model.Setup;
import meeples.coloma.model.Site;
import meeples.coloma.model.Valley;
import meeples.coloma.notation.SetupText;
import meeples.coloma.rules.Event;
import meeples.desktop.tool.Samples;
import meeples.desktop.tool.StagedGame;
import meeples.play.BadTextException;
import meeples.play.Match;
import meeples.play.MoveList;
import meeples.search.Bot;

/** Matches that prospectors, or chance, have played for a while, always the same ones. */
public final class ColomaSamples implements Samples<Valley, Event> {
    /** Enough to have something of everything on the table. */
    private static final int EARLIEST = 90;

    /** One in so many decisions is left to chance, so that everything is tried. */
    static final int BOLDNESS = 4;

    /** What prospectors do not come to, chance alone does. */
    private static final int PATIENCE = 6;

    @Override
    public List<String> decisions() {
        return Stream.of(Decision.values())
                .map(decision -> decision.name().toLowerCase(Locale.ROOT))
                .toList();
    }

    @Override
    public String usual() {
        return "act";
    }

    @Override
    public List<Integer> replayed() {
        return List.of(2, Valley.MOST_SEATS);
    }

    @Override
    public Match<Valley, Event> over(int players) {
        return waitingFor(Decision.OVER, players);
    }

    @Override
    public Match<Valley, Event> waitingFor(String decision, int players) {
        return waitingFor(Decision.valueOf(decision.toUpperCase(Locale.ROOT)), players);
    }

    /** A match among people that waits for the first decision of this kind after a while. */
    public Match<Valley, Event> waitingFor(Decision decision, int players) {
        boolean atFirst = decision == Decision.PIONEER || decision == Decision.KEEP;
        int earliest = atFirst ? 0 : EARLIEST;
        int table = decision == Decision.MULE ? 2 : players;
        for (int seed = 1; ; seed++) {
            Match<Valley, Event> match = match(setup(decision, table, seed));
            play(match, decision, earliest, seed);
            if (match.position().decision() == decision) {
                return match;
            }
        }
    }

    /** With open hands, so that no curtain has to fall between people at one screen. */
    private static Setup setup(Decision decision, int players, int seed) {
        return new Setup(
                players,
                Valley.NOBODY,
                seed,
                true,
                decision == Decision.MULE,
                decision == Decision.PIONEER ? PioneerCards.CHOSEN : PioneerCards.DEALT,
                true,
                3,
                0);
    }

    private static Match<Valley, Event> match(Setup setup) {
        try {
            return new Match<>(
                    Coloma.GAME, SetupText.write(setup), StagedGame.seats(setup.players()));
        } catch (BadTextException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void play(
            Match<Valley, Event> match, Decision decision, int earliest, int seed) {
        Bot<Valley> bot = ColomaBots.create(ColomaBots.PROSPECTOR, seed);
        Random random = new Random(seed);
        MoveList moves = new MoveList();
        while (!match.isOver()
                && (match.size() < earliest || match.position().decision() != decision)) {
            match.legalMoves(moves);
            boolean byChance =
                    seed >= PATIENCE
                            || isRoaming(match.position())
                            || random.nextInt(BOLDNESS) == 0;
            match.play(
                    byChance
                            ? moves.get(random.nextInt(moves.size()))
                            : chosenBy(bot, match.position(), seed + match.size()));
        }
    }

    /** Whether somebody goes by wagon or to the frontier, which prospectors rarely care to do. */
    static boolean isRoaming(Valley valley) {
        int site = valley.site(valley.decider());
        boolean far = site == Site.WAGON || site == Site.FRONTIER;
        return valley.decision() == Decision.WAY || valley.decision() == Decision.ACT && far;
    }

    /** What a bot does that sees no more than it may. */
    static int chosenBy(Bot<Valley> bot, Valley valley, int seed) {
        bot.begin(Coloma.GAME.dealtAnew(valley, valley.decider(), seed));
        while (!bot.isDone()) {
            bot.think(1);
        }
        return bot.move();
    }
}
