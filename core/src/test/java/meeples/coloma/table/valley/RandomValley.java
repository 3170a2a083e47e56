package meeples.coloma.table.valley;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.badlogic.ashley.core.Entity;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import meeples.coloma.model.PioneerCards;
import meeples.coloma.model.Setup;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.ColomaRules;
import meeples.coloma.rules.Event;
import meeples.coloma.table.piece.Kinds;
import meeples.coloma.table.piece.Places;
import meeples.coloma.table.piece.ValleyCensus;
import meeples.coloma.table.piece.ValleySides;
import meeples.picture.SeatColours;
import meeples.picture.SeatSymbols;
import meeples.play.Eyes;
import meeples.play.MoveList;
import meeples.play.Seat;
import meeples.table.Cues;
import meeples.table.Margins;
import meeples.table.Sprites;
import meeples.table.component.GamePiece;
import meeples.table.component.Home;
import meeples.table.component.Pose;
import meeples.table.piece.Census;
import meeples.table.piece.Pieces;

/** A game of any set-up that is played at random before a table. */
final class RandomValley {
    private static final float FRAME = 1 / 30f;

    private final ColomaRules rules = new ColomaRules();
    private final MoveList moves = new MoveList();
    private final Random random;
    final Valley valley;
    final ValleyTable table;

    RandomValley(Setup setup) {
        random = new Random(setup.seed());
        valley = new Valley(setup);
        table = tableFor(setup.players());
    }

    /** All player counts, extras and lengths come up in turn. */
    static Setup setup(int seed) {
        int players = 1 + seed % 6;
        PioneerCards[] cards = PioneerCards.values();
        return new Setup(
                players,
                Valley.NOBODY,
                seed,
                seed % 4 < 2,
                players == 2 && seed / 6 % 2 == 0,
                cards[seed / 6 % cards.length],
                seed % 5 == 0,
                1 + seed / 2 % 3,
                0);
    }

    static ValleyTable tableFor(int players) {
        ValleyTable table = new ValleyTable(Sprites.none(), null, NoSigns.HERE, Cues.silent());
        List<Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < players; seat++) {
            seats.add(new Seat("P" + seat, "", SeatColours.WORDS[seat], SeatSymbols.WORDS[seat]));
        }
        table.sit(seats);
        table.resize(1280, 720, Margins.none(), 1);
        return table;
    }

    boolean isOver() {
        return valley.decider() == Valley.NOBODY;
    }

    /** Plays any move; what these eyes see of it. */
    List<Event> play(Eyes eyes) {
        rules.legalMoves(valley, moves);
        List<Event> events = new ArrayList<>();
        int move = moves.get(random.nextInt(moves.size()));
        rules.play(valley, move, event -> events.add(rules.seenBy(eyes, event)));
        return events;
    }

    /** The piece that is this card in the hand of a seat whose cards are seen. */
    Entity cardInHand(int seat, int card) {
        for (Entity entity : table.pieces().all()) {
            GamePiece piece = Pieces.PIECE.get(entity);
            boolean held =
                    piece.kind == Kinds.card(seat) && piece.place == Places.of(seat, Places.HAND);
            if (held && piece.side == card) {
                return entity;
            }
        }
        throw new AssertionError("not in the hand: " + card);
    }

    void watchToTheEnd() {
        for (int frame = 0; frame < 30 * 120 && table.needsFrames(); frame++) {
            table.update(FRAME);
        }
        assertFalse(table.needsFrames(), "still moving after two minutes");
    }

    void assertShown(Eyes eyes, String when) {
        assertShows(valley, table, eyes, when);
    }

    static void assertShows(Valley valley, ValleyTable table, Eyes eyes, String when) {
        Census shown = new Census(Kinds.COUNT, Places.COUNT);
        shown.take(table.pieces());
        Census wanted = ValleyCensus.of(valley);
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            for (int place = 0; place < Places.COUNT; place++) {
                assertEquals(
                        wanted.count(kind, place),
                        shown.count(kind, place),
                        () -> when + ": pieces");
            }
        }
        for (Entity entity : table.pieces().all()) {
            GamePiece piece = Pieces.PIECE.get(entity);
            if (!Kinds.isCard(piece.kind)) {
                assertEquals(ValleySides.side(valley, piece), piece.side, when);
            }
        }
        for (int seat = 0; seat < valley.players(); seat++) {
            boolean seen = valley.openHands() || eyes.see(seat);
            assertEquals(valley.built(seat), faces(table, seat, Places.TOWN), when);
            assertEquals(seen ? valley.hand(seat) : 0, faces(table, seat, Places.HAND), when);
            assertEquals(0, faces(table, seat, Places.DECK), when);
        }
    }

    /** The cards that lie face up at one of a seat's places, one bit each. */
    static int faces(ValleyTable table, int seat, int what) {
        int cards = 0;
        for (Entity entity : table.pieces().ofKind(Kinds.card(seat))) {
            GamePiece piece = Pieces.PIECE.get(entity);
            if (piece.place == Places.of(seat, what) && piece.side != ValleySides.UNKNOWN) {
                cards |= 1 << piece.side;
            }
        }
        return cards;
    }

    void assertAtRest(String when) {
        for (Entity entity : table.pieces().all()) {
            Home home = Pieces.HOME.get(entity);
            Pose pose = Pieces.POSE.get(entity);
            assertEquals(home.x, pose.x, 0.5f, when);
            assertEquals(home.y, pose.y, 0.5f, when);
            assertEquals(home.shown ? 1 : 0, pose.alpha, 0.03f, when);
        }
    }

    Random random() {
        return random;
    }
}
