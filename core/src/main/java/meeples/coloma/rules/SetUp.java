package meeples.coloma.rules;

import java.util.function.Consumer;
import meeples.coloma.model.Box;
import meeples.coloma.model.Building;
import meeples.coloma.model.Decision;
import meeples.coloma.model.Pioneer;
import meeples.coloma.model.Valley;
import meeples.play.MoveList;

/** What players decide before the first round: their pioneers, and which cards they keep. */
final class SetUp {
    private static final int TO_PUT_BACK = Box.CARDS_DRAWN - Box.CARDS_KEPT;

    private SetUp() {}

    static void listPioneers(Valley valley, MoveList moves) {
        int free = valley.freePioneers();
        for (int pioneer = 0; pioneer < Pioneer.KINDS; pioneer++) {
            if ((free & 1 << pioneer) != 0) {
                moves.add(Move.pioneer(pioneer));
            }
        }
    }

    static void choosePioneer(Valley valley, int pioneer, Consumer<? super Event> witness) {
        takePioneer(valley, valley.decider(), pioneer, witness);
        for (int place = 0; place < valley.table(); place++) {
            int seat = valley.inOrder(place);
            if (!valley.isSam(seat) && valley.pioneer(seat) == Pioneer.NONE) {
                int free = valley.freePioneers();
                if ((free & free - 1) != 0) {
                    valley.ask(Decision.PIONEER, seat);
                    return;
                }
                takePioneer(valley, seat, Integer.numberOfTrailingZeros(free), witness);
            }
        }
        valley.ask(Decision.KEEP, valley.firstPlayer());
    }

    private static void takePioneer(
            Valley valley, int seat, int pioneer, Consumer<? super Event> witness) {
        valley.setPioneer(seat, pioneer);
        valley.setTurn(valley.turn() + 1);
        valley.reveal(); // the next one chooses among the others: it is final
        if (witness != null) {
            witness.accept(new Event.PioneerChosen(seat, pioneer));
        }
    }

    /** How many of the drawn cards a seat has put back. */
    static int putBack(Valley valley, int seat) {
        return valley.onTop(seat) + valley.atBottom(seat);
    }

    /**
     * Whether a seat has to put back a card now: everybody puts back the first one, then everybody
     * the next.
     */
    static boolean putsBackNow(Valley valley, int seat) {
        return putBack(valley, seat) == putBackByAll(valley);
    }

    /** How many cards everybody has put back. */
    private static int putBackByAll(Valley valley) {
        int least = TO_PUT_BACK;
        for (int seat = 0; seat < valley.players(); seat++) {
            least = Math.min(least, putBack(valley, seat));
        }
        return least;
    }

    static void listCards(Valley valley, MoveList moves) {
        int hand = valley.hand(valley.decider());
        for (int card = 0; card < Building.ALL; card++) {
            if ((hand & 1 << card) != 0) {
                moves.add(Move.putBack(card, Move.TOP));
                moves.add(Move.putBack(card, Move.BOTTOM));
            }
        }
    }

    static void putBack(Valley valley, int card, boolean onTop, Consumer<? super Event> witness) {
        int seat = valley.decider();
        valley.putBack(seat, card, onTop);
        if (valley.openHands()) {
            tell(valley, seat, card, onTop, witness);
        }
        valley.setTurn(valley.turn() + 1);
        if (witness != null) {
            witness.accept(new Event.ChoiceMade(seat));
        }
        if (putBackByAll(valley) < TO_PUT_BACK) {
            askNext(valley);
            return;
        }
        if (witness != null && !valley.openHands()) {
            tellAll(valley, witness);
        }
        valley.reveal(); // all see now at which ends the cards are
        Round.start(valley, witness);
    }

    private static void askNext(Valley valley) {
        int place = 0;
        while (valley.isSam(valley.inOrder(place)) || !putsBackNow(valley, valley.inOrder(place))) {
            place++;
        }
        valley.ask(Decision.KEEP, valley.inOrder(place));
    }

    /** The cards that everybody has put back in secret, told when the last one has chosen. */
    private static void tellAll(Valley valley, Consumer<? super Event> witness) {
        for (int place = 0; place < valley.table(); place++) {
            int seat = valley.inOrder(place);
            for (int i = 0; i < valley.onTop(seat); i++) {
                tell(valley, seat, valley.onTop(seat, i), true, witness);
            }
            for (int i = 0; i < valley.atBottom(seat); i++) {
                tell(valley, seat, valley.atBottom(seat, i), false, witness);
            }
        }
    }

    private static void tell(
            Valley valley, int seat, int card, boolean onTop, Consumer<? super Event> witness) {
        if (witness != null) {
            witness.accept(
                    new Event.CardPutBack(seat, card, onTop, valley.openHands(), Cause.SET_UP));
        }
    }
}
