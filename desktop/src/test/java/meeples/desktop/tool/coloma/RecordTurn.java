package meeples.desktop.tool.coloma;

import com.badlogic.gdx.utils.JsonValue;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Checks one player's turn: what the site's two actions allow, and what may be done beside. */
final class RecordTurn {
    private static final List<String> PRIMARY =
            List.of("shovels", "river", "building", "wagon", "frontier");
    private static final List<String> SECONDARY =
            List.of("wheelbarrows", "river", "building", "wagon", "tent");
    private static final String NONE = "";

    private final ColomaRecordCheck game;
    private final RecordLines lines;
    private final JsonValue box;
    private final RecordSeat seat;
    private final String who;
    private final Set<String> worked = new HashSet<>();
    private String primary;
    private String secondary;
    private boolean primaryBegun;
    private boolean secondaryBegun;
    private boolean rowPlaced;
    private boolean blasted;
    private boolean discarded;
    private Runnable afterwards = () -> {}; // what comes of a thing when its price was checked

    RecordTurn(ColomaRecordCheck game, RecordSeat seat) {
        this.game = game;
        this.seat = seat;
        lines = game.lines;
        box = game.box;
        who = " " + seat.number;
        primary = primary(game, seat.site);
        secondary = isBarred(game, seat.site) ? NONE : unbarred(game, seat.site);
    }

    static String primary(ColomaRecordCheck game, int site) {
        return site == game.barker ? "buy" : PRIMARY.get(site - 1);
    }

    static String unbarred(ColomaRecordCheck game, int site) {
        return site == game.barker ? "barrel" : SECONDARY.get(source(game, site) - 1);
    }

    /** The site whose secondary action is used. */
    static int source(ColomaRecordCheck game, int site) {
        return site == game.signpost() ? game.pointedTo() : site;
    }

    static boolean isBarred(ColomaRecordCheck game, int site) {
        return site == game.signpost()
                ? game.barricade == 0 || game.barricade == game.pointedTo()
                : game.barricade == site;
    }

    void take() {
        lines.expect("turn-started" + who + " " + seat.site);
        while (!lines.verb().equals("turn-ended")) {
            step();
        }
        lines.expect("turn-ended" + who);
        game.checkPossessions();
    }

    private void step() {
        switch (lines.verb()) {
            case "paid" -> pay();
            case "wagon-moved", "mine-cart-robbed" -> goAtSite();
            case "gunmen-placed" -> placeGunmen();
            case "tent-on-event" -> pitchOnEvent();
            case "tent-in-region" -> pitchInRegion();
            case "dudes-put-to-bed" -> putToBed();
            case "barrel-taken", "barrels-shuffled" -> takeBarrel();
            case "barrel-used" -> useBarrel();
            case "barrel-discarded" -> discardBarrel();
            case "card-put-back" -> discardCard();
            default -> work();
        }
    }

    // Beginning, finishing and giving up actions

    private void beginPrimary(String action, boolean whole) {
        demand(primary.equals(action), "the primary action is \"" + primary + "\"");
        primary = whole ? NONE : primary;
        primaryBegun = true;
        secondary = secondaryBegun ? NONE : secondary;
    }

    private void beginSecondary(String action, boolean whole) {
        demand(secondary.equals(action), "the secondary action is \"" + secondary + "\"");
        secondary = whole ? NONE : secondary;
        secondaryBegun = true;
        primary = primaryBegun ? NONE : primary;
    }

    // Site 1, and the tent of site 5

    private void work() {
        String[] told = lines.peek().split(" because ");
        demand(told.length == 2, "something that can be done in a turn");
        String cause = told[1];
        String[] words = cause.split(" ");
        if (words[0].equals("shovel")) {
            beginPrimary("shovels", false);
            use(box.get("shovels"), words[1], cause);
        } else if (words[0].equals("wheelbarrow")) {
            beginSecondary("wheelbarrows", false);
            use(box.get("wheelbarrows"), words[1], cause);
        } else {
            demand(cause.equals("frontier"), "something that can be done in a turn");
            beginSecondary("tent", true);
            game.gain(seat, box.get("frontier"), cause);
        }
    }

    private void use(JsonValue tools, String building, String cause) {
        demand(building.equals("mill") || seat.has(building), "an own building");
        demand(worked.add(cause), "each once");
        game.gain(seat, tools.get(building), cause);
    }

    // What has a price

    private void pay() {
        String[] words = lines.take("paid" + who);
        int coins = Integer.parseInt(words[1]);
        int nuggets = Integer.parseInt(words[3]);
        int tents = Integer.parseInt(words[5]);
        int dudes = Integer.parseInt(words[7]);
        int value = game.goldValue();
        seat.coins -= coins;
        seat.nuggets -= nuggets;
        seat.tents -= tents;
        seat.tentSupply += tents;
        seat.cabin -= dudes;
        seat.supply += dudes;
        game.cart += nuggets;
        boolean affordable = seat.coins >= 0 && seat.nuggets >= 0 && seat.tents >= 0;
        demand(affordable && seat.cabin >= 0, "nobody pays what they have not");
        int[] price = make();
        if (price[2] == 1) {
            demand(coins == 0, "no coins for a cost in nuggets");
            int help = price[3] == 1 && seat.pioneer.equals("homesteader") && tents == 1 ? 1 : 0;
            demand(tents == help, "only the Homesteader pays a tent, at site 3");
            int least = price[0] - help * box.getInt("tentWorthNuggets");
            demand(nuggets >= Math.max(0, least) && nuggets <= price[0] - help, "nuggets");
            demand(help == 1 || nuggets == price[0], "all nuggets of the cost");
        } else {
            demand(tents == 0, "no tent for a cost in coins");
            demand(nuggets == 0 || (nuggets - 1) * value < price[0], "no nugget too many");
            demand(coins == Math.max(0, price[0] - nuggets * value), "coins pay the rest");
        }
        demand(dudes == price[1], "dudes");
        afterwards.run();
        afterwards = () -> {};
    }

    /** What was paid for; its cost, dudes, whether in nuggets, and whether at site 3. */
    private int[] make() {
        return switch (lines.verb()) {
            case "river-surveyed" -> survey(lines.take("river-surveyed" + who));
            case "bridge-built" -> bridge(lines.take("bridge-built" + who));
            case "building-built" -> build(lines.take("building-built" + who));
            case "hotel-built" -> buildHotel(lines.take("hotel-built" + who));
            default -> buy();
        };
    }

    private int[] price(JsonValue numbers, String tool, int discount, boolean atBuilding) {
        boolean saw = tool.equals("saw");
        demand(saw || tool.equals("hammer"), "hammer or saw");
        String action = atBuilding ? "building" : "river";
        if (saw) {
            beginSecondary(action, true);
        } else {
            beginPrimary(action, true);
        }
        int cost = numbers.getInt(saw ? 2 : 0);
        return new int[] {
            saw ? cost : Math.max(0, cost - discount),
            numbers.getInt(saw ? 3 : 1),
            saw ? 1 : 0,
            atBuilding ? 1 : 0
        };
    }

    private int riverDiscount() {
        return seat.has("surveyor") ? box.getInt("surveyorDiscount") : 0;
    }

    private int[] survey(String[] words) {
        int canyon = Integer.parseInt(words[1]);
        int[] price = price(box.get("river"), words[0], riverDiscount(), false);
        demand(canyon >= 1 && canyon <= box.get("canyons").size, "a canyon");
        demand(seat.rivers.add(canyon), "a free canyon");
        afterwards =
                () -> {
                    game.gain(seat, box.get("canyons").get(canyon - 1), "canyon " + canyon);
                    collectToll();
                };
        return price;
    }

    private int[] bridge(String[] words) {
        int[] price = price(box.get("bridge"), words[0], riverDiscount(), false);
        String kind = words[1];
        int canyon = Integer.parseInt(words[2]);
        demand(seat.rivers.contains(canyon), "a river");
        demand(!seat.bridges.containsValue(kind), "no two of a kind");
        demand(seat.bridges.put(canyon, kind) == null, "one bridge a river");
        demand(game.bridgesLeft.getOrDefault(kind, 0) > 0, "a bridge that is for sale");
        game.bridgesLeft.merge(kind, -1, Integer::sum);
        afterwards = this::collectToll;
        return price;
    }

    private void collectToll() {
        if (seat.has("toll-house")) {
            game.gain(seat, box.get("toll"), "building toll-house");
        }
    }

    private int buildingDiscount() {
        return seat.has("sawmill") ? box.getInt("sawmillDiscount") : 0;
    }

    private int[] build(String[] words) {
        String building = words[1];
        demand(seat.hand.remove(building), "a card in hand");
        JsonValue numbers = box.get("buildings").get(building);
        int[] price = price(numbers, words[0], buildingDiscount(), true);
        seat.built.add(building);
        afterwards = building.equals("carpenters") ? () -> {} : this::thankCarpenters;
        return price;
    }

    private int[] buildHotel(String[] words) {
        int[] price = price(box.get("hotel"), words[0], buildingDiscount(), true);
        game.hotels--;
        seat.hotels++;
        demand(game.hotels >= 0 && Integer.parseInt(words[2]) == game.hotels, "hotels left");
        afterwards = this::thankCarpenters;
        return price;
    }

    private void thankCarpenters() {
        if (seat.has("carpenters")) {
            game.gain(seat, box.get("carpenters"), "building carpenters");
        }
    }

    private int[] buy() {
        beginPrimary("buy", true);
        int horses = bought("horses-gained");
        if (horses > 0) {
            int before = seat.horses;
            game.gainHorses(seat, horses, "barker");
            demand(seat.horses == before + horses, "no more horses than a player can have");
        }
        int tents = bought("tents-gained");
        if (tents > 0) {
            game.gainTents(seat, tents, "barker");
        }
        demand(horses + tents > 0, "something bought");
        return new int[] {(horses + tents) * box.getInt("horseOrTent"), 0, 0, 0};
    }

    private int bought(String verb) {
        String[] words = lines.peek().split(" ");
        boolean bought = words[0].equals(verb) && lines.peek().endsWith(" because barker");
        return bought ? Integer.parseInt(words[2]) : 0;
    }

    // Wagons

    private void goAtSite() {
        if (primary.equals("wagon")) {
            beginPrimary("wagon", true);
        } else {
            beginSecondary("wagon", true);
        }
        go(seat.has("blacksmith") ? box.getInt("blacksmithSpaces") : 0, true);
    }

    /**
     * @param helped whether the own buildings work
     */
    private void go(int more, boolean helped) {
        if (lines.verb().equals("mine-cart-robbed")) {
            rob();
            return;
        }
        List<String> way = new ArrayList<>(List.of(seat.wagon));
        while (lines.verb().equals("wagon-moved")) {
            way.add(move(way));
        }
        demand(way.size() > 1 && way.size() - 1 <= seat.horses + more, "1 to so many spaces");
        lines.expect("wagon-stopped" + who + " " + seat.wagon);
        for (int i = 1; i < way.size(); i++) {
            String space = way.get(i);
            if (i == way.size() - 1 && game.map.isTown(space)) {
                stopInTown(space, helped && seat.has("stage-office"));
            } else {
                game.gain(seat, game.map.passing(space), "wagon " + space);
            }
            if (game.map.isHorseshoe(space) && seat.pioneer.equals("range-rider")) {
                game.gainCards(seat, box.getInt("rangeRiderCards"), "pioneer range-rider");
            }
        }
    }

    private String move(List<String> way) {
        String[] words = lines.take("wagon-moved" + who);
        demand(words[0].equals(seat.wagon), "from where it is");
        String to = words[1];
        String last = words[0];
        for (int i = 3; i < words.length; i++) {
            demand(isOccupied(words[i]), "only occupied spaces are jumped");
            demand(game.map.areNeighbours(last, words[i]), "spaces in a row");
            last = words[i];
        }
        demand(game.map.areNeighbours(last, to), "the next space");
        demand(!isOccupied(to), "nobody stops on an occupied space");
        demand(!way.contains(to), "no space twice");
        seat.wagon = to;
        return to;
    }

    private boolean isOccupied(String space) {
        return !game.map.isTown(space)
                && game.seats.stream()
                        .anyMatch(other -> other != seat && other.wagon.equals(space));
    }

    private void stopInTown(String town, boolean both) {
        JsonValue left = game.map.left(town);
        JsonValue right = game.map.right(town);
        String cause = "wagon " + town;
        if (both) {
            game.gain(seat, left, cause);
            game.gain(seat, right, cause);
        } else if (lines.peek().endsWith(" because " + cause)) {
            game.gain(seat, fits(right) ? right : left, cause);
        } else {
            demand(isLost(left) || isLost(right), "a good");
        }
    }

    /** Whether the pieces can give nothing of these goods. */
    private boolean isLost(JsonValue goods) {
        for (JsonValue good = goods.child; good != null; good = good.next) {
            boolean lost =
                    switch (good.name) {
                        case "dudes" -> seat.supply == 0;
                        case "tents" -> seat.tentSupply == 0;
                        case "horses" -> seat.horses == box.getInt("mostHorses");
                        default -> false;
                    };
            if (!lost) {
                return false;
            }
        }
        return true;
    }

    /** Whether the next line tells of the first kind of these goods. */
    private boolean fits(JsonValue goods) {
        int wanted = goods.child.asInt();
        String line =
                switch (goods.child.name) {
                    case "dudes" -> "dudes-gained" + who + " " + Math.min(wanted, seat.supply);
                    case "tents" -> "tents-gained" + who + " " + Math.min(wanted, seat.tentSupply);
                    case "nuggets" -> "nuggets-gained" + who;
                    case "cards" -> "cards-drawn" + who;
                    default -> goods.child.name + "-gained" + who + " " + wanted;
                };
        return lines.begins(line);
    }

    private void rob() {
        demand(seat.pioneer.equals("robber"), "only the Robber robs");
        int nuggets = Math.min(box.getInt("robbedNuggets"), game.cart);
        demand(nuggets > 0, "something in the mine cart");
        game.cart -= nuggets;
        seat.nuggets += nuggets;
        lines.expect("mine-cart-robbed" + who + " nuggets " + nuggets);
    }

    // Site 5

    private void placeGunmen() {
        beginPrimary("frontier", false);
        int row = fillRow();
        if (seat.has("undertaker")) {
            int coins = box.get("rows").getInt(row - 1) * box.getInt("undertakerCoins");
            game.gainCoins(seat, coins, "building undertaker");
        }
    }

    private int fillRow() {
        demand(!rowPlaced, "one row a turn");
        rowPlaced = true;
        int row = Integer.parseInt(lines.peek().split(" ")[2]);
        game.fillRow(seat, row);
        return row;
    }

    private void takeTent() {
        beginPrimary("frontier", false);
        seat.tents--;
        demand(seat.tents >= 0, "a tent in the cabin");
    }

    private void pitchOnEvent() {
        int site = Integer.parseInt(lines.take("tent-on-event" + who)[0]);
        takeTent();
        demand(site >= 1 && site <= ColomaRecordCheck.SITES, "an event");
        demand(seat.eventTents.add(site), "no tent there");
    }

    private void pitchInRegion() {
        String region = lines.take("tent-in-region" + who)[0];
        takeTent();
        demand(game.map.regions(seat.wagon).contains(region), "a region that the town touches");
        demand(seat.regionTents.add(region), "no tent there");
    }

    private void putToBed() {
        int dudes = Integer.parseInt(lines.take("dudes-put-to-bed" + who)[0]);
        beginPrimary("frontier", false);
        seat.cabin -= dudes;
        seat.guests += dudes;
        demand(dudes > 0 && seat.cabin >= 0, "dudes in the cabin");
        demand(seat.guests <= seat.hotels * box.getInt("beds"), "beds");
        game.gainPoints(seat, dudes * box.getInt("bedPoints"), "beds " + dudes);
    }

    // Barrels

    private void takeBarrel() {
        beginSecondary("barrel", true);
        String[] taken = game.takeBarrel(seat).split(" ");
        seat.fresh.add(taken[1]);
        int place = taken[0].equals("stack") ? game.faceUp.size() : Integer.parseInt(taken[0]) - 1;
        game.callOutlaws(seat, box.get("barrelOutlaws").getInt(place));
        game.refillHideout();
    }

    private void useBarrel() {
        String kind = lines.take("barrel-used" + who)[0];
        demand(seat.fresh.remove(kind), "an own barrel that was not used");
        seat.used.add(kind);
        if (kind.equals("wagon")) {
            go(0, false);
        } else {
            game.gain(seat, box.get("barrels").get(kind), "barrel " + kind);
        }
    }

    private void discardBarrel() {
        String[] words = lines.take("barrel-discarded" + who);
        demand(seat.used.remove(words[0]), "an own used barrel");
        game.discards.add(words[0]);
        game.refillHideout();
        String what = words[3];
        if (what.equals("blasting-shed")) {
            demand(seat.has("blasting-shed") && !blasted && !secondaryBegun, "a blast a turn");
            lines.expect("barricade-blasted" + who);
            blasted = true;
            secondary = unbarred(game, seat.site);
        } else {
            demand(what.equals("vigilante") && seat.pioneer.equals(what), "a Vigilante");
            fillRow();
        }
    }

    private void discardCard() {
        demand(seat.pioneer.equals("maverick") && !discarded, "a Maverick, once a turn");
        discarded = true;
        game.putBack(seat, "pioneer");
        if (lines.verb().equals("coins-gained")) {
            game.gainCoins(seat, box.getInt("maverickCoins"), "pioneer maverick");
        } else {
            int before = seat.cabin;
            game.gainDudes(seat, box.getInt("maverickDudes"), "pioneer maverick");
            demand(seat.cabin > before, "a coin or a dude for it");
        }
    }

    private void demand(boolean condition, String law) {
        lines.demand(condition, law);
    }
}
