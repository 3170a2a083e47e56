package meeples.coloma.table.choreography;

import com.badlogic.ashley.core.Entity;
import meeples.coloma.model.Box;
import meeples.coloma.model.Building;
import meeples.coloma.rules.Cause;
import meeples.coloma.rules.Event;
import meeples.coloma.table.ValleySounds;
import meeples.coloma.table.part.Sight;
import meeples.coloma.table.part.ValleyParts;
import meeples.coloma.table.piece.Kinds;
import meeples.coloma.table.piece.Places;
import meeples.coloma.table.piece.ValleySides;
import meeples.table.choreography.Flight;
import meeples.table.choreography.Script;
import meeples.table.piece.Pieces;

/** Cards on their ways between deck, hand and town, face up only for those who may see them. */
final class CardScenes {
    private static final float DRAW = 0.5f;
    private static final float BETWEEN = 0.14f;

    private final Script script;
    private final Pieces pieces;
    private final ValleySides sides;
    private final Sight sight;

    CardScenes(ValleyParts parts) {
        script = parts.script();
        pieces = parts.table().pieces();
        sides = parts.sides();
        sight = parts.sight();
    }

    float draw(Event.CardsDrawn drawn) {
        int seat = drawn.seat();
        for (int card : drawn.cards()) {
            script.play(() -> drawOne(seat, card));
            script.soundThere(ValleySounds.CARD);
            script.rest(BETWEEN);
        }
        return drawn.cards().length == 0 ? 0 : DRAW - BETWEEN;
    }

    /** Who looks now decides whether it is shown, not who looked when it was written. */
    private void drawOne(int seat, int card) {
        int hand = Places.of(seat, Places.HAND);
        Flight flight = Flight.hop(DRAW, 50);
        Entity piece = script.sendNow(Kinds.card(seat), Places.of(seat, Places.DECK), hand, flight);
        if (piece != null && card != Building.UNKNOWN && sight.seesHand(seat)) {
            script.flip(piece, card, DRAW * 0.6f);
        }
    }

    float putBack(Event.CardPutBack back) {
        script.play(() -> putBackNow(back));
        return 0.25f;
    }

    /**
     * What was put back in secret at the beginning has gone to the deck already, when its owner
     * chose it; all others at the end of the choosing.
     */
    private void putBackNow(Event.CardPutBack back) {
        int seat = back.seat();
        boolean known = back.card() != Building.UNKNOWN && sight.seesHand(seat);
        boolean inSecret = back.cause() == Cause.SET_UP && !back.open();
        Entity card = known ? sides.card(seat, Places.HAND, back.card()) : null;
        if (card == null && !(inSecret && (known || isKept(seat)))) {
            card = script.find(Kinds.card(seat), Places.of(seat, Places.HAND));
        }
        if (card != null) {
            script.flip(card, ValleySides.UNKNOWN, 0.2f);
            script.send(card, Places.of(seat, Places.DECK), Flight.hop(0.45f, 40));
            script.cue(ValleySounds.CARD, card);
        }
    }

    /** Whether a seat has no more cards in hand than it may keep. */
    private boolean isKept(int seat) {
        int cards = pieces.count(Kinds.card(seat), Places.of(seat, Places.HAND));
        return cards <= Box.CARDS_KEPT;
    }

    /** A house is raised: the card stands up out of the hand, and everybody sees it. */
    float build(Event.BuildingBuilt built) {
        int seat = built.seat();
        script.play(
                () -> {
                    Entity card = sides.card(seat, Places.HAND, built.building());
                    if (card == null) {
                        card = script.find(Kinds.card(seat), Places.of(seat, Places.HAND));
                    }
                    if (card != null) {
                        script.flip(card, built.building(), 0.4f);
                        Flight flight = Flight.hop(0.8f, 120);
                        script.send(
                                card,
                                Places.of(seat, Places.TOWN),
                                flight.landing(script.dust(ValleySounds.HAMMER)));
                    }
                });
        return 0.9f;
    }
}
