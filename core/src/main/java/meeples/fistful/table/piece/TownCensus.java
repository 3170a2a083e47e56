package meeples.fistful.table.piece;

import com.badlogic.ashley.core.Entity;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.table.component.GamePiece;
import meeples.table.piece.Census;
import meeples.table.piece.PieceFaces;
import meeples.table.piece.Pieces;

/** Reads out of a position of the game which pieces are where, and with which side up. */
public final class TownCensus {
    public static final int SMALL_SIDE = 5;

    private TownCensus() {}

    /** Where all pieces are in this position. */
    public static Census of(Town town) {
        Census census = new Census(Kinds.COUNT, Places.COUNT);
        countMeeples(town, census);
        countMarquees(town, census);
        countSupplies(town, census);
        countCommonPieces(town, census);
        return census;
    }

    private static void countMeeples(Town town, Census census) {
        for (int place = 0; place < Place.ALL; place++) {
            for (int kind = 0; kind < Meeple.KINDS; kind++) {
                census.add(kind, place, town.meeples(place, kind));
            }
        }
        for (int space = 0; space < Street.SPACES; space++) {
            if (!town.isFree(space)) {
                census.add(town.on(space), Places.space(space), 1);
            }
        }
    }

    private static void countMarquees(Town town, Census census) {
        for (int building = 0; building < Place.BUILDINGS; building++) {
            if (town.owner(building) != Town.NOBODY) {
                census.add(Kinds.tile(town.owner(building)), Places.marquee(building), 1);
            }
        }
    }

    private static void countSupplies(Town town, Census census) {
        for (int seat = 0; seat < town.players(); seat++) {
            int supply = Places.supply(seat);
            census.add(Kinds.GOLD, supply, town.gold(seat));
            census.add(Kinds.STONE, supply, town.stone(seat));
            census.add(Kinds.BAR, supply, town.bars(seat));
            census.add(Kinds.tile(seat), supply, town.tiles(seat));
            census.add(Kinds.token(seat), tokenPlace(town, seat), 1);
        }
    }

    private static int tokenPlace(Town town, int seat) {
        if (town.token(Street.S0) == seat) {
            return Places.token(Street.S0);
        }
        return town.token(Street.S1) == seat ? Places.token(Street.S1) : Places.supply(seat);
    }

    private static void countCommonPieces(Town town, Census census) {
        census.add(Kinds.GOLD, Places.BAG, town.bagGold());
        census.add(Kinds.STONE, Places.BAG, town.bagStone());
        census.add(Kinds.DYNAMITE, Places.BAG, town.bagDynamite());
        census.add(Kinds.DYNAMITE, Places.LEDGE, town.jailDynamite());
        census.add(Kinds.DYNAMITE, Places.EXPLOSION, town.exploded());
        census.add(Kinds.BAR, Places.BANK, town.bank());
        for (int side = 0; side < 2; side++) {
            int space = Street.showdownSpace(side);
            boolean rolled = town.die(space) > 0;
            census.add(Kinds.die(space), rolled ? Places.die(space) : Places.DICE_BOX, 1);
        }
    }

    /** Turns tiles and dice to the side that the position says. Says how many were not. */
    public static int turnSides(Town town, Pieces pieces, PieceFaces faces) {
        int turned = 0;
        for (Entity entity : pieces.all()) {
            GamePiece piece = Pieces.PIECE.get(entity);
            int side = side(town, piece);
            if (piece.side != side) {
                faces.turn(entity, side);
                turned++;
            }
        }
        return turned;
    }

    /** Which side of a piece is up in this position. */
    public static int side(Town town, GamePiece piece) {
        if (Kinds.isTile(piece.kind)) {
            for (int building = 0; building < Place.BUILDINGS; building++) {
                if (piece.place == Places.marquee(building)) {
                    return town.marquee(building);
                }
            }
            return SMALL_SIDE;
        }
        for (int dieSide = 0; dieSide < 2; dieSide++) {
            int space = Street.showdownSpace(dieSide);
            if (piece.place == Places.die(space)) {
                return town.die(space);
            }
        }
        // A die in its box keeps the side it fell on.
        return piece.side;
    }
}
