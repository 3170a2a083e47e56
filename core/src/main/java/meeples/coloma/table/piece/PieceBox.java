package meeples.coloma.table.piece;

import com.badlogic.ashley.core.Entity;
import meeples.coloma.model.Box;
import meeples.coloma.model.Building;
import meeples.coloma.model.Site;
import meeples.coloma.model.Valley;
import meeples.coloma.table.ValleyArt;
import meeples.coloma.table.ValleyPlan;
import meeples.table.component.PieceLook;
import meeples.table.piece.PieceFaces;
import meeples.table.piece.Pieces;

/** Takes all pieces of the game out of the box, once for each game. */
public final class PieceBox {
    private final Pieces pieces;
    private final PieceFaces faces;

    public PieceBox(Pieces pieces, PieceFaces faces) {
        this.pieces = pieces;
        this.faces = faces;
    }

    /** All pieces for so many players, all still in the box. */
    public void unpack(int players) {
        pieces.clear();
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            for (int i = pieces(kind, players); i > 0; i--) {
                boolean secret = Kinds.isCard(kind) || Kinds.isTile(kind);
                int side = secret ? ValleySides.UNKNOWN : ValleySides.FACE;
                Entity entity = pieces.make(kind, Places.BOX, side, look(kind));
                faces.turn(entity, side);
            }
        }
    }

    /** How many pieces of a kind there are for so many players; Sam has his where one plays. */
    public static int pieces(int kind, int players) {
        int table = Math.max(players, 2);
        if (kind < Kinds.barrel(0)) {
            int seat = Kinds.seat(kind);
            boolean sam = players == 1 && seat == Valley.SAM;
            return seat >= table ? 0 : sam ? ofSam(kind) : ofSeat(kind, players);
        }
        if (Kinds.isBarrel(kind)) {
            return Box.BARRELS_OF_A_KIND;
        }
        if (Kinds.isBridge(kind)) {
            return Box.bridgesOfAKind(players);
        }
        return switch (kind) {
            case Kinds.STRANGER -> players <= 2 ? Box.rowSize(Box.STRANGERS_ROW) : 0;
            case Kinds.OUTLAW -> Box.OUTLAWS;
            case Kinds.HORSE -> table * Box.MOST_HORSES;
            case Kinds.NUGGET -> Box.GOLD_ROWS * Box.goldRow(players);
            case Kinds.COIN -> players * ValleyCensus.COINS_SHOWN;
            case Kinds.RIVER -> players * Box.CANYONS + (players == 1 ? 1 : 0);
            case Kinds.HOTEL -> table * Box.HOTELS_A_PLAYER;
            default -> 1;
        };
    }

    private static int ofSeat(int kind, int players) {
        if (Kinds.isDude(kind)) {
            return Box.DUDES;
        }
        if (Kinds.isTent(kind)) {
            return Box.TENTS;
        }
        if (Kinds.isCard(kind)) {
            return Building.ALL;
        }
        if (Kinds.isMule(kind)) {
            return players == 2 ? 1 : 0;
        }
        if (Kinds.isCarrot(kind)) {
            return players == 2 ? Site.ALL : 0;
        }
        return 1;
    }

    private static int ofSam(int kind) {
        if (Kinds.isDude(kind)) {
            return Box.DUDES;
        }
        if (Kinds.isTent(kind)) {
            return Box.SAM_TENTS;
        }
        return Kinds.isPioneer(kind) || Kinds.isWagon(kind) ? 1 : 0;
    }

    private static PieceLook look(int kind) {
        if (kind < Kinds.barrel(0)) {
            return lookOfSeat(kind);
        }
        if (Kinds.isBarrel(kind)) {
            return standing(ValleyPlan.BARREL_WIDTH, ValleyPlan.BARREL_HEIGHT);
        }
        if (Kinds.isBridge(kind)) {
            return lying(ValleyPlan.BRIDGE_WIDTH, ValleyPlan.BRIDGE_HEIGHT);
        }
        if (Kinds.isBusterCard(kind)) {
            return lying(ValleyPlan.BUSTER_CARD_WIDTH, ValleyPlan.BUSTER_CARD_HEIGHT);
        }
        if (Kinds.isTile(kind)) {
            return lying(ValleyPlan.TILE_WIDTH, ValleyPlan.TILE_HEIGHT);
        }
        return switch (kind) {
            case Kinds.HORSE -> standing(ValleyPlan.HORSE_WIDTH, ValleyPlan.HORSE_HEIGHT);
            case Kinds.NUGGET -> standing(ValleyPlan.NUGGET_WIDTH, ValleyPlan.NUGGET_HEIGHT);
            case Kinds.COIN -> standing(ValleyPlan.COIN_WIDTH, ValleyPlan.COIN_HEIGHT);
            case Kinds.RIVER -> lying(ValleyPlan.RIVER_WIDTH, ValleyPlan.RIVER_HEIGHT);
            case Kinds.HOTEL -> lying(ValleyPlan.CARD_WIDTH, ValleyPlan.CARD_HEIGHT);
            case Kinds.BADGE -> lying(ValleyPlan.BADGE_SIZE, ValleyPlan.BADGE_SIZE);
            case Kinds.BARKER -> lying(ValleyPlan.BARKER_WIDTH, ValleyPlan.BARKER_HEIGHT);
            case Kinds.SIGNPOST -> lying(ValleyPlan.SIGNPOST_WIDTH, ValleyPlan.SIGNPOST_HEIGHT);
            case Kinds.BARRICADE ->
                    standing(ValleyPlan.BARRICADE_WIDTH, ValleyPlan.BARRICADE_HEIGHT);
            case Kinds.BUSTER -> standing(ValleyPlan.PIONEER_WIDTH, ValleyPlan.PIONEER_HEIGHT);
            default -> standing(ValleyPlan.DUDE_WIDTH, ValleyPlan.DUDE_HEIGHT);
        };
    }

    private static PieceLook lookOfSeat(int kind) {
        if (Kinds.isPioneer(kind)) {
            return standing(ValleyPlan.PIONEER_WIDTH, ValleyPlan.PIONEER_HEIGHT);
        }
        if (Kinds.isDude(kind)) {
            return standing(ValleyPlan.DUDE_WIDTH, ValleyPlan.DUDE_HEIGHT);
        }
        if (Kinds.isTent(kind)) {
            return standing(ValleyPlan.TENT_WIDTH, ValleyPlan.TENT_HEIGHT);
        }
        if (Kinds.isWagon(kind)) {
            return standing(ValleyPlan.WAGON_WIDTH, ValleyPlan.WAGON_HEIGHT);
        }
        if (Kinds.isMule(kind)) {
            return standing(ValleyPlan.MULE_WIDTH, ValleyPlan.MULE_HEIGHT);
        }
        if (Kinds.isCarrot(kind)) {
            return lying(ValleyPlan.CARROT_WIDTH, ValleyPlan.CARROT_HEIGHT);
        }
        if (Kinds.isDial(kind)) {
            return lying(ValleyPlan.DIAL_SIZE, ValleyPlan.DIAL_SIZE);
        }
        return lying(ValleyPlan.CARD_WIDTH, ValleyPlan.CARD_HEIGHT);
    }

    private static PieceLook lying(float width, float height) {
        PieceLook look = new PieceLook();
        look.width = width;
        look.height = height;
        return look;
    }

    private static PieceLook standing(float width, float height) {
        PieceLook look = lying(width, height);
        look.shadow = ValleyArt.SHADOW;
        look.shadowWidth = width * 1.1f;
        look.shadowHeight = Math.min(18, width * 0.36f);
        return look;
    }
}
