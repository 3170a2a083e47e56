package meeples.fistful;

import java.util.Arrays;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Piece;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.notation.TownText;
import meeples.fistful.rules.Event;
import meeples.fistful.rules.EventListener;
import meeples.play.Books;

/**
 * A spectator who keeps books of the whole table from what is told, and nothing else. If the books
 * agree with the town after a move, then the events explain every difference it made.
 */
public final class Ledger implements Books<Town, Event> {
    private final Bookkeeper bookkeeper = new Bookkeeper();
    private final int players;
    private final int[][] people = new int[Place.ALL][Meeple.KINDS];
    private final int[] street = new int[Street.SPACES];
    private final int[] tokens = new int[Street.SPACES];
    private final int[] owners = new int[Place.BUILDINGS];
    private final int[] faces = new int[Place.BUILDINGS];
    private final int[] gold;
    private final int[] stone;
    private final int[] bars;
    private final int[] tiles;
    private final int[] bag = new int[3];
    private final int[] dice = new int[Street.SPACES];
    private int jailDynamite;
    private int exploded;
    private int bank;
    private int turn;
    private int active;
    private int dynamiteInTheOpen;
    private boolean over;
    private int handSize;
    private int duellistsSown;

    public Ledger(Town town) {
        players = town.players();
        gold = new int[players];
        stone = new int[players];
        bars = new int[players];
        tiles = new int[players];
        Arrays.fill(street, Meeple.NONE);
        Arrays.fill(tokens, Town.NOBODY);
        Arrays.fill(owners, Town.NOBODY);
        for (int place = 0; place < Place.ALL; place++) {
            for (int kind = 0; kind < Meeple.KINDS; kind++) {
                people[place][kind] = town.meeples(place, kind);
            }
        }
        Arrays.fill(tiles, Town.TILES);
        bag[Piece.GOLD] = town.bagGold();
        bag[Piece.STONE] = town.bagStone();
        jailDynamite = town.jailDynamite();
        bank = town.bank();
    }

    @Override
    public void accept(Event event) {
        event.accept(bookkeeper);
    }

    /** What is left out changes nothing on the table. */
    private final class Bookkeeper extends EventListener {
        @Override
        protected void hear(Event.StartingMarqueePlaced e) {
            build(e.seat(), e.building());
        }

        @Override
        protected void hear(Event.TurnStarted e) {
            turn++;
            demand(e.turn() == turn && e.round() == (turn + players - 1) / players, e);
            active = e.seat();
        }

        @Override
        protected void hear(Event.MeeplesTaken e) {
            demand(e.seat() == active, e);
            demand(Arrays.equals(e.counts(), people[e.location()]), e);
            moveAll(e.location(), Place.HAND);
            handSize = Arrays.stream(e.counts()).sum();
            duellistsSown = 0;
        }

        @Override
        protected void hear(Event.DynamiteBagged e) {
            jailDynamite--;
            bag[Piece.DYNAMITE]++;
            demand(jailDynamite == e.leftOnJail(), e);
        }

        @Override
        protected void hear(Event.MeepleSown e) {
            people[Place.HAND][e.meeple()]--;
            demand(street[e.space()] == Meeple.NONE, e);
            street[e.space()] = e.meeple();
            if (Street.isShowdown(e.space())) {
                duellistsSown++;
                demand(duellistsSown < 2 || handSize >= 8, e);
            }
        }

        @Override
        protected void hear(Event.ShowdownMeepleClaimed e) {
            demand(street[e.space()] == e.meeple() && e.sower() == active, e);
            tokens[e.space()] = e.controller();
        }

        @Override
        protected void hear(Event.MadameRetired e) {
            move(Meeple.MADAME, Place.HAND, Place.SALOON, 1);
        }

        @Override
        protected void hear(Event.HandOverflowed e) {
            demand(Arrays.equals(e.counts(), people[Place.HAND]), e);
            moveAll(Place.HAND, Place.SALOON);
        }

        @Override
        protected void hear(Event.MeepleEntered e) {
            leave(e.space(), e.meeple(), e.building(), e);
        }

        @Override
        protected void hear(Event.PiecesDrawn e) {
            draw(e);
        }

        @Override
        protected void hear(Event.RobbersJailed e) {
            demand(people[e.building()][Meeple.ROBBER] == e.count(), e);
            move(Meeple.ROBBER, e.building(), Place.JAIL, e.count());
        }

        @Override
        protected void hear(Event.BuildersLedToSaloon e) {
            demand(people[e.building()][Meeple.BUILDER] == e.count(), e);
            move(Meeple.BUILDER, e.building(), Place.SALOON, e.count());
        }

        @Override
        protected void hear(Event.MarqueeBuilt e) {
            pay(e.seat(), e.gold(), e.stone());
            demand(owners[e.building()] == Town.NOBODY && e.seat() == active, e);
            build(e.seat(), e.building());
        }

        @Override
        protected void hear(Event.MarqueeUpgraded e) {
            pay(e.seat(), e.gold(), e.stone());
            demand(owners[e.building()] == e.seat() && faces[e.building()] == 5, e);
            faces[e.building()] = 10;
        }

        @Override
        protected void hear(Event.DynamiteExploded e) {
            explode(e);
        }

        @Override
        protected void hear(Event.GoldBarTaken e) {
            pay(e.seat(), e.price(), 0);
            bars[e.seat()]++;
            bank--;
            demand(bank == e.leftInBank() && e.seat() == active, e);
        }

        @Override
        protected void hear(Event.GameEnded e) {
            over = true;
            checkPoints(e);
        }

        @Override
        protected void hear(Event.ShowdownBegan e) {
            demand(e.seat() == active, e);
            demand(e.controllers()[0] == tokens[Street.S0], e);
            demand(e.controllers()[1] == tokens[Street.S1], e);
            demand(e.meeples()[0] == street[Street.S0], e);
            demand(e.meeples()[1] == street[Street.S1], e);
        }

        @Override
        protected void hear(Event.DieRolled e) {
            demand(tokens[e.space()] == e.seat() && e.again() == (dice[e.space()] != 0), e);
            dice[e.space()] = e.value();
        }

        @Override
        protected void hear(Event.ShowdownWon e) {
            demand(street[e.winnerSpace()] == e.winnerMeeple(), e);
            demand(tokens[e.winnerSpace()] == e.winner(), e);
            demand(tokens[Street.opposite(e.winnerSpace())] == e.loser(), e);
            int lead = dice[e.winnerSpace()] - dice[Street.opposite(e.winnerSpace())];
            demand(lead > 0 || lead == 0 && e.winnerMeeple() > e.loserMeeple(), e);
            Arrays.fill(dice, 0);
        }

        @Override
        protected void hear(Event.ShowdownDrawn e) {
            demand(dice[Street.S0] == dice[Street.S1], e);
            Arrays.fill(dice, 0);
        }

        @Override
        protected void hear(Event.MeepleBuried e) {
            boolean room = Arrays.stream(people[Place.GRAVEYARD]).sum() < Place.GRAVES;
            demand(room == e.inGrave(), e);
            leave(e.space(), e.meeple(), room ? Place.GRAVEYARD : Place.BOX, e);
        }

        @Override
        protected void hear(Event.WinnerWentToSaloon e) {
            leave(e.space(), e.meeple(), Place.SALOON, e);
        }

        @Override
        protected void hear(Event.TokenReturned e) {
            demand(tokens[e.space()] == e.seat(), e);
            tokens[e.space()] = Town.NOBODY;
        }
    }

    private void build(int seat, int building) {
        owners[building] = seat;
        faces[building] = 5;
        tiles[seat]--;
    }

    private void moveAll(int from, int to) {
        for (int kind = 0; kind < Meeple.KINDS; kind++) {
            move(kind, from, to, people[from][kind]);
        }
    }

    private void move(int kind, int from, int to, int count) {
        people[from][kind] -= count;
        people[to][kind] += count;
    }

    private void leave(int space, int meeple, int to, Event event) {
        demand(street[space] == meeple, event);
        street[space] = Meeple.NONE;
        people[to][meeple]++;
    }

    private void draw(Event.PiecesDrawn e) {
        int inTheBag = Arrays.stream(bag).sum();
        demand(e.pieces().length == Math.min(e.wanted(), inTheBag), e);
        for (int piece : e.pieces()) {
            bag[piece]--;
            gold[e.seat()] += piece == Piece.GOLD ? 1 : 0;
            stone[e.seat()] += piece == Piece.STONE ? 1 : 0;
            dynamiteInTheOpen += piece == Piece.DYNAMITE ? 1 : 0;
        }
    }

    private void explode(Event.DynamiteExploded e) {
        dynamiteInTheOpen--;
        exploded++;
        demand(exploded == e.explosions(), e);
        for (int seat = 0; seat < players; seat++) {
            demand(e.stonesLost()[seat] == stone[seat] / 2, e);
            pay(seat, 0, e.stonesLost()[seat]);
        }
    }

    private void pay(int seat, int goldPaid, int stonePaid) {
        gold[seat] -= goldPaid;
        stone[seat] -= stonePaid;
        bag[Piece.GOLD] += goldPaid;
        bag[Piece.STONE] += stonePaid;
    }

    private void checkPoints(Event.GameEnded e) {
        for (int seat = 0; seat < players; seat++) {
            int points = gold[seat] + 10 * bars[seat];
            for (int building = 0; building < Place.BUILDINGS; building++) {
                points += owners[building] == seat ? faces[building] : 0;
            }
            demand(points == e.points()[seat], e);
            int better = 0;
            for (int other = 0; other < players; other++) {
                int lead = e.points()[other] - e.points()[seat];
                int cubes = gold[other] + stone[other] - gold[seat] - stone[seat];
                better += lead > 0 || lead == 0 && cubes > 0 ? 1 : 0;
            }
            demand(e.places()[seat] == 1 + better, e);
        }
    }

    /** Compares the books with the town. */
    @Override
    public void checkAgainst(Town town) {
        demand(dynamiteInTheOpen == 0, town);
        for (int place = 0; place < Place.ALL; place++) {
            for (int kind = 0; kind < Meeple.KINDS; kind++) {
                demand(people[place][kind] == town.meeples(place, kind), town);
            }
        }
        for (int space = 0; space < Street.SPACES; space++) {
            demand(street[space] == town.on(space), town);
        }
        for (int space : new int[] {Street.S0, Street.S1}) {
            demand(tokens[space] == town.token(space) && dice[space] == town.die(space), town);
        }
        for (int building = 0; building < Place.BUILDINGS; building++) {
            demand(owners[building] == town.owner(building), town);
            demand(faces[building] == town.marquee(building), town);
        }
        for (int seat = 0; seat < players; seat++) {
            demand(gold[seat] == town.gold(seat) && stone[seat] == town.stone(seat), town);
            demand(bars[seat] == town.bars(seat) && tiles[seat] == town.tiles(seat), town);
        }
        demand(bag[Piece.GOLD] == town.bagGold() && bag[Piece.STONE] == town.bagStone(), town);
        demand(bag[Piece.DYNAMITE] == town.bagDynamite(), town);
        demand(jailDynamite == town.jailDynamite() && exploded == town.exploded(), town);
        demand(bank == town.bank() && turn == town.turn(), town);
        demand(turn == 0 || active == town.active(), town);
        demand(over == (town.decision() == Decision.OVER), town);
    }

    private static void demand(boolean condition, Object about) {
        if (!condition) {
            throw new AssertionError(
                    about instanceof Town town ? TownText.write(town) : String.valueOf(about));
        }
    }
}
