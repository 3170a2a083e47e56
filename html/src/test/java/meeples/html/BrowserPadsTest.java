package meeples.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import meeples.fistful.Fistful;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.play.Match;
import meeples.play.MatchText;
import meeples.testing.NeedsBrowser;
import org.junit.jupiter.api.Test;

/** A couch before a browser: pads through the page's own Gamepad API. */
@NeedsBrowser
class BrowserPadsTest {
    private static final String[] MODELS = {
        "Xbox 360 Controller (STANDARD GAMEPAD Vendor: 045e Product: 028e)",
        "DualSense Wireless Controller (STANDARD GAMEPAD Vendor: 054c Product: 0ce6)",
        "Pro Controller (STANDARD GAMEPAD Vendor: 057e Product: 2009)",
        "USB Gamepad (STANDARD GAMEPAD Vendor: 0079 Product: 0011)",
    };

    @Test
    void fourPadsJoinAndPlayAGameWhileOneDropsOutAndTheWrongOnesAreIgnored() throws Exception {
        try (Browser browser = Browser.open(960, 540, 1)) {
            PagePads pads = new PagePads(browser);
            pads.offer();
            browser.store("settings", PagePlayer.FAST);
            browser.visit("");
            browser.waitForGame();
            PagePlayer page = new PagePlayer(browser, (any, name, area) -> {});
            page.awaitScreen("TitleScreen");
            join(browser, pads, page);
            browser.savePicture("pads-table");
            play(browser, pads, page);
            browser.savePicture("pads-scores");
            assertEquals(List.of(), browser.complaints());
        }
    }

    /** Nintendo's A is where others have their B. */
    private static int accept(int pad) {
        return MODELS[pad].contains("057e") ? PagePads.B : PagePads.A;
    }

    private static void join(Browser browser, PagePads pads, PagePlayer page) {
        for (int pad = 0; pad < MODELS.length; pad++) {
            pads.plugIn(pad, MODELS[pad]);
        }
        pads.walk(0, "couch");
        pads.press(0, accept(0));
        page.awaitScreen("JoinScreen");
        for (int pad = 0; pad < MODELS.length; pad++) {
            pads.press(pad, accept(pad));
        }
        for (int down = 0; down < 4; down++) {
            pads.press(0, PagePads.DOWN); // to the rounds
        }
        pads.press(0, PagePads.RIGHT); // four of them
        for (int up = 0; up < 4; up++) {
            pads.press(0, PagePads.UP);
        }
        for (int pad = 0; pad < MODELS.length; pad++) {
            pads.press(pad, accept(pad));
        }
        browser.savePicture("pads-join");
        pads.hold(3, accept(3));
        page.awaitScreen("TableScreen");
        pads.letGo(3, accept(3));
    }

    private static void play(Browser browser, PagePads pads, PagePlayer page) throws Exception {
        Set<Decision> dropped = new HashSet<>();
        Random random = new Random(3);
        while (page.awaitQuestion()) {
            Town town = town(browser.facts());
            int asked = town.decider();
            if (dropped.add(town.decision())) {
                ignoreTheOthers(browser, pads, asked);
                dropOut(browser, pads, page, asked);
            }
            List<String> answers = new ArrayList<>(browser.facts().answers());
            if (answers.isEmpty()) {
                continue;
            }
            if (answers.stream().anyMatch(name -> name.startsWith("target-SPACE"))) {
                answers.removeIf(name -> name.startsWith("target-LOCATION"));
            }
            answers.remove("all");
            pads.walk(asked, answers.get(random.nextInt(answers.size())));
            int before = size(browser.facts());
            pads.hold(asked, accept(asked));
            holdWhileNeeded(browser, before);
            pads.letGo(asked, accept(asked));
        }
        page.awaitScreen("ScoresScreen");
        assertTrue(dropped.contains(Decision.SOW) && dropped.contains(Decision.TAKE));
    }

    /** Half a second for what cannot be taken back; all else is done at once. */
    private static void holdWhileNeeded(Browser browser, int before) throws Exception {
        for (int i = 0; i < 12 && size(browser.facts()) == before; i++) {
            browser.waitForFrames(3);
        }
    }

    private static void ignoreTheOthers(Browser browser, PagePads pads, int asked)
            throws Exception {
        int wrong = (asked + 1) % MODELS.length;
        String focus = browser.facts().focus();
        int size = size(browser.facts());
        pads.press(wrong, PagePads.RIGHT);
        pads.press(wrong, accept(wrong));
        assertEquals(focus, browser.facts().focus());
        assertEquals(size, size(browser.facts()));
    }

    private static void dropOut(Browser browser, PagePads pads, PagePlayer page, int asked) {
        pads.pullOut(asked);
        page.await("the banner", facts -> facts.find("lost") != null);
        browser.savePicture("pads-lost");
        assertNotNull(browser.facts().find("lost-take"));
        pads.plugIn(asked, MODELS[asked]);
        page.await("the pad", facts -> facts.find("lost") == null);
        assertNull(browser.facts().find("lost-take"));
    }

    private static Town town(Facts facts) throws Exception {
        return match(facts).position();
    }

    private static int size(Facts facts) throws Exception {
        return facts.match() == null ? Integer.MAX_VALUE : match(facts).size();
    }

    private static Match<Town, Event> match(Facts facts) throws Exception {
        return MatchText.read(Fistful.GAME, facts.match());
    }
}
