package meeples.fistful.table.piece;

import com.badlogic.gdx.graphics.Color;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.table.Art;
import meeples.table.component.GamePiece;
import meeples.table.painter.TableInk;
import meeples.table.piece.PieceFaces;
import meeples.table.piece.SeatLooks;

/** Which picture each piece of the game shows. */
public final class TownFaces extends PieceFaces {
    private static final int TUMBLES = 3;
    private static final int SIDES_OF_A_DIE = 6;

    private final SeatLooks looks;
    private final int[] rollers = {Town.NOBODY, Town.NOBODY};

    public TownFaces(SeatLooks looks) {
        this.looks = looks;
    }

    /** Who rolls the dice: each is in its player's colour. */
    public void deal(int[] seats) {
        rollers[0] = seats[0];
        rollers[1] = seats[1];
    }

    @Override
    protected String sprite(GamePiece piece, int side) {
        if (Kinds.isMeeple(piece.kind)) {
            return Art.meeple(piece.kind);
        }
        if (Kinds.isTile(piece.kind)) {
            return Art.marquee(side, looks.colour(Kinds.seat(piece.kind)), looks.hasAid());
        }
        if (Kinds.isToken(piece.kind)) {
            return Art.token(looks.colour(Kinds.seat(piece.kind)), looks.hasAid());
        }
        if (Kinds.isDie(piece.kind)) {
            return die(piece, side);
        }
        return switch (piece.kind) {
            case Kinds.GOLD -> Art.CUBE_GOLD;
            case Kinds.STONE -> Art.CUBE_STONE;
            case Kinds.DYNAMITE -> Art.DYNAMITE;
            default -> Art.BAR;
        };
    }

    @Override
    protected String over(GamePiece piece, int side) {
        if (Kinds.isTile(piece.kind)) {
            int seat = Kinds.seat(piece.kind);
            return Art.marqueeSymbol(side, looks.symbol(seat), looks.isPale(seat));
        }
        if (Kinds.isToken(piece.kind)) {
            int seat = Kinds.seat(piece.kind);
            return Art.tokenSymbol(looks.symbol(seat), looks.isPale(seat));
        }
        return looks.hasAid() && Kinds.isMeeple(piece.kind) ? Art.mark(piece.kind) : "";
    }

    @Override
    protected Color tint(GamePiece piece) {
        if (!Kinds.isDie(piece.kind)) {
            return Color.WHITE;
        }
        int seat = roller(piece);
        if (seat == Town.NOBODY) {
            return TableInk.PAPER;
        }
        return isDark(piece) ? Color.WHITE : looks.paint(seat);
    }

    private int roller(GamePiece die) {
        return rollers[die.kind == Kinds.die(Street.S0) ? 0 : 1];
    }

    @Override
    protected String rolling(GamePiece piece, int step) {
        if (Kinds.isDie(piece.kind)) {
            // 5 has no common divisor with 6: every face comes up in turn, never in order.
            return die(piece, 1 + step * 5 % SIDES_OF_A_DIE);
        }
        return Art.tumble(piece.kind == Kinds.GOLD, step % TUMBLES);
    }

    private String die(GamePiece die, int face) {
        return isDark(die) ? Art.darkFilmDie(face, looks.colour(roller(die))) : Art.filmDie(face);
    }

    /** Dark pips would not be seen on a dark colour. */
    private boolean isDark(GamePiece die) {
        int seat = roller(die);
        return seat != Town.NOBODY && looks.isDark(seat);
    }
}
