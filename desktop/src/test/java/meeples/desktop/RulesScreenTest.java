package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import meeples.app.StartOptions;
import meeples.fistful.ui.book.FistfulBook;
import meeples.game.book.Chapter;
import meeples.room.book.RulesScreen;
import meeples.room.entrance.TitleScreen;
import meeples.testing.NeedsDisplay;
import meeples.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The rules as people leaf through them, in a real window. */
@NeedsDisplay
class RulesScreenTest {
    @TempDir Path folder;

    private void play(UiRobot.Script script) throws Exception {
        UiRobot.play(1280, 720, new FileStorage(folder), StartOptions.of(false, "en"), script);
    }

    private static List<String> shownTexts(UiRobot robot) {
        return robot.ask(
                () -> {
                    List<String> texts = new ArrayList<>();
                    ScrollPane page = (ScrollPane) robot.screen().find("page");
                    gather(page.getActor(), texts);
                    return texts;
                });
    }

    private static void gather(Actor actor, List<String> texts) {
        if (actor instanceof Label label) {
            texts.add(label.getText().toString());
        }
        if (actor instanceof Group group) {
            group.getChildren().forEach(child -> gather(child, texts));
        }
    }

    @Test
    void aChapterOpensByClickAndTheNextOneByItsButton() throws Exception {
        play(
                robot -> {
                    robot.click("rules");
                    assertTrue(robot.isOn(RulesScreen.class));
                    robot.click("rules.showdown");
                    assertTrue(shownTexts(robot).contains("Two at high noon"));
                    robot.ask(() -> scrollDown(robot));
                    robot.click("next");
                    assertTrue(shownTexts(robot).contains("Dynamite!"));
                    robot.press(Keys.ESCAPE);
                    assertTrue(robot.isOn(TitleScreen.class));
                });
    }

    private static boolean scrollDown(UiRobot robot) {
        ScrollPane page = (ScrollPane) robot.screen().find("page");
        page.setScrollPercentY(1);
        page.updateVisualScroll();
        return true;
    }

    @Test
    void typingFindsPassagesOfAllChapters() throws Exception {
        play(
                robot -> {
                    robot.click("rules");
                    robot.click("search");
                    robot.type("dynamite");
                    List<String> found = shownTexts(robot);
                    assertTrue(found.contains("Breaking them out"), "" + found);
                    assertTrue(found.contains("Dynamite!"), "" + found);
                    assertFalse(found.contains("Deputy"), "" + found);
                });
    }

    @Test
    void everyChapterFitsInEveryLanguageAtNormalAndLargeText() throws Exception {
        play(
                robot -> {
                    robot.click("rules");
                    for (int scale : new int[] {100, 150}) {
                        robot.act(() -> robot.ui().settings().textScale.set(scale));
                        robot.waitFor(
                                "the letters are made",
                                () ->
                                        robot.ui().theme().size().scale() == scale / 100f
                                                && !robot.ui().screens().isBusy());
                        for (Language language : Language.values()) {
                            robot.act(() -> robot.ui().settings().language.set(language.code()));
                            assertEverythingFits(robot, language + " " + scale);
                        }
                    }
                });
    }

    private static void assertEverythingFits(UiRobot robot, String when) {
        for (int i = 0; i < new FistfulBook().chapters().size(); i++) {
            int chapter = i;
            robot.act(() -> ((RulesScreen<?, ?>) robot.screen()).open(chapter));
            Chapter shown = new FistfulBook().chapters().get(i);
            String wide = robot.ask(() -> tooWide(robot));
            assertEquals("", wide, shown.key() + " in " + when);
        }
    }

    /** The first text that is wider than the page, or nothing. */
    private static String tooWide(UiRobot robot) {
        ScrollPane page = (ScrollPane) robot.screen().find("page");
        return tooWide(page.getActor(), page.getScrollWidth());
    }

    private static String tooWide(Actor actor, float width) {
        if (actor.getWidth() > width + 1) {
            return actor.getClass().getSimpleName() + " " + actor.getName() + actor.getWidth();
        }
        if (actor instanceof Group group) {
            for (Actor child : group.getChildren()) {
                String wide = tooWide(child, width);
                if (!wide.isEmpty()) {
                    return wide;
                }
            }
        }
        return "";
    }
}
