package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.InputProcessor;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import meeples.platform.MemoryStorage;
import meeples.testing.NeedsDisplay;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A monkey at the table presses random things for a while. Nothing may break, nothing may hang, and
 * the table must show what the rules say. Its seed is printed and can be given again by the system
 * property {@code monkey.seed}, its patience in seconds by {@code monkey.seconds}.
 */
@NeedsDisplay
class MonkeyTest {
    private static final int[] KEYS = {
        Keys.TAB, Keys.ENTER, Keys.SPACE, Keys.UP, Keys.DOWN, Keys.LEFT, Keys.RIGHT, Keys.Z, Keys.Y,
        Keys.NUM_1, Keys.NUM_2, Keys.NUM_3, Keys.L, Keys.P, Keys.M, Keys.S, Keys.F1, Keys.ESCAPE,
        Keys.H, Keys.R
    };
    private static final int MOST_IDLE_SECONDS = 40;

    private final int seed = Integer.getInteger("monkey.seed", new Random().nextInt(1_000_000));
    private final int seconds = Integer.getInteger("monkey.seconds", 60);
    private final Random random = new Random(seed);
    private long lastProgress = System.nanoTime();
    private int lastSize = -1;

    @ParameterizedTest
    @EnumSource
    void nothingThatAMonkeyPressesBreaksTheGame(Played game) throws Exception {
        System.out.println("monkey.seed=" + seed);
        MemoryStorage storage = new MemoryStorage();
        game.prepare(storage, seed, "", "tenderfoot", "", "prospector");
        game.open(
                storage,
                1280,
                720,
                robot -> play(robot, game.player(robot, TablePlayer.MOUSE, seed)));
    }

    private void play(UiRobot robot, GamePlayer<?, ?> player) {
        player.sitDown();
        robot.ask(
                () -> {
                    robot.ui().settings().reducedMotion.set(false);
                    robot.ui().settings().speed.set(200);
                    return true;
                });
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        while (System.nanoTime() < end && !robot.isClosed()) {
            if (player.isAtTheTable()) {
                atTheTable(robot, player);
            } else {
                elsewhere(robot);
            }
        }
    }

    private void atTheTable(UiRobot robot, GamePlayer<?, ?> player) {
        int kind = random.nextInt(10);
        if (kind < 3 && !robot.ask(() -> player.table().answers()).isEmpty()) {
            player.answer();
        } else if (kind < 7) {
            pressAnywhere(robot);
        } else {
            robot.press(KEYS[random.nextInt(KEYS.length)]);
        }
        if (!robot.isClosed() && player.isAtTheTable()) {
            player.checkTable();
            watchProgress(robot, player);
        }
    }

    private void pressAnywhere(UiRobot robot) {
        int x = random.nextInt(1280);
        int y = random.nextInt(720);
        int toX = random.nextInt(4) == 0 ? random.nextInt(1280) : x;
        int toY = toX == x ? y : random.nextInt(720);
        int button = random.nextInt(8) == 0 ? Buttons.RIGHT : Buttons.LEFT;
        robot.act(() -> input().mouseMoved(x, y));
        robot.act(() -> input().touchDown(x, y, 0, button));
        if (toX != x) {
            robot.act(() -> input().touchDragged(toX, toY, 0));
        }
        robot.act(() -> input().touchUp(toX, toY, 0, button));
        if (random.nextInt(10) == 0) {
            robot.act(() -> input().scrolled(0, random.nextBoolean() ? 1 : -1));
        }
    }

    private static InputProcessor input() {
        return Gdx.input.getInputProcessor();
    }

    /** From wherever the monkey got to, back to a table. */
    private void elsewhere(UiRobot robot) {
        lastProgress = System.nanoTime();
        for (String door : new String[] {"continue", "rematch", "play", "start"}) {
            if (robot.sees(door)) {
                robot.click(door);
                return;
            }
        }
        robot.press(Keys.ESCAPE);
    }

    /** Somebody is asked, or something happens: else the game hangs. */
    private void watchProgress(UiRobot robot, GamePlayer<?, ?> player) {
        int size = robot.ask(() -> player.table().match().size());
        boolean asked =
                robot.ask(
                        () ->
                                player.table().isAsking()
                                        || player.table().dialog() != null
                                        || player.table().match().isOver());
        if (asked || size != lastSize) {
            lastProgress = System.nanoTime();
            lastSize = size;
        }
        long idle = System.nanoTime() - lastProgress;
        assertEquals(
                0,
                TimeUnit.NANOSECONDS.toSeconds(idle) / MOST_IDLE_SECONDS,
                "nobody is asked and nothing happens");
    }
}
