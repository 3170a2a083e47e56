package meeples.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import meeples.coloma.Coloma;
import meeples.coloma.ai.ColomaBots;
import meeples.fistful.Fistful;
import meeples.fistful.ai.Bots;
import meeples.testing.NeedsBrowser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Bots think in a worker beside the page, and come to what they come to everywhere. Without it, and
 * whatever it does wrong, they think on the page, and nothing is lost.
 */
@NeedsBrowser
class BrowserWorkerTest {
    private static final String STRICT = "script-src 'self'";
    private static final int DECISIONS = 12;
    private static final int A_WHILE = 120;

    /** So that no bot on the page runs out of time where many others want the machine. */
    private static final String SLOW_CLOCK =
            "(function() { var now = performance.now.bind(performance);"
                    + " performance.now = function() { return now() / %d; }; })();";

    // What the page tells of the worker: several answers, or none, whoever sits there.
    private static final String ANSWERS = "assembly ([3-9]|\\d\\d.*)";
    private static final String NO_ANSWER = "(saboteur)? 0";

    /** What a saboteur does who does nothing. */
    private static final String SILENCE = "/* nothing */";

    /** What is compared with, found out once. */
    private static List<String> fistfulInTheWorker;

    private static void assertKnownGames(BotsByHand bots) {
        assertEquals(meeples.fistful.ai.BotGames.EXPECTED, bots.answer("fistful known-games 10"));
        assertEquals(meeples.coloma.ai.BotGames.EXPECTED, bots.answer("coloma known-games 10"));
    }

    @Test
    void theSameSeedAndIterationsGiveTheSameGameInTheWorker() {
        try (Browser browser = Browser.withGame(640, 360)) {
            BotsByHand bots = BotsByHand.hire(browser);
            assertEquals("assembly", bots.kind());
            assertKnownGames(bots);
            assertTrue(bots.failure("coloma dance").contains("there is no work"));
            assertTrue(bots.failure("coloma bot legend x").length() > 0);
            assertEquals(List.of(), browser.complaints());
        }
    }

    @Test
    void aHostThatAllowsNoWebAssemblyGetsTheScriptInstead() {
        try (Browser browser = Browser.ofStrictHost(STRICT, 640, 360)) {
            browser.visit("");
            browser.waitForGame();
            BotsByHand bots = BotsByHand.hire(browser);
            assertEquals("script", bots.kind());
            assertKnownGames(bots);
        }
    }

    @Test
    void theTitleComesBeforeTheWorkerIsFetched() {
        try (Browser browser = Browser.withGame(640, 360)) {
            assertEquals(
                    0L,
                    browser.run(
                            "return performance.getEntriesByType('resource')"
                                    + ".filter(e => e.name.includes('/bots/')).length"));
            assertEquals(" 0", browser.run("return meeples.worker()"));
        }
    }

    /** A match among bots alone, so far. */
    private static List<String> decisions(Browser browser, String game) {
        String match = browser.stored("autosave-" + game);
        List<String> lines = match == null ? List.of() : match.lines().toList();
        int begin = lines.indexOf("moves") + 1;
        return begin == 0 ? List.of() : lines.subList(begin, lines.size() - 1);
    }

    /**
     * The first decisions of bots among themselves, as the page plays them.
     *
     * @param sabotage what is done to the page before its own script
     * @param worker what must have become of the worker by then
     * @param least how many decisions are wanted
     */
    private static List<String> firstDecisions(
            String game, String sabotage, String worker, int least) throws Exception {
        int slowness = sabotage.contains(SILENCE) ? 2 : 6; // who waits for silence waits longer
        try (Browser browser = Browser.open(960, 540, 1)) {
            browser.store("settings", PagePlayer.FAST);
            browser.store("autosave-" + game, amongMarshals(game));
            browser.beforeThePage(SLOW_CLOCK.formatted(slowness) + sabotage);
            browser.visit("#" + game);
            browser.waitForGame();
            PagePlayer player = new PagePlayer(browser, PagePlayer.MOUSE);
            sitDown(browser, player);
            player.await(
                    least + " decisions, and of the worker " + worker,
                    facts ->
                            decisions(browser, game).size() >= least
                                    && worker(browser).matches(worker));
            return decisions(browser, game);
        }
    }

    /** A click that a busy machine has lost is made again. */
    private static void sitDown(Browser browser, PagePlayer player) {
        while (browser.facts().screen().equals("TitleScreen")) {
            player.press("continue");
            browser.waitForFrames(A_WHILE);
        }
    }

    private static String amongMarshals(String game) throws Exception {
        return game.equals(Fistful.GAME.name())
                ? Games.text("players 2 first 1 seed 5", Bots.MARSHAL, Bots.MARSHAL)
                : Games.text(
                        Coloma.GAME,
                        "players 2 sheriff 1 seed 5",
                        ColomaBots.MARSHAL,
                        ColomaBots.MARSHAL);
    }

    private static String worker(Browser browser) {
        return (String) browser.run("return meeples.worker()");
    }

    /** What was decided in the worker is decided with this sabotage too. */
    private static void assertSameDecisions(
            List<String> inTheWorker, String game, String sabotage, String worker)
            throws Exception {
        List<String> here = firstDecisions(game, sabotage, worker, inTheWorker.size());
        assertEquals(inTheWorker, here.subList(0, inTheWorker.size()));
    }

    /** Somebody in the worker's place. What it does with a message is told as JavaScript. */
    private static String saboteur(String withMessage) {
        return """
               window.Worker = function() {
                   var self = this;
                   self.terminate = function() {
                       self.onmessage = null;
                   };
                   self.postMessage = function(message) {
                       setTimeout(function() {
                           if (self.onmessage && message.order) {
                               %s
                           }
                       }, 1);
                   };
                   setTimeout(function() {
                       self.onmessage && self.onmessage({data: {ready: 'saboteur'}});
                   }, 1);
               };
               """
                .formatted(withMessage);
    }

    static Stream<Arguments> saboteurs() {
        return Stream.of(
                Arguments.of("there are no workers", "delete window.Worker;"),
                Arguments.of(
                        "workers are forbidden",
                        "window.Worker = function() { throw new Error('forbidden'); };"),
                Arguments.of("it is silent", saboteur(SILENCE)),
                Arguments.of(
                        "it fails",
                        saboteur(
                                "self.onmessage({data: {number: message.number, failure:"
                                        + " 'no'}});")),
                Arguments.of(
                        "it answers nonsense",
                        saboteur("self.onmessage({data: {number: message.number, answer: '7'}});")),
                Arguments.of(
                        "it dies while it thinks",
                        saboteur("self.onerror({message: 'dead', preventDefault: () => {}});")));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("saboteurs")
    void whateverBecomesOfTheWorkerTheSameIsDecided(String what, String sabotage) throws Exception {
        if (fistfulInTheWorker == null) {
            fistfulInTheWorker = firstDecisions("fistful", "", ANSWERS, DECISIONS);
        }
        assertSameDecisions(fistfulInTheWorker, "fistful", sabotage, NO_ANSWER);
    }

    @Test
    void colomasBotsDecideInTheWorkerAsOnThePage() throws Exception {
        assertSameDecisions(
                firstDecisions("coloma", "", ANSWERS, DECISIONS),
                "coloma",
                "delete window.Worker;",
                NO_ANSWER);
    }

    @Test
    void hintsComeFromTheWorker() throws Exception {
        try (Browser browser = Browser.open(1280, 720, 1)) {
            browser.store("settings", PagePlayer.FAST);
            browser.store("autosave", Games.text("players 2 first 1 seed 5", "", ""));
            browser.visit("");
            browser.waitForGame();
            PagePlayer player = new PagePlayer(browser, PagePlayer.MOUSE);
            player.press("continue");
            browser.waitUntil("meeples.worker().startsWith('assembly')");
            assertTrue(player.awaitQuestion());
            player.press("hint");
            browser.waitUntil("meeples.worker() !== 'assembly 0'");
            assertEquals(List.of(), browser.complaints());
        }
    }

    @Test
    void theAnalysisOfAMatchIsThoughtAboutInTheWorker() throws Exception {
        try (Browser browser = Browser.open(1280, 720, 1)) {
            browser.store("settings", PagePlayer.FAST);
            browser.store(
                    "recent/1",
                    Games.kept(
                            "", Games.finished("players 2 first random seed 3 rounds 1", "", "")));
            browser.visit("");
            browser.waitForGame();
            PagePlayer player = new PagePlayer(browser, PagePlayer.KEYS);
            player.press("saves");
            player.press("saves.watch.recent-1");
            player.awaitScreen("ReplayScreen");
            browser.waitUntil("meeples.worker().startsWith('assembly')");
            while (browser.facts().names("analysis").isEmpty()) {
                player.press("replay.review"); // once more where a busy machine has lost it
                browser.waitForFrames(A_WHILE);
            }
            player.await("the analysis", facts -> facts.find("analysis.result") != null);
            assertTrue(
                    Boolean.TRUE.equals(
                            browser.run("return Number(meeples.worker().split(' ')[1]) > 5")));
            assertEquals(List.of(), browser.complaints());
        }
    }
}
