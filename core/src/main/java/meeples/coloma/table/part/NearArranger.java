package meeples.coloma.table.part;

import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.utils.Array;
import meeples.coloma.model.Box;
import meeples.coloma.table.ValleyPlan;
import meeples.coloma.table.piece.Kinds;
import meeples.coloma.table.piece.Places;
import meeples.table.Area;
import meeples.table.Spot;
import meeples.table.component.Home;
import meeples.table.piece.Crowd;
import meeples.table.piece.Pieces;

/** Lays out all that one player owns on the near board. */
final class NearArranger {
    private static final float TENT_SCALE = 0.9f;
    private static final float BED_SCALE = 0.7f;

    private final ByPlace places;
    private final Homes homes;
    private final Tallies tallies;
    private final Crowd dudes = new Crowd(ValleyPlan.DUDE_WIDTH);
    private final Crowd tents = new Crowd(ValleyPlan.TENT_WIDTH);
    private final Array<Entity> town = new Array<>();

    NearArranger(ByPlace places, Homes homes, Tallies tallies) {
        this.places = places;
        this.homes = homes;
        this.tallies = tallies;
    }

    void arrange(int seat) {
        arrangeCabin(seat);
        arrangeStores(seat);
        arrangeCanyons(seat);
        arrangeGraves(seat);
        arrangeTown(seat);
        arrangeCards(seat);
    }

    private void arrangeCabin(int seat) {
        int cabin = Places.of(seat, Places.CABIN);
        homes.crowd(dudes, places.of(Kinds.dude(seat), cabin), ValleyPlan.cabinDudes(), 1);
        homes.crowd(tents, places.of(Kinds.tent(seat), cabin), ValleyPlan.cabinTents(), TENT_SCALE);
        homes.hide(places.at(Places.of(seat, Places.SUPPLY)), ValleyPlan.supply(), 0.6f);
    }

    private void arrangeStores(int seat) {
        int stores = Places.of(seat, Places.STORES);
        homes.tray(
                places.of(Kinds.HORSE, stores),
                ValleyPlan.horses(),
                ValleyPlan.HORSE_WIDTH,
                ValleyPlan.HORSE_HEIGHT,
                0.9f,
                1);
        Array<Entity> coins = places.of(Kinds.COIN, stores);
        homes.tray(
                coins, ValleyPlan.coins(), ValleyPlan.COIN_WIDTH, ValleyPlan.COIN_HEIGHT, 0.9f, 2);
        if (coins.size > 0) {
            Pieces.HOME.get(coins.peek()).count = tallies.coins(seat);
        }
        homes.tray(
                places.of(Kinds.NUGGET, stores),
                ValleyPlan.nuggets(),
                ValleyPlan.NUGGET_WIDTH,
                ValleyPlan.NUGGET_HEIGHT,
                1,
                1);
        arrangeBarrels(Places.of(seat, Places.FRESH), ValleyPlan.freshBarrels());
        arrangeBarrels(Places.of(seat, Places.USED), ValleyPlan.usedBarrels());
    }

    private void arrangeBarrels(int place, Area area) {
        homes.tray(
                places.at(place), area, ValleyPlan.BARREL_WIDTH, ValleyPlan.BARREL_HEIGHT, 0.9f, 1);
    }

    private void arrangeCanyons(int seat) {
        for (int canyon = 0; canyon < Box.CANYONS; canyon++) {
            Area area = ValleyPlan.canyon(canyon);
            Array<Entity> there = places.at(Places.canyon(seat, canyon));
            for (int i = 0; i < there.size; i++) {
                if (Pieces.PIECE.get(there.get(i)).kind == Kinds.RIVER) {
                    homes.lie(there.get(i), area.centerX(), area.y() + 1, 1, area.top());
                } else {
                    Spot spot = ValleyPlan.bridgeOver(canyon);
                    homes.stand(there.get(i), spot, ValleyPlan.bridgeOverScale());
                }
            }
        }
    }

    private void arrangeGraves(int seat) {
        Array<Entity> buried = places.at(Places.of(seat, Places.GRAVEYARD));
        for (int i = 0; i < buried.size; i++) {
            homes.stand(buried.get(i), ValleyPlan.grave(i), 1);
        }
    }

    /** Hotels first, then buildings; guests stand before their hotels. */
    private void arrangeTown(int seat) {
        Area area = ValleyPlan.town();
        int place = Places.of(seat, Places.TOWN);
        town.clear();
        town.addAll(places.of(Kinds.HOTEL, place));
        town.addAll(places.of(Kinds.card(seat), place));
        homes.row(town, area, ValleyPlan.CARD_WIDTH, ValleyPlan.TOWN_SCALE, area.top());
        float pitch = Homes.pitch(town.size, area, ValleyPlan.CARD_WIDTH, ValleyPlan.TOWN_SCALE);
        Array<Entity> guests = places.at(Places.of(seat, Places.BEDS));
        for (int i = 0; i < guests.size; i++) {
            float bed = i % Box.BEDS * 26 + 22;
            int hotel = i / Box.BEDS;
            float x = area.x() + hotel * pitch + bed;
            homes.stand(guests.get(i), x, area.y() + 4, BED_SCALE);
        }
    }

    private void arrangeCards(int seat) {
        Area hand = ValleyPlan.hand();
        homes.row(
                places.at(Places.of(seat, Places.HAND)),
                hand,
                ValleyPlan.CARD_WIDTH,
                ValleyPlan.HAND_SCALE,
                hand.y());
        Area deck = ValleyPlan.deck();
        Array<Entity> cards = places.at(Places.of(seat, Places.DECK));
        homes.stack(cards, deck.centerX(), deck.y(), ValleyPlan.TOWN_SCALE);
        if (cards.size == 1) {
            Home only = Pieces.HOME.get(cards.first());
            only.count = 1;
        }
    }
}
