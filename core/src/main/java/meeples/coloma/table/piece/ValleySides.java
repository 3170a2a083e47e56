package meeples.coloma.table.piece;

import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.utils.Array;
import java.util.function.IntPredicate;
import meeples.coloma.model.Building;
import meeples.coloma.model.Valley;
import meeples.table.component.Flip;
import meeples.table.component.GamePiece;
import meeples.table.piece.PieceFaces;
import meeples.table.piece.Pieces;

/**
 * Which side of each piece is up. A card's side is the building it shows, or that nobody may know
 * it; a position says which cards are in a hand, not which piece is which.
 */
public final class ValleySides {
    public static final int FACE = 0;
    public static final int BACK = 1;

    /** A barrel that was used, a dude in the grave. */
    public static final int SPENT = 2;

    /** A card that lies face down. */
    public static final int UNKNOWN = Building.UNKNOWN;

    private final Pieces pieces;
    private final PieceFaces faces;
    private final Array<Entity> wrong = new Array<>();

    public ValleySides(Pieces pieces, PieceFaces faces) {
        this.pieces = pieces;
        this.faces = faces;
    }

    /**
     * Turns everything to the side that the position says. Says how many pieces were not.
     *
     * @param sees whether a seat's hand may be seen
     */
    public int turn(Valley valley, IntPredicate sees) {
        int turned = 0;
        for (Entity entity : pieces.all()) {
            GamePiece piece = Pieces.PIECE.get(entity);
            if (!Kinds.isCard(piece.kind)) {
                turned += show(entity, side(valley, piece)) ? 1 : 0;
            }
        }
        for (int seat = 0; seat < valley.players(); seat++) {
            turned += showCards(seat, Places.TOWN, valley.built(seat));
            turned += showCards(seat, Places.HAND, sees.test(seat) ? valley.hand(seat) : 0);
            turned += showCards(seat, Places.DECK, 0);
        }
        return turned;
    }

    /** Which side of a piece that is no card is up in this position. */
    public static int side(Valley valley, GamePiece piece) {
        if (Kinds.isBarrel(piece.kind)) {
            return barrelSide(piece.place);
        }
        if (Kinds.isDude(piece.kind)) {
            return dudeSide(piece.place);
        }
        if (Kinds.isDial(piece.kind)) {
            return Dials.shown(valley, Kinds.seat(piece.kind));
        }
        if (Kinds.isTile(piece.kind)) {
            return tileSide(valley, piece);
        }
        if (Kinds.isBusterCard(piece.kind)) {
            return busterCardSide(piece.place);
        }
        return FACE;
    }

    public static int barrelSide(int place) {
        if (place == Places.STACK) {
            return BACK;
        }
        boolean used = Places.isOwned(place) && Places.what(place) == Places.USED;
        return used ? SPENT : FACE;
    }

    private static int dudeSide(int place) {
        boolean buried = Places.isOwned(place) && Places.what(place) == Places.GRAVEYARD;
        return buried ? SPENT : FACE;
    }

    /**
     * A tile shows its table once its year has come; its sides are the tables. One that is gone
     * stays as it was.
     */
    private static int tileSide(Valley valley, GamePiece piece) {
        if (piece.place != Places.TABLE) {
            return piece.side;
        }
        boolean shown = Kinds.yearOf(piece.kind) == valley.year();
        return shown ? valley.shootoutTable() : UNKNOWN;
    }

    private static int busterCardSide(int place) {
        return place == Places.BUSTER_LEFT || place == Places.BUSTER_RIGHT ? FACE : BACK;
    }

    /** Those cards of a place that show what they should stay as they are. */
    private int showCards(int seat, int what, int cards) {
        int left = cards;
        wrong.clear();
        for (Entity entity : pieces.ofKind(Kinds.card(seat))) {
            if (Pieces.PIECE.get(entity).place == Places.of(seat, what)) {
                int side = sideOf(entity);
                if (side >= 0 && (left & 1 << side) != 0) {
                    left &= ~(1 << side);
                } else {
                    wrong.add(entity);
                }
            }
        }
        int turned = 0;
        for (Entity entity : wrong) {
            int side = left == 0 ? UNKNOWN : Integer.numberOfTrailingZeros(left);
            left &= left - 1;
            turned += show(entity, side) ? 1 : 0;
        }
        return turned;
    }

    /** The side that is up, or will be when the piece has turned over. */
    public static int sideOf(Entity entity) {
        Flip flip = Pieces.FLIP.get(entity);
        return flip.active ? flip.side : Pieces.PIECE.get(entity).side;
    }

    private boolean show(Entity entity, int side) {
        if (sideOf(entity) == side) {
            return false;
        }
        turnAtOnce(entity, side);
        return true;
    }

    private void turnAtOnce(Entity entity, int side) {
        Pieces.FLIP.get(entity).active = false;
        Pieces.POSE.get(entity).turn = 1;
        faces.turn(entity, side);
    }

    /** Every card in a hand that may not be seen lies face down from now on. */
    public void hide(int players, IntPredicate sees) {
        for (int seat = 0; seat < players; seat++) {
            for (Entity entity : pieces.ofKind(Kinds.card(seat))) {
                boolean built = Pieces.PIECE.get(entity).place == Places.of(seat, Places.TOWN);
                if (!built && !sees.test(seat)) {
                    turnAtOnce(entity, UNKNOWN);
                }
            }
        }
    }

    /**
     * While all put cards back in secret no event tells of it: the cards that are not in the hands
     * any more go to the decks.
     */
    public void putBackInSecret(Valley valley) {
        for (int seat = 0; seat < valley.players(); seat++) {
            int hand = Places.of(seat, Places.HAND);
            int tooMany = pieces.count(Kinds.card(seat), hand) - valley.handSize(seat);
            for (int i = 0; i < tooMany; i++) {
                Entity card = notIn(seat, valley.hand(seat));
                pieces.move(card, Places.of(seat, Places.DECK));
                turnAtOnce(card, UNKNOWN);
            }
        }
    }

    /** A card in the hand that shows none of these; any other if there is none. */
    private Entity notIn(int seat, int cards) {
        Entity any = null;
        for (Entity entity : pieces.ofKind(Kinds.card(seat))) {
            if (Pieces.PIECE.get(entity).place == Places.of(seat, Places.HAND)) {
                int side = sideOf(entity);
                if (side >= 0 && (cards & 1 << side) == 0) {
                    return entity;
                }
                any = entity;
            }
        }
        return any;
    }

    /** The card that shows a building at one of a seat's places; null when there is none. */
    public Entity card(int seat, int what, int building) {
        for (Entity entity : pieces.ofKind(Kinds.card(seat))) {
            boolean there = Pieces.PIECE.get(entity).place == Places.of(seat, what);
            if (there && sideOf(entity) == building) {
                return entity;
            }
        }
        return null;
    }
}
