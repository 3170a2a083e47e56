package meeples.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import meeples.coloma.Coloma;
import meeples.fistful.Fistful;
import meeples.play.BadTextException;
import meeples.play.Game;
import meeples.play.Match;
import meeples.play.MatchText;
import meeples.play.MoveList;
import org.openqa.selenium.Keys;

/**
 * Bots play one match after another on the page, which changes its size now and then, and
 * afterwards everything must be as it was: {@code ./gradlew html:pageSoak}, which can be given the
 * matches of each game and the resizes: {@code --args="20 10"}.
 */
public final class PageSoak {
    private static final int MATCHES = 20;
    private static final int RESIZES = 10;
    private static final int[][] SIZES = {{1024, 768}, {844, 390}, {1280, 720}};
    private static final int[] USUAL = SIZES[2];

    /** Counts textures by the page's own calls, without keeping any of them alive. */
    static final String COUNT_TEXTURES =
            "window.textures = 0;"
                    + "[window.WebGLRenderingContext, window.WebGL2RenderingContext].forEach("
                    + "function(type) {"
                    + " var create = type.prototype.createTexture;"
                    + " var remove = type.prototype.deleteTexture;"
                    + " type.prototype.createTexture = function() {"
                    + "  window.textures++; return create.apply(this, arguments); };"
                    + " type.prototype.deleteTexture = function(texture) {"
                    + "  if (texture) { window.textures--; }"
                    + "  return remove.apply(this, arguments); };"
                    + "});";

    /** What may differ without anything being wrong: what the browser has compiled meanwhile. */
    private static final long MORE_HEAP = 12L << 20;

    /** How often a button is pressed that a change of size may have moved away. */
    private static final int PRESSES = 5;

    private static final long MORE_NODES = 20;
    private static final long MORE_LISTENERS = 4;

    private final int decisions;
    private final List<String> report = new ArrayList<>();
    private final List<String> faults = new ArrayList<>();

    /** What a page holds, and must give back. */
    private record Holding(long heap, long textures, long nodes, long listeners) {
        List<String> grownSince(Holding before) {
            List<String> grown = new ArrayList<>();
            compare(grown, "bytes of heap", before.heap, heap, MORE_HEAP);
            compare(grown, "textures", before.textures, textures, 0);
            compare(grown, "nodes", before.nodes, nodes, MORE_NODES);
            compare(grown, "listeners", before.listeners, listeners, MORE_LISTENERS);
            return grown;
        }

        private static void compare(
                List<String> grown, String what, long before, long now, long slack) {
            if (now > before + slack) {
                grown.add(what + ": " + before + " became " + now);
            }
        }

        String row(String when) {
            return String.format(
                    "%-28s%10.1f%10d%10d%10d", when, heap / 1e6, textures, nodes, listeners);
        }
    }

    /**
     * @param decisions how many are played at the table; what comes before is skipped
     */
    PageSoak(int decisions) {
        this.decisions = decisions;
    }

    public static void main(String[] args) throws Exception {
        int matches = args.length > 0 ? Integer.parseInt(args[0]) : MATCHES;
        int resizes = args.length > 1 ? Integer.parseInt(args[1]) : RESIZES;
        PageSoak soak = new PageSoak(Integer.MAX_VALUE);
        List<String> faults = soak.run(matches, resizes, "");
        soak.report().forEach(System.out::println);
        System.out.println(faults.isEmpty() ? "all given back" : "not given back: " + faults);
        System.exit(faults.isEmpty() ? 0 : 1);
    }

    List<String> report() {
        return report;
    }

    /**
     * Plays so many matches of each game.
     *
     * @param after a script that runs after each match; a saboteur's place
     * @return what was not given back
     */
    List<String> run(int matches, int resizes, String after) throws BadTextException {
        soak(Fistful.GAME, "players 3 first 1 seed 4711", "tenderfoot", matches, resizes, after);
        soak(Coloma.GAME, "players 3 sheriff 1 seed 4711", "tenderfoot", matches, resizes, after);
        return faults;
    }

    private void soak(
            Game<?, ?> game, String setup, String bot, int matches, int resizes, String after)
            throws BadTextException {
        String autosave = "autosave-" + game.name();
        String text = nearEnd(game, setup, bot);
        try (Browser browser = Browser.open(USUAL[0], USUAL[1], 1)) {
            browser.beforeThePage(COUNT_TEXTURES);
            // Music has as many elements as parts happen to sound at that moment.
            browser.store("settings", PagePlayer.FAST + "music-volume 0\n");
            browser.visit("#" + game.name());
            browser.waitForGame();
            browser.keep(autosave, text);
            browser.reload();
            browser.waitForGame();
            report.add("after                         heap MB  textures     nodes listeners");
            Holding before = null;
            Holding now = null;
            int resized = 0;
            for (int i = 0; i <= matches; i++) {
                int wanted = i == 0 ? SIZES.length : resizes * i / matches - resized;
                play(browser, wanted, autosave, text);
                resized += i == 0 ? 0 : wanted;
                if (i > 0) {
                    browser.run(after);
                }
                now = count(browser);
                report.add(now.row(game.name() + ", " + i + " matches"));
                // The first match only warms up: it loads what is kept for the next ones.
                before = before == null ? now : before;
            }
            for (String grown : now.grownSince(before)) {
                faults.add(game.name() + ": " + grown);
            }
            browser.complaints().forEach(said -> faults.add(game.name() + ": " + said));
        }
    }

    private static void play(Browser browser, int resizes, String autosave, String next) {
        PagePlayer player = new PagePlayer(browser, PagePlayer.MOUSE);
        player.press("continue");
        player.await("the table", facts -> facts.screen().equals("TableScreen"));
        for (int i = 0; i < resizes; i++) {
            int[] size = SIZES[i % SIZES.length];
            browser.resize(size[0], size[1], 1);
            browser.waitForFrames(5);
        }
        browser.resize(USUAL[0], USUAL[1], 1);
        while (!browser.facts().screen().equals("ScoresScreen")) {
            browser.press(Keys.SPACE);
            browser.waitForFrames(2);
        }
        player.awaitScreen("ScoresScreen");
        // The title then offers to continue it.
        browser.keep(autosave, next);
        browser.waitForFrames(10); // the page may still be finding its size again
        for (int i = 0; i < PRESSES && browser.facts().screen().equals("ScoresScreen"); i++) {
            player.press("to-title");
            browser.waitForFrames(10);
        }
        player.awaitScreen("TitleScreen");
        browser.waitForRest();
        // What is read aloud follows what is shown, a moment later: its words are nodes too.
        browser.waitUntil("!!document.querySelector('#seen [data-name=continue]')");
    }

    private static Holding count(Browser browser) {
        browser.command("HeapProfiler.enable", Map.of());
        browser.command("HeapProfiler.collectGarbage", Map.of());
        Map<String, Object> counters = browser.command("Memory.getDOMCounters", Map.of());
        Map<String, Object> heap = browser.command("Runtime.getHeapUsage", Map.of());
        return new Holding(
                number(heap.get("usedSize")),
                number(browser.run("return window.textures")),
                number(counters.get("nodes")),
                number(counters.get("jsEventListeners")));
    }

    private static long number(Object value) {
        return ((Number) value).longValue();
    }

    /** A match of bots, always the same, with only so many decisions to come. */
    private String nearEnd(Game<?, ?> game, String setup, String bot) throws BadTextException {
        return nearEnd(game, Games.text(game, setup, bot, bot, bot));
    }

    private <S, E> String nearEnd(Game<S, E> game, String text) throws BadTextException {
        Match<S, E> match = MatchText.read(game, text);
        MoveList legal = new MoveList();
        for (int i = 0; !match.isOver(); i++) {
            match.legalMoves(legal);
            match.play(legal.get(i * 7 % legal.size()));
        }
        match.goTo(Math.max(0, match.size() - decisions));
        return MatchText.write(match);
    }
}
