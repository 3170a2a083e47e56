package meeples.coloma.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import meeples.coloma.Coloma;
import meeples.coloma.RandomPlay;
import meeples.coloma.model.Decision;
import meeples.coloma.model.Setup;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.ColomaRules;
import meeples.play.Rules;
import meeples.search.Bot;
import meeples.search.TreeSearch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ColomaBotsTest {
    private final ColomaRules rules = new ColomaRules();
    private Valley end;

    /** Plays a game to its end; each seat sees only what it may know. */
    private List<Integer> play(Setup setup, int iterations, String... levels) {
        Valley valley = new Valley(setup);
        List<Bot<Valley>> bots = new ArrayList<>();
        for (int seat = 0; seat < setup.players(); seat++) {
            bots.add(ColomaBots.create(levels[seat % levels.length], seat, iterations));
        }
        List<Integer> moves = new ArrayList<>();
        for (int seat = valley.decider(); seat != Rules.NOBODY; seat = valley.decider()) {
            Bot<Valley> bot = bots.get(seat);
            bot.begin(Coloma.GAME.dealtAnew(valley, seat, moves.size()));
            while (!bot.isDone()) {
                bot.think(7);
            }
            int move = bot.move();
            assertNull(rules.refusal(valley, move), "a legal move");
            rules.play(valley, move, null);
            moves.add(move);
        }
        end = valley;
        return moves;
    }

    @ParameterizedTest
    @ValueSource(strings = {"marshal", "legend"})
    void thoseWhoSearchPlayWithAllPlayerCountsExtrasAndOptions(String level) {
        for (int number = 0; number < 36; number++) {
            play(RandomPlay.anySetup(number), 6, level);
        }
    }

    @Test
    void whatASeatCannotSeeMakesNoDifferenceToItsChoice() {
        Valley valley = new Valley(Setup.of(3, 5));
        RandomPlay chance = new RandomPlay(5);
        while (valley.decision() != Decision.SITE || valley.decider() == valley.firstPlayer()) {
            chance.step(valley, null);
        }
        int seat = valley.decider();
        Valley other = valley.copy();
        rules.resample(other, seat, 99); // other hands, another choice of who came before
        assertNotEquals(valley, other);
        for (String level : ColomaBots.LEVELS) {
            Valley seen = Coloma.GAME.dealtAnew(valley, seat, 7);
            Valley seenOther = Coloma.GAME.dealtAnew(other, seat, 7);
            assertEquals(decide(level, seen), decide(level, seenOther), level);
        }
    }

    private static int decide(String level, Valley valley) {
        Bot<Valley> bot = ColomaBots.create(level, 3, 40);
        bot.begin(valley);
        while (!bot.isDone()) {
            bot.think(9);
        }
        return bot.move();
    }

    @Test
    void howThinkingIsCutIntoSlicesMakesNoDifference() {
        Valley valley = new Valley(Setup.of(3, 4));
        RandomPlay chance = new RandomPlay(4);
        while (valley.decision() != Decision.SITE) {
            chance.step(valley, null);
        }
        Bot<Valley> atOnce = ColomaBots.create(ColomaBots.LEGEND, 1, 60);
        atOnce.begin(valley);
        atOnce.think(1000);
        Bot<Valley> sliced = ColomaBots.create(ColomaBots.LEGEND, 1, 60);
        sliced.begin(valley);
        while (!sliced.isDone()) {
            sliced.think(1);
        }
        assertEquals(atOnce.move(), sliced.move());
    }

    /** Marshals win about half of their games against Sam, and that is what is told. */
    @Test
    void whatIsToldOfTheChanceAgainstSamBeginsNearHalf() {
        int games = 10;
        double told = 0;
        for (int seed = 0; seed < games; seed++) {
            Valley valley = new Valley(Setup.of(1, seed));
            RandomPlay chance = new RandomPlay(seed);
            while (valley.decision() != Decision.SITE) {
                chance.step(valley, null);
            }
            told += chance(valley) / games;
        }
        assertTrue(told > 0.3 && told < 0.6, "told " + told);
    }

    private double chance(Valley valley) {
        TreeSearch<Valley> search =
                new TreeSearch<>(rules, new ColomaGuide(rules), ColomaBots.PARAMETERS, 1);
        search.begin(valley);
        for (int i = 0; i < 60; i++) {
            search.iterate();
        }
        return search.value(search.best(), valley.decider());
    }

    @Test
    void theMarshalBeatsTheProspector() {
        int wins = 0;
        for (int seed = 0; seed < 12; seed++) {
            String[] levels = {ColomaBots.PROSPECTOR, ColomaBots.PROSPECTOR};
            levels[seed % 2] = ColomaBots.MARSHAL;
            play(Setup.of(2, seed), 40, levels);
            wins += rules.place(end, seed % 2) == 1 ? 1 : 0;
        }
        assertTrue(wins > 7, "won " + wins + " of 12");
    }

    @ParameterizedTest
    @ValueSource(strings = {"tenderfoot", "prospector"})
    void everyLevelPlaysWithAllPlayerCountsExtrasAndOptions(String level) {
        for (int number = 0; number < 120; number++) {
            play(RandomPlay.anySetup(number), 3, level);
        }
    }

    @Test
    void theSameSeedPlaysTheSameGame() {
        for (String level : ColomaBots.LEVELS) {
            Setup setup = RandomPlay.anySetup(22);
            assertEquals(play(setup, 3, level), play(setup, 3, level), level);
        }
    }

    @Test
    void theProspectorBeatsTheTenderfoot() {
        int wins = 0;
        for (int seed = 0; seed < 60; seed++) {
            int seat = seed % 2;
            String[] levels = seat == 0 ? forward() : backward();
            play(Setup.of(2, seed), 0, levels);
            wins += rules.place(end, seat) == 1 ? 1 : 0;
        }
        assertTrue(wins > 36, "won " + wins + " of 60");
    }

    private static String[] forward() {
        return new String[] {ColomaBots.PROSPECTOR, ColomaBots.TENDERFOOT};
    }

    private static String[] backward() {
        return new String[] {ColomaBots.TENDERFOOT, ColomaBots.PROSPECTOR};
    }
}
