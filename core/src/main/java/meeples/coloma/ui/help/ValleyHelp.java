package meeples.coloma.ui.help;

import java.util.ArrayList;
import java.util.List;
import meeples.coloma.model.Barrel;
import meeples.coloma.model.Box;
import meeples.coloma.model.Building;
import meeples.coloma.model.Country;
import meeples.coloma.model.Goods;
import meeples.coloma.model.Pioneer;
import meeples.coloma.model.Site;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Action;
import meeples.coloma.rules.Score;
import meeples.coloma.table.ValleyTarget;
import meeples.coloma.ui.words.ValleyWords;
import meeples.play.Eyes;
import meeples.table.Target;

/** Explains whatever can be pointed at in the valley: what it is, and what it means right now. */
public final class ValleyHelp {
    private final ValleyWords words;
    private final Valley valley;
    private final Eyes eyes;
    private final List<String> lines = new ArrayList<>();

    /**
     * @param eyes who reads it: what they may not see is not told
     */
    public ValleyHelp(ValleyWords words, Valley valley, Eyes eyes) {
        this.words = words;
        this.valley = valley;
        this.eyes = eyes;
    }

    /** A few short lines about a thing. */
    public String of(Target target) {
        int index = target.index();
        if (target.isPanel()) {
            panel(index);
            return text();
        }
        switch (ValleyTarget.thing(target)) {
            case SITE, PRIMARY, SECONDARY -> site(index);
            case EVENT -> event(index);
            case SPACE -> space(index);
            case REGION -> region(index);
            case ROW -> row(index);
            case OUTLAWS -> say("help.outlaws", gunmen(), outlaws(valley.outlaws()));
            case TABLE -> table();
            case GOLD -> gold();
            case CART -> say("help.cart", words.count("nugget", valley.cart()));
            case BRIDGE -> bridge(index);
            case HIDEOUT -> hideout(index);
            case HOTELS ->
                    say(
                            "help.hotels",
                            valley.hotelMarket(),
                            points(Box.HOTEL_POINTS),
                            words.count("dude", Box.BEDS));
            case BUSTER -> buster();
            case MILL -> building(Building.MILL);
            case BUILDING -> building(index);
            case CARD -> card(index);
            case DECK -> say("help.deck");
            case CANYON ->
                    say("help.canyon", words.canyon(index), words.goods(Box.canyonGoods(index)));
            case BARREL -> say("help.barrel", words.barrel(index));
            case USED_BARREL -> say("help.barrel.used", words.barrel(index));
            case DUDES -> say("help.dudes");
            case TENTS -> say("help.tents.own");
            case HORSES -> say("help.horses", Box.MOST_HORSES);
            case COINS -> say("help.coins");
            case NUGGETS -> say("help.nuggets", coins(valley.goldValue()));
            case GRAVEYARD -> say("help.graveyard", graves());
            case BEDS -> say("help.beds", points(Box.BED_POINTS));
        }
        return text();
    }

    private String text() {
        return String.join("\n", lines);
    }

    private void say(String key, Object... arguments) {
        lines.add(words.get(key, arguments));
    }

    /** Alone, Sam keeps what he has beside it. */
    private void gold() {
        say("help.gold", valley.gold(), valley.goldPlaces(), coins(valley.goldValue()));
        if (valley.isSolo()) {
            say(
                    "help.sam",
                    words.name(Valley.SAM),
                    points(Score.of(valley, Valley.SAM)),
                    words.count("nugget", valley.nuggets(Valley.SAM)),
                    words.count("horse", valley.horses(Valley.SAM)),
                    words.count("barrel", valley.barrels(Valley.SAM)));
        }
    }

    private String coins(int count) {
        return words.count("coin", count);
    }

    private String points(int count) {
        return words.count("point", count);
    }

    private String outlaws(int count) {
        return words.count("outlaw", count);
    }

    private String gunmen() {
        int gunmen = 0;
        for (int row = 0; row < Box.ROWS; row++) {
            gunmen += valley.row(row) == Valley.NOBODY ? 0 : Box.rowSize(row);
        }
        return words.count("gunman", gunmen);
    }

    // The wheel

    private void site(int site) {
        int seat = Math.max(0, eyes.seat());
        lines.add(words.site(site));
        if (site == valley.barker()) {
            say("help.barker");
        }
        say("help.primary", action(Action.primary(valley, site), seat));
        say("help.secondary", action(Action.unbarred(valley, site), seat));
        if (site == valley.signpost()) {
            boolean barred = valley.barricade() == Valley.ON_SIGNPOST;
            say(barred ? "help.signpost.barred" : "help.signpost", valley.pointedTo() + 1);
        } else if (Action.isBarred(valley, site)) {
            say("help.barred");
        }
        people(site);
    }

    private String action(int action, int seat) {
        return words.action(action, valley, seat);
    }

    /** Who stands on a site, once everybody sees it. */
    private void people(int site) {
        List<String> here = new ArrayList<>();
        for (int seat = 0; valley.turnSite() != Site.NONE && seat < valley.table(); seat++) {
            if (valley.site(seat) == site) {
                here.add(words.name(seat));
            }
        }
        if (!here.isEmpty()) {
            say("help.people", words.list(here));
        }
    }

    private void event(int site) {
        say("help.event", words.event(site), words.eventGives(site));
        tents(1 << site, true);
    }

    private void tents(int bit, boolean onEvents) {
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < valley.table(); seat++) {
            int there = onEvents ? valley.eventTents(seat) : valley.regionTents(seat);
            if ((there & bit) != 0) {
                names.add(words.name(seat));
            }
        }
        if (!names.isEmpty()) {
            say("help.tents", words.list(names));
        }
    }

    private void buster() {
        say("help.buster");
        if (valley.shownLeft() != Site.NONE) {
            say("help.buster.shown", valley.shownLeft() + 1, valley.shownRight() + 1);
        }
    }

    // The map

    private void space(int space) {
        if (Country.isTown(space)) {
            Goods right = Box.rightGood(space);
            Goods left = Box.leftGood(space);
            say("help.town", words.space(space), words.goods(left), words.goods(right));
            say("help.town.regions", words.regions(Box.regions(space)));
        } else if (Country.isHorseshoe(space)) {
            say("help.horseshoe", words.space(space));
        } else {
            say("help.settlement", words.space(space), words.goods(Country.good(space)));
        }
        List<String> wagons = new ArrayList<>();
        for (int seat = 0; seat < valley.table(); seat++) {
            if (valley.wagon(seat) == space) {
                wagons.add(words.name(seat));
            }
        }
        if (!wagons.isEmpty()) {
            say("help.wagons", words.list(wagons));
        }
    }

    private void region(int region) {
        StringBuilder scale = new StringBuilder();
        for (int tents = 1; tents <= Site.ALL; tents++) {
            scale.append(tents == 1 ? "" : "/").append(Box.regionPoints(tents));
        }
        say("help.region", words.region(region), scale);
        tents(1 << region, false);
    }

    // The shootout

    private void row(int row) {
        int owner = valley.row(row);
        String who = owner == Valley.NOBODY ? words.get("help.row.free") : words.name(owner);
        say("help.row", words.row(row), who);
    }

    private void table() {
        int table = valley.shootoutTable();
        say(
                "help.table",
                scores(table, true),
                buried(table, true),
                scores(table, false),
                buried(table, false));
    }

    private static String scores(int table, boolean won) {
        StringBuilder text = new StringBuilder();
        for (int rank = 0; rank < Box.RANKS; rank++) {
            text.append(rank == 0 ? "" : "/").append(Box.shootoutPoints(table, won, rank));
        }
        return text.toString();
    }

    private String buried(int table, boolean won) {
        return words.count("grave", Box.shootoutGraves(table, won));
    }

    // Things for sale

    private void bridge(int place) {
        int kind = valley.bridgeForSale(place);
        if (kind < 0) {
            say("word.nothing");
            return;
        }
        say("help.bridge", words.bridge(kind), words.bridgeCounts(kind), valley.bridgesLeft(place));
        if (eyes.seat() >= 0) {
            say("help.bridge.yours", points(Score.bridge(valley, eyes.seat(), kind)));
        }
    }

    private void hideout(int place) {
        String brings = outlaws(Box.barrelOutlaws(place));
        if (place == Barrel.STACK) {
            say("help.hideout.stack", words.count("barrel", valley.stackSize()), brings);
        } else if (valley.faceUp(place) == Barrel.NONE) {
            say("help.hideout.empty");
        } else {
            say("help.hideout", words.barrel(valley.faceUp(place)), brings);
        }
    }

    // What somebody owns

    private void building(int building) {
        if (building == Building.MILL) {
            lines.add(words.building(building));
        } else {
            say("help.built", words.building(building), points(Box.BUILDING_POINTS));
        }
        lines.add(words.buildingDoes(building));
    }

    /** A card in a hand that these eyes may see; of any other nothing is told. */
    private void card(int card) {
        if (!isSeen(card)) {
            say("help.card.hidden");
            return;
        }
        say("help.card", words.building(card));
        lines.add(words.buildingDoes(card));
        lines.add(words.buildingCosts(card));
    }

    private boolean isSeen(int card) {
        for (int seat = 0; seat < valley.players(); seat++) {
            boolean open = valley.openHands() || eyes.see(seat);
            if (open && (valley.hand(seat) & 1 << card) != 0) {
                return true;
            }
        }
        return false;
    }

    private static String graves() {
        StringBuilder costs = new StringBuilder();
        for (int grave = 0; grave < Box.GRAVES; grave++) {
            costs.append(grave == 0 ? "" : ", ").append(Box.gravePoints(grave));
        }
        return costs.toString();
    }

    private void panel(int seat) {
        say("help.panel", words.name(seat), points(Score.of(valley, seat)));
        if (valley.sheriff() == seat) {
            say("help.panel.sheriff");
        }
        if (valley.isSam(seat)) {
            lines.add(
                    words.list(
                            List.of(
                                    words.count("nugget", valley.nuggets(seat)),
                                    words.count("horse", valley.horses(seat)),
                                    words.count("barrel", valley.barrels(seat)))));
            return;
        }
        say(
                "help.panel.has",
                coins(valley.coins(seat)),
                words.count("nugget", valley.nuggets(seat)),
                words.count("dude", valley.cabin(seat)),
                words.count("tent", valley.tents(seat)),
                words.count("horse", valley.horses(seat)));
        say("help.panel.cards", valley.handSize(seat), valley.deckSize(seat));
        List<String> built = new ArrayList<>();
        for (int building = 0; building < Building.ALL; building++) {
            if (valley.hasBuilt(seat, building)) {
                built.add(words.building(building));
            }
        }
        if (!built.isEmpty()) {
            say("help.panel.built", words.list(built));
        }
        if (valley.pioneer(seat) != Pioneer.NONE) {
            int pioneer = valley.pioneer(seat);
            say("help.panel", words.pioneer(pioneer), words.pioneerDoes(pioneer));
        }
    }
}
