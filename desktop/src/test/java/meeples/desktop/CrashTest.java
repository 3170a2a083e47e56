package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.BooleanSupplier;
import meeples.app.CrashGuard;
import meeples.app.MeeplesGame;
import meeples.app.StartOptions;
import meeples.desktop.tool.fistful.SampleMatches;
import meeples.fistful.model.Decision;
import meeples.platform.MemoryStorage;
import meeples.play.MatchText;
import meeples.room.entrance.TitleScreen;
import meeples.room.playing.TableScreen;
import meeples.testing.NeedsDisplay;
import meeples.ui.UiScreen;
import org.junit.jupiter.api.Test;

/** What players meet when the game breaks down. */
@NeedsDisplay
class CrashTest {
    private static final String AUTOSAVE = "autosave-fistful";
    private static final String FAULT = "a fault on purpose";
    private static final double SECONDS_TO_TRUST = 2.2;

    private final MemoryStorage storage = new MemoryStorage();
    private final List<String> lastWords = new ArrayList<>();
    private final Deque<Step> steps = new ArrayDeque<>();
    private CrashGuard guard;
    private double begun;

    /** Something to wait for, and what is done then. */
    private record Step(String name, BooleanSupplier until, Runnable then) {}

    private void when(String name, BooleanSupplier until, Runnable then) {
        steps.add(new Step(name, until, then));
    }

    private static double now() {
        return System.nanoTime() / 1e9;
    }

    private UiScreen screen() {
        return guard.game().ui().screens().current();
    }

    private boolean sees(String actor) {
        return screen().find(actor) != null;
    }

    private void play(StartOptions options) {
        DesktopPlatform platform = new DesktopPlatform(storage);
        guard = new CrashGuard(platform, () -> new MeeplesGame(platform, options), lastWords::add);
        begun = now();
        GameWindow.open(
                guard,
                1280,
                720,
                (window, frame) -> {
                    Step step = steps.peek();
                    if (step == null) {
                        window.close();
                    } else if (step.until().getAsBoolean()) {
                        steps.remove();
                        step.then().run();
                    }
                });
        assertTrue(steps.isEmpty(), () -> "never came: " + steps.peek().name());
    }

    private static void press(int key) {
        Gdx.input.getInputProcessor().keyDown(key);
        Gdx.input.getInputProcessor().keyUp(key);
    }

    private boolean isTrusted() {
        return now() - begun > SECONDS_TO_TRUST;
    }

    private void breakDown() {
        begun = now();
        guard.attempt(
                () -> {
                    throw new IllegalStateException(FAULT);
                });
    }

    private void breaksDownAtTheTable() {
        when("the table", () -> screen() instanceof TableScreen && isTrusted(), this::breakDown);
    }

    /** What everybody before the screen can read of the report. */
    private String shownReport() {
        return ((Label) screen().find("crash.trace")).getText().toString();
    }

    @Test
    void whoWasPlayingIsToldAndGoesOnFromTheLastDecision() {
        breaksDownAtTheTable();
        when(
                "the dialog",
                () -> sees("crash.continue") && isTrusted(),
                () -> {
                    assertTrue(storage.read("crash").contains(FAULT), storage.read("crash"));
                    assertTrue(storage.read("crash").contains(storage.read(AUTOSAVE)));
                    assertTrue(shownReport().contains(FAULT), shownReport());
                    assertFalse(shownReport().contains("seat 1"), "a match may hold secrets");
                    press(Keys.ENTER);
                });
        when("the table again", () -> screen() instanceof TableScreen, () -> {});
        play(StartOptions.of(true, "en"));
        assertNull(storage.read("crash"));
        assertTrue(lastWords.isEmpty(), lastWords.toString());
    }

    @Test
    void aMatchThatBreaksDownAtTheSamePointAgainCanBePutAside() {
        String match = MatchText.write(SampleMatches.waitingFor(Decision.TAKE, 3));
        storage.write(AUTOSAVE, match);
        storage.write("crash", "game fistful\n" + FAULT + "\n\nThe match under way:\n" + match);
        when("the dialog", () -> sees("crash.continue") && isTrusted(), () -> press(Keys.ENTER));
        breaksDownAtTheTable();
        // What is likely to help has the focus now.
        when("the dialog again", () -> sees("crash.aside") && isTrusted(), () -> press(Keys.ENTER));
        when(
                "the title",
                () -> screen() instanceof TitleScreen && !sees("crash.aside"),
                () -> assertFalse(sees("continue")));
        play(StartOptions.of(false, "en"));
        assertNull(storage.read(AUTOSAVE));
        assertEquals(match, storage.read(AUTOSAVE + ".damaged"));
    }

    @Test
    void theNextStartTellsWhatHappenedWhenTheWindowHadGone() {
        storage.write("crash", "the program\n\n" + FAULT + "\n");
        when("the dialog", () -> sees("crash.close"), () -> press(Keys.ENTER));
        when("the title", () -> !sees("crash.close"), () -> {});
        play(StartOptions.of(false, "en"));
        assertNull(storage.read("crash"));
        assertNotNull(storage.read("crash-seen"));
    }

    @Test
    void aGameThatBreaksDownAtOnceIsEndedWithAReport() {
        when("the first frame", () -> true, this::breakDown);
        play(StartOptions.of(false, "en"));
        assertEquals(1, lastWords.size());
        assertTrue(lastWords.get(0).contains(FAULT), lastWords.get(0));
    }
}
