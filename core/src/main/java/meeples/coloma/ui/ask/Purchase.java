package meeples.coloma.ui.ask;

import java.util.List;
import meeples.coloma.model.Box;
import meeples.coloma.model.Goods;
import meeples.coloma.rules.Move;
import meeples.game.ask.Answer;

/** What to buy from the Barker, put together piece by piece and paid at once. */
final class Purchase {
    private final AskAct ask;

    Purchase(AskAct ask) {
        this.ask = ask;
    }

    /** The page with so much in the basket. */
    Page with(int horses, int tents) {
        String basket = ask.words.goods(Goods.horses(horses).and(Goods.tents(tents)));
        int price = Box.PRICE_OF_A_HORSE_OR_TENT * (horses + tents);
        Page page = new Page(ask.words.get("ask.buy", basket, ask.words.count("coin", price)));
        page.line(ask.purse());
        if (ask.mayPlay(Move.buy(horses, tents))) {
            int move = Move.buy(horses, tents);
            page.answer(ask.answer(move, true), ask.lines(move));
        }
        addMore(page, horses, tents);
        ask.addBack(page);
        return page;
    }

    /** Buttons that lay another horse or tent into the basket. */
    void addMore(Page page, int horses, int tents) {
        addMore(page, "horse", horses + 1, tents);
        addMore(page, "tent", horses, tents + 1);
    }

    private void addMore(Page page, String thing, int horses, int tents) {
        if (ask.mayPlay(Move.buy(horses, tents))) {
            String key = horses + tents == 1 ? "ask.buy.one-" : "ask.buy.more-";
            String price = ask.words.count("coin", Box.PRICE_OF_A_HORSE_OR_TENT);
            page.answer(
                    new Answer(
                            "more-" + thing,
                            thing,
                            ask.words.get(key + thing, price),
                            page.answers().isEmpty(),
                            () -> lay(page, with(horses, tents))),
                    List.of());
        }
    }

    /** The basket's page changes in place; the one before it stays below. */
    private void lay(Page from, Page basket) {
        if (from.before() == null) {
            ask.open(basket);
        } else {
            ask.replace(basket);
        }
    }
}
