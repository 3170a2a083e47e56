package meeples.coloma.ui.ask;

import java.util.ArrayList;
import java.util.List;
import meeples.coloma.model.Box;
import meeples.coloma.model.Tool;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Purse;
import meeples.coloma.ui.words.ValleyWords;
import meeples.game.ask.Line;

/** What a card in the hand does, what it costs its owner, and what is missing for that. */
final class CardLines {
    private final ValleyWords words;
    private final Valley valley;
    private final int seat;

    CardLines(ValleyWords words, Valley valley, int seat) {
        this.words = words;
        this.valley = valley;
        this.seat = seat;
    }

    List<Line> of(int card) {
        List<Line> lines = new ArrayList<>();
        lines.add(
                line(
                        "card",
                        words.get("ask.card", words.building(card), words.buildingDoes(card))));
        lines.add(byHammer(Purse.buildingCost(valley, seat, Tool.HAMMER, card)));
        lines.add(bySaw(Purse.buildingCost(valley, seat, Tool.SAW, card)));
        return lines;
    }

    /** The cost alone, for when nothing can be built yet. */
    List<Line> beforeTheGame(int card) {
        List<Line> lines = new ArrayList<>();
        lines.add(
                line(
                        "card",
                        words.get("ask.card", words.building(card), words.buildingDoes(card))));
        lines.add(line("coin", words.buildingCosts(card)));
        return lines;
    }

    private Line byHammer(int price) {
        int wealth = valley.coins(seat) + valley.nuggets(seat) * valley.goldValue();
        int tooFew = Math.max(0, price - wealth);
        String missing = words.cost(tooFew, 0, 0, missingDudes());
        String cost = words.cost(price, 0, 0, Box.BUILDING_DUDES);
        return line(words.get("do.by.hammer", cost), tooFew + missingDudes(), missing);
    }

    private Line bySaw(int price) {
        int tooFew = Math.max(0, price - valley.nuggets(seat));
        String missing = words.cost(0, tooFew, 0, missingDudes());
        String cost = words.cost(0, price, 0, Box.BUILDING_DUDES);
        return line(words.get("do.by.saw", cost), tooFew + missingDudes(), missing);
    }

    private int missingDudes() {
        return Math.max(0, Box.BUILDING_DUDES - valley.cabin(seat));
    }

    private Line line(String cost, int missing, String what) {
        return missing == 0
                ? line("check", cost)
                : line("minus", words.get("ask.card.missing", cost, what));
    }

    private static Line line(String icon, String text) {
        return new Line(icon, Valley.NOBODY, text);
    }
}
