package meeples.game.ask;

import java.util.ArrayList;
import java.util.List;
import meeples.table.Preview;
import meeples.table.Target;

/**
 * Is this meant? Asked, when the player wants that, before what cannot be taken back.
 *
 * @param <S> the game's position
 */
public final class AskConfirm<S> extends Ask<S> {
    private final Ask<S> before;
    private final Runnable yes;
    private final Runnable no;

    /**
     * @param before the question that was answered
     */
    public AskConfirm(Desk<S> desk, Ask<S> before, Runnable yes, Runnable no) {
        super(desk);
        this.before = before;
        this.yes = yes;
        this.no = no;
    }

    @Override
    public String status() {
        return text("ask.confirm");
    }

    @Override
    public List<Target> glowing() {
        return new ArrayList<>();
    }

    /**
     * Nothing on the table is; who presses something there is told that the question comes first.
     */
    @Override
    public boolean isAnswer(Target target) {
        return before.isAnswer(target);
    }

    @Override
    public void press(Target target) {
        desk.explain(text("no.answer.first"));
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
    public String tip() {
        return before.tip();
    }

    @Override
    public Preview preview() {
        return before.preview();
    }

    @Override
    public List<Target> advised(int[] moves) {
        return before.advised(moves);
    }

    @Override
    public boolean handIsEmpty() {
        return before.handIsEmpty();
    }

    @Override
    public List<Answer> answers() {
        List<Answer> answers = new ArrayList<>();
        answers.add(new Answer("yes", "check", text("answer.confirm"), true, yes));
        answers.add(new Answer("no", "undo", text("answer.back"), false, no));
        return answers;
    }
}
