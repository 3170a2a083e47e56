package meeples.fistful.ui.ask;

import java.util.ArrayList;
import java.util.List;
import meeples.fistful.table.Preview;
import meeples.fistful.table.Target;

/** Is this meant? Asked, when the player wants that, before what cannot be taken back. */
public final class AskConfirm extends Ask {
    private final Ask before;
    private final Runnable yes;
    private final Runnable no;

    /**
     * @param before the question that was answered
     */
    public AskConfirm(Desk desk, Ask before, Runnable yes, Runnable no) {
        super(desk);
        this.before = before;
        this.yes = yes;
        this.no = no;
    }

    @Override
    public String status() {
        return words.get("ask.confirm");
    }

    @Override
    public List<Target> glowing() {
        return new ArrayList<>();
    }

    @Override
    public void press(Target target) {
        desk.explain(words.get("no.answer.first"));
    }

    @Override
    public boolean stepBack() {
        no.run();
        return true;
    }

    @Override
    public boolean canStepBack() {
        return true;
    }

    @Override
    public Preview preview() {
        return before.preview();
    }

    @Override
    public List<Choice> choices() {
        List<Choice> choices = new ArrayList<>();
        choices.add(new Choice("yes", "check", words.get("answer.confirm"), true, yes));
        choices.add(new Choice("no", "undo", words.get("answer.back"), false, no));
        return choices;
    }
}
