package meeples.fistful.table;

import java.util.List;
import meeples.fistful.model.Street;
import meeples.play.Seat;
import meeples.table.component.Piece;
import meeples.table.piece.Faces;

/** Which picture each piece of the game shows. */
final class TownFaces extends Faces {
    private static final int TUMBLES = 3;
    private static final int SIDES_OF_A_DIE = 6;

    private final int[] colours = {0, 1, 2, 3};
    private final int[] symbols = {0, 1, 2, 3};

    void sit(List<Seat> seats) {
        for (int seat = 0; seat < seats.size(); seat++) {
            colours[seat] = SeatColours.index(seats.get(seat).colour());
            symbols[seat] = SeatColours.indexOf(Art.SYMBOLS, seats.get(seat).symbol());
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

    @Override
    protected String sprite(Piece piece, int side) {
        if (Kinds.isMeeple(piece.kind)) {
            return Art.meeple(piece.kind);
        }
        if (Kinds.isTile(piece.kind)) {
            return Art.marquee(side, colours[Kinds.seat(piece.kind)]);
        }
        if (Kinds.isToken(piece.kind)) {
            return Art.token(colours[Kinds.seat(piece.kind)]);
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
    protected String rolling(Piece piece, int step) {
        if (Kinds.isDie(piece.kind)) {
            // 5 has no common divisor with 6: every face comes up in turn, never in order.
            return Art.filmDie(1 + step * 5 % SIDES_OF_A_DIE, isDark(piece));
        }
        return Art.tumble(piece.kind == Kinds.GOLD, step % TUMBLES);
    }

    private static boolean isDark(Piece piece) {
        return piece.kind == Kinds.die(Street.S1);
    }
}
