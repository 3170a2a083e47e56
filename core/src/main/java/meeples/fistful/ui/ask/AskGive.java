package meeples.fistful.ui.ask;

import java.util.ArrayList;
import java.util.List;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Move;
import meeples.fistful.table.TownTarget;
import meeples.fistful.ui.outlook.ShowdownOutlook;
import meeples.game.ask.Answer;
import meeples.game.ask.Desk;
import meeples.game.ask.Line;
import meeples.picture.SharedArt;
import meeples.play.Seat;
import meeples.table.Target;

/** Who controls the meeple just put on a showdown space? The sower's own token is out already. */
public final class AskGive extends TownAsk {
    public AskGive(Desk<Town> desk) {
        super(desk);
    }

    @Override
    public String status() {
        return words.get("ask.give");
    }

    @Override
    public String question() {
        return words.get("ask.give.long", words.meeple(town.on(town.question())));
    }

    @Override
    public Target bubbleAt() {
        return TownTarget.space(town.question());
    }

    @Override
    public List<Target> glowing() {
        List<Target> all = new ArrayList<>();
        for (int i = 0; i < desk.legal().size(); i++) {
            all.add(Target.panel(Move.seat(desk.legal().get(i))));
        }
        return all;
    }

    @Override
    public void press(Target target) {
        boolean supply = target.isPanel();
        if (supply && desk.legal().contains(Move.give(target.index()))) {
            desk.play(Move.give(target.index()));
        } else {
            desk.explain(words.get(supply ? "no.give.self" : "no.give.there"));
        }
    }

    @Override
    public List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        int space = town.question();
        int other = Street.opposite(space);
        boolean left = space == Street.S0;
        int[] meeples = {town.on(Street.S0), town.on(Street.S1)};
        int mine = town.token(other);
        int[] seats = left ? new int[] {Town.NOBODY, mine} : new int[] {mine, Town.NOBODY};
        lines.add(
                new OutlookLines(words, desk.seats())
                        .showdown(new ShowdownOutlook(seats, meeples)));
        return lines;
    }

    @Override
    public List<Answer> answers() {
        List<Answer> answers = new ArrayList<>();
        for (int i = 0; i < desk.legal().size(); i++) {
            int move = desk.legal().get(i);
            int receiver = Move.seat(move);
            Seat to = desk.seats().get(receiver);
            answers.add(
                    new Answer(
                            "give-" + receiver,
                            SharedArt.seat(to.colour(), to.symbol()),
                            name(receiver),
                            false,
                            () -> desk.play(move)));
        }
        return answers;
    }
}
