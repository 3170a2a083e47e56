package meeples.coloma.ui.ask;

import java.util.List;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Verb;
import meeples.game.ask.Desk;

/** With how many nuggets to pay? The way that saves most nuggets comes first. */
final class AskPay extends ValleyAsk {
    AskPay(Desk<Valley> desk) {
        super(desk);
    }

    @Override
    Page first() {
        List<Integer> ways = legal(Verb.PAY);
        Page page = new Page(words.get("ask.pay"));
        int pending = valley.pending();
        page.line(line(MoveWords.icon(pending), moves.brief(pending)));
        page.line(purse());
        for (int move : ways) {
            page.answer(answer(move, move == ways.get(0)), lines(move));
        }
        return page;
    }

    @Override
    String tipName() {
        return "pay";
    }
}
