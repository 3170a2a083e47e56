package meeples.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import meeples.testing.NeedsBrowser;
import org.junit.jupiter.api.Test;

@NeedsBrowser
class BrowserSmokeTest {
    @Test
    void theFirstFrameShowsSomethingAndNothingIsAmiss() {
        try (Browser browser = Browser.withGame(1280, 720)) {
            browser.savePicture("first-frame");
            int colours = browser.colours();
            assertTrue(colours > 10, "only " + colours + " colours on the page");
            assertEquals(List.of(), browser.complaints());
        }
    }

    @Test
    void theGameFillsThePageInRealPixelsAndFollowsItsSize() {
        try (Browser browser = Browser.open(900, 600, 2)) {
            browser.visit("");
            browser.waitForGame();
            assertEquals(List.of(900L, 600L, 1800L, 1200L), canvasSize(browser));
            browser.resize(500, 800, 2);
            browser.waitUntil("document.querySelector('canvas').clientWidth == 500");
            browser.waitForFrames(2);
            assertEquals(List.of(500L, 800L, 1000L, 1600L), canvasSize(browser));
            assertEquals(List.of(), browser.complaints());
        }
    }

    private static Object canvasSize(Browser browser) {
        return browser.run(
                "var c = document.querySelector('canvas');"
                        + "return [c.clientWidth, c.clientHeight, c.width, c.height];");
    }

    @Test
    void withoutWebGlThePageSaysSo() {
        try (Browser browser = Browser.open(1280, 720, 1, "--disable-3d-apis")) {
            browser.visit("");
            browser.waitUntil("!document.getElementById('no-webgl').hidden");
            browser.savePicture("no-webgl");
            assertFalse((Boolean) browser.run("return !!document.querySelector('canvas')"));
        }
    }
}
