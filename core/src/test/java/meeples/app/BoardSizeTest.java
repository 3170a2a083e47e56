package meeples.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.math.Rectangle;
import java.util.stream.Stream;
import meeples.game.BoardGame;
import meeples.table.Margins;
import meeples.table.SeatPanel;
import meeples.table.TableLayout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Who needs larger letters plays on a board that is as large as everybody else's, and a couch loses
 * hardly anything to what a television may cut off.
 */
class BoardSizeTest {
    private static final int[][] WINDOWS = {
        {1280, 720}, {1920, 1080}, {1024, 768}, {1366, 768}, {2560, 1080}, {3840, 2160}
    };

    private static final float[] LARGE = {1, 1.5f, 2};
    private static final float BIG_SCREEN = 1.25f;
    private static final float MARGIN = 0.05f;

    /** On a big screen: no side is more than a sixteenth shorter. */
    private static final float NEARLY_ALL = 0.94f * 0.94f;

    /** The same where panels, bars and margins share the height of a window of 4:3. */
    private static final float MOST = 0.92f * 0.92f;

    static Stream<BoardGame<?, ?>> games() {
        return Games.all().list().stream();
    }

    private static TableLayout layout(
            BoardGame<?, ?> game, int[] window, int players, float text, boolean bigScreen) {
        return new TableLayout(
                game.table().measures(),
                window[0],
                window[1],
                bigScreen ? Margins.share(window[0], window[1], MARGIN) : Margins.none(),
                players,
                bigScreen ? text * BIG_SCREEN : text,
                1,
                bigScreen ? (float) Math.ceil(window[1] * 24 / 1080f) : 0);
    }

    private static float area(TableLayout layout) {
        float width = layout.measures().boardWidth() * layout.boardScale();
        float height = layout.measures().boardHeight() * layout.boardScale();
        return width * height;
    }

    @ParameterizedTest
    @MethodSource("games")
    void largeLettersTakeNothingFromTheBoard(BoardGame<?, ?> game) {
        for (int[] window : WINDOWS) {
            for (int players = 1; players <= game.setup().seating().most(); players++) {
                float usual = area(layout(game, window, players, 1, false));
                String where = window[0] + "x" + window[1] + ", " + players;
                assertTrue(area(layout(game, window, players, 0.8f, false)) >= usual, where);
                for (float text : LARGE) {
                    assertEquals(usual, area(layout(game, window, players, text, false)), where);
                    float big = area(layout(game, window, players, text, true));
                    float least = window[0] * 3 > window[1] * 4 ? NEARLY_ALL : MOST;
                    assertTrue(big >= usual * least, where + ": " + big / usual);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void onABigScreenAllThatIsReadLiesWithinItsMargins(BoardGame<?, ?> game) {
        for (int[] window : WINDOWS) {
            TableLayout layout = layout(game, window, game.setup().seating().most(), 1, true);
            Rectangle inside =
                    new Rectangle(
                            window[0] * MARGIN - 1,
                            window[1] * MARGIN - 1,
                            window[0] * (1 - 2 * MARGIN) + 2,
                            window[1] * (1 - 2 * MARGIN) + 2);
            assertTrue(inside.contains(layout.topBar()), "bar");
            assertTrue(inside.contains(layout.counter()), "counter");
            for (SeatPanel panel : layout.panels()) {
                assertTrue(inside.contains(panel.frame()), "" + panel.frame());
            }
        }
    }
}
