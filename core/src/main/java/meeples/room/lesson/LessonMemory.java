package meeples.room.lesson;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import meeples.game.BoardGame;
import meeples.game.lesson.Lesson;
import meeples.settings.Settings;

/** Which lessons have been gone through to their end. */
public final class LessonMemory {
    private final Settings settings;

    public LessonMemory(Settings settings) {
        this.settings = settings;
    }

    private static String word(BoardGame<?, ?> game, Lesson<?> lesson) {
        return game.name() + "/" + lesson.name();
    }

    private List<String> words() {
        return new ArrayList<>(Arrays.asList(settings.lessons.get().split(" ")));
    }

    public boolean isDone(BoardGame<?, ?> game, Lesson<?> lesson) {
        return words().contains(word(game, lesson));
    }

    public void markDone(BoardGame<?, ?> game, Lesson<?> lesson) {
        if (!isDone(game, lesson)) {
            settings.lessons.set((settings.lessons.get() + " " + word(game, lesson)).trim());
        }
    }

    /** Whether all lessons of a game have been gone through. */
    public <S> boolean isAllDone(BoardGame<S, ?> game) {
        for (Lesson<S> lesson : game.lessons()) {
            if (!isDone(game, lesson)) {
                return false;
            }
        }
        return true;
    }

    /** The first lesson that has not been gone through; null when all have. */
    public <S> Lesson<S> next(BoardGame<S, ?> game) {
        for (Lesson<S> lesson : game.lessons()) {
            if (!isDone(game, lesson)) {
                return lesson;
            }
        }
        return null;
    }
}
