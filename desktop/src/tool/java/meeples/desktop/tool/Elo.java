package meeples.desktop.tool;

/**
 * Ratings that explain best who was ahead of whom: a lead of 400 means ten to one. The first one is
 * rated 1000.
 */
final class Elo {
    private static final double ANCHOR = 1000;
    private static final int ROUNDS = 2000;

    private Elo() {}

    /**
     * Fits the ratings (the model of Bradley and Terry) by Hunter's method. Half a win is added to
     * every pair that has met, so that a clean sweep does not make a rating infinite.
     *
     * @param ahead how often each one, the row, was ahead of each other, the column
     */
    static double[] ratings(double[][] ahead) {
        int size = ahead.length;
        double[] strength = new double[size];
        java.util.Arrays.fill(strength, 1);
        for (int round = 0; round < ROUNDS; round++) {
            for (int i = 0; i < size; i++) {
                double won = 0;
                double expected = 0;
                for (int j = 0; j < size; j++) {
                    if (i != j && ahead[i][j] + ahead[j][i] > 0) {
                        won += ahead[i][j] + 0.5;
                        double met = ahead[i][j] + ahead[j][i] + 1;
                        expected += met / (strength[i] + strength[j]);
                    }
                }
                strength[i] = expected > 0 ? won / expected : strength[i];
            }
        }
        double[] ratings = new double[size];
        for (int i = 0; i < size; i++) {
            ratings[i] = ANCHOR + 400 * Math.log10(strength[i] / strength[0]);
        }
        return ratings;
    }
}
