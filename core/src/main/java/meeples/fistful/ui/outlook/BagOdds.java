package meeples.fistful.ui.outlook;

import meeples.fistful.model.Piece;
import meeples.fistful.model.Town;

/** What drawing from the mining bag brings: exact chances, without replacement. */
public final class BagOdds {
    private BagOdds() {}

    /** The chance that at least one dynamite is among this many draws. */
    public static double dynamite(Town town, int draws) {
        return 1 - none(town.bagSize(), town.bagDynamite(), draws);
    }

    /** How many pieces of a kind come out on average. */
    public static double mean(Town town, int piece, int draws) {
        int size = town.bagSize();
        return size == 0 ? 0 : (double) Math.min(draws, size) * inBag(town, piece) / size;
    }

    public static int inBag(Town town, int piece) {
        return switch (piece) {
            case Piece.GOLD -> town.bagGold();
            case Piece.STONE -> town.bagStone();
            default -> town.bagDynamite();
        };
    }

    private static double none(int size, int bad, int draws) {
        double chance = 1;
        for (int i = 0; i < Math.min(draws, size); i++) {
            chance *= Math.max(0, size - bad - i) / (double) (size - i);
        }
        return chance;
    }
}
