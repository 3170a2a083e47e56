package meeples.coloma.table.part;

import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.utils.Array;
import java.util.Comparator;
import meeples.coloma.table.piece.Places;
import meeples.coloma.table.piece.ValleySides;
import meeples.table.Layers;
import meeples.table.component.GamePiece;
import meeples.table.component.Home;
import meeples.table.piece.Pieces;

/** The pieces at each place, sorted by kind, the cards among them by what they show. */
final class ByPlace {
    private static final Comparator<Entity> IN_ORDER = ByPlace::compare;

    private final Pieces pieces;
    private final Array<Array<Entity>> places = new Array<>();
    private final Array<Entity> some = new Array<>();

    ByPlace(Pieces pieces) {
        this.pieces = pieces;
        for (int place = 0; place < Places.COUNT; place++) {
            places.add(new Array<>());
        }
    }

    void gather() {
        for (Array<Entity> place : places) {
            place.clear();
        }
        for (int i = 0; i < pieces.all().size; i++) {
            Entity entity = pieces.all().get(i);
            places.get(Pieces.PIECE.get(entity).place).add(entity);
            Home home = Pieces.HOME.get(entity);
            home.count = 0;
            home.height = 0;
            home.tilt = 0;
            home.shown = true;
            home.layer = Layers.BOARD;
        }
        for (Array<Entity> place : places) {
            place.sort(IN_ORDER);
        }
    }

    private static int compare(Entity one, Entity other) {
        GamePiece a = Pieces.PIECE.get(one);
        GamePiece b = Pieces.PIECE.get(other);
        if (a.kind != b.kind) {
            return Integer.compare(a.kind, b.kind);
        }
        int bySide = Integer.compare(ValleySides.sideOf(one), ValleySides.sideOf(other));
        return bySide != 0 ? bySide : Integer.compare(a.order, b.order);
    }

    Array<Entity> at(int place) {
        return places.get(place);
    }

    /** The pieces of a kind at a place; good until the next such question. */
    Array<Entity> of(int kind, int place) {
        some.clear();
        Array<Entity> there = places.get(place);
        for (int i = 0; i < there.size; i++) {
            if (Pieces.PIECE.get(there.get(i)).kind == kind) {
                some.add(there.get(i));
            }
        }
        return some;
    }
}
