package meeples.art;

import java.awt.image.BufferedImage;

/** A tile of fine paper grain: grey with little alpha, to lay over large surfaces. It wraps. */
final class Grain {
    private static final int SIZE = 256;

    private Grain() {}

    static BufferedImage tile() {
        BufferedImage tile = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_ARGB);
        double[][] noise = new double[SIZE][SIZE];
        int state = 12345;
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) {
                state = state * 1664525 + 1013904223;
                noise[y][x] = (state >>> 9) / (double) (1 << 23) - 0.5;
            }
        }
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) {
                double soft = 0;
                for (int dy = -1; dy <= 1; dy++) {
                    for (int dx = -2; dx <= 2; dx++) {
                        soft += noise[(y + dy) & 255][(x + dx) & 255];
                    }
                }
                double value = 0.5 * noise[y][x] + soft * 0.22;
                int alpha = (int) Math.min(40, Math.round(Math.abs(value) * 44 / 4) * 4);
                tile.setRGB(x, y, alpha << 24 | (value > 0 ? 0xFFF3D6 : 0x3A1F1A));
            }
        }
        return tile;
    }
}
