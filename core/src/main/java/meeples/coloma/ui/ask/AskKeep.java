package meeples.coloma.ui.ask;

import java.util.List;
import meeples.coloma.model.Box;
import meeples.coloma.model.Building;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Move;
import meeples.coloma.table.ValleyTarget;
import meeples.game.ask.Desk;
import meeples.game.ask.Line;

/** Which of the drawn cards goes back, and to which end of the own deck? */
final class AskKeep extends ValleyAsk {
    AskKeep(Desk<Valley> desk) {
        super(desk);
    }

    @Override
    Page first() {
        int back = valley.onTop(seat()) + valley.atBottom(seat());
        int left = Box.CARDS_DRAWN - Box.CARDS_KEPT - back;
        Page page = new Page(words.get("ask.keep", left));
        page.line(line("card", words.get("ask.keep.about", Box.CARDS_KEPT)));
        for (int card = 0; card < Building.ALL; card++) {
            if (desk.legal().contains(Move.putBack(card, Move.TOP))) {
                int one = card;
                page.press(ValleyTarget.card(card), about(card), () -> open(ends(one)));
            }
        }
        return page;
    }

    private List<Line> about(int card) {
        return new CardLines(words, valley, seat()).beforeTheGame(card);
    }

    private Page ends(int card) {
        Page page =
                choice(
                        words.get("ask.keep.end", words.building(card)),
                        List.of(Move.putBack(card, Move.BOTTOM), Move.putBack(card, Move.TOP)));
        about(card).forEach(page::line);
        return page;
    }

    @Override
    String tipName() {
        return "keep";
    }
}
