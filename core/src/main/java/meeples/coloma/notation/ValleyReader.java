package meeples.coloma.notation;

import java.util.ArrayList;
import java.util.List;
import meeples.coloma.model.Barrel;
import meeples.coloma.model.Box;
import meeples.coloma.model.Building;
import meeples.coloma.model.Country;
import meeples.coloma.model.Decision;
import meeples.coloma.model.PioneerCards;
import meeples.coloma.model.Region;
import meeples.coloma.model.Setup;
import meeples.coloma.model.Site;
import meeples.coloma.model.Valley;
import meeples.play.BadTextException;
import meeples.play.Fault;
import meeples.play.PositionReader;
import meeples.play.Words;

/** Puts a valley together from the lines of a {@link ValleyText}. */
final class ValleyReader extends PositionReader<Valley> {
    /** A wagon without a horse would be a rare thing to draw. */
    private static final int HORSES_UNLESS_SAID = 1;

    private static final int MOST = 99_999;
    private static final int NOT_TOLD = -1;
    private static final String[] LINES = {
        "year",
        "wheel",
        "pioneers",
        "mules",
        "carrots",
        "tents",
        "buster",
        "shootout",
        "rows",
        "gold",
        "hideout",
        "discarded",
        "bridges",
        "hotels",
        "towns",
        "road",
        "regions",
        "player",
        "sam",
        "turn",
        "chance"
    };
    private static final String[] PARTS = {
        "has", "pioneer", "rivers", "built", "hand", "top", "bottom", "fresh", "used"
    };
    private static final String[] POSSESSIONS = {
        "dudes", "tents", "horses", "coins", "nuggets", "points", "graves", "hotels", "guests",
        "boxed"
    };
    private static final int DUDES = 0;
    private static final int TENTS = 1;
    private static final int HORSES = 2;
    private static final int COINS = 3;
    private static final int NUGGETS = 4;
    private static final int POINTS = 5;
    private static final int GRAVES = 6;
    private static final int HOTELS = 7;
    private static final int GUESTS = 8;
    private static final int BOXED = 9;

    private final int[][] has = new int[Valley.MOST_SEATS][POSSESSIONS.length];
    private final int[] built = new int[Valley.MOST_SEATS];
    private final int[] hand = new int[Valley.MOST_SEATS];
    private final int[][] top = new int[Valley.MOST_SEATS][0];
    private final int[][] bottom = new int[Valley.MOST_SEATS][0];
    private final int[] eventTents = new int[Valley.MOST_SEATS];
    private final int[] regionTents = new int[Valley.MOST_SEATS];
    private Valley valley;
    private int gold = NOT_TOLD;
    private int cart = NOT_TOLD;
    private int hotelMarket = NOT_TOLD;
    private Words question = new Words("0 player 1 site");

    @Override
    protected Valley complete() throws BadTextException {
        putAwayTheRest();
        readQuestion();
        new ValleyCheck(valley).check();
        return valley;
    }

    @Override
    protected void open(Words words) throws BadTextException {
        words.expect("valley");
        words.expect("players");
        int players = words.number("the number of players", 1, Valley.MOST_SEATS);
        words.expect("sheriff");
        boolean sam = players == 1 && words.accept(Vocabulary.SAM);
        int sheriff = sam ? Valley.SAM : Vocabulary.seat(words, players);
        boolean hotels = words.accept("hotels");
        boolean mules = words.accept("mules");
        boolean openHands = words.accept("open-hands");
        int years = words.accept("years") ? words.number("the years", 1, Box.YEARS) : Box.YEARS;
        words.end();
        if (mules && players != 2) {
            throw new BadTextException("the mule duel is for 2 players");
        }
        valley =
                Valley.unsettled(
                        new Setup(
                                players,
                                Valley.NOBODY,
                                0,
                                hotels,
                                mules,
                                PioneerCards.NONE,
                                openHands,
                                years,
                                0));
        valley.setSheriff(sheriff);
        setTime(0, 1);
        for (int seat = 0; seat < valley.table(); seat++) {
            has[seat][HORSES] = HORSES_UNLESS_SAID;
            eventTents[seat] = valley.isSam(seat) ? Box.SAM_EVENT_TENTS : 0;
        }
        valley.setShootoutTable(years == 1 ? Box.BOARD_TABLE : 0);
        noteQuestion();
    }

    private void setTime(int year, int round) {
        valley.setYear(year);
        valley.setRound(round);
        valley.setBarker((round + Site.ALL - 1) % Site.ALL);
    }

    @Override
    protected void readPart(Words words) throws BadTextException {
        String part = LINES[words.oneOf("a line of a position", LINES)];
        switch (part) {
            case "year" -> readYear(words);
            case "wheel" -> readWheel(words);
            case "pioneers" -> readPioneers(words);
            case "mules" -> readMules(words);
            case "carrots" -> readCarrots(words);
            case "tents" -> readTents(words, Site.ALL, eventTents);
            case "buster" -> valley.setShown(Vocabulary.site(words), Vocabulary.site(words));
            case "shootout" -> readShootout(words);
            case "rows" -> readRows(words);
            case "gold" -> readGold(words);
            case "hideout" -> readHideout(words);
            case "discarded" -> readDiscards(words);
            case "bridges" -> readBridges(words);
            case "hotels" -> hotelMarket = words.number("the hotels", 0, MOST);
            case "towns" -> readWagons(words, 0, Country.TOWNS);
            case "road" -> readRoad(words);
            case "regions" -> readTents(words, Region.ALL, regionTents);
            case "player" -> readPlayer(words, Vocabulary.seat(words, valley.players()));
            case "sam" -> {
                demand(valley.isSolo(), "Sam plays only against a single player");
                readPlayer(words, Valley.SAM);
            }
            case "chance" -> readChance(words);
            default -> {
                question = words; // makes sense only when all else is known
                noteQuestion();
            }
        }
        if (!hasSeveralLines(part)) {
            once(part);
        }
        if (words != question) {
            words.end();
        }
    }

    /** Roads and players are told apart by their second word. */
    private static boolean hasSeveralLines(String part) {
        return part.equals("road") || part.equals("player") || part.equals("sam");
    }

    private static void demand(boolean condition, String complaint) throws BadTextException {
        if (!condition) {
            throw new BadTextException(complaint);
        }
    }

    // The board

    private void readYear(Words words) throws BadTextException {
        demand(!isTold("wheel"), "the year is told before the wheel");
        int last = Box.FIRST_YEAR + valley.years() - 1;
        int year = words.number("the year", Box.FIRST_YEAR, last) - Box.FIRST_YEAR;
        words.expect("round");
        setTime(year, words.number("the round", 0, Box.ROUNDS));
        if (valley.isLastYear()) {
            valley.setShootoutTable(Box.BOARD_TABLE);
        }
    }

    private void readWheel(Words words) throws BadTextException {
        int barricades = 0;
        for (int site = 0; site < Site.ALL; site++) {
            String word = words.next("what lies on a site");
            String rest = word.replace("+" + ValleyText.WHEEL[2], "");
            boolean barricade = !rest.equals(word) || word.equals(ValleyText.WHEEL[2]);
            String place = word.equals(ValleyText.WHEEL[2]) ? Vocabulary.NONE : rest;
            String wanted =
                    site == valley.barker()
                            ? ValleyText.WHEEL[0]
                            : site == valley.signpost() ? ValleyText.WHEEL[1] : Vocabulary.NONE;
            demand(
                    place.equals(wanted),
                    "on site "
                            + (site + 1)
                            + " is "
                            + wanted
                            + " in this round, not "
                            + Words.shown(place));
            if (barricade) {
                barricades++;
                valley.setBarricade(site == valley.signpost() ? Valley.ON_SIGNPOST : site);
            }
        }
        demand(barricades == 1, "there is one barricade");
    }

    /** Who is named in a column, one bit each; Buster's is beyond the seats. */
    private int readCrowd(Words words) throws BadTextException {
        String word = words.next("who is there");
        int crowd = 0;
        if (word.equals(Vocabulary.NONE)) {
            return crowd;
        }
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            int who =
                    c == 'B'
                            ? Valley.MOST_SEATS
                            : c == 'S' && valley.isSolo() ? Valley.SAM : c - '1';
            boolean known =
                    who == Valley.MOST_SEATS && c == 'B'
                            || c == 'S' && valley.isSolo()
                            || who >= 0 && who < valley.players();
            if (!known || (crowd & 1 << who) != 0) {
                String shown = Words.shown(word);
                throw new BadTextException(
                        Fault.UNKNOWN_WORD, shown + " does not tell who is there", shown);
            }
            crowd |= 1 << who;
        }
        return crowd;
    }

    /** The same where Buster has no business. */
    private int readSeats(Words words) throws BadTextException {
        int crowd = readCrowd(words);
        demand(crowd >>> Valley.MOST_SEATS == 0, "Buster does not belong here");
        return crowd;
    }

    private void readPioneers(Words words) throws BadTextException {
        for (int site = 0; site < Site.ALL; site++) {
            int crowd = readCrowd(words);
            for (int seat = 0; seat < valley.table(); seat++) {
                if ((crowd & 1 << seat) != 0) {
                    demand(valley.site(seat) == Site.NONE, "a pioneer is on one site only");
                    valley.setSite(seat, site);
                }
            }
            if (crowd >>> Valley.MOST_SEATS != 0) {
                demand(valley.withBuster(), "Buster does not play");
                demand(valley.buster() == Site.NONE, "Buster is on one site only");
                valley.setBuster(site);
            }
        }
    }

    private void readMules(Words words) throws BadTextException {
        demand(valley.withMules(), "there are no mules");
        for (int site = 0; site < Site.ALL; site++) {
            int crowd = readSeats(words);
            for (int seat = 0; seat < valley.players(); seat++) {
                if ((crowd & 1 << seat) != 0) {
                    demand(valley.mule(seat) == Site.NONE, "a mule is on one site only");
                    valley.setMule(seat, site);
                }
            }
        }
    }

    private void readCarrots(Words words) throws BadTextException {
        demand(valley.withMules(), "there are no carrots without mules");
        int[] carrots = new int[Valley.MOST_SEATS];
        readTents(words, Site.ALL, carrots);
        for (int seat = 0; seat < valley.players(); seat++) {
            valley.setCarrots(seat, carrots[seat]);
        }
    }

    /** What everybody has in the columns of a row, one bit a column. */
    private void readTents(Words words, int columns, int[] bits) throws BadTextException {
        for (int seat = 0; seat < bits.length; seat++) {
            bits[seat] = 0;
        }
        for (int column = 0; column < columns; column++) {
            int crowd = readSeats(words);
            for (int seat = 0; seat < valley.table(); seat++) {
                bits[seat] |= (crowd >>> seat & 1) << column;
            }
        }
    }

    private void readShootout(Words words) throws BadTextException {
        words.expect("outlaws");
        valley.setOutlaws(words.number("the outlaws", 0, Box.OUTLAWS));
        words.expect("table");
        valley.setShootoutTable(Vocabulary.table(words));
        int gone = 0;
        if (words.accept("gone")) {
            while (!words.isAtEnd()) {
                gone |= 1 << Vocabulary.table(words);
            }
        }
        valley.setGoneTiles(gone);
    }

    private void readRows(Words words) throws BadTextException {
        for (int row = 0; row < Box.ROWS; row++) {
            boolean strangers = valley.hasStrangers() && row == Box.STRANGERS_ROW;
            if (words.accept("N")) {
                demand(strangers, "the gunmen of nobody are not there");
                valley.setRow(row, Valley.STRANGERS);
            } else {
                demand(!strangers, "the gunmen of nobody stay in their row");
                int owner = readSeats(words);
                demand((owner & owner - 1) == 0, "a row is filled by one player");
                valley.setRow(
                        row, owner == 0 ? Valley.NOBODY : Integer.numberOfTrailingZeros(owner));
            }
        }
    }

    private void readGold(Words words) throws BadTextException {
        gold = words.number("the gold", 0, valley.goldPlaces());
        if (words.accept("cart")) {
            cart = words.number("the mine cart", 0, valley.goldPlaces());
        }
    }

    private void readHideout(Words words) throws BadTextException {
        for (int place = 0; place < Barrel.FACE_UP; place++) {
            if (!words.accept(Vocabulary.NONE)) {
                int kind = Vocabulary.barrel(words);
                takeFromStack(kind);
                valley.setFaceUp(place, kind);
            }
        }
    }

    private void takeFromStack(int kind) throws BadTextException {
        demand(valley.inStack(kind) > 0, "there are more barrels of a kind than exist");
        valley.takeFromStack(kind);
    }

    private void readDiscards(Words words) throws BadTextException {
        while (!words.isAtEnd()) {
            int kind = Vocabulary.barrel(words);
            takeFromStack(kind);
            valley.addDiscards(kind, 1);
        }
    }

    private void readBridges(Words words) throws BadTextException {
        for (int place = 0; place < Box.BRIDGE_KINDS; place++) {
            if (words.accept(Vocabulary.NONE)) {
                continue;
            }
            String word = words.next("a bridge");
            int colon = word.indexOf(':');
            demand(colon > 0, Words.shown(word) + " should be a bridge and a number");
            int kind = Vocabulary.bridge(new Words(word.substring(0, colon)));
            Words count = new Words(word.substring(colon + 1));
            for (int other = 0; other < place; other++) {
                demand(valley.bridgeForSale(other) != kind, "a kind of bridge is told twice");
            }
            int most = Box.bridgesOfAKind(valley.players());
            valley.setBridgeForSale(place, kind, count.number("the bridges", 0, most));
            count.end();
        }
    }

    private void readRoad(Words words) throws BadTextException {
        String name = words.next("a road");
        int first = Country.TOWNS;
        for (int road = 0; road < Box.roads(); road++) {
            if (ValleyText.roadName(first).equals(name)) {
                demand(isNew("road " + name), "a road is told twice");
                readWagons(words, first, Box.roadLength(road));
                return;
            }
            first += Box.roadLength(road);
        }
        String shown = Words.shown(name);
        throw new BadTextException(Fault.UNKNOWN_WORD, shown + " is not a road", shown);
    }

    private void readWagons(Words words, int first, int count) throws BadTextException {
        for (int space = first; space < first + count; space++) {
            int crowd = readSeats(words);
            for (int seat = 0; seat < valley.table(); seat++) {
                if ((crowd & 1 << seat) != 0) {
                    demand(isNew("wagon " + seat), "a wagon is in one place only");
                    valley.setWagon(seat, space);
                }
            }
        }
    }

    // Players

    private void readPlayer(Words words, int seat) throws BadTextException {
        String part = PARTS[words.oneOf("a line of a player", PARTS)];
        demand(isNew(part + " of " + seat), Words.shown(part) + " is told twice");
        switch (part) {
            case "has" -> readPossessions(words, seat);
            case "pioneer" -> valley.setPioneer(seat, Vocabulary.pioneer(words));
            case "rivers" -> readRivers(words, seat);
            case "built" -> built[seat] = readSet(words);
            case "hand" -> hand[seat] = readSet(words);
            case "top" -> top[seat] = readList(words);
            case "bottom" -> bottom[seat] = readList(words);
            default -> {
                while (!words.isAtEnd()) {
                    int kind = Vocabulary.barrel(words);
                    takeFromStack(kind);
                    if (part.equals("fresh")) {
                        valley.addFreshBarrels(seat, kind, 1);
                    } else {
                        valley.addUsedBarrels(seat, kind, 1);
                    }
                }
            }
        }
    }

    private void readPossessions(Words words, int seat) throws BadTextException {
        while (!words.isAtEnd()) {
            int what = words.oneOf("something a player has", POSSESSIONS);
            int least = what == POINTS ? -MOST : 0;
            has[seat][what] = words.number("the number", least, MOST);
        }
    }

    private void readRivers(Words words, int seat) throws BadTextException {
        while (!words.isAtEnd()) {
            String word = words.next("a river");
            int colon = word.indexOf(':');
            int canyon = Vocabulary.canyon(new Words(colon < 0 ? word : word.substring(0, colon)));
            demand((valley.rivers(seat) & 1 << canyon) == 0, "a canyon is told twice");
            valley.setRivers(seat, valley.rivers(seat) | 1 << canyon);
            if (colon >= 0) {
                Words bridge = new Words(word.substring(colon + 1));
                int kind = Vocabulary.bridge(bridge);
                bridge.end();
                demand(!valley.hasBridge(seat, kind), "nobody has two bridges of one kind");
                valley.setBridge(seat, canyon, kind);
            }
        }
    }

    private static int readSet(Words words) throws BadTextException {
        int set = 0;
        for (int card : readList(words)) {
            set |= 1 << card;
        }
        return set;
    }

    private static int[] readList(Words words) throws BadTextException {
        List<Integer> cards = new ArrayList<>();
        while (!words.isAtEnd()) {
            int card = Vocabulary.building(words);
            demand(!cards.contains(card), "a card is told twice");
            cards.add(card);
        }
        int[] list = new int[cards.size()];
        for (int i = 0; i < list.length; i++) {
            list[i] = cards.get(i);
        }
        return list;
    }

    private void readChance(Words words) throws BadTextException {
        valley.setRevelations(words.number("the revelations", 0, MOST));
        for (int i = 0; i < 4; i++) {
            valley.setGenerator(i, words.hex("a number of the generator"));
        }
    }

    // What was mentioned nowhere

    private void putAwayTheRest() throws BadTextException {
        int nuggets = 0;
        int hotels = 0;
        for (int seat = 0; seat < valley.table(); seat++) {
            int[] own = has[seat];
            putAwayDudesAndTents(seat, own);
            putAwayCards(seat);
            valley.addHorses(seat, own[HORSES]);
            valley.addCoins(seat, own[COINS]);
            valley.addNuggets(seat, own[NUGGETS]);
            valley.addPoints(seat, own[POINTS]);
            valley.setHotels(seat, own[HOTELS]);
            nuggets += own[NUGGETS];
            hotels += own[HOTELS];
        }
        int left = valley.goldPlaces() - nuggets;
        int inSupply = gold == NOT_TOLD ? left : gold;
        demand(inSupply >= 0 && inSupply <= left, "there are more nuggets than exist");
        demand(
                cart == NOT_TOLD || cart == left - inSupply,
                "the mine cart has all nuggets that are nowhere else");
        valley.addGold(inSupply - valley.gold());
        valley.addToCart(left - inSupply);
        int market = hotelMarket == NOT_TOLD ? valley.hotelMarket() - hotels : hotelMarket;
        demand(
                market >= 0 && market + hotels <= valley.hotelMarket(),
                "there are more hotels than exist");
        valley.setHotelMarket(market);
    }

    private void putAwayDudesAndTents(int seat, int[] own) throws BadTextException {
        int dudes =
                Box.DUDES
                        - own[DUDES]
                        - own[GRAVES]
                        - own[GUESTS]
                        - own[BOXED]
                        - valley.gunmen(seat);
        int all = valley.isSam(seat) ? Box.SAM_TENTS : Box.TENTS;
        int tents =
                all
                        - own[TENTS]
                        - Integer.bitCount(eventTents[seat])
                        - Integer.bitCount(regionTents[seat]);
        demand(dudes >= 0 && tents >= 0, "somebody has more dudes or tents than exist");
        valley.setDudes(seat, own[DUDES], dudes, own[GRAVES], own[GUESTS], own[BOXED]);
        valley.setTents(seat, own[TENTS], tents, eventTents[seat], regionTents[seat]);
    }

    private void putAwayCards(int seat) throws BadTextException {
        if (valley.isSam(seat)) {
            demand(
                    (built[seat] | hand[seat]) == 0 && top[seat].length + bottom[seat].length == 0,
                    "Sam has no cards");
            return;
        }
        int seen = built[seat];
        demand((seen & hand[seat]) == 0, "a card is in two places");
        seen |= hand[seat];
        for (int[] cards : new int[][] {top[seat], bottom[seat]}) {
            for (int card : cards) {
                demand((seen & 1 << card) == 0, "a card is in two places");
                seen |= 1 << card;
            }
        }
        valley.setCards(seat, built[seat], hand[seat], top[seat], bottom[seat]);
    }

    // The question

    private void readQuestion() throws BadTextException {
        Words words = question;
        valley.setTurn(words.number("the turn", 0, MOST));
        int seat = Valley.NOBODY;
        if (words.accept("player")) {
            seat = Vocabulary.seat(words, valley.players());
        }
        Decision decision = Decision.of(words.oneOf("a decision", ValleyText.DECISIONS));
        demand(
                (decision == Decision.OVER) == (seat == Valley.NOBODY),
                "somebody decides until the game is over");
        valley.ask(decision, seat);
        if (decision == Decision.PAY) {
            words.expect("for");
            valley.setPending(MoveText.read(words));
        } else if (decision == Decision.WAY) {
            readWay(words);
        }
        readProgress(words);
        words.end();
        boolean inTurn =
                decision == Decision.ACT || decision == Decision.PAY || decision == Decision.WAY;
        if (inTurn) {
            valley.setActive(seat);
            valley.setTurnSite(valley.site(seat));
        }
        if (inTurn || decision == Decision.OFFER) {
            int place = 0;
            while (valley.inOrder(place) != seat) {
                place++;
            }
            valley.setPointer(place + 1);
        }
    }

    private void readWay(Words words) throws BadTextException {
        List<Integer> spaces = new ArrayList<>();
        while (!words.accept("left")) {
            spaces.add(Vocabulary.space(words));
        }
        int most = Box.MOST_HORSES + Box.BLACKSMITH_SPACES;
        int left = words.number("the spaces left", 0, most);
        boolean helped = words.accept("helped");
        demand(!spaces.isEmpty() && spaces.size() + left <= most + 1, "no wagon goes so far");
        valley.beginWay(spaces.get(0), left + spaces.size() - 1, helped);
        for (int i = 1; i < spaces.size(); i++) {
            valley.addToWay(spaces.get(i));
        }
    }

    private void readProgress(Words words) throws BadTextException {
        if (words.accept("primary")) {
            valley.setPrimary(words.oneOf("a state", ValleyText.STATES));
        }
        if (words.accept("secondary")) {
            valley.setSecondary(words.oneOf("a state", ValleyText.STATES));
        }
        if (words.accept("worked")) {
            readWorked(words);
        }
        if (words.accept("once")) {
            int once = 0;
            while (!words.isAtEnd()) {
                once |= 1 << words.oneOf("something done once a turn", ValleyText.ONCE);
            }
            valley.setOnce(once);
        }
    }

    private void readWorked(Words words) throws BadTextException {
        int worked = 0;
        boolean more = !words.isAtEnd();
        while (more) {
            if (words.accept(ValleyText.MILL_SHOVEL)) {
                worked |= 1 << Building.ALL;
            } else if (words.accept(ValleyText.MILL_WHEELBARROW)) {
                worked |= 1 << Building.ALL + 1;
            } else {
                int building = acceptBuilding(words);
                more = building >= 0;
                worked |= more ? 1 << building : 0;
            }
        }
        valley.setWorked(worked);
    }

    /** The building that comes next in the line, or -1. */
    private static int acceptBuilding(Words words) {
        for (int building = 0; building < Building.ALL; building++) {
            if (words.accept(Vocabulary.building(building))) {
                return building;
            }
        }
        return NOT_TOLD;
    }
}
