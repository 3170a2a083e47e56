package meeples.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
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
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
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

    private final Browser browser = Browser.open(960, 540, 1);
    private final PagePads pads = new PagePads(browser);
    private final PagePlayer page = new PagePlayer(browser, (any, name, area) -> {});

    @BeforeEach
    void openTheTitle() {
        pads.offer();
        browser.store("settings", PagePlayer.FAST);
        browser.visit("");
        browser.waitForGame();
        page.awaitScreen("TitleScreen");
    }

    @AfterEach
    void close() {
        browser.close();
    }

    @Test
    void fourPadsJoinAndPlayAGameWhileOneDropsOutAndTheWrongOnesAreIgnored() throws Exception {
        join();
        browser.savePicture("pads-table");
        play();
        browser.savePicture("pads-scores");
        assertEquals(List.of(), browser.complaints());
    }

    @Test
    void aPageThatIsLoadedAgainWaitsForTheSamePadsAtEveryKindOfDecision() throws Exception {
        join();
        decideEverything();
        int asked = Town.NOBODY;
        for (Decision decision : EnumSet.complementOf(EnumSet.of(Decision.OVER))) {
            asked = goOnAt(decision);
            ignoreTheOthers(asked);
            dropOut(asked);
        }
        letAnotherTakeTheSeat(asked);
        assertEquals(List.of(), browser.complaints());
    }

    /** Changes a setting of the page as soon as it has kept who holds what. */
    private void decideEverything() {
        page.await("settings", any -> browser.stored("settings").contains("\nhands pad-"));
        String settings = browser.stored("settings");
        browser.keep("settings", settings.replace("auto-resolve on", "auto-resolve off"));
    }

    /** Loads the page anew with a match in which this is to be decided, and plugs the pads in. */
    private int goOnAt(Decision decision) throws Exception {
        Match<Town, Event> match = Games.waitingFor(decision, "players 4 first 1 seed ");
        browser.keep("autosave-fistful", MatchText.write(match));
        browser.reload();
        browser.waitForGame();
        page.awaitScreen("TitleScreen");
        int asked = match.decider();
        int first = (asked + 1) % MODELS.length;
        pads.plugIn(first, MODELS[first]);
        pads.walk(first, "continue");
        pads.press(first, accept(first));
        page.await("the banner at " + decision, facts -> facts.find("lost") != null);
        for (int pad = 0; pad < MODELS.length; pad++) {
            if (pad != first) {
                pads.plugIn(pad, MODELS[pad]);
            }
        }
        page.await("the pad at " + decision, facts -> facts.find("lost") == null);
        assertTrue(page.awaitQuestion());
        assertEquals(decision, town(browser.facts()).decision());
        return asked;
    }

    private void letAnotherTakeTheSeat(int asked) throws Exception {
        int size = size(browser.facts());
        int other = (asked + 2) % MODELS.length;
        pads.pullOut(asked);
        page.await("the banner", facts -> facts.find("lost") != null);
        pads.press(other, accept(other));
        page.await("another holder", facts -> facts.find("lost") == null);
        assertEquals(size, size(browser.facts()), "taking a seat is no answer");
    }

    @Test
    void twoPlayersWhoShareAPadPassItOn() throws Exception {
        pads.plugIn(0, MODELS[0]);
        pads.walk(0, "couch");
        pads.press(0, PagePads.A);
        page.awaitScreen("JoinScreen");
        pads.press(0, PagePads.A);
        pads.press(0, PagePads.DOWN); // one more on this device
        pads.press(0, PagePads.A);
        page.await("a second card", facts -> facts.find("couch.card.1") != null);
        pads.press(0, PagePads.A);
        pads.press(0, PagePads.UP);
        pads.press(0, PagePads.A);
        pads.hold(0, PagePads.A);
        page.awaitScreen("TableScreen");
        pads.letGo(0, PagePads.A);
        for (int passed = 0; passed < 2; passed++) {
            int asked = town(browser.facts()).decider();
            while (browser.facts().find("ready") == null) {
                answer(0, new Random(passed));
            }
            browser.savePicture("pads-passed");
            pads.press(0, PagePads.A);
            page.await("the new holder", facts -> facts.find("ready") == null);
            assertNotEquals(asked, town(browser.facts()).decider());
        }
    }

    /** Nintendo's A is where others have their B. */
    private static int accept(int pad) {
        return MODELS[pad].contains("057e") ? PagePads.B : PagePads.A;
    }

    private void join() {
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

    private void play() throws Exception {
        Set<Decision> dropped = new HashSet<>();
        Random random = new Random(3);
        while (page.awaitQuestion()) {
            Town town = town(browser.facts());
            int asked = town.decider();
            if (dropped.add(town.decision())) {
                ignoreTheOthers(asked);
                dropOut(asked);
            }
            answer(asked, random);
        }
        page.awaitScreen("ScoresScreen");
        assertTrue(dropped.contains(Decision.SOW) && dropped.contains(Decision.TAKE));
    }

    /** Walks to some answer and presses it, if anything is asked. */
    private void answer(int pad, Random random) throws Exception {
        List<String> answers = new ArrayList<>(browser.facts().answers());
        if (answers.stream().anyMatch(name -> name.startsWith("target-SPACE"))) {
            answers.removeIf(name -> name.startsWith("target-LOCATION"));
        }
        answers.remove("all");
        if (answers.isEmpty()) {
            browser.waitForFrames(3);
            return;
        }
        pads.walk(pad, answers.get(random.nextInt(answers.size())));
        int before = size(browser.facts());
        pads.hold(pad, accept(pad));
        holdWhileNeeded(before);
        pads.letGo(pad, accept(pad));
    }

    /** Half a second for what cannot be taken back; all else is done at once. */
    private void holdWhileNeeded(int before) throws Exception {
        for (int i = 0; i < 12 && size(browser.facts()) == before; i++) {
            browser.waitForFrames(3);
        }
    }

    private void ignoreTheOthers(int asked) throws Exception {
        int wrong = (asked + 1) % MODELS.length;
        String focus = browser.facts().focus();
        int size = size(browser.facts());
        pads.press(wrong, PagePads.RIGHT);
        pads.press(wrong, accept(wrong));
        assertEquals(focus, browser.facts().focus());
        assertEquals(size, size(browser.facts()));
    }

    private void dropOut(int asked) {
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
