package meeples.coloma.table.part;

import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.utils.Array;
import meeples.coloma.model.Box;
import meeples.coloma.model.Valley;
import meeples.coloma.table.ValleyPlan;
import meeples.coloma.table.piece.Kinds;
import meeples.coloma.table.piece.Places;
import meeples.table.Area;
import meeples.table.Spot;

/** Lays out what Sam has, who has no board and no panel. */
final class SamArranger {
    private static final int SAM = Valley.SAM;

    private final ByPlace places;
    private final Homes homes;

    SamArranger(ByPlace places, Homes homes) {
        this.places = places;
        this.homes = homes;
    }

    void arrange() {
        Area camp = ValleyPlan.samsCamp();
        float left = camp.x() + 27;
        float right = camp.x() + 75;
        int stores = Places.of(SAM, Places.STORES);
        homes.stack(places.of(Kinds.pioneer(SAM), stores), left, camp.y() + 102, 0.82f);
        homes.stack(places.of(Kinds.BADGE, stores), right, camp.y() + 106, 1);
        homes.stack(places.of(Kinds.HORSE, stores), left, camp.y() + 62, 0.76f);
        homes.stack(places.of(Kinds.NUGGET, stores), right, camp.y() + 68, 1);
        homes.stack(places.at(Places.of(SAM, Places.USED)), left, camp.y() + 8, 0.6f);
        homes.pile(places.at(Places.canyon(SAM, 0)), right, camp.y() + 8, 0.36f);
        Spot away = new Spot(camp.centerX(), camp.y());
        hide(Places.SUPPLY, away);
        hide(Places.CABIN, away);
        for (int canyon = 1; canyon < Box.CANYONS; canyon++) {
            homes.hide(places.at(Places.canyon(SAM, canyon)), away, 0.4f);
        }
    }

    private void hide(int what, Spot spot) {
        Array<Entity> some = places.at(Places.of(SAM, what));
        homes.hide(some, spot, 0.5f);
    }
}
