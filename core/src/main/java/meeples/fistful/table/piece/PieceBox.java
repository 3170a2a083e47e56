package meeples.fistful.table.piece;

import com.badlogic.ashley.core.Entity;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.table.Art;
import meeples.fistful.table.FilmPlan;
import meeples.fistful.table.TownPlan;
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

    public void unpack(int players) {
        pieces.clear();
        for (int kind = 0; kind < Meeple.KINDS; kind++) {
            make(Meeple.supply(kind), kind, Places.BOX, 0);
        }
        make(Town.GOLD, Kinds.GOLD, Places.BAG, 0);
        make(Town.STONE, Kinds.STONE, Places.BAG, 0);
        make(Town.DYNAMITES, Kinds.DYNAMITE, Places.LEDGE, 0);
        make(Town.BARS, Kinds.BAR, Places.BANK, 0);
        for (int seat = 0; seat < players; seat++) {
            make(1, Kinds.token(seat), Places.supply(seat), 0);
            make(Town.TILES, Kinds.tile(seat), Places.supply(seat), TownCensus.SMALL_SIDE);
        }
        make(1, Kinds.die(Street.S0), Places.DICE_BOX, 1);
        make(1, Kinds.die(Street.S1), Places.DICE_BOX, 1);
    }

    private void make(int count, int kind, int place, int side) {
        for (int i = 0; i < count; i++) {
            Entity entity = pieces.make(kind, place, side, look(kind));
            faces.turn(entity, side);
        }
    }

    private static PieceLook look(int kind) {
        if (Kinds.isMeeple(kind)) {
            PieceLook look = look(TownPlan.MEEPLE_WIDTH, TownPlan.MEEPLE_HEIGHT);
            look.outline = Art.ghost(kind);
            return onGround(look, Art.MEEPLE_SHADOW, TownPlan.MEEPLE_WIDTH * 1.1f, 20);
        }
        if (Kinds.isTile(kind)) {
            return look(TownPlan.MARQUEE_WIDTH, TownPlan.MARQUEE_HEIGHT);
        }
        if (Kinds.isToken(kind)) {
            return look(TownPlan.TOKEN_SIZE, TownPlan.TOKEN_SIZE);
        }
        if (Kinds.isDie(kind)) {
            PieceLook look = look(FilmPlan.DIE_SIZE, FilmPlan.DIE_SIZE);
            return onGround(look, Art.CUBE_SHADOW, FilmPlan.DIE_SIZE * 1.1f, 40);
        }
        return switch (kind) {
            case Kinds.GOLD, Kinds.STONE ->
                    onGround(
                            look(TownPlan.CUBE_SIZE, TownPlan.CUBE_SIZE),
                            Art.CUBE_SHADOW,
                            TownPlan.CUBE_SIZE * 1.2f,
                            12);
            case Kinds.DYNAMITE ->
                    onGround(
                            look(TownPlan.DYNAMITE_WIDTH, TownPlan.DYNAMITE_HEIGHT),
                            Art.CUBE_SHADOW,
                            TownPlan.DYNAMITE_WIDTH * 1.3f,
                            12);
            default ->
                    onGround(
                            look(TownPlan.BAR_WIDTH, TownPlan.BAR_HEIGHT),
                            Art.CUBE_SHADOW,
                            TownPlan.BAR_WIDTH * 1.15f,
                            14);
        };
    }

    private static PieceLook look(float width, float height) {
        PieceLook look = new PieceLook();
        look.width = width;
        look.height = height;
        return look;
    }

    private static PieceLook onGround(PieceLook look, String shadow, float width, float height) {
        look.shadow = shadow;
        look.shadowWidth = width;
        look.shadowHeight = height;
        return look;
    }
}
