package meeples.room.lesson;

import java.util.ArrayList;
import java.util.List;
import meeples.game.lesson.Lesson;
import meeples.game.lesson.Step;
import meeples.play.Match;
import meeples.play.MatchWatcher;
import meeples.play.MoveChooser;
import meeples.play.WatchOrder;
import meeples.room.sitting.Coach;
import meeples.text.Texts;

/**
 * Follows a match through a lesson: knows which step is due, says what belongs to it, and holds
 * back what does not. Where the match stands tells the step, so that taking back leads back to it.
 */
public final class Course<S, E> implements Coach<S>, MatchWatcher<E> {
    /** The seat of the one who learns. */
    public static final int PUPIL = 0;

    private static final String PREFIX = "lesson.";

    private final Lesson<S> lesson;
    private final Match<S, E> match;
    private final Texts texts;

    /** Which step was due after so many decisions. */
    private final List<Integer> dueAfter = new ArrayList<>();

    private int step;
    private boolean isHeard;

    /**
     * @param match begun at the lesson's set-up; what has been decided there already counts
     * @param texts of the lesson's game
     */
    public Course(Lesson<S> lesson, Match<S, E> match, Texts texts) {
        this.lesson = lesson;
        this.match = match;
        this.texts = texts;
        dueAfter.add(0);
        for (int i = 1; i <= match.size(); i++) {
            arrive(match.positionAfter(i));
            dueAfter.add(step);
        }
        match.addWatcher(WatchOrder.RECORDS, this);
    }

    public Lesson<S> lesson() {
        return lesson;
    }

    public Match<S, E> match() {
        return match;
    }

    private List<Step<S>> steps() {
        return lesson.steps();
    }

    /** The step that is due; the last one when all is done. */
    private Step<S> due() {
        return steps().get(Math.min(step, steps().size() - 1));
    }

    @Override
    public void played(int seat, int move, List<E> events) {
        int size = match.size();
        dueAfter.subList(size, dueAfter.size()).clear();
        arrive(match.position());
        dueAfter.add(step);
    }

    /** A decision led here. */
    private void arrive(S position) {
        while (!isOver() && due().isTold()) {
            step++; // who decides has heard
        }
        if (!isOver() && due().isDone(position)) {
            step++;
            isHeard = false;
        }
    }

    @Override
    public void wentTo(int decisions) {
        step = dueAfter.get(decisions);
        isHeard = !due().isTold();
    }

    /** The words of the step that is due have been heard. */
    public void hear() {
        isHeard = true;
        if (due().isTold() && !isOver()) {
            step++;
            isHeard = false;
            dueAfter.set(match.size(), step);
        }
    }

    /** Whether there is nothing more to be said or done. */
    public boolean isOver() {
        return step >= steps().size();
    }

    /** Whether the last words are due. */
    public boolean isAtTheEnd() {
        return step >= steps().size() - 1;
    }

    @Override
    public boolean isSpeaking() {
        return !isOver() && !isHeard;
    }

    @Override
    public String objection(S position, int move) {
        if (isOver() || due().isTold()) {
            return null;
        }
        String end = due().objection(position, move);
        return end == null ? null : texts.get(key() + "." + end);
    }

    @Override
    public int dictated(S position) {
        boolean pupil = match.game().rules().decider(position) == PUPIL;
        return pupil ? MoveChooser.NONE : lesson.others().choose(position);
    }

    // What is said

    private String key() {
        return PREFIX + lesson.name() + "." + due().name();
    }

    /** What the lesson is called. */
    public static String title(Lesson<?> lesson, Texts texts) {
        return texts.get(PREFIX + lesson.name());
    }

    /** What is learnt in a lesson. */
    public static String about(Lesson<?> lesson, Texts texts) {
        return texts.get(PREFIX + lesson.name() + ".about");
    }

    public String title() {
        return title(lesson, texts);
    }

    /** What is said in the step that is due, and why. */
    public String words() {
        return texts.get(key());
    }

    /** What is to be done now, in a few words; empty for nothing. */
    public String task() {
        return isOver() || due().isTold() ? "" : texts.get(key() + ".do");
    }

    /** Which step is due, from 1. */
    public int number() {
        return Math.min(step + 1, count());
    }

    public int count() {
        return steps().size();
    }
}
