package meeples.coloma.table.part;

import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.utils.Array;
import meeples.coloma.model.Barrel;
import meeples.coloma.model.Box;
import meeples.coloma.model.Country;
import meeples.coloma.model.Region;
import meeples.coloma.model.Site;
import meeples.coloma.table.ValleyPlan;
import meeples.coloma.table.piece.Kinds;
import meeples.coloma.table.piece.Places;
import meeples.table.Area;
import meeples.table.Layers;
import meeples.table.Spot;
import meeples.table.piece.Crowd;
import meeples.table.piece.Pieces;

/** Lays out what all share: the wheel, the frontier, the shootout, the market. */
final class BoardArranger {
    /** So that their hats leave the signs behind them free. */
    private static final float PEOPLE_SCALE = 0.84f;

    private static final float WAGON_SCALE = 0.68f;
    private static final float STOCKED_RIVER = 0.7f;
    private static final float DISCARDED = 0.5f;
    private static final float BUSTER_CARD = 0.86f;

    private final ByPlace places;
    private final Pieces pieces;
    private final Homes homes;
    private final ShootoutStage stage;
    private final Crowd people = new Crowd(ValleyPlan.PIONEER_WIDTH);
    private final Crowd wagons = new Crowd(ValleyPlan.WAGON_WIDTH);
    private final Crowd nuggets = new Crowd(ValleyPlan.NUGGET_WIDTH);
    private final Array<Entity> some = new Array<>();

    BoardArranger(ByPlace places, Pieces pieces, Homes homes, ShootoutStage stage) {
        this.places = places;
        this.stage = stage;
        this.pieces = pieces;
        this.homes = homes;
    }

    void arrange(int players) {
        for (int site = 0; site < Site.ALL; site++) {
            arrangeSite(site);
            arrangeEvent(site);
        }
        arrangeBarricade();
        arrangeBuster();
        arrangeFrontier();
        arrangeShootout();
        arrangeGold(Box.goldRow(players));
        arrangeMarket();
        arrangeHideout();
        arrangeStock();
    }

    private void arrangeSite(int site) {
        Array<Entity> there = places.at(Places.site(site));
        some.clear();
        for (int i = 0; i < there.size; i++) {
            Entity piece = there.get(i);
            switch (Pieces.PIECE.get(piece).kind) {
                case Kinds.BARKER -> homes.stand(piece, ValleyPlan.barker(site), 1);
                case Kinds.SIGNPOST -> homes.stand(piece, ValleyPlan.signpost(site), 1);
                case Kinds.BARRICADE -> homes.stand(piece, ValleyPlan.barricade(site), 1);
                default -> some.add(piece);
            }
        }
        homes.crowd(people, some, ValleyPlan.crowd(site), PEOPLE_SCALE);
    }

    /** Tents stand before the Barker, so that it is seen who gains the event twice. */
    private void arrangeEvent(int site) {
        Array<Entity> there = places.at(Places.event(site));
        float before = ValleyPlan.barker(site).y() - 1;
        for (int i = 0; i < there.size; i++) {
            int kind = Pieces.PIECE.get(there.get(i)).kind;
            int seat = Kinds.seat(kind);
            boolean carrot = Kinds.isCarrot(kind);
            Spot spot = carrot ? ValleyPlan.carrot(site, seat) : ValleyPlan.eventTent(site, seat);
            float scale = carrot ? 1 : ValleyPlan.PITCHED_SCALE;
            homes.lie(there.get(i), spot.x(), spot.y(), scale, before - spot.y() * 0.001f);
        }
    }

    private void arrangeBarricade() {
        Array<Entity> idle = places.at(Places.ON_SIGNPOST);
        for (int i = 0; i < idle.size; i++) {
            int post = Pieces.PIECE.get(pieces.ofKind(Kinds.SIGNPOST).first()).place;
            int site = Places.isSite(post) ? Places.siteAt(post) : 0;
            homes.stand(idle.get(i), ValleyPlan.barricade(site), 1);
        }
    }

    private void arrangeBuster() {
        layCard(Places.BUSTER_LEFT, 0);
        layCard(Places.BUSTER_RIGHT, 1);
        Array<Entity> home = places.at(Places.BUSTER_HOME);
        for (int i = 0; i < home.size; i++) {
            if (Pieces.PIECE.get(home.get(i)).kind == Kinds.BUSTER) {
                homes.stand(home.get(i), ValleyPlan.busterHome(), 0.8f);
            } else {
                Spot spot = ValleyPlan.busterCard(2);
                homes.stand(home.get(i), spot.x() + i, spot.y() + i - 36, BUSTER_CARD);
            }
        }
    }

    private void layCard(int place, int which) {
        Array<Entity> there = places.at(place);
        Spot spot = ValleyPlan.busterCard(which);
        for (int i = 0; i < there.size; i++) {
            homes.stand(there.get(i), spot.x(), spot.y() - 36, BUSTER_CARD);
        }
    }

    private void arrangeFrontier() {
        for (int space = 0; space < Country.SPACES; space++) {
            homes.crowd(
                    wagons, places.at(Places.space(space)), ValleyPlan.wagons(space), WAGON_SCALE);
        }
        for (int region = 0; region < Region.ALL; region++) {
            Array<Entity> tents = places.at(Places.region(region));
            for (int i = 0; i < tents.size; i++) {
                int seat = Kinds.seat(Pieces.PIECE.get(tents.get(i)).kind);
                Spot spot = ValleyPlan.regionTent(region, seat);
                homes.stand(tents.get(i), spot, ValleyPlan.PITCHED_SCALE);
            }
        }
    }

    private void arrangeShootout() {
        int gunman = 0;
        for (int row = 0; row < Box.ROWS; row++) {
            Array<Entity> gunmen = places.at(Places.row(row));
            for (int i = 0; i < gunmen.size; i++) {
                fight(gunmen.get(i), ValleyPlan.gunman(row, i));
                if (stage.hasFallen(false, gunman++)) {
                    homes.fall(gunmen.get(i), 90);
                }
            }
        }
        Array<Entity> outlaws = places.at(Places.SHOOTOUT);
        for (int i = 0; i < outlaws.size; i++) {
            fight(outlaws.get(i), ValleyPlan.outlaw(i));
            if (stage.hasFallen(true, i)) {
                homes.fall(outlaws.get(i), -90);
            }
        }
        Area table = ValleyPlan.shootoutTable();
        Array<Entity> tiles = places.at(Places.TABLE);
        // The tile of a later year lies under that of this one.
        for (int i = 0; i < tiles.size; i++) {
            stage(tiles.get(i), table.centerX() + 3 * i, table.y() + 3 * i, 1);
        }
    }

    private void fight(Entity piece, Spot spot) {
        stage(piece, spot.x(), spot.y(), ValleyPlan.GUNMAN_SCALE);
    }

    /** Stands in the shootout, or on the stage while that is open. */
    private void stage(Entity piece, float x, float y, float scale) {
        if (stage.isOpen()) {
            homes.stand(piece, stage.spot(x, y), scale * stage.scale());
            Pieces.HOME.get(piece).layer = Layers.FRONT;
        } else {
            homes.stand(piece, x, y, scale);
        }
    }

    /** The topmost rows are emptied first. */
    private void arrangeGold(int perRow) {
        Array<Entity> gold = places.at(Places.GOLD);
        int last = Box.GOLD_ROWS * perRow - 1;
        for (int i = 0; i < gold.size; i++) {
            int place = last - i;
            Spot spot = ValleyPlan.nugget(place / perRow, place % perRow);
            homes.stand(gold.get(i), spot, ValleyPlan.GOLD_SCALE);
        }
        homes.crowd(nuggets, places.at(Places.CART), ValleyPlan.inCart(), 1);
    }

    private void arrangeMarket() {
        for (int place = 0; place < Box.BRIDGE_KINDS; place++) {
            Array<Entity> bridges = places.at(Places.market(place));
            for (int i = 0; i < bridges.size; i++) {
                homes.stand(bridges.get(i), ValleyPlan.bridgeTile(place, i), 1);
            }
        }
        Area hotels = ValleyPlan.hotels();
        homes.stack(places.at(Places.HOTELS), hotels.centerX(), hotels.y(), ValleyPlan.TOWN_SCALE);
    }

    private void arrangeHideout() {
        for (int place = 0; place < Barrel.FACE_UP; place++) {
            Array<Entity> barrels = places.at(Places.hideout(place));
            for (int i = 0; i < barrels.size; i++) {
                homes.stand(barrels.get(i), ValleyPlan.barrelFoot(place), 1);
            }
        }
        Spot stack = ValleyPlan.barrelFoot(Barrel.STACK);
        homes.stack(places.at(Places.STACK), stack.x(), stack.y(), 1);
        homes.tray(
                places.at(Places.DISCARDS),
                ValleyPlan.discards(),
                ValleyPlan.BARREL_WIDTH,
                ValleyPlan.BARREL_HEIGHT,
                DISCARDED,
                3);
    }

    /** What can be had without limit shows one piece; who waits behind the hills shows none. */
    private void arrangeStock() {
        Spot corral = ValleyPlan.corral();
        homes.pile(places.of(Kinds.HORSE, Places.STOCK), corral.x(), corral.y(), 1);
        Spot bank = ValleyPlan.bank();
        homes.pile(places.of(Kinds.COIN, Places.STOCK), bank.x(), bank.y(), 1);
        Area rivers = ValleyPlan.rivers();
        homes.pile(
                places.of(Kinds.RIVER, Places.STOCK), rivers.centerX(), rivers.y(), STOCKED_RIVER);
        homes.hide(places.of(Kinds.OUTLAW, Places.STOCK), ValleyPlan.outlawHome(), 0.6f);
        homes.hide(places.at(Places.BOX), ValleyPlan.outlawHome(), 0.3f);
    }
}
