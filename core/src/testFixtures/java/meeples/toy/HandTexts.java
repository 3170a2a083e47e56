package meeples.toy;

import java.util.List;
import meeples.game.Figure;
import meeples.game.TableTexts;
import meeples.play.Eyes;
import meeples.play.Seat;
import meeples.table.Target;
import meeples.text.Texts;

/** What the toy says about its table: points are open, cards are not. */
final class HandTexts implements TableTexts<Hand> {
    @Override
    public String explain(Target target, Hand hand, Eyes eyes, List<Seat> seats, Texts texts) {
        return target.isPanel() ? seats.get(target.index()).name() : texts.get("toy.card");
    }

    @Override
    public List<Figure> figures(Hand hand, Eyes eyes, Texts texts) {
        return List.of(Figure.of("round", "round", "" + (hand.round() + 1), texts.get("toy.card")));
    }

    @Override
    public String standing(Hand hand, int seat, Eyes eyes, Texts texts) {
        return texts.get("toy.points", hand.points(seat));
    }

    @Override
    public int turn(Hand hand) {
        return hand.round() + 1;
    }

    @Override
    public String moment(Hand hand, Texts texts) {
        return texts.get("toy.round", hand.round() + 1);
    }
}
