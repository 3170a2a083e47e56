package meeples.html;

import static org.junit.jupiter.api.Assertions.assertTrue;

import meeples.html.Facts.Area;
import meeples.testing.FocusWalk;

/** Pads that nobody holds: a script answers for them when the page asks {@code getGamepads}. */
final class PagePads {
    static final int A = 0;
    static final int B = 1;
    static final int SELECT = 8;
    static final int START = 9;
    static final int UP = 12;
    static final int DOWN = 13;
    static final int LEFT = 14;
    static final int RIGHT = 15;
    private static final int[] WAYS = {UP, DOWN, LEFT, RIGHT};

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
            window.setPad = function(place, button, pressed) {
                window.pads[place].buttons[button] = {pressed: pressed, value: pressed ? 1 : 0};
            };
            window.pressPad = function(place, button, done) {
                window.setPad(place, button, true);
                requestAnimationFrame(() => {
                    window.setPad(place, button, false);
                    requestAnimationFrame(() => done(meeples.facts().focus));
                });
            };
            """;

    private final Browser browser;

    PagePads(Browser browser) {
        this.browser = browser;
    }

    /** Must be there before the page's own scripts. */
    void offer() {
        browser.beforeThePage(SCRIPT);
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

    /**
     * Presses a button and lets it go: the page looks at its pads in every frame, between and after
     * it too. What has the focus then is returned.
     */
    String press(int place, int button) {
        return (String)
                browser.runLater(
                        "pressPad(arguments[0], arguments[1], arguments[2])", place, button);
    }

    private void set(int place, int button, boolean pressed) {
        browser.run(
                "window.setPad(arguments[0], arguments[1], arguments[2])", place, button, pressed);
        browser.waitForFrames(2);
    }

    /** Walks the focus to something with one pad. */
    void walk(int place, String name) {
        assertTrue(new FocusWalk(new Ground(place)).to(name), name + " is out of reach");
    }

    /** A screen on which nothing is moved but the focus. */
    private final class Ground implements FocusWalk.Ground {
        private final int pad;
        private final Facts facts = browser.facts();
        private String focus = facts.focus();

        Ground(int pad) {
            this.pad = pad;
        }

        @Override
        public String focus() {
            return focus;
        }

        @Override
        public void go(FocusWalk.Way way) {
            focus = press(pad, WAYS[way.ordinal()]);
        }

        @Override
        public boolean leadsAside(String name) {
            return true;
        }

        @Override
        public float[] place(String name) {
            Area area = facts.find(name);
            return area == null ? null : new float[] {area.middleX(), -area.middleY()};
        }
    }
}
