package meeples.coloma.ui.ask;

import java.util.ArrayList;
import java.util.List;
import meeples.coloma.model.Decision;
import meeples.coloma.model.Tool;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.ColomaRules;
import meeples.coloma.rules.Event;
import meeples.coloma.rules.Move;
import meeples.coloma.ui.outlook.Outcome;
import meeples.coloma.ui.words.ValleyWords;
import meeples.play.MoveList;

/** All ways to order and pay for one thing, whatever the tool: the sensible ones first. */
final class Orders {
    /**
     * One way.
     *
     * @param moves the order, and how it is paid where that is asked
     * @param text which tool where both would do, and what is paid
     */
    record Order(int[] moves, String text, Outcome outcome) {}

    private final ColomaRules rules = new ColomaRules();
    private final ValleyWords words;
    private final Valley valley;

    /**
     * @param valley the position in which something is ordered
     */
    Orders(ValleyWords words, Valley valley) {
        this.words = words;
        this.valley = valley;
    }

    /**
     * The ways that begin with one of these moves.
     *
     * @param some orders of one thing by one tool or by both
     */
    List<Order> of(List<Integer> some) {
        List<Order> all = new ArrayList<>();
        for (int move : some) {
            Valley after = valley.copy();
            rules.play(after, move, null);
            if (after.decision() == Decision.PAY) {
                MoveList payments = new MoveList();
                rules.legalMoves(after, payments);
                for (int i = 0; i < payments.size(); i++) {
                    all.add(order(move, payments.get(i)));
                }
            } else {
                all.add(order(move));
            }
        }
        return all;
    }

    private Order order(int... moves) {
        boolean hammer = Move.tool(moves[0]) == Tool.HAMMER;
        String text = words.get(hammer ? "do.by.hammer" : "do.by.saw", paid(moves));
        return new Order(moves, text, Outcome.of(valley, moves));
    }

    /** What is truly paid, which the rules know best. */
    private String paid(int[] moves) {
        List<String> costs = new ArrayList<>();
        Valley after = valley.copy();
        for (int move : moves) {
            rules.play(
                    after,
                    move,
                    event -> {
                        if (event instanceof Event.Paid paid) {
                            costs.add(
                                    words.cost(
                                            paid.coins(),
                                            paid.nuggets(),
                                            paid.tents(),
                                            paid.dudes()));
                        }
                    });
        }
        return costs.isEmpty() ? words.get("word.nothing") : costs.get(0);
    }
}
