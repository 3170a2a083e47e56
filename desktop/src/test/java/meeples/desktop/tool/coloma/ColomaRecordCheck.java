package meeples.desktop.tool.coloma;

import com.badlogic.gdx.utils.JsonReader;
import com.badlogic.gdx.utils.JsonValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Plays a recorded game again by the rules page alone and checks every line of it: a second opinion
 * that shares no code with the game's own rules. The box's numbers are read from the record, so
 * that another number needs no change here. Players, sites, canyons and rows are counted from 1, as
 * in records.
 */
final class ColomaRecordCheck {
    static final int SITES = 5;
    static final int ROUNDS = 5;
    static final int FIRST_YEAR = 1848;
    static final String STRANGERS = "strangers";
    private static final List<String> TABLES = List.of("a", "b", "c", "d", "board");

    final JsonValue record;
    final JsonValue box;
    final RecordLines lines;
    final int players;
    final boolean solo;
    final boolean mules;
    final List<RecordSeat> seats = new ArrayList<>();
    final List<String> market = new ArrayList<>();
    final Map<String, Integer> bridgesLeft = new TreeMap<>();
    final List<String> faceUp = new ArrayList<>(); // empty text for an empty place
    final Map<String, Integer> stack = new TreeMap<>();
    final List<String> discards = new ArrayList<>();
    final String[] rows;
    final RecordMap map;
    int gold;
    int cart;
    int outlaws;
    int hotels;
    int sheriff;
    int barker;
    int barricade; // 0 on the signpost
    private String table;
    private final Set<String> tablesSeen = new HashSet<>();

    private ColomaRecordCheck(JsonValue record) {
        this.record = record;
        box = record.get("box");
        lines = new RecordLines(record.get("steps"));
        players = record.getInt("players");
        solo = players == 1;
        mules = record.getBoolean("mules");
        rows = new String[box.get("rows").size];
        map = new RecordMap(box);
    }

    /** Complains, by an AssertionError, about the first thing that is against the rules. */
    static void check(String line) {
        ColomaRecordCheck check = new ColomaRecordCheck(new JsonReader().parse(line));
        try {
            check.play();
        } catch (RuntimeException failure) {
            throw new AssertionError("step " + check.lines.number(), failure);
        }
    }

    private void play() {
        layOut();
        choosePioneers();
        keepCards();
        int years = record.getInt("years");
        for (int year = 0; year < years; year++) {
            for (int round = 1; round <= ROUNDS; round++) {
                playRound(year, round);
            }
            fight(year);
            if (year + 1 < years) {
                cleanUp(year + 1, year + 2 == years);
            }
        }
        new RecordScores(this).check();
        demand(lines.isAtEnd(), "the end of the record");
    }

    // Set-up

    private void layOut() {
        for (int number = 1; number <= players; number++) {
            seats.add(new RecordSeat(number, false));
        }
        if (solo) {
            seats.add(new RecordSeat(2, true));
        }
        gold = box.get("goldValues").size * box.getInt("goldRow");
        demand(box.getInt("goldRow") == Math.max(2, players), "as many nuggets as players");
        outlaws = box.get("yearOutlaws").getInt(0);
        hotels = record.getInt("hotels");
        int allHotels = box.getInt("hotelsAPlayer") * Math.max(2, players);
        demand(hotels == allHotels || !solo && hotels == 0, "2 hotels a player, or none");
        sheriff = record.getInt("sheriff");
        demand(solo ? sheriff == 2 : sheriff >= 1 && sheriff <= players, "a sheriff");
        table = record.getString("table");
        boolean oneYear = record.getInt("years") == 1;
        demand(table.equals("board") == oneYear, "a tile but in the last year");
        layOutBridges();
        layOutBarrels();
        seats.forEach(this::layOutSeat);
        if (players <= 2) {
            rows[2] = STRANGERS;
        }
    }

    private void layOutBridges() {
        demand(box.getInt("bridgesOfAKind") == (players + 1) / 2, "1, 2 or 3 of a kind");
        for (String kind : record.get("bridges").asStringArray()) {
            demand(box.get("bridgePoints").has(kind), "a kind of bridge");
            demand(bridgesLeft.put(kind, box.getInt("bridgesOfAKind")) == null, "six kinds");
            market.add(kind);
        }
        demand(market.size() == 6, "six kinds of bridges");
    }

    private void layOutBarrels() {
        for (JsonValue kind = box.get("barrels").child; kind != null; kind = kind.next) {
            stack.put(kind.name, box.getInt("barrelsOfAKind"));
        }
        for (String kind : record.get("barrels").asStringArray()) {
            takeFromStack(kind);
            faceUp.add(kind);
        }
        demand(faceUp.size() == 4, "four barrels face up");
    }

    private void layOutSeat(RecordSeat seat) {
        seat.horses = box.getInt(seat.sam ? "samHorses" : "startHorses");
        if (seat.sam) {
            seat.supply = box.getInt("dudes");
            for (int site : box.get("samEventTents").asIntArray()) {
                seat.eventTents.add(site);
            }
            seat.tentSupply = box.getInt("samTents") - seat.eventTents.size();
            seat.points = record.getInt("headStart");
            return;
        }
        seat.cabin = box.getInt("startDudes");
        seat.supply = box.getInt("dudes") - seat.cabin;
        seat.tents = box.getInt("startTents");
        seat.tentSupply = box.getInt("tents") - seat.tents;
        seat.coins = box.getInt("startCoins");
        seat.nuggets = box.getInt("startNuggets");
        gold -= seat.nuggets;
        for (JsonValue card = box.get("buildings").child; card != null; card = card.next) {
            seat.unseen.add(card.name);
        }
        for (String card : record.get("hands").get(seat.number - 1).asStringArray()) {
            demand(seat.unseen.remove(card) && seat.hand.add(card), "a card of the own deck");
        }
        demand(seat.hand.size() == box.getInt("cardsDrawn"), "so many cards drawn");
        if (mules) {
            returnCarrots(seat);
        }
    }

    private static void returnCarrots(RecordSeat seat) {
        for (int site = 1; site <= SITES; site++) {
            seat.carrots.add(site);
        }
    }

    private void choosePioneers() {
        String how = record.getString("pioneers");
        Set<String> taken = new HashSet<>();
        if (how.equals("dealt")) {
            for (RecordSeat seat : playersInOrder()) {
                seat.pioneer = record.get("dealtPioneers").getString(seat.number - 1);
                demand(taken.add(seat.pioneer), "each pioneer card once");
            }
        } else if (how.equals("chosen")) {
            for (RecordSeat seat : playersInOrder()) {
                seat.pioneer = lines.take("pioneer-chosen " + seat.number)[0];
                demand(taken.add(seat.pioneer), "each pioneer card once");
            }
        }
    }

    private void keepCards() {
        int back = box.getInt("cardsDrawn") - box.getInt("cardsKept");
        boolean open = record.getBoolean("openHands");
        for (int i = 0; i < back; i++) {
            for (RecordSeat seat : playersInOrder()) {
                if (open) {
                    putBack(seat, "set-up");
                }
                lines.expect("choice-made " + seat.number);
            }
        }
        for (RecordSeat seat : playersInOrder()) {
            for (int i = 0; i < back && !open; i++) {
                putBack(seat, "set-up");
            }
            demand(seat.hand.size() == box.getInt("cardsKept"), "so many cards kept");
        }
    }

    /** A card goes on top of the own deck or under it. */
    void putBack(RecordSeat seat, String cause) {
        String[] words = lines.take("card-put-back " + seat.number);
        demand(seat.hand.remove(words[0]), "a card in hand");
        demand(words[1].equals("top") || words[1].equals("bottom"), "top or bottom");
        (words[1].equals("top") ? seat.onTop : seat.atBottom).add(words[0]);
        demand(words[2].equals(openness()) && words[3].equals(cause), openness() + " " + cause);
    }

    private String openness() {
        return record.getBoolean("openHands") ? "open" : "hidden";
    }

    // Order

    /** Everybody at the table, Sam too, from the sheriff on. */
    List<RecordSeat> inOrder() {
        List<RecordSeat> order = new ArrayList<>(seats);
        Collections.rotate(order, 1 - sheriff);
        return order;
    }

    private List<RecordSeat> playersInOrder() {
        return inOrder().stream().filter(seat -> !seat.sam).toList();
    }

    // A round

    private void playRound(int year, int round) {
        barker = round;
        barricade = 0;
        lines.expect("round-started " + (FIRST_YEAR + year) + " round " + round + " " + barker);
        checkPossessions();
        if (!mules) {
            lines.expect("event-reached " + barker);
            for (RecordSeat seat : inOrder()) {
                gainEvent(seat, barker);
            }
        }
        int[] shown = players <= 2 && !mules ? showBustersCards() : new int[2];
        playersInOrder().forEach(seat -> lines.expect("choice-made " + seat.number));
        if (mules) {
            playersInOrder().forEach(seat -> lines.expect("choice-made " + seat.number));
        }
        moveBarricade(place(shown));
        for (int site = 1; site <= SITES; site++) {
            for (RecordSeat seat : inOrder()) {
                if (seat.site == site && seat.sam) {
                    new RecordSam(this, seat).takeTurn();
                } else if (seat.site == site) {
                    new RecordTurn(this, seat).take();
                }
            }
        }
        lines.expect("pioneers-taken-back");
    }

    private void gainEvent(RecordSeat seat, int site) {
        int times = seat.eventTents.contains(site) ? 2 : 1;
        if (site == SITES) {
            answerOffer(seat, Math.min(times * box.getInt("offerNuggets"), seat.nuggets));
        } else if (seat.sam) {
            int nuggets = times * count(box.get("events").get(site - 1), "nuggets");
            gainNuggets(seat, nuggets, "event " + site);
        } else {
            gain(seat, box.get("events").get(site - 1), times, "event " + site);
        }
    }

    private void answerOffer(RecordSeat seat, int most) {
        if (most == 0) {
            return;
        }
        String[] words = lines.take("nuggets-spent " + seat.number + " nuggets");
        int nuggets = Integer.parseInt(words[0]);
        demand(nuggets >= (seat.sam ? most : 0) && nuggets <= most, "so many nuggets");
        int points = nuggets * box.getInt("pointsForANugget");
        demand(Integer.parseInt(words[2]) == points, points + " points");
        seat.nuggets -= nuggets;
        seat.points += points;
        cart += nuggets;
    }

    private int[] showBustersCards() {
        int[] shown = numbers(lines.take("buster-shown"));
        demand(isSite(shown[0]) && isSite(shown[1]) && shown[0] != shown[1], "two of his cards");
        return shown;
    }

    private static boolean isSite(int number) {
        return number >= 1 && number <= SITES;
    }

    private static int[] numbers(String[] words) {
        return Arrays.stream(words).mapToInt(Integer::parseInt).toArray();
    }

    /** Everybody is put on the wheel; how many stand on each site. */
    private int[] place(int[] shown) {
        int[] crowds = new int[SITES + 1];
        int[] sites = numbers(lines.take("pioneers-placed on"));
        demand(sites.length == players, "a site for every player");
        for (RecordSeat seat : playersInOrder()) {
            seat.site = sites[seat.number - 1];
            demand(isSite(seat.site), "a site");
            crowds[seat.site]++;
        }
        if (mules) {
            placeMules(crowds);
        }
        if (solo) {
            placeSam(shown, crowds);
        }
        if (players <= 2 && !mules) {
            int buster = numbers(lines.take("buster-placed"))[0];
            demand(isSite(buster) && buster != shown[0] && buster != shown[1], "his other cards");
            crowds[buster]++;
        }
        return crowds;
    }

    private void placeMules(int[] crowds) {
        int[] sites = numbers(lines.take("mules-placed on"));
        for (RecordSeat seat : inOrder()) {
            seat.mule = sites[seat.number - 1];
            demand(isSite(seat.mule), "a site");
            crowds[seat.mule]++;
        }
        for (RecordSeat seat : inOrder()) {
            if (seat.carrots.remove(seat.mule)) {
                lines.expect("carrot-eaten " + seat.number + " " + seat.mule);
                gainEvent(seat, seat.mule);
            }
        }
    }

    private void placeSam(int[] shown, int[] crowds) {
        String[] words = lines.take("sam-placed");
        RecordSeat sam = seats.get(1);
        sam.site = Integer.parseInt(words[0]);
        demand(sam.site == shown[words[1].equals("heads") ? 0 : 1], "heads for the left site");
        crowds[sam.site]++;
    }

    private void moveBarricade(int[] crowds) {
        int most = Arrays.stream(crowds).max().getAsInt();
        long sites = Arrays.stream(crowds).filter(crowd -> crowd == most).count();
        for (int site = 1; site <= SITES; site++) {
            if (sites == 1 && crowds[site] == most && site != signpost()) {
                barricade = site;
                lines.expect("barricade-moved " + site + " crowd " + most);
            }
        }
    }

    int signpost() {
        return (barker + box.getInt("signpostSteps") - 1) % SITES + 1;
    }

    int pointedTo() {
        return signpost() == 1 ? SITES : signpost() - 1;
    }

    // Gains

    static int count(JsonValue goods, String kind) {
        return goods.getInt(kind, 0);
    }

    /** Gives goods, as far as there are pieces, and checks the lines that tell of it. */
    void gain(RecordSeat seat, JsonValue goods, int times, String cause) {
        int coins = times * count(goods, "coins");
        seat.coins += coins;
        told("coins-gained", seat, coins, cause);
        gainNuggets(seat, times * count(goods, "nuggets"), cause);
        gainDudes(seat, times * count(goods, "dudes"), cause);
        gainTents(seat, times * count(goods, "tents"), cause);
        gainHorses(seat, times * count(goods, "horses"), cause);
        gainCards(seat, times * count(goods, "cards"), cause);
        gainPoints(seat, times * count(goods, "points"), cause);
    }

    void gain(RecordSeat seat, JsonValue goods, String cause) {
        gain(seat, goods, 1, cause);
    }

    private void told(String verb, RecordSeat seat, int count, String cause) {
        if (count > 0) {
            lines.expect(verb + " " + seat.number + " " + count + " because " + cause);
        }
    }

    void gainCoins(RecordSeat seat, int coins, String cause) {
        seat.coins += coins;
        told("coins-gained", seat, coins, cause);
    }

    void gainNuggets(RecordSeat seat, int wanted, String cause) {
        int nuggets = Math.min(wanted, gold);
        int coins = seat.sam ? 0 : wanted - nuggets;
        gold -= nuggets;
        seat.nuggets += nuggets;
        seat.coins += coins;
        if (nuggets + coins > 0) {
            String what = seat.number + " " + nuggets + " coins " + coins;
            lines.expect("nuggets-gained " + what + " because " + cause);
        }
    }

    void gainDudes(RecordSeat seat, int wanted, String cause) {
        int dudes = Math.min(wanted, seat.supply);
        seat.supply -= dudes;
        seat.cabin += dudes;
        told("dudes-gained", seat, dudes, cause);
    }

    void gainTents(RecordSeat seat, int wanted, String cause) {
        int tents = Math.min(wanted, seat.tentSupply);
        seat.tentSupply -= tents;
        seat.tents += tents;
        told("tents-gained", seat, tents, cause);
    }

    void gainHorses(RecordSeat seat, int wanted, String cause) {
        int horses = Math.min(wanted, box.getInt("mostHorses") - seat.horses);
        seat.horses += horses;
        told("horses-gained", seat, horses, cause);
    }

    void gainCards(RecordSeat seat, int wanted, String cause) {
        if (wanted == 0) {
            return;
        }
        int count = Math.min(wanted, seat.deck());
        StringBuilder line = new StringBuilder("cards-drawn " + seat.number + " " + count);
        String[] words = lines.peek().split(" ");
        for (int i = 0; i < count; i++) {
            String card = words.length > 3 + i ? words[3 + i] : "";
            demand(seat.draw(card), "the next card of the deck, not " + card);
            line.append(' ').append(card);
        }
        seat.points += wanted - count;
        line.append(" points ").append(wanted - count).append(' ').append(openness());
        lines.expect(line + " because " + cause);
    }

    void gainPoints(RecordSeat seat, int points, String cause) {
        seat.points += points;
        told("points-gained", seat, points, cause);
    }

    /** What a nugget is worth: that of the lowest row with an empty place. */
    int goldValue() {
        int[] values = box.get("goldValues").asIntArray();
        int size = box.getInt("goldRow");
        int below = gold;
        for (int row = values.length - 1; row >= 0; row--) {
            if (below < size) {
                return values[row];
            }
            below -= size;
        }
        return values[0];
    }

    // Barrels

    private void takeFromStack(String kind) {
        demand(stack.getOrDefault(kind, 0) > 0, "a barrel of the stack");
        stack.merge(kind, -1, Integer::sum);
    }

    private int stackSize() {
        return stack.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** The discards become the stack when one is needed; whether there is a stack. */
    private boolean prepareStack() {
        if (stackSize() == 0 && !discards.isEmpty()) {
            lines.expect("barrels-shuffled " + discards.size());
            discards.forEach(kind -> stack.merge(kind, 1, Integer::sum));
            discards.clear();
        }
        return stackSize() > 0;
    }

    /** Somebody takes a barrel; its kind. */
    String takeBarrel(RecordSeat seat) {
        if (lines.verb().equals("barrels-shuffled")) {
            prepareStack();
        }
        String[] words = lines.take("barrel-taken " + seat.number);
        if (words[0].equals("stack")) {
            takeFromStack(words[1]);
        } else {
            int place = Integer.parseInt(words[0]) - 1;
            demand(faceUp.get(place).equals(words[1]), "the barrel that lies there");
            faceUp.set(place, "");
        }
        return words[0] + " " + words[1];
    }

    void callOutlaws(RecordSeat seat, int wanted) {
        int count = Math.min(wanted, box.getInt("outlaws") - outlaws);
        outlaws += count;
        if (count > 0) {
            lines.expect("outlaws-came " + seat.number + " " + count);
        }
    }

    void refillHideout() {
        for (int place = 0; place < faceUp.size(); place++) {
            if (faceUp.get(place).isEmpty() && prepareStack()) {
                String kind = lines.take("barrel-turned-up " + (place + 1))[0];
                takeFromStack(kind);
                faceUp.set(place, kind);
            }
        }
    }

    // The end of a year

    private int rowSize(int row) {
        return box.get("rows").getInt(row);
    }

    int gunmen(String owner) {
        int gunmen = 0;
        for (int row = 0; row < rows.length; row++) {
            gunmen += owner.equals(rows[row]) ? rowSize(row) : 0;
        }
        return gunmen;
    }

    void fillRow(RecordSeat seat, int row) {
        demand(rows[row - 1] == null, "a free row");
        int size = rowSize(row - 1);
        rows[row - 1] = String.valueOf(seat.number);
        if (seat.sam) {
            seat.supply -= size;
        } else {
            seat.cabin -= size;
        }
        demand(seat.supply >= 0 && seat.cabin >= 0, "enough dudes for the row");
        lines.expect("gunmen-placed " + seat.number + " " + row);
    }

    private void fight(int year) {
        List<String> contenders = new ArrayList<>();
        int gunmen = 0;
        for (int row = 0; row < rows.length; row++) {
            if (rows[row] != null) {
                gunmen += rowSize(row);
                if (!contenders.contains(rows[row])) {
                    contenders.add(rows[row]); // nearest the outlaws first, which decides ties
                }
            }
        }
        boolean won = gunmen > outlaws;
        lines.expect(
                "shootout-fought "
                        + (FIRST_YEAR + year)
                        + " "
                        + table
                        + " gunmen "
                        + gunmen
                        + " outlaws "
                        + outlaws
                        + (won ? " won" : " lost"));
        int[] numbers = box.get("tables").get(TABLES.indexOf(table)).asIntArray();
        int[] half = won ? Arrays.copyOf(numbers, 4) : Arrays.copyOfRange(numbers, 4, 8);
        contenders.sort(Comparator.comparing(this::gunmen, Comparator.reverseOrder()));
        int best = 0;
        for (int rank = 0; rank < contenders.size(); rank++) {
            String contender = contenders.get(rank);
            lines.expect(
                    "shootout-ranked "
                            + contender
                            + " rank "
                            + (rank + 1)
                            + " gunmen "
                            + gunmen(contender));
            if (!contender.equals(STRANGERS)) {
                RecordSeat seat = seats.get(Integer.parseInt(contender) - 1);
                best = best == 0 ? seat.number : best;
                gainPoints(seat, half[Math.min(rank, 2)], "shootout " + (rank + 1));
            }
        }
        for (RecordSeat seat : playersInOrder()) {
            if (gunmen(String.valueOf(seat.number)) == 0) {
                bury(seat, half[3]);
            }
        }
        if (best != 0 && best != sheriff) {
            lines.expect("badge-passed " + sheriff + " " + best);
            sheriff = best;
        }
    }

    private void bury(RecordSeat seat, int dudes) {
        for (int i = 0; i < dudes && seat.graves < box.getInt("graves"); i++) {
            if (seat.supply > 0) {
                seat.supply--;
                lines.expect("dude-buried " + seat.number + " supply");
            } else if (seat.cabin > 0) {
                seat.cabin--;
                lines.expect("dude-buried " + seat.number + " cabin");
            } else {
                return;
            }
            seat.graves++;
            if (seat.pioneer.equals("renegade")) {
                gainCards(seat, box.getInt("renegadeCards"), "pioneer renegade");
            }
        }
    }

    private void cleanUp(int year, boolean last) {
        for (int row = 0; row < rows.length; row++) {
            if (rows[row] != null && !rows[row].equals(STRANGERS)) {
                RecordSeat seat = seats.get(Integer.parseInt(rows[row]) - 1);
                lines.expect("gunmen-went-home " + (row + 1) + " " + seat.number);
                seat.boxed += seat.sam ? rowSize(row) : 0;
                seat.supply += seat.sam ? 0 : rowSize(row);
                rows[row] = null;
            }
        }
        lines.expect("outlaws-left " + outlaws);
        for (RecordSeat seat : seats) {
            if (seat.guests > 0) {
                lines.expect("guests-left " + seat.number + " " + seat.guests);
                seat.supply += seat.guests;
                seat.guests = 0;
            }
            if (mules && seat.carrots.size() < SITES) {
                int missing = 0;
                for (int site = 1; site <= SITES; site++) {
                    missing += seat.carrots.contains(site) ? 0 : 1 << site - 1;
                }
                lines.expect("carrots-returned " + seat.number + " carrots " + missing);
                returnCarrots(seat);
            }
        }
        tablesSeen.add(table);
        table = lines.take("shootout-table-shown")[0];
        demand(table.equals("board") == last && tablesSeen.add(table), "a tile, then the board");
        outlaws = box.get("yearOutlaws").getInt(year);
        lines.expect("year-started " + (FIRST_YEAR + year) + " outlaws " + outlaws);
        if (cart > 0) {
            lines.expect("gold-refilled " + cart);
            gold += cart;
            cart = 0;
        }
    }

    // What everybody has

    /** Compares with what the record says that everybody has. */
    void checkPossessions() {
        JsonValue told = lines.possessions();
        same(told, "gold", gold);
        same(told, "cart", cart);
        same(told, "outlaws", outlaws);
        demand(told.get("seats").size == seats.size(), "everybody");
        int nuggets = gold + cart;
        for (RecordSeat seat : seats) {
            checkPossessions(told.get("seats").get(seat.number - 1), seat);
            nuggets += seat.nuggets;
        }
        int places = box.get("goldValues").size * box.getInt("goldRow");
        demand(nuggets == places, "the nuggets of the set-up");
    }

    private void checkPossessions(JsonValue told, RecordSeat seat) {
        same(told, "coins", seat.coins);
        same(told, "nuggets", seat.nuggets);
        same(told, "cabin", seat.cabin);
        same(told, "supply", seat.supply);
        same(told, "graves", seat.graves);
        same(told, "guests", seat.guests);
        same(told, "tents", seat.tents);
        same(told, "tentSupply", seat.tentSupply);
        same(told, "horses", seat.horses);
        same(told, "points", seat.points);
        same(told, "barrels", seat.fresh.size() + seat.used.size());
        same(told, "hotels", seat.hotels);
        same(told, "deck", seat.deck());
        demand(told.getString("wagon").equals(seat.wagon), "the wagon on " + seat.wagon);
        demand(Set.of(told.get("hand").asStringArray()).equals(seat.hand), "hand " + seat.hand);
        demand(Set.of(told.get("built").asStringArray()).equals(seat.built), "" + seat.built);
        int dudes = gunmen(String.valueOf(seat.number));
        dudes += seat.cabin + seat.supply + seat.graves + seat.guests + seat.boxed;
        demand(dudes == box.getInt("dudes"), "all dudes");
    }

    private void same(JsonValue told, String what, int count) {
        demand(told.getInt(what) == count, count + " " + what + ", not " + told.getInt(what));
    }

    void demand(boolean condition, String law) {
        lines.demand(condition, law);
    }
}
