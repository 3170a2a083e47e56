package meeples.fistful.ui.ask;

import java.util.ArrayList;
import java.util.List;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Move;
import meeples.fistful.table.TownTarget;
import meeples.fistful.table.TownThing;
import meeples.fistful.ui.outlook.ShowdownOdds;
import meeples.game.ask.Answer;
import meeples.game.ask.Desk;
import meeples.game.ask.Line;
import meeples.table.Target;

/** Roll again or keep the die? */
public final class AskReroll extends TownAsk {
    private final int space;
    private final int rivalSpace;

    public AskReroll(Desk<Town> desk) {
        super(desk);
        space = town.question();
        rivalSpace = Street.opposite(space);
    }

    @Override
    public String status() {
        return words.get("ask.reroll");
    }

    @Override
    public String question() {
        return words.get("ask.reroll.long");
    }

    @Override
    public Target bubbleAt() {
        return TownTarget.die(space);
    }

    /** In the sky of the film, whose figures and dice are below. */
    @Override
    public boolean bubbleIsAbove() {
        return true;
    }

    @Override
    public List<Target> glowing() {
        List<Target> all = new ArrayList<>();
        all.add(TownTarget.die(space));
        return all;
    }

    @Override
    public void press(Target target) {
        boolean die = target.kind() == TownThing.DIE || target.kind() == TownThing.SPACE;
        if (die && target.index() == space) {
            desk.play(Move.reroll(true));
        } else {
            desk.explain(words.get("no.answer.first"));
        }
    }

    @Override
    public List<Line> lines() {
        boolean wins = town.die(space) >= town.die(rivalSpace);
        List<Line> lines = new ArrayList<>();
        lines.add(
                Line.die(
                        town.die(space),
                        seat(),
                        words.get(
                                "ask.reroll.yours",
                                words.meeple(town.on(space)),
                                town.die(space))));
        int rival = town.token(rivalSpace);
        lines.add(
                Line.die(
                        town.die(rivalSpace),
                        rival,
                        words.get(
                                "ask.reroll.theirs",
                                name(rival),
                                words.meeple(town.on(rivalSpace)),
                                town.die(rivalSpace))));
        lines.add(
                new Line(
                        "", Town.NOBODY, words.get(wins ? "ask.reroll.wins" : "ask.reroll.loses")));
        lines.add(
                new Line(
                        "dice",
                        Town.NOBODY,
                        words.get(
                                "ask.reroll.chance",
                                words.percent(ShowdownOdds.rollAgain(town.die(rivalSpace))))));
        return lines;
    }

    @Override
    public List<Answer> answers() {
        boolean wins = town.die(space) >= town.die(rivalSpace);
        List<Answer> answers = new ArrayList<>();
        answers.add(
                new Answer(
                        "yes",
                        "dice",
                        words.get("answer.reroll"),
                        !wins,
                        () -> desk.play(Move.reroll(true))));
        answers.add(
                new Answer(
                        "no",
                        "hand",
                        words.get("answer.keep"),
                        wins,
                        () -> desk.play(Move.reroll(false))));
        return answers;
    }
}
