package meeples.testing;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.math.Rectangle;
import java.util.List;
import meeples.table.Margins;
import meeples.table.TableLayout;
import meeples.table.TableMeasures;

/** Tables in all sizes of windows and letters, and what must be true of areas on them. */
public final class LayoutCases {
    private static final int[][] WINDOWS = {
        {960, 540}, {1024, 768}, {1280, 720}, {1280, 800}, {1366, 768}, {1440, 1080},
        {1600, 1200}, {1680, 1050}, {1920, 1080}, {2560, 1080}, {2560, 1440}, {3440, 1440},
        {2048, 1536}, {3840, 2160}, {960, 720}, {1260, 540}
    };
    private static final float[] TEXT_SCALES = {0.8f, 1, 1.25f, 1.5f, 2};
    private static final float[] MARGINS = {0, 0.05f};
    private static final float SLACK = 0.5f;

    private final TableMeasures measures;
    private final int leastPlayers;
    private final int mostPlayers;

    /** What is asked of a layout; the name says which one it is. */
    public interface Case {
        void check(TableLayout layout, String name);
    }

    public LayoutCases(TableMeasures measures, int leastPlayers, int mostPlayers) {
        this.measures = measures;
        this.leastPlayers = leastPlayers;
        this.mostPlayers = mostPlayers;
    }

    public void forAll(Case check) {
        for (int[] window : WINDOWS) {
            for (float text : TEXT_SCALES) {
                for (float margin : MARGINS) {
                    for (int players = leastPlayers; players <= mostPlayers; players++) {
                        check(check, window, text, margin, players);
                    }
                }
            }
        }
    }

    private void check(Case check, int[] window, float text, float margin, int players) {
        Margins safe = Margins.share(window[0], window[1], margin);
        String name = window[0] + "x" + window[1] + " text " + text + " margin " + margin;
        check.check(
                new TableLayout(measures, window[0], window[1], safe, players, text),
                name + " players " + players);
    }

    public static void assertApart(List<Rectangle> areas, String name) {
        for (int i = 0; i < areas.size(); i++) {
            assertTrue(areas.get(i).width > 0 && areas.get(i).height > 0, name);
            for (int j = i + 1; j < areas.size(); j++) {
                assertFalse(overlap(areas.get(i), areas.get(j)), name + ": " + i + ", " + j);
            }
        }
    }

    private static boolean overlap(Rectangle a, Rectangle b) {
        return a.x + a.width > b.x + SLACK
                && b.x + b.width > a.x + SLACK
                && a.y + a.height > b.y + SLACK
                && b.y + b.height > a.y + SLACK;
    }

    public static void assertInside(Rectangle outer, Rectangle inner, String name) {
        assertTrue(
                inner.x >= outer.x - SLACK
                        && inner.y >= outer.y - SLACK
                        && inner.x + inner.width <= outer.x + outer.width + SLACK
                        && inner.y + inner.height <= outer.y + outer.height + SLACK,
                name + ": " + inner + " in " + outer);
    }
}
