package meeples.game.ask;

import java.util.ArrayList;
import java.util.List;
import meeples.table.Preview;
import meeples.table.Target;

/**
 * A question to a human: what it says, what can be pointed at to answer it, and what pointing
 * means. It describes what is to be seen; the screen shows it. A game has one for each kind of
 * decision.
 *
 * @param <S> the game's position
 */
public abstract class Ask<S> {
    protected final Desk<S> desk;
    private final int seat;

    protected Ask(Desk<S> desk) {
        this.desk = desk;
        seat = desk.seat();
    }

    /** Who is asked. */
    public final int seat() {
        return seat;
    }

    /** What to do now, in a few words. */
    public abstract String status();

    /** What answers the question when it is pressed. */
    public abstract List<Target> glowing();

    /** What lights up: all that answers, and perhaps what it is about. */
    public List<Target> lit() {
        return glowing();
    }

    /**
     * Whether pressing this is an answer, though perhaps one that is not possible. What is none is
     * explained to whoever presses it, and a player's panel tells more about the player.
     */
    public boolean isAnswer(Target target) {
        return glowing().contains(target);
    }

    /** The player presses something on the table. */
    public abstract void press(Target target);

    /** The player points at something, or at nothing (null). */
    public void point(Target target) {}

    /**
     * The player wants to turn round.
     *
     * @param focused what has the focus, or null
     * @return what should have it now, null for the same
     */
    public Target turned(Target focused) {
        return null;
    }

    /** The name of the picture of what can be dragged from there; null when nothing can. */
    public String carried(Target from) {
        return null;
    }

    /** The player drags one thing on the table onto another. */
    public void drag(Target from, Target to) {
        press(from);
    }

    /** One of the number keys, counted from 0. */
    public boolean digit(int index) {
        List<Answer> answers = answers();
        if (index < answers.size()) {
            answers.get(index).action().run();
            return true;
        }
        return false;
    }

    /** Takes back what has been chosen on the way to an answer; false when there is nothing. */
    public boolean stepBack() {
        return false;
    }

    /** Whether something has been chosen on the way to an answer. */
    public boolean canStepBack() {
        return false;
    }

    /** Where on the table a bubble asks the question, or null when it is asked on the counter. */
    public Target bubbleAt() {
        return null;
    }

    /** Whether the bubble is at the top of the table, so that nothing below it is covered. */
    public boolean bubbleIsAbove() {
        return false;
    }

    /** The question in full, for the bubble or the counter. */
    public String question() {
        return status();
    }

    /** What follows from the answers, as far as it can be known. */
    public List<Line> lines() {
        return new ArrayList<>();
    }

    /** What follows from one of the buttons. */
    public List<Line> linesFor(Answer answer) {
        return lines();
    }

    /** Buttons that answer. */
    public List<Answer> answers() {
        return new ArrayList<>();
    }

    /** A tip for beginners; empty for none. */
    public String tip() {
        return "";
    }

    /** What would happen, to be shown on the table; null for nothing. */
    public Preview preview() {
        return null;
    }

    /** What on the table is raised, because it is chosen or pointed at; null for nothing. */
    public Target lifted() {
        return null;
    }

    /** What on the table advice to make these moves is about, the first thing to press first. */
    public List<Target> advised(int[] moves) {
        return new ArrayList<>();
    }

    /** Whether it shows what is good to do, so that the strongest bot is to think about it. */
    public boolean wantsAdvice() {
        return false;
    }

    /** The strongest bot has thought about it, and would make these moves. */
    public void advise(int[] moves) {}

    /** The moves that the question itself shows as good ones, in their order; empty for none. */
    public int[] proposed() {
        return new int[0];
    }

    /** Whether the hand's place on the counter is empty, so that lines may be written there. */
    public boolean handIsEmpty() {
        return true;
    }

    /** What the focus should be on first when keys are used; null for no matter. */
    public Target firstFocus() {
        List<Target> all = glowing();
        return all.isEmpty() ? null : all.get(0);
    }

    /**
     * Whether the focus may stay on what was pressed last, instead of going on to what is first.
     */
    public boolean keepsFocus(Target focused) {
        return true;
    }

    /** A text of the game in the player's language. */
    protected final String text(String key, Object... arguments) {
        return desk.texts().get(key, arguments);
    }

    protected final String name(int seatIndex) {
        return desk.seats().get(seatIndex).name();
    }
}
