package meeples.room.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ChartMarksTest {
    private final ChartMarks marks = new ChartMarks();

    @Test
    void signsOfTheSameMomentStandAboveEachOther() {
        marks.place(0, "card", 100, 50, 30, 300);
        marks.place(1, "river", 100, 50, 30, 300);
        marks.place(2, "bridge", 110, 60, 30, 300);
        assertEquals(50, marks.y(0));
        assertEquals(80, marks.y(1));
        assertEquals(110, marks.y(2));
    }

    @Test
    void oneSignIsEnoughForWhatSeveralDidAtTheSamePlace() {
        marks.place(0, "card", 100, 50, 30, 300);
        marks.place(1, "river", 100, 50, 30, 300);
        marks.place(2, "card", 100, 50, 30, 300);
        marks.place(3, "card", 100, 200, 30, 300);
        assertEquals(3, marks.size());
        assertEquals(3, marks.moment(2), "another one far above says something new");
    }

    @Test
    void signsFarApartStayWhereTheyBelong() {
        marks.place(0, "sign-0", 100, 50, 30, 300);
        marks.place(1, "sign-1", 200, 50, 30, 300);
        assertEquals(50, marks.y(1));
    }

    @Test
    void whereThereIsNoRoomTheLesserMomentIsLeftOut() {
        marks.place(0, "sign-0", 100, 50, 30, 100);
        marks.place(1, "sign-1", 100, 50, 30, 100);
        assertEquals(1, marks.size());
        assertEquals(0, marks.moment(0));
    }
}
