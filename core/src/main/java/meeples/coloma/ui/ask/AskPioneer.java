package meeples.coloma.ui.ask;

import java.util.ArrayList;
import java.util.List;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Move;
import meeples.coloma.rules.Verb;
import meeples.game.ask.Answer;
import meeples.game.ask.Desk;
import meeples.game.ask.Line;
import meeples.table.Target;

/** Which pioneer card? All see which are left. */
final class AskPioneer extends ValleyAsk {
    AskPioneer(Desk<Valley> desk) {
        super(desk);
    }

    @Override
    Page first() {
        Page page = new Page(words.get("ask.pioneer"));
        for (int move : legal(Verb.PIONEER)) {
            int pioneer = Move.first(move);
            String does =
                    words.get(
                            "ask.pioneer.does", words.pioneer(pioneer), words.pioneerDoes(pioneer));
            List<Line> about = new ArrayList<>();
            about.add(line("card", words.pioneerDoes(pioneer)));
            page.line(line("card", does));
            page.answer(
                    new Answer(
                            "move-" + move,
                            "",
                            words.pioneer(pioneer),
                            false,
                            () -> desk.play(move)),
                    about);
        }
        return page;
    }

    /** In a bubble: six talents are too many words for the counter. */
    @Override
    public Target bubbleAt() {
        return Target.panel(seat());
    }

    @Override
    String tipName() {
        return "pioneer";
    }
}
