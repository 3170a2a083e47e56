package meeples.coloma.ui.ask;

import java.util.List;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Verb;
import meeples.coloma.table.ValleyTarget;
import meeples.game.ask.Desk;

/** How many nuggets to sell for points? */
final class AskOffer extends ValleyAsk {
    AskOffer(Desk<Valley> desk) {
        super(desk);
    }

    @Override
    Page first() {
        List<Integer> offers = legal(Verb.SPEND);
        int most = offers.get(offers.size() - 1);
        Page page = new Page(words.get("ask.offer"));
        page.line(
                line(
                        "nugget",
                        words.get(
                                "ask.offer.has",
                                words.count("nugget", valley.nuggets(seat())),
                                words.count("coin", valley.goldValue()))));
        page.press(ValleyTarget.event(valley.barker()), lines(most), () -> desk.play(most));
        for (int i = offers.size() - 1; i >= 0; i--) {
            int move = offers.get(i);
            page.answer(answer(move, move == most), lines(move));
        }
        return page;
    }

    @Override
    String tipName() {
        return "offer";
    }
}
