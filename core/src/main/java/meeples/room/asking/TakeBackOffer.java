package meeples.room.asking;

import java.util.ArrayList;
import java.util.List;
import meeples.game.ask.Answer;
import meeples.game.ask.Ask;
import meeples.game.ask.Desk;
import meeples.game.ask.Line;
import meeples.play.Rules;
import meeples.table.Target;

/**
 * The turn went on by itself and is over: was that meant? No answer is needed, it goes on in a
 * moment.
 */
final class TakeBackOffer<S> extends Ask<S> {
    private final Runnable takeBack;
    private final Runnable goOn;

    TakeBackOffer(Desk<S> desk, Runnable takeBack, Runnable goOn) {
        super(desk);
        this.takeBack = takeBack;
        this.goOn = goOn;
    }

    @Override
    public String status() {
        return text("ask.went-on");
    }

    @Override
    public List<Target> glowing() {
        return new ArrayList<>();
    }

    @Override
    public void press(Target target) {
        goOn.run();
    }

    @Override
    public List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        lines.add(new Line("undo", Rules.NOBODY, status()));
        return lines;
    }

    @Override
    public List<Answer> answers() {
        List<Answer> answers = new ArrayList<>();
        answers.add(new Answer("take-back", "undo", text("controls.undo"), true, takeBack));
        answers.add(new Answer("go-on", "check", text("answer.go-on"), false, goOn));
        return answers;
    }
}
