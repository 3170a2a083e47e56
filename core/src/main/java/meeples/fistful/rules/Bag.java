package meeples.fistful.rules;

import java.util.function.Consumer;
import meeples.fistful.model.Piece;
import meeples.fistful.model.Town;

/** Drawing from the mining bag, and what dynamite does. */
final class Bag {
    private Bag() {}

    /** Draws a batch into a seat's supply and says how many dynamites were among it. */
    static int draw(
            Town town,
            int seat,
            int wanted,
            DrawCause cause,
            int building,
            int meeples,
            Consumer<? super Event> witness) {
        if (wanted == 0) {
            return 0;
        }
        int draws = Math.min(wanted, town.bagSize());
        if (draws > 0) {
            town.countChance();
        }
        int[] pieces = witness == null ? null : new int[draws];
        int dynamite = 0;
        for (int i = 0; i < draws; i++) {
            int piece = drawOne(town, seat);
            if (piece == Piece.DYNAMITE) {
                dynamite++;
            }
            if (pieces != null) {
                pieces[i] = piece;
            }
        }
        if (witness != null) {
            witness.accept(new Event.PiecesDrawn(seat, cause, building, meeples, wanted, pieces));
        }
        return dynamite;
    }

    private static int drawOne(Town town, int seat) {
        int pick = town.random(town.bagSize());
        if (pick < town.bagGold()) {
            town.addToBag(Piece.GOLD, -1);
            town.addGold(seat, 1);
            return Piece.GOLD;
        }
        if (pick < town.bagGold() + town.bagStone()) {
            town.addToBag(Piece.STONE, -1);
            town.addStone(seat, 1);
            return Piece.STONE;
        }
        town.addToBag(Piece.DYNAMITE, -1);
        return Piece.DYNAMITE;
    }

    /** Each dynamite of a batch halves everybody's stones, one after the other. */
    static void explode(Town town, int seat, int dynamite, Consumer<? super Event> witness) {
        for (int i = 0; i < dynamite; i++) {
            explodeOne(town, seat, witness);
        }
    }

    private static void explodeOne(Town town, int seat, Consumer<? super Event> witness) {
        int[] lost = witness == null ? null : new int[town.players()];
        for (int victim = 0; victim < town.players(); victim++) {
            int half = town.stone(victim) / 2;
            town.addStone(victim, -half);
            town.addToBag(Piece.STONE, half);
            if (lost != null) {
                lost[victim] = half;
            }
        }
        town.addExploded(1);
        if (witness != null) {
            witness.accept(new Event.DynamiteExploded(seat, town.exploded(), lost));
            if (town.exploded() == Town.DYNAMITES) {
                witness.accept(new Event.EndTriggered(EndCause.ALL_DYNAMITE_EXPLODED));
            }
        }
    }
}
