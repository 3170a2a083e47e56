package meeples.coloma.table.piece;

import meeples.coloma.model.Barrel;
import meeples.coloma.model.Box;
import meeples.coloma.model.Bridge;
import meeples.coloma.model.Building;
import meeples.coloma.model.Region;
import meeples.coloma.model.Site;
import meeples.coloma.model.Valley;
import meeples.table.piece.Census;

/** Reads out of a position of the game which pieces are where. */
public final class ValleyCensus {
    /** More coins of one owner than these lie in a heap that looks the same. */
    public static final int COINS_SHOWN = 10;

    private final Valley valley;
    private final Census census = new Census(Kinds.COUNT, Places.COUNT);

    private ValleyCensus(Valley valley) {
        this.valley = valley;
    }

    /** Where all pieces are in this position. */
    public static Census of(Valley valley) {
        ValleyCensus reader = new ValleyCensus(valley);
        for (int seat = 0; seat < valley.table(); seat++) {
            reader.countPeople(seat);
            reader.countTents(seat);
            reader.countStores(seat);
            reader.countRiver(seat);
            reader.countBarrels(seat);
        }
        for (int seat = 0; seat < valley.players(); seat++) {
            reader.countCards(seat);
            reader.countMule(seat);
        }
        reader.countWheel();
        reader.countBuster();
        reader.countShootout();
        reader.countMarket();
        reader.countHideout();
        reader.countStock();
        return reader.census;
    }

    /** How many coins of so many lie there to be seen. */
    public static int shownCoins(int coins) {
        return Math.min(coins, COINS_SHOWN);
    }

    private void own(int kind, int seat, int what, int count) {
        census.add(kind, Places.of(seat, what), count);
    }

    private void countPeople(int seat) {
        int dude = Kinds.dude(seat);
        own(dude, seat, Places.CABIN, valley.cabin(seat));
        own(dude, seat, Places.SUPPLY, valley.supply(seat));
        own(dude, seat, Places.GRAVEYARD, valley.graves(seat));
        own(dude, seat, Places.BEDS, valley.guests(seat));
        census.add(dude, Places.BOX, valley.boxed(seat));
        for (int row = 0; row < Box.ROWS; row++) {
            if (valley.row(row) == seat) {
                census.add(dude, Places.row(row), Box.rowSize(row));
            }
        }
        census.add(Kinds.pioneer(seat), standing(seat, Dials.shownSite(valley, seat)), 1);
        census.add(Kinds.wagon(seat), Places.space(valley.wagon(seat)), 1);
    }

    private static int standing(int seat, int site) {
        return site == Site.NONE ? Places.of(seat, Places.STORES) : Places.site(site);
    }

    private void countTents(int seat) {
        int tent = Kinds.tent(seat);
        own(tent, seat, Places.CABIN, valley.tents(seat));
        own(tent, seat, Places.SUPPLY, valley.tentSupply(seat));
        for (int site = 0; site < Site.ALL; site++) {
            census.add(tent, Places.event(site), valley.eventTents(seat) >> site & 1);
        }
        for (int region = 0; region < Region.ALL; region++) {
            census.add(tent, Places.region(region), valley.regionTents(seat) >> region & 1);
        }
    }

    private void countStores(int seat) {
        own(Kinds.HORSE, seat, Places.STORES, valley.horses(seat));
        own(Kinds.NUGGET, seat, Places.STORES, valley.nuggets(seat));
        own(Kinds.COIN, seat, Places.STORES, shownCoins(valley.coins(seat)));
        own(Kinds.HOTEL, seat, Places.TOWN, valley.hotels(seat));
        if (valley.sheriff() == seat) {
            own(Kinds.BADGE, seat, Places.STORES, 1);
        }
    }

    private void countRiver(int seat) {
        for (int canyon = 0; canyon < Box.CANYONS; canyon++) {
            int place = Places.canyon(seat, canyon);
            census.add(Kinds.RIVER, place, valley.rivers(seat) >> canyon & 1);
            if (valley.bridge(seat, canyon) != Bridge.NONE) {
                census.add(Kinds.bridge(valley.bridge(seat, canyon)), place, 1);
            }
        }
    }

    private void countBarrels(int seat) {
        for (int kind = 0; kind < Barrel.KINDS; kind++) {
            own(Kinds.barrel(kind), seat, Places.FRESH, valley.freshBarrels(seat, kind));
            own(Kinds.barrel(kind), seat, Places.USED, valley.usedBarrels(seat, kind));
        }
    }

    private void countCards(int seat) {
        int card = Kinds.card(seat);
        int built = Integer.bitCount(valley.built(seat));
        own(card, seat, Places.HAND, valley.handSize(seat));
        own(card, seat, Places.TOWN, built);
        own(card, seat, Places.DECK, Building.ALL - built - valley.handSize(seat));
        own(Kinds.dial(seat), seat, Places.STORES, 1);
    }

    private void countMule(int seat) {
        if (valley.players() != 2) {
            return;
        }
        boolean duel = valley.withMules();
        int mule = standing(seat, Dials.isOpen(valley) ? Site.NONE : valley.mule(seat));
        census.add(Kinds.mule(seat), duel ? mule : Places.BOX, 1);
        for (int site = 0; site < Site.ALL; site++) {
            boolean lies = (valley.carrots(seat) & 1 << site) != 0;
            census.add(Kinds.carrot(seat), lies ? Places.event(site) : Places.BOX, 1);
        }
    }

    private void countWheel() {
        census.add(Kinds.BARKER, Places.site(valley.barker()), 1);
        census.add(Kinds.SIGNPOST, Places.site(valley.signpost()), 1);
        int barred = valley.barricade();
        boolean idle = barred == Valley.ON_SIGNPOST;
        census.add(Kinds.BARRICADE, idle ? Places.ON_SIGNPOST : Places.site(barred), 1);
    }

    private void countBuster() {
        boolean plays = valley.withBuster();
        int home = plays ? Places.BUSTER_HOME : Places.BOX;
        boolean away = valley.buster() != Site.NONE;
        census.add(Kinds.BUSTER, away ? Places.site(valley.buster()) : home, 1);
        for (int site = 0; site < Site.ALL; site++) {
            census.add(Kinds.busterCard(site), busterCardPlace(site, home), 1);
        }
    }

    private int busterCardPlace(int site, int home) {
        if (site == valley.shownLeft()) {
            return Places.BUSTER_LEFT;
        }
        return site == valley.shownRight() ? Places.BUSTER_RIGHT : home;
    }

    private void countShootout() {
        if (valley.hasStrangers()) {
            int row = Box.STRANGERS_ROW;
            census.add(Kinds.STRANGER, Places.row(row), Box.rowSize(row));
        }
        census.add(Kinds.OUTLAW, Places.SHOOTOUT, valley.outlaws());
        census.add(Kinds.OUTLAW, Places.STOCK, Box.OUTLAWS - valley.outlaws());
        for (int year = 0; year < Box.YEARS - 1; year++) {
            boolean lies = year >= valley.year() && year < valley.years() - 1;
            census.add(Kinds.tile(year), lies ? Places.TABLE : Places.BOX, 1);
        }
    }

    private void countMarket() {
        census.add(Kinds.NUGGET, Places.GOLD, valley.gold());
        census.add(Kinds.NUGGET, Places.CART, valley.cart());
        census.add(Kinds.HOTEL, Places.HOTELS, valley.hotelMarket());
        for (int place = 0; place < Box.BRIDGE_KINDS; place++) {
            int kind = Kinds.bridge(valley.bridgeForSale(place));
            census.add(kind, Places.market(place), valley.bridgesLeft(place));
        }
    }

    private void countHideout() {
        for (int place = 0; place < Barrel.FACE_UP; place++) {
            if (valley.faceUp(place) != Barrel.NONE) {
                census.add(Kinds.barrel(valley.faceUp(place)), Places.hideout(place), 1);
            }
        }
        for (int kind = 0; kind < Barrel.KINDS; kind++) {
            census.add(Kinds.barrel(kind), Places.STACK, valley.inStack(kind));
            census.add(Kinds.barrel(kind), Places.DISCARDS, valley.discards(kind));
        }
    }

    /** What is left of the pieces that have no place of their own when nobody has them. */
    private void countStock() {
        for (int kind = 0; kind < Bridge.KINDS; kind++) {
            rest(Kinds.bridge(kind), Places.BOX);
        }
        rest(Kinds.HORSE, Places.STOCK);
        rest(Kinds.COIN, Places.STOCK);
        rest(Kinds.RIVER, Places.STOCK);
        rest(Kinds.HOTEL, Places.BOX);
    }

    private void rest(int kind, int place) {
        int counted = 0;
        for (int other = 0; other < Places.COUNT; other++) {
            counted += census.count(kind, other);
        }
        census.add(kind, place, PieceBox.pieces(kind, valley.players()) - counted);
    }
}
