package meeples.fistful.table;

import com.badlogic.gdx.graphics.Color;
import java.util.List;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.play.Seat;
import meeples.table.component.Piece;
import meeples.table.piece.Faces;

/** Which picture each piece of the game shows. */
final class TownFaces extends Faces {
    private static final int TUMBLES = 3;
    private static final int SIDES_OF_A_DIE = 6;

    private final int[] colours = {0, 1, 2, 3};
    private final int[] symbols = {0, 1, 2, 3};
    private final int[] rollers = {Town.NOBODY, Town.NOBODY};
    private boolean aid;

    void sit(List<Seat> seats) {
        for (int seat = 0; seat < seats.size(); seat++) {
            colours[seat] = SeatColours.index(seats.get(seat).colour());
            symbols[seat] = SeatColours.symbol(seats.get(seat).symbol());
        }
    }

    /** The index of the seat's colour in {@link Art#COLOURS}. */
    int colour(int seat) {
        return colours[seat];
    }

    /** The index of the seat's symbol in {@link Art#SYMBOLS}. */
    int symbol(int seat) {
        return symbols[seat];
    }

    /** Whether what is told apart by colour is told apart by patterns and signs too. */
    void setAid(boolean aid) {
        this.aid = aid;
    }

    boolean hasAid() {
        return aid;
    }

    /** Who rolls the dice: each is in its player's colour. */
    void deal(int[] seats) {
        rollers[0] = seats[0];
        rollers[1] = seats[1];
    }

    @Override
    protected String sprite(Piece piece, int side) {
        if (Kinds.isMeeple(piece.kind)) {
            return Art.meeple(piece.kind);
        }
        if (Kinds.isTile(piece.kind)) {
            return Art.marquee(side, colours[Kinds.seat(piece.kind)], aid);
        }
        if (Kinds.isToken(piece.kind)) {
            return Art.token(colours[Kinds.seat(piece.kind)], aid);
        }
        if (Kinds.isDie(piece.kind)) {
            return Art.filmDie(side, isDark(piece));
        }
        return switch (piece.kind) {
            case Kinds.GOLD -> Art.CUBE_GOLD;
            case Kinds.STONE -> Art.CUBE_STONE;
            case Kinds.DYNAMITE -> Art.DYNAMITE;
            default -> Art.BAR;
        };
    }

    @Override
    protected String over(Piece piece, int side) {
        if (Kinds.isTile(piece.kind)) {
            int seat = Kinds.seat(piece.kind);
            return Art.marqueeSymbol(side, symbols[seat], Art.isPale(colours[seat]));
        }
        if (Kinds.isToken(piece.kind)) {
            int seat = Kinds.seat(piece.kind);
            return Art.tokenSymbol(symbols[seat], Art.isPale(colours[seat]));
        }
        return aid && Kinds.isMeeple(piece.kind) ? Art.mark(piece.kind) : "";
    }

    @Override
    protected Color tint(Piece piece) {
        if (!Kinds.isDie(piece.kind)) {
            return Color.WHITE;
        }
        int seat = roller(piece);
        if (seat == Town.NOBODY) {
            return TableInk.PAPER;
        }
        return isDark(piece) ? Color.WHITE : SeatColours.of(Art.COLOURS[colours[seat]]);
    }

    private int roller(Piece die) {
        return rollers[die.kind == Kinds.die(Street.S0) ? 0 : 1];
    }

    @Override
    protected String rolling(Piece piece, int step) {
        if (Kinds.isDie(piece.kind)) {
            // 5 has no common divisor with 6: every face comes up in turn, never in order.
            return Art.filmDie(1 + step * 5 % SIDES_OF_A_DIE, isDark(piece));
        }
        return Art.tumble(piece.kind == Kinds.GOLD, step % TUMBLES);
    }

    /** Dark pips would not be seen on the darkest colour. */
    private boolean isDark(Piece die) {
        int seat = roller(die);
        return seat != Town.NOBODY && Art.isDarkest(colours[seat]);
    }
}
