package meeples.table;

import static meeples.testing.LayoutCases.assertApart;
import static meeples.testing.LayoutCases.assertInside;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.List;
import meeples.testing.LayoutCases;
import org.junit.jupiter.api.Test;

/** Board, bars and panels fit into every window for 1 to 6 players, and nothing overlaps. */
class TableLayoutTest {
    private static final TableMeasures MEASURES =
            new TableMeasures(1400, 866, 64, 150, 260, 150, 1440, 0);
    private static final LayoutCases LAYOUTS = new LayoutCases(MEASURES, 1, 6);

    private static List<Rectangle> mainAreas(TableLayout layout) {
        List<Rectangle> areas = new ArrayList<>();
        areas.add(layout.topBar());
        areas.add(layout.counter());
        areas.add(layout.board());
        layout.panels().forEach(panel -> areas.add(panel.frame()));
        return areas;
    }

    @Test
    void barsBoardAndPanelsFillTheWindowWithoutOverlap() {
        LAYOUTS.forAll(
                (layout, name) -> {
                    List<Rectangle> areas = mainAreas(layout);
                    assertApart(areas, name);
                    areas.forEach(area -> assertInside(layout.window(), area, name));
                });
    }

    @Test
    void handPromptAndButtonsLieSideBySideOnTheCounter() {
        LAYOUTS.forAll(
                (layout, name) -> {
                    List<Rectangle> areas =
                            List.of(layout.hand(), layout.prompt(), layout.buttons());
                    assertApart(areas, name);
                    areas.forEach(area -> assertInside(layout.counter(), area, name));
                });
    }

    @Test
    void everyPanelHasRoomForFaceNamePointsAndWhatTheGameDrawsInIt() {
        LAYOUTS.forAll(
                (layout, name) -> {
                    for (SeatPanel panel : layout.panels()) {
                        List<Rectangle> areas =
                                List.of(
                                        panel.portrait(),
                                        panel.name(),
                                        panel.points(),
                                        panel.body());
                        assertApart(areas, name);
                        areas.forEach(area -> assertInside(panel.frame(), area, name));
                    }
                });
    }

    @Test
    void theBoardIsNeverSmallerThanAThirdOfTheWindow() {
        LAYOUTS.forAll(
                (layout, name) -> {
                    float width = MEASURES.boardWidth() * layout.boardScale();
                    assertTrue(width >= layout.window().width * 0.33f, name + ": " + width);
                });
    }

    @Test
    void atTheUsualShapeTheBoardTakesAboutThreeQuartersOfTheWidth() {
        for (int players = 1; players <= 6; players++) {
            TableLayout layout = layout(1920, 1080, players);
            assertEquals(1, layout.boardScale(), 0.01f);
            assertEquals(MEASURES.boardWidth(), layout.board().width, 1);
        }
    }

    private static TableLayout layout(float width, float height, int players) {
        return new TableLayout(MEASURES, width, height, Margins.none(), players, 1);
    }

    @Test
    void aSquarerWindowHasThePanelsBelowTheBoard() {
        for (int players = 1; players <= 6; players++) {
            assertTrue(layout(1024, 768, players).panelsBelow());
            assertFalse(layout(1280, 720, players).panelsBelow());
            assertFalse(layout(2560, 1080, players).panelsBelow());
        }
    }

    @Test
    void seatsSitClockwiseFromTheBottomLeftHalfOfThemAtEachSide() {
        for (int players = 1; players <= 6; players++) {
            TableLayout layout = layout(1920, 1080, players);
            int left = (players + 1) / 2;
            for (int seat = 0; seat < players; seat++) {
                Rectangle frame = layout.panel(seat).frame();
                boolean atTheLeft = frame.x < layout.board().x;
                assertEquals(seat < left, atTheLeft, players + " players, seat " + seat);
                if (seat > 0 && seat != left) {
                    float rises = frame.y - layout.panel(seat - 1).frame().y;
                    assertTrue(atTheLeft ? rises > 0 : rises < 0, players + ", seat " + seat);
                }
            }
        }
    }

    @Test
    void theNamesOfSixPlayersCanBeReadInASmallWindow() {
        SeatPanel panel = layout(1280, 720, 6).panel(5);
        assertTrue(panel.name().height >= 20, "" + panel.name().height);
        assertTrue(panel.name().width >= 80, "" + panel.name().width);
    }

    @Test
    void onADenseScreenBarsAndPanelsAreAsLargeForFingersAsOnAnother() {
        TableLayout plain = new TableLayout(MEASURES, 844, 390, Margins.none(), 3, 1, 1);
        TableLayout dense = new TableLayout(MEASURES, 1688, 780, Margins.none(), 3, 1, 2);
        assertEquals(plain.topBar().height * 2, dense.topBar().height, 1);
        assertEquals(plain.counter().height * 2, dense.counter().height, 1);
        assertEquals(plain.panel(0).frame().width * 2, dense.panel(0).frame().width, 1);
        assertEquals(plain.numberSize() * 2, dense.numberSize(), 1);
    }

    @Test
    void onAPhoneTheBoardGetsMostOfTheWidthAndBarsAreAsHighAsAFinger() {
        for (int density = 1; density <= 3; density++) {
            for (int[] phone : new int[][] {{844, 390}, {568, 320}, {932, 430}, {667, 375}}) {
                for (int players = 1; players <= 4; players++) {
                    TableLayout layout = phone(phone[0], phone[1], players, density);
                    String name = phone[0] + "x" + phone[1] + " x " + density + ", " + players;
                    float board = MEASURES.boardWidth() * layout.boardScale();
                    assertTrue(board > layout.window().width / 2, name + ": " + board);
                    assertTrue(layout.topBar().height >= 44 * density, name);
                    assertTrue(layout.counter().height >= 64 * density, name);
                    List<Rectangle> areas = mainAreas(layout);
                    if (layout.statusLine().height > 0) {
                        areas.add(layout.statusLine());
                    }
                    assertApart(areas, name);
                    areas.forEach(area -> assertInside(layout.window(), area, name));
                }
            }
        }
    }

    @Test
    void whereTheBarIsTooNarrowForASentenceThereIsALineForIt() {
        assertEquals(0, phone(844, 390, 2, 2).statusLine().height);
        assertEquals(0, phone(640, 360, 2, 2).statusLine().height);
        assertTrue(phone(568, 320, 2, 1).statusLine().height >= 24);
        assertTrue(phone(568, 320, 2, 3).statusLine().height >= 72);
    }

    @Test
    void lettersOnTheBoardAreLargeEnoughToBeReadOnAPhone() {
        assertTrue(phone(844, 390, 2, 1).signSize() >= 9);
        assertTrue(phone(844, 390, 2, 3).signSize() >= 27);
    }

    private static TableLayout phone(int width, int height, int players, float density) {
        return new TableLayout(
                MEASURES, width * density, height * density, Margins.none(), players, 1, density);
    }
}
