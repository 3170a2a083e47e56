package meeples.coloma;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import meeples.coloma.model.Barrel;
import meeples.coloma.model.Box;
import meeples.coloma.model.Bridge;
import meeples.coloma.model.Building;
import meeples.coloma.model.Country;
import meeples.coloma.model.Pioneer;
import meeples.coloma.model.Site;
import meeples.coloma.model.Valley;
import meeples.coloma.notation.ValleyText;
import meeples.coloma.rules.Cause;
import meeples.coloma.rules.Event;
import meeples.play.Books;

/**
 * A spectator who keeps books of the whole table from what is told, and nothing else. If the books
 * agree with the valley after a move, then the events explain every difference it made.
 */
public final class Ledger implements Books<Valley, Event>, Event.Visitor<Boolean> {
    private final int players;
    private final boolean solo;
    private final Book[] books;
    private final int[] rows = new int[Box.ROWS];
    private final int[] bridgesLeft = new int[Box.BRIDGE_KINDS];
    private final int[] bridgeKinds = new int[Box.BRIDGE_KINDS];
    private final int[] faceUp = new int[Barrel.FACE_UP];
    private final int[] stack = new int[Barrel.KINDS];
    private final int[] discards = new int[Barrel.KINDS];
    private int year;
    private int round;
    private int sheriff;
    private int barker;
    private int barricade = Valley.ON_SIGNPOST;
    private int outlaws;
    private int gold;
    private int cart;
    private int hotelMarket;
    private int table;
    private int gone;
    private int buster = Site.NONE;
    private int shownLeft = Site.NONE;
    private int shownRight = Site.NONE;
    private int active = Valley.NOBODY;
    private boolean won;
    private boolean over;

    /** What one at the table has. */
    private static final class Book {
        final int[] bridges = {Bridge.NONE, Bridge.NONE, Bridge.NONE, Bridge.NONE};
        final int[] fresh = new int[Barrel.KINDS];
        final int[] used = new int[Barrel.KINDS];
        final List<Integer> top = new ArrayList<>();
        final List<Integer> bottom = new ArrayList<>();
        int cabin;
        int supply;
        int graves;
        int guests;
        int boxed;
        int tents;
        int tentSupply;
        int eventTents;
        int regionTents;
        int horses;
        int coins;
        int nuggets;
        int points;
        int wagon;
        int rivers;
        int built;
        int hotels;
        int hand;
        int shuffled;
        int pioneer;
        int carrots;
        int site = Site.NONE;
        int mule = Site.NONE;
    }

    /** Opens the books with what lies on the table after the set-up. */
    public Ledger(Valley valley) {
        players = valley.players();
        solo = valley.isSolo();
        books = new Book[valley.table()];
        for (int seat = 0; seat < books.length; seat++) {
            Book book = new Book();
            books[seat] = book;
            book.cabin = valley.cabin(seat);
            book.supply = valley.supply(seat);
            book.tents = valley.tents(seat);
            book.tentSupply = valley.tentSupply(seat);
            book.eventTents = valley.eventTents(seat);
            book.horses = valley.horses(seat);
            book.coins = valley.coins(seat);
            book.nuggets = valley.nuggets(seat);
            book.points = valley.gained(seat);
            book.hand = valley.hand(seat);
            book.shuffled = valley.shuffled(seat);
            book.pioneer = valley.pioneer(seat);
            book.carrots = valley.carrots(seat);
        }
        for (int row = 0; row < Box.ROWS; row++) {
            rows[row] = valley.row(row);
        }
        for (int place = 0; place < Box.BRIDGE_KINDS; place++) {
            bridgesLeft[place] = valley.bridgesLeft(place);
            bridgeKinds[place] = valley.bridgeForSale(place);
        }
        for (int place = 0; place < Barrel.FACE_UP; place++) {
            faceUp[place] = valley.faceUp(place);
        }
        for (int kind = 0; kind < Barrel.KINDS; kind++) {
            stack[kind] = valley.inStack(kind);
        }
        sheriff = valley.sheriff();
        barker = valley.barker();
        outlaws = valley.outlaws();
        gold = valley.gold();
        hotelMarket = valley.hotelMarket();
        table = valley.shootoutTable();
    }

    @Override
    public void accept(Event event) {
        demand(event.accept(this), event);
    }

    private static void demand(boolean condition, Object about) {
        if (!condition) {
            throw new AssertionError("cannot be so: " + about);
        }
    }

    private boolean isSam(int seat) {
        return solo && seat == Valley.SAM;
    }

    // Set-up and rounds

    @Override
    public Boolean visit(Event.PioneerChosen e) {
        books[e.seat()].pioneer = e.pioneer();
        return Arrays.stream(books).filter(book -> book.pioneer == e.pioneer()).count() == 1;
    }

    @Override
    public Boolean visit(Event.ChoiceMade e) {
        return e.seat() < players;
    }

    @Override
    public Boolean visit(Event.CardPutBack e) {
        Book book = books[e.seat()];
        boolean inHand = (book.hand & 1 << e.card()) != 0;
        book.hand &= ~(1 << e.card());
        (e.onTop() ? book.top : book.bottom).add(e.card());
        return inHand && (e.cause() == Cause.SET_UP) == (round == 0);
    }

    @Override
    public Boolean visit(Event.YearStarted e) {
        year++;
        round = 0;
        outlaws += e.outlaws();
        return e.year() == year && outlaws == e.outlaws();
    }

    @Override
    public Boolean visit(Event.RoundStarted e) {
        round++;
        barker = (barker + 1) % Site.ALL;
        barricade = Valley.ON_SIGNPOST;
        return e.year() == year && e.round() == round && e.barker() == barker;
    }

    @Override
    public Boolean visit(Event.EventReached e) {
        return e.site() == barker;
    }

    @Override
    public Boolean visit(Event.CarrotEaten e) {
        Book book = books[e.seat()];
        boolean there = (book.carrots & 1 << e.site()) != 0;
        book.carrots &= ~(1 << e.site());
        return there && book.mule == e.site();
    }

    @Override
    public Boolean visit(Event.BusterShown e) {
        shownLeft = e.left();
        shownRight = e.right();
        return e.left() != e.right();
    }

    @Override
    public Boolean visit(Event.PioneersPlaced e) {
        for (int seat = 0; seat < players; seat++) {
            books[seat].site = e.sites()[seat];
        }
        return e.sites().length == players;
    }

    @Override
    public Boolean visit(Event.MulesPlaced e) {
        for (int seat = 0; seat < players; seat++) {
            books[seat].mule = e.sites()[seat];
        }
        return e.sites().length == players;
    }

    @Override
    public Boolean visit(Event.SamPlaced e) {
        books[Valley.SAM].site = e.site();
        return e.site() == (e.heads() ? shownLeft : shownRight);
    }

    @Override
    public Boolean visit(Event.BusterPlaced e) {
        buster = e.site();
        return buster != shownLeft && buster != shownRight;
    }

    @Override
    public Boolean visit(Event.BarricadeMoved e) {
        barricade = e.site();
        int[] crowds = new int[Site.ALL];
        for (Book book : books) {
            crowds[book.site]++;
            if (book.mule != Site.NONE) {
                crowds[book.mule]++;
            }
        }
        if (buster != Site.NONE) {
            crowds[buster]++;
        }
        boolean most = crowds[e.site()] == e.crowd();
        for (int site = 0; site < Site.ALL; site++) {
            most &= site == e.site() || crowds[site] < e.crowd();
        }
        return most;
    }

    @Override
    public Boolean visit(Event.TurnStarted e) {
        active = e.seat();
        return books[e.seat()].site == e.site();
    }

    @Override
    public Boolean visit(Event.TurnEnded e) {
        boolean right = active == e.seat();
        active = Valley.NOBODY;
        return right;
    }

    @Override
    public Boolean visit(Event.PioneersTakenBack e) {
        for (Book book : books) {
            book.site = Site.NONE;
            book.mule = Site.NONE;
        }
        buster = Site.NONE;
        shownLeft = Site.NONE;
        shownRight = Site.NONE;
        return true;
    }

    // Gains

    @Override
    public Boolean visit(Event.CoinsGained e) {
        books[e.seat()].coins += e.count();
        return e.count() > 0 && !isSam(e.seat());
    }

    @Override
    public Boolean visit(Event.NuggetsGained e) {
        books[e.seat()].nuggets += e.count();
        books[e.seat()].coins += e.coins();
        gold -= e.count();
        return e.coins() == 0 || gold == 0 && !isSam(e.seat());
    }

    @Override
    public Boolean visit(Event.DudesGained e) {
        books[e.seat()].supply -= e.count();
        books[e.seat()].cabin += e.count();
        return !isSam(e.seat());
    }

    @Override
    public Boolean visit(Event.TentsGained e) {
        books[e.seat()].tentSupply -= e.count();
        books[e.seat()].tents += e.count();
        return !isSam(e.seat());
    }

    @Override
    public Boolean visit(Event.HorsesGained e) {
        books[e.seat()].horses += e.count();
        return books[e.seat()].horses <= Box.MOST_HORSES;
    }

    @Override
    public Boolean visit(Event.CardsDrawn e) {
        Book book = books[e.seat()];
        for (int card : e.cards()) {
            if (!book.top.isEmpty()) {
                demand(card == book.top.remove(book.top.size() - 1), e);
            } else if (book.shuffled != 0) {
                demand((book.shuffled & 1 << card) != 0, e);
                book.shuffled &= ~(1 << card);
            } else {
                demand(card == book.bottom.remove(0), e);
            }
            book.hand |= 1 << card;
        }
        book.points += e.points();
        boolean empty = book.top.size() + book.bottom.size() + book.shuffled == 0;
        return e.points() == 0 || empty;
    }

    @Override
    public Boolean visit(Event.PointsGained e) {
        books[e.seat()].points += e.count();
        return e.count() > 0;
    }

    @Override
    public Boolean visit(Event.NuggetsSpent e) {
        books[e.seat()].nuggets -= e.nuggets();
        books[e.seat()].points += e.points();
        cart += e.nuggets();
        return e.points() == Box.POINTS_FOR_A_NUGGET * e.nuggets();
    }

    // What is made

    @Override
    public Boolean visit(Event.Paid e) {
        Book book = books[e.seat()];
        book.coins -= e.coins();
        book.nuggets -= e.nuggets();
        cart += e.nuggets();
        book.tents -= e.tents();
        book.tentSupply += e.tents();
        book.cabin -= e.dudes();
        book.supply += e.dudes();
        return e.seat() == active && (e.tents() == 0 || book.pioneer == Pioneer.HOMESTEADER);
    }

    @Override
    public Boolean visit(Event.RiverSurveyed e) {
        boolean free = (books[e.seat()].rivers & 1 << e.canyon()) == 0;
        books[e.seat()].rivers |= 1 << e.canyon();
        return free;
    }

    @Override
    public Boolean visit(Event.BridgeBuilt e) {
        Book book = books[e.seat()];
        boolean free = (book.rivers & 1 << e.canyon()) != 0 && book.bridges[e.canyon()] < 0;
        for (int kind : book.bridges) {
            free &= kind != e.kind();
        }
        book.bridges[e.canyon()] = e.kind();
        for (int place = 0; place < Box.BRIDGE_KINDS; place++) {
            bridgesLeft[place] -= bridgeKinds[place] == e.kind() ? 1 : 0;
        }
        return free;
    }

    @Override
    public Boolean visit(Event.BuildingBuilt e) {
        Book book = books[e.seat()];
        boolean inHand = (book.hand & 1 << e.building()) != 0;
        book.hand &= ~(1 << e.building());
        book.built |= 1 << e.building();
        return inHand;
    }

    @Override
    public Boolean visit(Event.HotelBuilt e) {
        books[e.seat()].hotels++;
        return --hotelMarket == e.left();
    }

    @Override
    public Boolean visit(Event.WagonMoved e) {
        boolean right = books[e.seat()].wagon == e.from();
        books[e.seat()].wagon = e.to();
        for (int space : e.jumped()) {
            right &= space >= Country.TOWNS && isOccupied(space);
        }
        return right && (e.to() < Country.TOWNS || !isTaken(e.to(), e.seat()));
    }

    private boolean isOccupied(int space) {
        return isTaken(space, Valley.NOBODY);
    }

    private boolean isTaken(int space, int except) {
        for (int seat = 0; seat < books.length; seat++) {
            if (seat != except && books[seat].wagon == space) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Boolean visit(Event.WagonStopped e) {
        return books[e.seat()].wagon == e.space();
    }

    @Override
    public Boolean visit(Event.WagonSent e) {
        boolean right = books[e.seat()].wagon == e.from() && isSam(e.seat());
        books[e.seat()].wagon = e.to();
        return right && e.to() != e.from() && e.to() != Country.COLOMA;
    }

    @Override
    public Boolean visit(Event.MineCartRobbed e) {
        books[e.seat()].nuggets += e.nuggets();
        cart -= e.nuggets();
        return books[e.seat()].pioneer == Pioneer.ROBBER && cart >= 0;
    }

    @Override
    public Boolean visit(Event.TentOnEvent e) {
        Book book = books[e.seat()];
        boolean free = (book.eventTents & 1 << e.site()) == 0;
        book.tents--;
        book.eventTents |= 1 << e.site();
        return free;
    }

    @Override
    public Boolean visit(Event.TentInRegion e) {
        Book book = books[e.seat()];
        boolean free = (book.regionTents & 1 << e.region()) == 0;
        if (isSam(e.seat())) {
            book.tentSupply--;
        } else {
            book.tents--;
        }
        book.regionTents |= 1 << e.region();
        return free && (Box.regions(book.wagon) & 1 << e.region()) != 0;
    }

    @Override
    public Boolean visit(Event.GunmenPlaced e) {
        Book book = books[e.seat()];
        boolean free = rows[e.row()] == Valley.NOBODY;
        rows[e.row()] = e.seat();
        if (isSam(e.seat())) {
            book.supply -= Box.rowSize(e.row());
        } else {
            book.cabin -= Box.rowSize(e.row());
        }
        return free;
    }

    @Override
    public Boolean visit(Event.DudesPutToBed e) {
        books[e.seat()].cabin -= e.count();
        books[e.seat()].guests += e.count();
        return books[e.seat()].guests <= Box.BEDS * books[e.seat()].hotels;
    }

    // Barrels

    @Override
    public Boolean visit(Event.BarrelTaken e) {
        boolean right = true;
        if (e.place() == Barrel.STACK) {
            stack[e.kind()]--;
        } else {
            right = faceUp[e.place()] == e.kind();
            faceUp[e.place()] = Barrel.NONE;
        }
        (isSam(e.seat()) ? books[e.seat()].used : books[e.seat()].fresh)[e.kind()]++;
        return right;
    }

    @Override
    public Boolean visit(Event.OutlawsCame e) {
        outlaws += e.count();
        return outlaws <= Box.OUTLAWS;
    }

    @Override
    public Boolean visit(Event.BarrelsShuffled e) {
        boolean right =
                Arrays.stream(stack).sum() == 0 && Arrays.stream(discards).sum() == e.count();
        for (int kind = 0; kind < Barrel.KINDS; kind++) {
            stack[kind] = discards[kind];
            discards[kind] = 0;
        }
        return right;
    }

    @Override
    public Boolean visit(Event.BarrelTurnedUp e) {
        boolean free = faceUp[e.place()] == Barrel.NONE;
        faceUp[e.place()] = e.kind();
        return free && --stack[e.kind()] >= 0;
    }

    @Override
    public Boolean visit(Event.BarrelUsed e) {
        books[e.seat()].used[e.kind()]++;
        return --books[e.seat()].fresh[e.kind()] >= 0;
    }

    @Override
    public Boolean visit(Event.BarrelDiscarded e) {
        discards[e.kind()]++;
        return --books[e.seat()].used[e.kind()] >= 0;
    }

    @Override
    public Boolean visit(Event.BarricadeBlasted e) {
        return (books[e.seat()].built & 1 << Building.BLASTING_SHED) != 0 && e.seat() == active;
    }

    // The shootout

    private int gunmen(int owner) {
        int gunmen = 0;
        for (int row = 0; row < Box.ROWS; row++) {
            gunmen += rows[row] == owner ? row + 1 : 0;
        }
        return gunmen;
    }

    @Override
    public Boolean visit(Event.ShootoutFought e) {
        int gunmen = 0;
        for (int row = 0; row < Box.ROWS; row++) {
            gunmen += rows[row] == Valley.NOBODY ? 0 : row + 1;
        }
        won = gunmen > outlaws;
        return e.year() == year
                && e.table() == table
                && e.gunmen() == gunmen
                && e.outlaws() == outlaws
                && e.won() == won;
    }

    @Override
    public Boolean visit(Event.ShootoutRanked e) {
        return e.gunmen() == gunmen(e.contender());
    }

    @Override
    public Boolean visit(Event.DudeBuried e) {
        Book book = books[e.seat()];
        book.graves++;
        if (e.fromCabin()) {
            book.cabin--;
        } else {
            book.supply--;
        }
        return gunmen(e.seat()) == 0 && (!e.fromCabin() || book.supply == 0);
    }

    @Override
    public Boolean visit(Event.BadgePassed e) {
        boolean right = sheriff == e.from();
        sheriff = e.to();
        return right && gunmen(e.to()) > 0;
    }

    @Override
    public Boolean visit(Event.GunmenWentHome e) {
        boolean right = rows[e.row()] == e.owner();
        rows[e.row()] = Valley.NOBODY;
        if (isSam(e.owner())) {
            books[e.owner()].boxed += e.row() + 1;
        } else {
            books[e.owner()].supply += e.row() + 1;
        }
        return right;
    }

    @Override
    public Boolean visit(Event.OutlawsLeft e) {
        outlaws -= e.count();
        return outlaws == 0;
    }

    @Override
    public Boolean visit(Event.GuestsLeft e) {
        books[e.seat()].guests -= e.count();
        books[e.seat()].supply += e.count();
        return books[e.seat()].guests == 0;
    }

    @Override
    public Boolean visit(Event.ShootoutTableShown e) {
        gone |= 1 << table;
        table = e.table();
        return (gone & 1 << table) == 0;
    }

    @Override
    public Boolean visit(Event.GoldRefilled e) {
        gold += e.count();
        cart -= e.count();
        return cart == 0;
    }

    @Override
    public Boolean visit(Event.CarrotsReturned e) {
        boolean missing = (books[e.seat()].carrots & e.carrots()) == 0;
        books[e.seat()].carrots |= e.carrots();
        return missing;
    }

    // Sam

    @Override
    public Boolean visit(Event.SamSurveyed e) {
        boolean none = books[Valley.SAM].rivers == 0;
        books[Valley.SAM].rivers = 1;
        return none;
    }

    @Override
    public Boolean visit(Event.SamTradedBridge e) {
        boolean one = books[Valley.SAM].rivers == 1 && bridgeKinds[e.place()] == e.kind();
        books[Valley.SAM].rivers = 0;
        bridgesLeft[e.place()]--;
        return one;
    }

    @Override
    public Boolean visit(Event.SamTookHotel e) {
        return --hotelMarket == e.left();
    }

    // The end

    @Override
    public Boolean visit(Event.GameEnded e) {
        over = true;
        boolean right = true;
        for (int seat = 0; seat < players; seat++) {
            right &= points(books[seat]) == e.points()[seat];
            int place = 1;
            for (int other = 0; other < players; other++) {
                place += isAhead(e, other, seat) ? 1 : 0;
            }
            right &= solo || e.places()[seat] == place;
        }
        if (solo) {
            Book sam = books[Valley.SAM];
            right &= e.sam() == sam.points + regions(sam);
            right &= e.places()[0] == (e.points()[0] > e.sam() ? 1 : 2);
        }
        return right;
    }

    private boolean isAhead(Event.GameEnded e, int rival, int of) {
        Book a = books[rival];
        Book b = books[of];
        int points = e.points()[rival] - e.points()[of];
        int nuggets = a.nuggets - b.nuggets;
        int rest = a.coins + a.cabin + a.tents + a.horses - b.coins - b.cabin - b.tents - b.horses;
        return points > 0 || points == 0 && (nuggets > 0 || nuggets == 0 && rest > 0);
    }

    private static int regions(Book book) {
        return Box.regionPoints(Integer.bitCount(book.regionTents));
    }

    private static int points(Book book) {
        int points = book.points + regions(book);
        points += Box.BUILDING_POINTS * Integer.bitCount(book.built);
        points += Box.HOTEL_POINTS * book.hotels;
        for (int canyon = 0; canyon < Box.CANYONS; canyon++) {
            points += (book.rivers & 1 << canyon) != 0 ? Box.canyonPoints(canyon) : 0;
            points += bridge(book, book.bridges[canyon]);
        }
        for (int grave = 0; grave < book.graves; grave++) {
            points -= Box.gravePoints(grave);
        }
        return points;
    }

    private static int bridge(Book book, int kind) {
        if (kind == Bridge.NONE) {
            return 0;
        }
        int all = Box.bridgePoints(kind) * counted(book, kind);
        return Math.min(Box.mostBridgePoints(kind), all);
    }

    private static int counted(Book book, int kind) {
        return switch (kind) {
            case Bridge.HORSES -> book.horses;
            case Bridge.CARDS -> Integer.bitCount(book.hand);
            case Bridge.GRAVES -> book.graves;
            case Bridge.BARRELS -> Arrays.stream(book.fresh).sum() + Arrays.stream(book.used).sum();
            case Bridge.EVENT_TENTS -> Integer.bitCount(book.eventTents);
            case Bridge.NUGGETS -> book.nuggets;
            case Bridge.WORKSHOPS -> Integer.bitCount(book.built & 0xff);
            case Bridge.RIVERS -> Integer.bitCount(book.rivers);
            case Bridge.COINS -> book.coins;
            default -> book.cabin;
        };
    }

    // Comparing

    /** Compares the books with the valley. */
    @Override
    public void checkAgainst(Valley valley) {
        for (int seat = 0; seat < books.length; seat++) {
            check(valley, seat, books[seat]);
        }
        for (int row = 0; row < Box.ROWS; row++) {
            same(rows[row], valley.row(row), "row", valley);
        }
        for (int place = 0; place < Box.BRIDGE_KINDS; place++) {
            same(bridgesLeft[place], valley.bridgesLeft(place), "bridges", valley);
            same(bridgeKinds[place], valley.bridgeForSale(place), "bridges", valley);
        }
        for (int place = 0; place < Barrel.FACE_UP; place++) {
            same(faceUp[place], valley.faceUp(place), "hideout", valley);
        }
        for (int kind = 0; kind < Barrel.KINDS; kind++) {
            same(stack[kind], valley.inStack(kind), "stack", valley);
            same(discards[kind], valley.discards(kind), "discards", valley);
        }
        same(year, valley.year(), "year", valley);
        same(round, valley.round(), "round", valley);
        same(sheriff, valley.sheriff(), "sheriff", valley);
        same(barker, valley.barker(), "barker", valley);
        same(barricade, valley.barricade(), "barricade", valley);
        same(outlaws, valley.outlaws(), "outlaws", valley);
        same(gold, valley.gold(), "gold", valley);
        same(cart, valley.cart(), "cart", valley);
        same(hotelMarket, valley.hotelMarket(), "hotels", valley);
        same(table, valley.shootoutTable(), "table", valley);
        same(gone, valley.goneTiles(), "gone tiles", valley);
        same(buster, valley.buster(), "Buster", valley);
        same(shownLeft, valley.shownLeft(), "left card", valley);
        same(shownRight, valley.shownRight(), "right card", valley);
        same(active, valley.active(), "active", valley);
        same(over ? 1 : 0, valley.decider() == Valley.NOBODY ? 1 : 0, "the end", valley);
    }

    private void check(Valley valley, int seat, Book book) {
        same(book.cabin, valley.cabin(seat), "cabin", valley);
        same(book.supply, valley.supply(seat), "supply", valley);
        same(book.graves, valley.graves(seat), "graves", valley);
        same(book.guests, valley.guests(seat), "guests", valley);
        same(book.boxed, valley.boxed(seat), "boxed", valley);
        same(book.tents, valley.tents(seat), "tents", valley);
        same(book.tentSupply, valley.tentSupply(seat), "tent supply", valley);
        same(book.eventTents, valley.eventTents(seat), "event tents", valley);
        same(book.regionTents, valley.regionTents(seat), "region tents", valley);
        same(book.horses, valley.horses(seat), "horses", valley);
        same(book.coins, valley.coins(seat), "coins", valley);
        same(book.nuggets, valley.nuggets(seat), "nuggets", valley);
        same(book.points, valley.gained(seat), "points", valley);
        same(book.wagon, valley.wagon(seat), "wagon", valley);
        same(book.rivers, valley.rivers(seat), "rivers", valley);
        same(book.built, valley.built(seat), "built", valley);
        same(book.hotels, valley.hotels(seat), "hotels", valley);
        same(book.pioneer, valley.pioneer(seat), "pioneer", valley);
        same(book.carrots, valley.carrots(seat), "carrots", valley);
        for (int canyon = 0; canyon < Box.CANYONS; canyon++) {
            same(book.bridges[canyon], valley.bridge(seat, canyon), "bridge", valley);
        }
        for (int kind = 0; kind < Barrel.KINDS; kind++) {
            same(book.fresh[kind], valley.freshBarrels(seat, kind), "fresh", valley);
            same(book.used[kind], valley.usedBarrels(seat, kind), "used", valley);
        }
        checkSecrets(valley, seat, book);
    }

    /** What was chosen in secret is told when all have chosen. */
    private void checkSecrets(Valley valley, int seat, Book book) {
        switch (valley.decision()) {
            case SITE, MULE -> same(Site.NONE, book.site, "nothing told yet", valley);
            default -> {
                same(book.site, valley.site(seat), "site", valley);
                same(book.mule, valley.mule(seat), "mule", valley);
            }
        }
        if (round > 0 || valley.openHands()) {
            same(book.hand, valley.hand(seat), "hand", valley);
            same(book.shuffled, valley.shuffled(seat), "deck", valley);
            same(book.top.size(), valley.onTop(seat), "top", valley);
            same(book.bottom.size(), valley.atBottom(seat), "bottom", valley);
            for (int i = 0; i < book.top.size(); i++) {
                same(book.top.get(i), valley.onTop(seat, i), "top", valley);
            }
            for (int i = 0; i < book.bottom.size(); i++) {
                same(book.bottom.get(i), valley.atBottom(seat, i), "bottom", valley);
            }
        }
    }

    private static void same(int told, int there, String what, Valley valley) {
        if (told != there) {
            throw new AssertionError(
                    what + ": told " + told + ", is " + there + " at\n" + ValleyText.write(valley));
        }
    }
}
