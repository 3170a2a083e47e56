package meeples.fistful.rules;

import java.util.function.Consumer;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Piece;
import meeples.fistful.model.Town;

/** How a turn begins and ends, and when the last one is over. */
final class Turn {
    private Turn() {}

    static void start(Town town, int seat, Consumer<? super Event> witness) {
        town.setActive(seat);
        town.setTurn(town.turn() + 1);
        if (witness != null) {
            witness.accept(new Event.TurnStarted(seat, town.turn(), town.round()));
            if (seat == town.first() && town.round() == town.rounds()) {
                witness.accept(new Event.EndTriggered(EndCause.LAST_ROUND));
            }
        }
        town.ask(Decision.TAKE, seat);
    }

    static void end(Town town, Consumer<? super Event> witness) {
        takeBars(town, witness);
        if (witness != null) {
            witness.accept(new Event.TurnEnded(town.active()));
        }
        int next = town.seatAfter(town.active());
        if (next == town.first() && LastRound.why(town) != null) {
            finish(town, witness);
        } else {
            start(town, next, witness);
        }
    }

    private static void takeBars(Town town, Consumer<? super Event> witness) {
        int seat = town.active();
        while (town.bank() > 0 && town.gold(seat) >= town.barPrice()) {
            int price = town.barPrice();
            town.addGold(seat, -price);
            town.addToBag(Piece.GOLD, price);
            town.addBars(seat, 1);
            town.setBank(town.bank() - 1);
            if (witness != null) {
                witness.accept(new Event.GoldBarTaken(seat, price, town.bank()));
                if (town.bank() == 0) {
                    witness.accept(new Event.EndTriggered(EndCause.BANK_EMPTY));
                }
            }
            if (town.oneBarATurn()) {
                return;
            }
        }
    }

    private static void finish(Town town, Consumer<? super Event> witness) {
        town.ask(Decision.OVER, Town.NOBODY);
        if (witness != null) {
            int[] points = new int[town.players()];
            int[] places = new int[town.players()];
            for (int seat = 0; seat < points.length; seat++) {
                points[seat] = Score.of(town, seat);
                places[seat] = Score.place(town, seat);
            }
            witness.accept(new Event.GameEnded(points, places));
        }
    }

    /** Runs of connected decisions so far: each starting marquee is one, then each turn. */
    static int count(Town town) {
        if (town.turn() > 0) {
            return town.players() - 1 + town.turn();
        }
        int toCome = town.active() - town.first();
        return town.players() - 1 - (toCome < 0 ? toCome + town.players() : toCome);
    }
}
