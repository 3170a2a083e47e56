package meeples.html;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import meeples.html.Facts.Area;
import org.openqa.selenium.Keys;

/** Plays the game on its page as a person would: by the browser's real input, with one device. */
final class PagePlayer {
    /** How something on the page is pressed: its name and where it is are given. */
    interface Device {
        void press(Browser browser, String name, Area area);
    }

    static final Device MOUSE =
            (browser, name, area) -> browser.click(area.middleX(), area.middleY());
    static final Device FINGER =
            (browser, name, area) -> browser.tap(area.middleX(), area.middleY());

    /** By what is read aloud alone, as who cannot see the screen. */
    static final Device EAR = (browser, name, area) -> pressWhatIsRead(browser, name);

    static final Device KEYS = (browser, name, area) -> pressByKeys(browser, name);

    private static final Duration PATIENCE = Duration.ofSeconds(120);
    private static final int MOST_STEPS = 80;
    private static final String END = "ScoresScreen";
    private static final String DEMO = "DemoTable";

    /** Nothing moves longer than it must, and nothing is asked twice. */
    static final String FAST =
            "meeples settings 1\nspeed 400\nreduced-motion on\nconfirm-leave off\n";

    private final Browser browser;
    private final Device device;
    private final Random random = new Random(7);

    PagePlayer(Browser browser, Device device) {
        this.browser = browser;
        this.device = device;
    }

    private static void pressByKeys(Browser browser, String name) {
        for (int i = 0; i < MOST_STEPS && !name.equals(browser.facts().focus()); i++) {
            browser.press(Keys.TAB);
        }
        assertEquals(name, browser.facts().focus(), "the focus comes everywhere");
        browser.press(Keys.ENTER);
    }

    private static void pressWhatIsRead(Browser browser, String name) {
        browser.waitUntil("!!" + read(name));
        browser.run(read(name) + ".click()");
        browser.waitForFrames(5);
    }

    /** JavaScript for what is read aloud of the thing of this name. */
    static String read(String name) {
        return "document.querySelector('#seen [data-name=\"" + name + "\"]')";
    }

    /** Waits until something is so; fails when it does not become so. */
    Facts await(String what, Predicate<Facts> condition) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        Facts facts = browser.facts();
        while (!condition.test(facts)) {
            if (System.nanoTime() > end) {
                browser.savePicture("waiting");
                throw new AssertionError(
                        "still waiting: " + what + "; the page says " + browser.complaints());
            }
            if (facts.screen().equals(DEMO)) {
                browser.press(Keys.SHIFT); // so slow a machine is taken for one that is left alone
            }
            browser.waitForFrames(2);
            facts = browser.facts();
        }
        return facts;
    }

    Facts awaitScreen(String screen) {
        return await(screen, facts -> facts.screen().equals(screen) && !facts.isBusy());
    }

    /** Presses the thing of this name as soon as it is there. */
    void press(String name) {
        Facts facts = await(name, now -> now.find(name) != null);
        device.press(browser, name, facts.find(name));
        browser.waitForFrames(2);
    }

    /** Waits until somebody is asked at the table, or the game is over: false. */
    boolean awaitQuestion() {
        Facts facts =
                await(
                        "a question or the end",
                        now -> now.screen().equals(END) || !now.answers().isEmpty());
        return !facts.screen().equals(END);
    }

    /** Gives some answer to the question. */
    void answer() {
        List<String> answers = new ArrayList<>(browser.facts().answers());
        if (answers.stream().anyMatch(name -> name.startsWith("target-SPACE"))) {
            answers.removeIf(name -> name.startsWith("target-LOCATION"));
        }
        answers.removeAll(List.of("all", "back"));
        if (!answers.isEmpty()) {
            press(answers.get(random.nextInt(answers.size())));
        }
    }

    /** Answers so many questions, or fewer if the game ends before. */
    void answer(int questions) {
        for (int i = 0; i < questions && awaitQuestion(); i++) {
            answer();
        }
    }

    /** Plays to the final score. */
    void playOn() {
        answer(Integer.MAX_VALUE);
        awaitScreen(END);
    }
}
