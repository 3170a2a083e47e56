package meeples.fistful.ui.ask;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Town;
import meeples.fistful.table.Preview;
import meeples.fistful.table.Target;
import meeples.fistful.table.TownTable;
import meeples.fistful.ui.words.TownWords;

/**
 * A question to a human: what it says, what can be pointed at to answer it, and what pointing
 * means. It describes what is to be seen; the screen shows it.
 */
public abstract class Ask {
    protected final Desk desk;
    protected final Town town;
    protected final TownWords words;
    private final int seat;

    protected Ask(Desk desk) {
        this.desk = desk;
        town = desk.town();
        words = desk.words();
        seat = town.decider();
    }

    /** The question that the town waits for an answer to. */
    public static Ask next(Desk desk) {
        return switch (desk.town().decision()) {
            case MARQUEE -> new AskMarquee(desk);
            case TAKE -> new AskTake(desk);
            case SOW -> new AskSow(desk);
            case GIVE -> new AskGive(desk);
            case RESOLVE -> new AskResolve(desk);
            case BUILD, UPGRADE -> new AskBuild(desk);
            case REROLL -> new AskReroll(desk);
            case OVER -> throw new IllegalStateException("nothing is asked any more");
        };
    }

    /** What kind of decision is asked for. */
    public final Decision decision() {
        return town.decision();
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

    /** The kind of meeple that can be dragged from there, or {@link Meeple#NONE}. */
    public int carried(Target from) {
        return Meeple.NONE;
    }

    /** The player drags one thing on the table onto another. */
    public void drag(Target from, Target to) {
        press(from);
    }

    /** One of the number keys, counted from 0. */
    public boolean digit(int index) {
        List<Choice> choices = choices();
        if (index < choices.size()) {
            choices.get(index).action().run();
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

    /** The question in full, for the bubble or the counter. */
    public String question() {
        return status();
    }

    /** What follows from the answers, as far as it can be known. */
    public List<Line> lines() {
        return new ArrayList<>();
    }

    /** What follows from one of the buttons. */
    public List<Line> linesFor(Choice choice) {
        return lines();
    }

    /** Buttons that answer. */
    public List<Choice> choices() {
        return new ArrayList<>();
    }

    /** The end of the key of a tip for beginners. */
    public String tip() {
        return town.decision().name().toLowerCase(Locale.ROOT);
    }

    /** What would happen, to be shown on the table; null for nothing. */
    public Preview preview() {
        return null;
    }

    /** The location whose meeples are raised. */
    public int lifted() {
        return TownTable.NO_LOCATION;
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

    protected final String name(int seatIndex) {
        return desk.seats().get(seatIndex).name();
    }
}
