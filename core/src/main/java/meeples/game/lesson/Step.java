package meeples.game.lesson;

import java.util.function.Predicate;

/**
 * A step of a lesson: something is said, and then something is to be done, unless the words are
 * all. Its texts are "lesson.LESSON.STEP", which says why; "….do", the task in a few words; and
 * "….no" or another end, why something else is held back.
 *
 * @param <S> the game's position
 */
public final class Step<S> {
    private final String name;
    private final Guidance<S> guidance;
    private final Predicate<S> done;

    private Step(String name, Guidance<S> guidance, Predicate<S> done) {
        this.name = name;
        this.guidance = guidance;
        this.done = done;
    }

    /** Words alone. */
    public static <S> Step<S> told(String name) {
        return new Step<>(name, null, null);
    }

    /** One decision. */
    public static <S> Step<S> task(String name, Guidance<S> guidance) {
        return new Step<>(name, guidance, position -> true);
    }

    /**
     * Decisions, one after the other.
     *
     * @param done whether enough has been decided when the match stands here
     */
    public static <S> Step<S> task(String name, Guidance<S> guidance, Predicate<S> done) {
        return new Step<>(name, guidance, done);
    }

    public String name() {
        return name;
    }

    /** Whether it is words alone. */
    public boolean isTold() {
        return guidance == null;
    }

    /** See {@link Guidance#objection}. */
    public String objection(S position, int move) {
        return guidance.objection(position, move);
    }

    /** Whether a decision that led here was the last one of this step. */
    public boolean isDone(S position) {
        return done.test(position);
    }
}
