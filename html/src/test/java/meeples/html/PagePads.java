package meeples.html;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import meeples.html.Facts.Area;
import meeples.testing.FocusWalk;

/** Pads that nobody holds: a script answers for them when the page asks {@code getGamepads}. */
final class PagePads {
    static final int A = 0;
    static final int B = 1;
    static final int SELECT = 8;
    static final int START = 9;
    private static final int UP = 12;
    private static final int DOWN = 13;
    private static final int LEFT = 14;
    private static final int RIGHT = 15;

    private static final String SCRIPT =
            """
            window.pads = [null, null, null, null];
            navigator.getGamepads = function() { return window.pads; };
            window.plugIn = function(place, id, mapping) {
                var buttons = [];
                for (var i = 0; i < 17; i++) {
                    buttons.push({pressed: false, value: 0});
                }
                window.pads[place] = {index: place, id: id, mapping: mapping, connected: true,
                    axes: [0, 0, 0, 0], buttons: buttons};
                window.dispatchEvent(new Event('gamepadconnected'));
            };
            """;

    private final Browser browser;

    PagePads(Browser browser) {
        this.browser = browser;
    }

    /** Must be there before the page's own scripts. */
    void offer() {
        browser.command("Page.addScriptToEvaluateOnNewDocument", Map.of("source", SCRIPT));
    }

    void plugIn(int place, String id) {
        browser.run("window.plugIn(arguments[0], arguments[1], 'standard')", place, id);
        browser.waitForFrames(3);
    }

    void pullOut(int place) {
        browser.run("window.pads[arguments[0]] = null", place);
        browser.waitForFrames(3);
    }

    void hold(int place, int button) {
        set(place, button, true);
    }

    void letGo(int place, int button) {
        set(place, button, false);
    }

    void press(int place, int button) {
        hold(place, button);
        letGo(place, button);
    }

    private void set(int place, int button, boolean pressed) {
        browser.run(
                "window.pads[arguments[0]].buttons[arguments[1]] ="
                        + " {pressed: arguments[2], value: arguments[2] ? 1 : 0}",
                place,
                button,
                pressed);
        browser.waitForFrames(2);
    }

    /** Walks the focus to something with one pad. */
    void walk(int place, String name) {
        assertTrue(new FocusWalk(ground(place)).to(name), name + " is out of reach");
    }

    private FocusWalk.Ground ground(int place) {
        return new FocusWalk.Ground() {
            @Override
            public String focus() {
                return browser.facts().focus();
            }

            @Override
            public void go(FocusWalk.Way way) {
                List<Integer> buttons = Arrays.asList(UP, DOWN, LEFT, RIGHT);
                press(place, buttons.get(way.ordinal()));
            }

            @Override
            public boolean leadsAside(String name) {
                return true;
            }

            @Override
            public float[] place(String name) {
                Area area = browser.facts().find(name);
                return area == null ? null : new float[] {area.middleX(), -area.middleY()};
            }
        };
    }
}
