package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.nio.file.Path;
import java.util.List;
import meeples.platform.MemoryStorage;
import meeples.testing.NeedsDisplay;
import meeples.ui.Palette;
import org.junit.jupiter.api.Test;

/** Several people before one screen, with secrets from each other. */
@NeedsDisplay
class ToyCouchTest {
    /** For people to look at. */
    private static final Path PICTURES = Path.of("build/toy");

    private final MemoryStorage storage = new MemoryStorage();

    @Test
    void sixPeopleBetAtOnceAndTheScreenTellsOnlyWhoIsReady() throws Exception {
        ToyWindow.open(
                storage,
                window -> {
                    UiRobot robot = window.robot();
                    window.joinWithPads(6);
                    robot.shoot(PICTURES.resolve("couch-6.png"));
                    window.startWith(window.pad(3));
                    window.awaitBallot();
                    byte[] before = window.picture();
                    robot.shoot(PICTURES.resolve("ballot-6.png"));
                    assertEquals(List.of(), window.readable(), "nobody's cards lie open");
                    int barred = window.position().barred();
                    assertEquals(2, barred);
                    robot.act(() -> ToyWindow.direct(window.pad(4), 3));
                    assertArrayEquals(before, window.picture(), "directions leave no trace");
                    window.bet(4, 1);
                    assertTrue(window.isReady(4), "the last direction counts");
                    byte[] oneReady = window.picture();
                    robot.act(window.pad(4)::b);
                    assertArrayEquals(before, window.picture(), "taken back");
                    window.bet(4, barred);
                    assertFalse(window.isReady(4), "nobody may bet on that");
                    window.bet(4, 5);
                    assertArrayEquals(oneReady, window.picture(), "1 and 5 look the same");
                    window.bet(4, 3);
                    assertArrayEquals(oneReady, window.picture(), "who is ready is ready");
                    int[] numbers = {3, 4, 1, 1, 5, 4};
                    for (int seat = 0; seat < 5; seat++) {
                        window.bet(seat, numbers[seat]);
                        assertEquals(0, window.decisions(), "all bets are played at once");
                    }
                    window.bet(5, numbers[5]);
                    robot.waitFor("the bets", () -> window.table().match().size() == 6);
                    for (int seat = 0; seat < 6; seat++) {
                        assertEquals(numbers[seat], window.position().bet(seat));
                    }
                    eachIsAskedBehindTheHandover(window);
                });
    }

    /** Cards are no ballot that all could see: each sees the own hand, once the others are away. */
    private static void eachIsAskedBehindTheHandover(ToyWindow window) {
        UiRobot robot = window.robot();
        int decisions = window.decisions();
        for (int seat = 0; seat < 6; seat++) {
            robot.await("ready");
            assertTrue(window.texts().contains("Now it is up to " + name(window, seat)));
            assertOpaque(window);
            int other = (seat + 1) % 6;
            robot.act(window.pad(other)::a);
            robot.press(Keys.ENTER);
            assertTrue(window.isHandedOver(), "only the one who is called may say so");
            robot.act(window.pad(seat)::a);
            robot.waitFor("the question", () -> !window.table().answers().isEmpty());
            assertEquals(window.cardsOf(seat), window.readable());
            assertEquals(decisions, window.decisions());
            robot.act(window.pad(seat)::a);
        }
        robot.waitFor("all cards", () -> window.table().match().size() == decisions + 6);
    }

    private static String name(ToyWindow window, int seat) {
        return window.robot().ask(() -> window.table().match().seats().get(seat).name());
    }

    /** All around the sheet, and above the line that tells the buttons, there is only ink. */
    private static void assertOpaque(ToyWindow window) {
        byte[] picture = window.picture();
        int[] sheet = window.robot().ask(() -> sheet(window.robot()));
        int width = window.robot().ask(() -> Gdx.graphics.getWidth());
        Color ink = Palette.INK;
        int checked = 0;
        for (int at = 0; at < picture.length / 4; at += 7) {
            int x = at % width;
            int y = at / width;
            boolean onSheet = x >= sheet[0] && x < sheet[2] && y >= sheet[1] && y < sheet[3];
            if (!onSheet && y > 40) {
                checked++;
                int red = picture[4 * at] & 0xff;
                int green = picture[4 * at + 1] & 0xff;
                assertEquals(ink.r * 255, red, 1, "red at " + x + ", " + y);
                assertEquals(ink.g * 255, green, 1, "green at " + x + ", " + y);
            }
        }
        assertTrue(checked > 10_000);
    }

    /** Left, low, right and high edge of the dialog's sheet, with its shadow. */
    private static int[] sheet(UiRobot robot) {
        Actor sheet = robot.screen().find("ready").getParent();
        Vector2 corner = sheet.localToStageCoordinates(new Vector2());
        int edge = 12;
        return new int[] {
            (int) corner.x - edge,
            (int) corner.y - edge,
            (int) (corner.x + sheet.getWidth()) + edge,
            (int) (corner.y + sheet.getHeight()) + edge
        };
    }
}
