package meeples.desktop.tool;

import com.badlogic.gdx.Input.Keys;
import meeples.app.Games;
import meeples.desktop.UiRobot;
import meeples.game.BoardGame;
import meeples.game.lesson.Lesson;
import meeples.play.MoveChooser;
import meeples.play.MoveList;
import meeples.room.lesson.Course;
import meeples.room.lesson.LessonKeeper;
import meeples.room.lesson.LessonScreen;
import meeples.room.lesson.LessonsScreen;
import meeples.text.Texts;

/** The lists of lessons, and of each game's lessons the paper with the most words. */
final class LessonWalk implements ScreenWalk {
    private UiRobot robot;
    private Looker looker;

    @Override
    public void walk(UiRobot window, Looker shownTo) {
        robot = window;
        looker = shownTo;
        for (BoardGame<?, ?> game : Games.all().list()) {
            if (!game.lessons().isEmpty()) {
                list(game);
                papers(game);
            }
        }
    }

    private <S, E> void list(BoardGame<S, E> game) {
        robot.act(
                () -> {
                    LessonsScreen<S, E> list =
                            new LessonsScreen<>(robot.ui(), new ClosedDoors(), game);
                    robot.ui().screens().push(list);
                });
        looker.look("lessons-" + game.name());
        leave();
    }

    private void leave() {
        robot.act(() -> robot.ui().screens().back());
    }

    private <S, E> void papers(BoardGame<S, E> game) {
        robot.act(() -> open(game));
        robot.await("lesson.on");
        looker.look("lesson-" + game.name());
        robot.press(Keys.ESCAPE);
        looker.look("lesson-menu-" + game.name());
        robot.press(Keys.ESCAPE);
        leave();
    }

    private <S, E> void open(BoardGame<S, E> game) {
        Texts texts = robot.ui().texts().of(game.name());
        Lesson<S> wordiest = null;
        int words = 0;
        for (Lesson<S> lesson : game.lessons()) {
            Course<S, E> course = keeper(game, lesson).begin(texts);
            int here = goOn(course, Integer.MAX_VALUE);
            if (here > words) {
                words = here;
                wordiest = lesson;
            }
        }
        Course<S, E> course = keeper(game, wordiest).begin(texts);
        goOn(course, words);
        robot.ui()
                .screens()
                .push(
                        new LessonScreen<>(
                                robot.ui(),
                                new ClosedDoors(),
                                game,
                                course,
                                keeper(game, wordiest)));
    }

    private <S, E> LessonKeeper<S, E> keeper(BoardGame<S, E> game, Lesson<S> lesson) {
        return new LessonKeeper<>(game, lesson, robot.ui().platform().storage());
    }

    /** Goes through a lesson up to a paper with so many letters; says how many the longest has. */
    private static <S, E> int goOn(Course<S, E> course, int letters) {
        int most = 0;
        while (!course.isOver()) {
            while (course.isSpeaking()) {
                int here = course.words().length() + course.task().length();
                most = Math.max(most, here);
                if (here >= letters) {
                    return most;
                }
                course.hear();
            }
            if (!course.isOver()) {
                decide(course);
            }
        }
        return most;
    }

    private static <S, E> void decide(Course<S, E> course) {
        S position = course.match().position();
        int dictated =
                course.match().decider() == Course.PUPIL
                        ? MoveChooser.NONE
                        : course.dictated(position);
        course.match().play(dictated == MoveChooser.NONE ? allowed(course) : dictated);
    }

    private static <S, E> int allowed(Course<S, E> course) {
        MoveList legal = new MoveList();
        course.match().legalMoves(legal);
        for (int move : legal.toArray()) {
            if (course.objection(course.match().position(), move) == null) {
                return move;
            }
        }
        throw new IllegalStateException("nothing may be done");
    }
}
