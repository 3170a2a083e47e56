package meeples.room.lesson;

import meeples.game.BoardGame;
import meeples.game.ask.Ask;
import meeples.game.lesson.Lesson;
import meeples.platform.StorageException;
import meeples.room.Doors;
import meeples.room.playing.TableScreen;
import meeples.table.Target;
import meeples.ui.Ui;

/**
 * A lesson at the real table: before each step a paper says what and why, then the pupil plays, and
 * is told why when something else than the step is tried.
 */
public final class LessonScreen<S, E> extends TableScreen<S, E> {
    private final Doors doors;
    private final BoardGame<S, E> game;
    private final Course<S, E> course;
    private final LessonKeeper<S, E> keeper;
    private boolean isCounted;

    public LessonScreen(
            Ui ui,
            Doors doors,
            BoardGame<S, E> game,
            Course<S, E> course,
            LessonKeeper<S, E> keeper) {
        super(ui, doors, game, course.match(), keeper, course);
        this.doors = doors;
        this.game = game;
        this.course = course;
        this.keeper = keeper;
    }

    /** What is taught here; for tests that look on. */
    public Course<S, E> course() {
        return course;
    }

    @Override
    protected void act(float delta) {
        super.act(delta);
        boolean ends = match().isOver() && !isCounted;
        if (course.isSpeaking() && dialog() == null && !isBusy() && !ends) {
            speak();
        }
    }

    /** Shows what belongs to the step that is due. */
    private void speak() {
        if (course.isAtTheEnd()) {
            finishLesson();
        }
        open(new LessonPaper(course, new Onward()));
    }

    /** With the last words the lesson is done, whichever way somebody leaves it. */
    private void finishLesson() {
        new LessonMemory(ui.settings()).markDone(game, course.lesson());
        try {
            keeper.forget();
        } catch (StorageException e) {
            notSaved();
        }
    }

    /** The task stays where tips are otherwise. */
    @Override
    protected String tip(Ask<?> ask) {
        return course.task();
    }

    /** Who asks for advice wants to read the paper again. */
    @Override
    public void hint() {
        if (dialog() == null && !course.isOver()) {
            speak();
        }
    }

    @Override
    public void menu() {
        open(new LessonMenu<>(doors, game, course.lesson()));
    }

    /** Nobody changes seats in a lesson. */
    @Override
    protected void openSeat(int index) {
        explainTarget(Target.panel(index));
    }

    /** Who has won does not matter here. */
    @Override
    protected void over() {
        isCounted = true;
    }

    private Lesson<S> next() {
        return new LessonMemory(ui.settings()).next(game);
    }

    private final class Onward implements LessonPaper.Choices {
        @Override
        public void goOn() {
            boolean last = course.isAtTheEnd();
            course.hear();
            moved();
            if (last && next() == null) {
                doors.firstGame(game);
            } else if (last) {
                doors.lesson(game, next(), false);
            }
        }

        @Override
        public void menu() {
            LessonScreen.this.menu();
        }

        @Override
        public String onward() {
            if (!course.isAtTheEnd()) {
                return ui.text("lessons.on");
            }
            return ui.text(next() == null ? "lessons.first-game" : "lessons.next");
        }
    }
}
