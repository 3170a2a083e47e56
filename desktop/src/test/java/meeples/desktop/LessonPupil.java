package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import meeples.game.lesson.Lesson;
import meeples.play.MoveList;
import meeples.room.lesson.Course;
import meeples.room.lesson.LessonScreen;

/** Goes through a lesson at the table by one device, and tries first what is not wanted. */
final class LessonPupil<S, E> {
    /** What has to be pressed for a move, one after the other. */
    interface Ways<S> {
        List<String> to(S position, int move);
    }

    /** Where pictures of every step are put, for people to look at; null for nowhere. */
    private static final String PICTURES = System.getProperty("lessons.pictures");

    /** What words need to appear, in frames. */
    private static final int A_MOMENT = 15;

    private static final int MOST_DECISIONS = 60;

    private final UiRobot robot;
    private final GamePlayer.Device device;
    private final Ways<S> ways;
    private int heldBack;
    private int pictures;

    LessonPupil(UiRobot robot, GamePlayer.Device device, Ways<S> ways) {
        this.robot = robot;
        this.device = device;
        this.ways = ways;
    }

    @SuppressWarnings("unchecked") // only lessons of this game are opened
    private LessonScreen<S, E> table() {
        return (LessonScreen<S, E>) robot.screen();
    }

    private Course<S, E> course() {
        return table().course();
    }

    /** From the list of lessons to the last words of a lesson; says how often it was held back. */
    int learn(Lesson<S> lesson) {
        device.press(robot, "lesson." + lesson.name());
        robot.waitFor("the lesson", () -> robot.screen() instanceof LessonScreen);
        heldBack = 0;
        for (int i = 0; !awaitEnd(); i++) {
            assertTrue(i < MOST_DECISIONS, "the lesson does not end");
            tryWrong();
            decide();
        }
        picture(lesson, "end");
        return heldBack;
    }

    /** Reads papers until something is to be done, or the last words are there: true. */
    private boolean awaitEnd() {
        awaitSomething();
        while (robot.sees("lesson.on")) {
            if (robot.ask(() -> course().isAtTheEnd())) {
                return true;
            }
            picture(robot.ask(() -> course().lesson()), "paper");
            device.press(robot, "lesson.on");
            awaitSomething();
        }
        return false;
    }

    private void awaitSomething() {
        robot.waitFor(
                "a paper or a question",
                () -> robot.screen().find("lesson.on") != null || !table().answers().isEmpty());
    }

    private void picture(Lesson<S> lesson, String what) {
        picture(robot, lesson.name() + "-" + pictures++ + "-" + what);
    }

    /** Takes a picture, if somebody wants to look at it. */
    static void picture(UiRobot robot, String name) {
        if (PICTURES != null) {
            robot.frames(A_MOMENT);
            robot.shoot(Path.of(PICTURES, name + ".png"));
        }
    }

    private int find(boolean wanted) {
        return robot.ask(
                () -> {
                    MoveList legal = new MoveList();
                    course().match().legalMoves(legal);
                    for (int i = 0; i < legal.size(); i++) {
                        S position = course().match().position();
                        boolean held = course().objection(position, legal.get(i)) != null;
                        if (held != wanted) {
                            return legal.get(i);
                        }
                    }
                    return -1;
                });
    }

    private List<String> way(int move) {
        return robot.ask(() -> ways.to(course().match().position(), move));
    }

    private int size() {
        return robot.ask(() -> course().match().size());
    }

    private void tryWrong() {
        int wrong = find(false);
        if (wrong < 0) {
            return;
        }
        int size = size();
        List<String> way = way(wrong);
        way.forEach(name -> device.press(robot, name));
        assertEquals(size, size(), "it was not held back");
        assertTrue(robot.sees("note"), "nobody said why");
        picture(robot.ask(() -> course().lesson()), "held-back");
        heldBack++;
        for (int i = way.size() - 2; i >= 0; i--) {
            String first = way.get(0);
            if (robot.ask(() -> table().answers()).contains(first)) {
                device.press(robot, first); // puts back what was chosen on the way
                break;
            }
        }
    }

    private void decide() {
        int right = find(true);
        assertTrue(right >= 0, "nothing may be done");
        int size = size();
        way(right).forEach(name -> device.press(robot, name));
        robot.waitFor("the decision", () -> course().match().size() > size);
    }
}
