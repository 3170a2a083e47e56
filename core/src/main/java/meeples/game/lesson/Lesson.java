package meeples.game.lesson;

import java.util.List;
import meeples.play.MoveChooser;

/**
 * A part of a game to be learnt by playing it: a position set up for it, whose chance is always the
 * same, and what is to be done there step by step. Whoever learns sits on the first seat. The last
 * step is words alone.
 *
 * @param name part of the keys of its texts: "lesson.NAME" is what it is called,
 *     "lesson.NAME.about" what is learnt there; see also {@link Step}
 * @param setup the line that the match begins with, in the game's notation
 * @param others decides for all other seats; of no use where none of them decides
 * @param <S> the game's position
 */
public record Lesson<S>(String name, String setup, List<Step<S>> steps, MoveChooser<S> others) {
    /** A lesson in which nobody but the pupil decides anything. */
    public static <S> Lesson<S> alone(String name, String setup, List<Step<S>> steps) {
        return new Lesson<>(name, setup, steps, position -> MoveChooser.NONE);
    }
}
