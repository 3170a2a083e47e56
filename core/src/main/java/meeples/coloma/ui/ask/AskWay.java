package meeples.coloma.ui.ask;

import java.util.List;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Verb;
import meeples.coloma.table.ValleyTarget;
import meeples.game.ask.Desk;

/** Where does the wagon go on to, or does it stop here? */
final class AskWay extends ValleyAsk {
    AskWay(Desk<Valley> desk) {
        super(desk);
    }

    @Override
    Page first() {
        Page page = new Page(words.get("ask.way", words.count("space", valley.wayLeft())));
        List<Integer> stops = legal(Verb.STOP);
        for (int i = stops.size() - 1; i >= 0; i--) {
            int move = stops.get(i);
            page.answer(answer(move, i == stops.size() - 1), lines(move));
        }
        if (stops.size() == 1) {
            int move = stops.get(0);
            page.press(
                    ValleyTarget.space(valley.wagon(seat())), lines(move), () -> desk.play(move));
        }
        new WayPages(this, valley).addTo(page);
        for (int move : legal(Verb.ROB)) {
            page.answer(answer(move, false), lines(move));
        }
        return page;
    }

    @Override
    String tipName() {
        return "way";
    }
}
