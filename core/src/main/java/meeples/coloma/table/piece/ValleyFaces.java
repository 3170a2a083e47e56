package meeples.coloma.table.piece;

import com.badlogic.gdx.graphics.Color;
import meeples.coloma.model.Building;
import meeples.coloma.model.Valley;
import meeples.coloma.table.ValleyArt;
import meeples.picture.SeatColours;
import meeples.table.component.GamePiece;
import meeples.table.piece.PieceFaces;
import meeples.table.piece.SeatLooks;

/** Which picture each piece of the game shows. */
public final class ValleyFaces extends PieceFaces {
    /** What was used is seen as if in the shade. */
    private static final Color SPENT = new Color(0.55f, 0.52f, 0.5f, 1);

    private static final String[] SAMS_COLOURS = {"charcoal", "plum"};

    private final SeatLooks looks;
    private boolean solo;

    public ValleyFaces(SeatLooks looks) {
        this.looks = looks;
    }

    /** Whether the second one at the table is Sam, who has no colour and symbol chosen. */
    public void setSolo(boolean solo) {
        this.solo = solo;
    }

    /** Whether this is Sam, who has no board, panel, dial or symbol. */
    public boolean isSam(int seat) {
        return solo && seat == Valley.SAM;
    }

    /** The index of the colour of a seat's pieces; Sam takes one that the player has not. */
    public int colour(int seat) {
        if (!isSam(seat)) {
            return looks.colour(seat);
        }
        int first = SeatColours.index(SAMS_COLOURS[0]);
        return looks.colour(0) == first ? SeatColours.index(SAMS_COLOURS[1]) : first;
    }

    @Override
    protected String sprite(GamePiece piece, int side) {
        int kind = piece.kind;
        if (kind < Kinds.barrel(0)) {
            return spriteOfSeat(kind, side);
        }
        if (Kinds.isBarrel(kind)) {
            return side == ValleySides.BACK
                    ? ValleyArt.BARREL_BACK
                    : ValleyArt.barrel(Kinds.barrelOf(kind));
        }
        if (Kinds.isBridge(kind)) {
            return ValleyArt.bridge(Kinds.bridgeOf(kind));
        }
        if (Kinds.isBusterCard(kind)) {
            return side == ValleySides.BACK
                    ? ValleyArt.BUSTER_CARD_BACK
                    : ValleyArt.busterCard(Kinds.siteOf(kind));
        }
        if (Kinds.isTile(kind)) {
            return side == ValleySides.UNKNOWN ? ValleyArt.SHOOTOUT_BACK : ValleyArt.shootout(side);
        }
        return switch (kind) {
            case Kinds.STRANGER -> ValleyArt.STRANGER;
            case Kinds.OUTLAW -> ValleyArt.OUTLAW;
            case Kinds.HORSE -> ValleyArt.HORSE;
            case Kinds.NUGGET -> ValleyArt.NUGGET;
            case Kinds.COIN -> ValleyArt.COIN;
            case Kinds.RIVER -> ValleyArt.RIVER;
            case Kinds.HOTEL -> ValleyArt.HOTEL;
            case Kinds.BADGE -> ValleyArt.BADGE;
            case Kinds.BARKER -> ValleyArt.BARKER;
            case Kinds.SIGNPOST -> ValleyArt.SIGNPOST;
            case Kinds.BARRICADE -> ValleyArt.BARRICADE;
            default -> ValleyArt.BUSTER;
        };
    }

    private String spriteOfSeat(int kind, int side) {
        int seat = Kinds.seat(kind);
        int colour = colour(seat);
        boolean aid = looks.hasAid();
        if (Kinds.isPioneer(kind)) {
            return isSam(seat) ? ValleyArt.SAM : ValleyArt.pioneer(colour, aid);
        }
        if (Kinds.isDude(kind)) {
            return side == ValleySides.SPENT ? ValleyArt.GRAVE : ValleyArt.dude(colour, aid);
        }
        if (Kinds.isTent(kind)) {
            return ValleyArt.tent(colour, aid);
        }
        if (Kinds.isWagon(kind)) {
            return ValleyArt.wagon(colour, aid);
        }
        if (Kinds.isMule(kind)) {
            return ValleyArt.mule(colour, aid);
        }
        if (Kinds.isCarrot(kind)) {
            return ValleyArt.carrot(colour, aid);
        }
        if (Kinds.isDial(kind)) {
            return side <= Dials.FACE_DOWN ? ValleyArt.DIAL_BACK : ValleyArt.dial(Dials.site(side));
        }
        return side == Building.UNKNOWN ? ValleyArt.CARD_BACK : ValleyArt.card(side);
    }

    @Override
    protected String over(GamePiece piece, int side) {
        int kind = piece.kind;
        if (kind >= Kinds.barrel(0) || isSam(Kinds.seat(kind))) {
            return "";
        }
        int symbol = looks.symbol(Kinds.seat(kind));
        boolean dark = looks.isPale(Kinds.seat(kind));
        if (Kinds.isPioneer(kind)) {
            return ValleyArt.pioneerSymbol(symbol, dark);
        }
        if (Kinds.isDude(kind)) {
            return side == ValleySides.SPENT ? "" : ValleyArt.dudeSymbol(symbol, dark);
        }
        if (Kinds.isTent(kind)) {
            return ValleyArt.tentSymbol(symbol, dark);
        }
        if (Kinds.isWagon(kind)) {
            return ValleyArt.wagonSymbol(symbol, dark);
        }
        return Kinds.isMule(kind) ? ValleyArt.muleSymbol(symbol, dark) : "";
    }

    @Override
    protected Color tint(GamePiece piece) {
        boolean used = Kinds.isBarrel(piece.kind) && piece.side == ValleySides.SPENT;
        return used ? SPENT : Color.WHITE;
    }

    /** Nothing rolls in this game but the barrels, which show what they showed. */
    @Override
    protected String rolling(GamePiece piece, int step) {
        return sprite(piece, piece.side);
    }
}
