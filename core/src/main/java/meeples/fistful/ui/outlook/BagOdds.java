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

    /** The chance that at least this many pieces of a kind are among the draws. */
    public static double atLeast(Town town, int piece, int wanted, int draws) {
        int size = town.bagSize();
        int drawn = Math.min(draws, size);
        int good = inBag(town, piece);
        double chance = 0;
        for (int hits = Math.max(0, wanted); hits <= Math.min(drawn, good); hits++) {
            chance += choose(good, hits) * choose(size - good, drawn - hits) / choose(size, drawn);
        }
        return chance;
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

    private static double choose(int from, int count) {
        if (count < 0 || count > from) {
            return 0;
        }
        double ways = 1;
        for (int i = 1; i <= count; i++) {
            ways = ways * (from - count + i) / i;
        }
        return ways;
    }
}
