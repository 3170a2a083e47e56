package meeples.coloma.table.part;

import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.utils.Array;
import meeples.coloma.model.Box;
import meeples.coloma.table.part.SeatCells.Cell;
import meeples.coloma.table.piece.Kinds;
import meeples.coloma.table.piece.Places;
import meeples.table.Layers;
import meeples.table.component.Home;
import meeples.table.piece.Pieces;

/**
 * Gathers what a player owns at the player's panel. There it is told by numbers; the pieces are
 * seen only when they leave or arrive, but for the pioneer, the dial and the badge.
 */
final class PanelArranger {
    private final ByPlace places;

    PanelArranger(ByPlace places) {
        this.places = places;
    }

    /** Everything of a seat whose board is not near. */
    void gather(int seat, SeatCells cells) {
        hide(Kinds.dude(seat), seat, Places.CABIN, cells, Cell.DUDES);
        hide(Kinds.dude(seat), seat, Places.SUPPLY, cells, Cell.DUDES);
        hide(Kinds.dude(seat), seat, Places.GRAVEYARD, cells, Cell.DUDES);
        hide(Kinds.dude(seat), seat, Places.BEDS, cells, Cell.DUDES);
        hide(Kinds.tent(seat), seat, Places.CABIN, cells, Cell.TENTS);
        hide(Kinds.tent(seat), seat, Places.SUPPLY, cells, Cell.TENTS);
        hide(Kinds.HORSE, seat, Places.STORES, cells, Cell.HORSES);
        hide(Kinds.COIN, seat, Places.STORES, cells, Cell.COINS);
        hide(Kinds.NUGGET, seat, Places.STORES, cells, Cell.NUGGETS);
        hide(places.at(Places.of(seat, Places.HAND)), cells, Cell.CARDS);
        hide(places.at(Places.of(seat, Places.DECK)), cells, Cell.CARDS);
        hide(places.at(Places.of(seat, Places.FRESH)), cells, Cell.BARRELS);
        hide(places.at(Places.of(seat, Places.USED)), cells, Cell.BARRELS);
        hide(places.at(Places.of(seat, Places.TOWN)), cells, Cell.BUILDINGS);
        for (int canyon = 0; canyon < Box.CANYONS; canyon++) {
            hide(places.at(Places.canyon(seat, canyon)), cells, Cell.BRIDGES);
        }
    }

    private void hide(int kind, int seat, int what, SeatCells cells, Cell cell) {
        hide(places.of(kind, Places.of(seat, what)), cells, cell);
    }

    private static void hide(Array<Entity> some, SeatCells cells, Cell cell) {
        for (int i = 0; i < some.size; i++) {
            Home home = put(some.get(i), cells, cell, cells.iconX(cell));
            home.shown = false;
        }
    }

    private static Home put(Entity piece, SeatCells cells, Cell cell, float x) {
        Home home = Pieces.HOME.get(piece);
        float width = Pieces.LOOK.get(piece).width;
        float height = Pieces.LOOK.get(piece).height;
        Rectangle area = cells.of(cell);
        home.scale = cells.scale(cell, width, height);
        home.x = x;
        home.y = area.y + (area.height - height * home.scale) / 2;
        home.layer = Layers.TRAY;
        home.shown = true;
        home.height = 0;
        home.count = 0;
        return home;
    }

    /** What is always seen at the panel, whosever board is near. */
    void layOut(int seat, SeatCells cells, boolean choosing) {
        int stores = Places.of(seat, Places.STORES);
        Rectangle people = cells.of(Cell.PIONEER);
        each(Kinds.pioneer(seat), stores, cells, Cell.PIONEER, people.x + people.width * 0.3f);
        each(Kinds.mule(seat), stores, cells, Cell.PIONEER, people.x + people.width * 0.72f);
        Rectangle dial = cells.of(Cell.DIAL);
        each(Kinds.dial(seat), stores, cells, Cell.DIAL, dial.x + dial.width / 2);
        Array<Entity> dials = places.of(Kinds.dial(seat), stores);
        for (int i = 0; i < dials.size; i++) {
            Pieces.HOME.get(dials.get(i)).shown = choosing;
        }
        Rectangle badge = cells.of(Cell.BADGE);
        each(Kinds.BADGE, stores, cells, Cell.BADGE, badge.x + badge.width / 2);
    }

    private void each(int kind, int place, SeatCells cells, Cell cell, float x) {
        Array<Entity> some = places.of(kind, place);
        for (int i = 0; i < some.size; i++) {
            put(some.get(i), cells, cell, x);
        }
    }
}
