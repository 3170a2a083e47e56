package meeples.html;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.logging.Level;
import javax.imageio.ImageIO;
import meeples.html.serve.StaticServer;
import meeples.testing.NeedsBrowser.Chromium;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.Point;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.json.Json;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.FluentWait;

/**
 * Chromium with the finished pages of the game in it, served from a port of their own. What a
 * player does is done through the browser's real input; what the page complains about is kept. The
 * test class is to be marked {@link meeples.testing.NeedsBrowser}.
 */
public final class Browser implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(240);

    /** Who draws nothing for so many frames of the browser rests. */
    private static final int AT_REST = 15;

    /** Who draws no more than so many of them, time after time, only blinks. */
    private static final int BLINKS = AT_REST / 3;

    /** Knows which long recordings play. */
    private static final String LISTEN =
            """
            window.playing = new Set();
            ['play', 'pause'].forEach(function(name) {
                var original = HTMLMediaElement.prototype[name];
                HTMLMediaElement.prototype[name] = function() {
                    name === 'play' ? playing.add(this) : playing.delete(this);
                    return original.call(this);
                };
            });
            """;

    private final StaticServer server;
    private final ChromeDriver driver;

    /** Lessons were offered before: nothing lies over the title. */
    private static final String WELCOMED =
            "try { if (location.host) localStorage.setItem('fistful/welcomed', 'howdy'); }"
                    + " catch (forbidden) {}";

    private Browser(StaticServer server, ChromeDriver driver) {
        this.server = server;
        this.driver = driver;
    }

    /** Opens the game in a page of this size and waits until it draws. */
    public static Browser withGame(int width, int height) {
        Browser browser = open(width, height, 1);
        browser.visit("");
        browser.waitForGame();
        return browser;
    }

    /**
     * Starts a browser with an empty profile; the sizes are CSS pixels, density how many real ones
     * each has.
     */
    public static Browser open(int width, int height, double density, String... moreFlags) {
        return open(System.getProperty("meeples.pages"), "", width, height, density, moreFlags);
    }

    /** The same from a host that adds something to the content policy of every file. */
    public static Browser ofStrictHost(String policy, int width, int height) {
        return open(System.getProperty("meeples.pages"), policy, width, height, 1);
    }

    /** The same with the pages of another folder. */
    public static Browser ofFolder(String folder, int width, int height) {
        return open(folder, "", width, height, 1);
    }

    private static Browser open(
            String folder,
            String policy,
            int width,
            int height,
            double density,
            String... moreFlags) {
        ChromeOptions options = new ChromeOptions();
        options.setBinary(Chromium.browser().orElseThrow());
        options.addArguments(
                "--headless=new",
                "--no-sandbox",
                "--use-gl=angle",
                "--use-angle=swiftshader",
                "--enable-unsafe-swiftshader",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--disable-dev-shm-usage");
        options.addArguments(moreFlags);
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        options.setCapability(ChromeOptions.LOGGING_PREFS, logs);
        ChromeDriverService service =
                new ChromeDriverService.Builder()
                        .usingDriverExecutable(Chromium.driver().orElseThrow())
                        .build();
        try {
            StaticServer server = new StaticServer(Path.of(folder), 0, policy);
            Browser browser = new Browser(server, new ChromeDriver(service, options));
            browser.driver.manage().timeouts().scriptTimeout(PATIENCE);
            browser.resize(width, height, density);
            browser.beforeThePage(WELCOMED);
            return browser;
        } catch (Exception e) {
            throw new IllegalStateException("could not start the browser", e);
        }
    }

    /** Changes the size of the page, as turning a phone or pulling at a window does. */
    public void resize(int width, int height, double density) {
        command(
                "Emulation.setDeviceMetricsOverride",
                Map.of(
                        "width", width,
                        "height", height,
                        "deviceScaleFactor", density,
                        "mobile", false));
    }

    /** Opens an address below the game's own, "" for the game itself. */
    public void visit(String path) {
        driver.get(server.address() + path);
    }

    /** Opens the game in another tab beside this one, which is the one to be looked at now. */
    public void visitInAnotherTab() {
        driver.switchTo().newWindow(WindowType.TAB);
        visit("");
    }

    /** Leaves the game for an empty page. */
    public void leave() {
        driver.get("about:blank");
    }

    public void reload() {
        driver.navigate().refresh();
    }

    /** Waits until the game has drawn its first frames. */
    public void waitForGame() {
        waitUntil(
                "!document.getElementById('loading') && !!document.querySelector('canvas')"
                        + " && !!window.meeples.facts");
        waitForFrames(3);
    }

    /** Waits until the game's files lie in the browser, to be played without a connection. */
    public void waitUntilKept() {
        waitUntil("window.page.isKept");
    }

    /** Lets the browser say that it can be touched, as a phone's does. */
    public void beTouched() {
        command("Emulation.setTouchEmulationEnabled", Map.of("enabled", true));
    }

    /** What {@code meeples.facts()} tells of the game. */
    public Facts facts() {
        return new Facts((Map<?, ?>) run("return meeples.facts()"));
    }

    /** What the game keeps under a name in the browser's storage; null when it keeps nothing. */
    public String stored(String name) {
        return (String) run("return localStorage.getItem('fistful/' + arguments[0])", name);
    }

    /** Puts a text under a name into the storage of the page that is open now. */
    public void keep(String name, String text) {
        run("localStorage.setItem('fistful/' + arguments[0], arguments[1])", name, text);
    }

    /** Lets the page count in {@code playing.size} how many tunes play; before it is visited. */
    public void listen() {
        beforeThePage(LISTEN);
    }

    /** Runs JavaScript in every page that is visited from now on, before its own. */
    public void beforeThePage(String script) {
        command("Page.addScriptToEvaluateOnNewDocument", Map.of("source", script));
    }

    /** Lets the game find a text under a name when it is visited for the first time. */
    public void store(String name, String text) {
        String script =
                "if (location.host && !sessionStorage.getItem('%1$s')) {"
                        + " sessionStorage.setItem('%1$s', 'stored');"
                        + " localStorage.setItem('fistful/%1$s', %2$s); }";
        beforeThePage(String.format(script, name, new Json().toJson(text)));
    }

    public void waitForFrames(int count) {
        driver.executeAsyncScript(
                "var done = arguments[1], left = arguments[0];(function next() { left-- > 0 ?"
                        + " requestAnimationFrame(next) : done(); })();",
                count);
    }

    /** How many frames the game has drawn since it began. */
    public long frames() {
        return (Long) run("return meeples.frames()");
    }

    /**
     * Waits until nothing moves any more. What moves is drawn in every frame; the blinking cursor
     * of a text field is drawn three times a second, which on a slow machine is once in every look.
     */
    public void waitForRest() {
        long end = System.nanoTime() + PATIENCE.toNanos();
        int blinking = 0;
        long drawn;
        do {
            if (System.nanoTime() > end) {
                throw new AssertionError("the page draws on and on: " + facts().screen());
            }
            long before = frames();
            waitForFrames(AT_REST);
            drawn = frames() - before;
            blinking = drawn <= BLINKS ? blinking + 1 : 0;
        } while (drawn > 0 && blinking < 3);
    }

    /** Waits until this JavaScript expression is true. */
    public void waitUntil(String condition) {
        new FluentWait<>(driver)
                .withTimeout(PATIENCE)
                .pollingEvery(Duration.ofMillis(100))
                .withMessage(() -> condition + "; the page says " + complaints())
                .until(page -> Boolean.TRUE.equals(run("return " + condition)));
    }

    /**
     * Runs JavaScript in the page; what it returns comes back as Java's numbers, strings, lists and
     * maps.
     */
    public Object run(String script, Object... arguments) {
        return driver.executeScript(script, arguments);
    }

    /** The same with a script that passes its answer to the function it gets as last argument. */
    public Object runLater(String script, Object... arguments) {
        return driver.executeAsyncScript(script, arguments);
    }

    /** Sends a command of the DevTools protocol, for what has no method here. */
    public Map<String, Object> command(String name, Map<String, Object> parameters) {
        return driver.executeCdpCommand(name, parameters);
    }

    /** Types characters or {@link org.openqa.selenium.Keys}. */
    public void press(CharSequence... keys) {
        new Actions(driver).sendKeys(keys).perform();
    }

    /** Clicks at a place in CSS pixels, counted from the upper left corner. */
    public void click(int x, int y) {
        mouse("mouseMoved", x, y, "none", 0);
        mouse("mousePressed", x, y, "left", 1);
        mouse("mouseReleased", x, y, "left", 1);
    }

    public void moveMouse(int x, int y) {
        mouse("mouseMoved", x, y, "none", 0);
    }

    private void mouse(String type, int x, int y, String button, int clicks) {
        command(
                "Input.dispatchMouseEvent",
                Map.of("type", type, "x", x, "y", y, "button", button, "clickCount", clicks));
    }

    /** Turns the wheel by so many notches, downwards. */
    public void turnWheel(int x, int y, int notches) {
        command(
                "Input.dispatchMouseEvent",
                Map.of("type", "mouseWheel", "x", x, "y", y, "deltaX", 0, "deltaY", 120 * notches));
    }

    /** Taps with a finger: the browser times it, or a busy machine would make it a long press. */
    public void tap(int x, int y) {
        command(
                "Input.synthesizeTapGesture",
                Map.of("x", x, "y", y, "duration", 40, "gestureSourceType", "touch"));
    }

    /** Makes the window an icon, so that nobody sees the page any more. */
    public void hide() {
        driver.manage().window().minimize();
        waitUntil("document.hidden");
    }

    /** Makes it a window again. */
    public void show() {
        driver.manage().window().setPosition(new Point(0, 0));
        waitUntil("!document.hidden");
    }

    /** Cuts the connection, or restores it. */
    public void setOffline(boolean offline) {
        network(offline, 0, -1);
    }

    /** Lets each answer come so many milliseconds late, and all of them share so many bytes. */
    public void slowDown(int milliseconds, int bytesASecond) {
        network(false, milliseconds, bytesASecond);
    }

    private void network(boolean offline, int late, int bytesASecond) {
        command("Network.enable", Map.of());
        command(
                "Network.emulateNetworkConditions",
                Map.of(
                        "offline",
                        offline,
                        "latency",
                        late,
                        "downloadThroughput",
                        bytesASecond,
                        "uploadThroughput",
                        bytesASecond));
    }

    /**
     * All warnings and errors that the page has written to the console since last asked, among them
     * requests that failed and breaches of the content policy.
     */
    public List<String> complaints() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .filter(entry -> entry.getLevel().intValue() >= Level.WARNING.intValue())
                .map(LogEntry::getMessage)
                // Chromium's own remark that taking a picture of WebGL in software is slow.
                .filter(message -> !message.contains("GPU stall due to ReadPixels"))
                .toList();
    }

    /** What axe finds wrong with the page for those who have it read aloud or look closer at it. */
    @SuppressWarnings("unchecked") // what JavaScript has there is a list of texts
    public List<String> barriers() {
        try (InputStream script = Browser.class.getResourceAsStream("/axe.min.js")) {
            run(new String(script.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return (List<String>)
                runLater(
                        "var done = arguments[0];"
                                + "axe.run().then(found => done(found.violations.map(each =>"
                                + " each.id + ': ' + each.help + ' '"
                                + " + each.nodes.map(node => node.html).join(' ')))"
                                + ", fault => done(['' + fault]));");
    }

    public BufferedImage picture() {
        try {
            return ImageIO.read(new ByteArrayInputStream(driver.getScreenshotAs(OutputType.BYTES)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes a picture of the page for people to look at, into build/screenshots. */
    public void savePicture(String name) {
        try {
            Path folder = Path.of("build", "screenshots");
            Path file = folder.resolve(name + ".png");
            Files.createDirectories(file.getParent());
            ImageIO.write(picture(), "png", file.toFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** How many different colours the page shows: 1 when it is blank. */
    public int colours() {
        BufferedImage picture = picture();
        Set<Integer> colours = new HashSet<>();
        for (int y = 0; y < picture.getHeight(); y++) {
            for (int x = 0; x < picture.getWidth(); x++) {
                colours.add(picture.getRGB(x, y));
            }
        }
        return colours.size();
    }

    @Override
    public void close() {
        driver.quit();
        server.close();
    }
}
