package meeples.fistful.ai;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.fistful.rules.DrawCause;
import meeples.fistful.rules.Event;
import meeples.fistful.rules.FistfulRules;
import meeples.play.Rules;
import meeples.search.Bot;
import org.junit.jupiter.api.Test;

/** The levels do not only differ in strength: a player can tell them apart by what they do. */
class StylesTest {
    private static final FistfulRules RULES = new FistfulRules();
    private static final int GAMES = 40;
    private static final int ITERATIONS = 100;

    @Test
    void theTenderfootFeedsItsNeighboursAndTheProspectorGrudgesThem() {
        Doings friendly = watch(Bots.TENDERFOOT);
        Doings greedy = watch(Bots.PROSPECTOR);
        assertTrue(friendly.feedsATurn() > 5 * greedy.feedsATurn(), friendly + " and " + greedy);
        assertTrue(greedy.ownDrawsATurn() > friendly.ownDrawsATurn(), friendly + " and " + greedy);
    }

    @Test
    void theMarshalJailsMoreRobbersThanOneWhoThinksAsMuch() {
        Doings zealous = watch(Bots.MARSHAL);
        Doings cool = watch(Bots.LEGEND);
        assertTrue(zealous.arrestsATurn() > 1.1 * cool.arrestsATurn(), zealous + " and " + cool);
    }

    /** What a bot did against prospectors. */
    private record Doings(int turns, int feeds, int arrests, int ownDraws) {
        double feedsATurn() {
            return feeds / (double) turns;
        }

        double arrestsATurn() {
            return arrests / (double) turns;
        }

        double ownDrawsATurn() {
            return ownDraws / (double) turns;
        }
    }

    private static Doings watch(String level) {
        int turns = 0;
        List<Event.PiecesDrawn> own = new ArrayList<>();
        List<Event.PiecesDrawn> rivals = new ArrayList<>();
        for (int game = 0; game < GAMES; game++) {
            int seat = game % 2;
            Town town = new Town(Setup.of(2, 40 + game / 2));
            Bot<Town> bot = Bots.create(level, game, ITERATIONS);
            Bot<Town> rival = Bots.create(Bots.PROSPECTOR, game);
            while (town.decider() != Rules.NOBODY) {
                boolean mine = town.active() == seat;
                turns += mine && town.decision() == Decision.TAKE ? 1 : 0;
                RULES.play(
                        town,
                        decide(town.decider() == seat ? bot : rival, town),
                        event -> {
                            if (mine && event instanceof Event.PiecesDrawn drawn) {
                                (drawn.seat() == seat ? own : rivals).add(drawn);
                            }
                        });
            }
        }
        return new Doings(
                turns,
                count(rivals, DrawCause.MINER),
                count(own, DrawCause.DEPUTY),
                own.stream().mapToInt(Event.PiecesDrawn::wanted).sum());
    }

    private static int decide(Bot<Town> bot, Town town) {
        bot.begin(town);
        while (!bot.isDone()) {
            bot.think(ITERATIONS);
        }
        return bot.move();
    }

    private static int count(List<Event.PiecesDrawn> draws, DrawCause cause) {
        return (int) draws.stream().filter(drawn -> drawn.cause() == cause).count();
    }
}
