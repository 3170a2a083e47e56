package meeples.art.coloma;

import static meeples.art.Brush.rect;

import java.awt.Color;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.util.function.Consumer;
import meeples.art.Brush;
import meeples.art.Palette;
import meeples.art.SeatArt;

/**
 * For those who don't see colours: paints a piece, and wherever it has its owner's colour the
 * pattern of that colour instead.
 */
final class Patterns {
    /** How far a tone may be from the colour and still take the pattern. */
    private static final int NEAR = 26;

    /** Patterns are made for large tiles: on pieces they are smaller. */
    private static final double SCALE = 0.55;

    private static final int SEED = 7;

    private Patterns() {}

    static void paint(Brush out, double w, double h, int colour, Consumer<Brush> piece) {
        double scale = out.g.getTransform().getScaleX();
        int pw = (int) Math.ceil(w * scale - 1e-6);
        int ph = (int) Math.ceil(h * scale - 1e-6);
        BufferedImage painted = image(pw, ph, w, h, piece);
        BufferedImage pattern =
                image(
                        pw,
                        ph,
                        w,
                        h,
                        b -> {
                            b.fill(rect(0, 0, w, h), Palette.PLAYERS[colour]);
                            b.at(
                                    0,
                                    0,
                                    SCALE,
                                    0,
                                    () ->
                                            SeatArt.pattern(
                                                    b, rect(0, 0, w / SCALE, h / SCALE), colour));
                        });
        Color base = Palette.PLAYERS[colour];
        for (int y = 0; y < ph; y++) {
            for (int x = 0; x < pw; x++) {
                if (isNear(painted.getRGB(x, y), base)) {
                    painted.setRGB(x, y, pattern.getRGB(x, y));
                }
            }
        }
        AffineTransform place = AffineTransform.getScaleInstance(w / pw, h / ph);
        out.g.drawImage(painted, place, null);
    }

    private static BufferedImage image(
            int pw, int ph, double w, double h, Consumer<Brush> painter) {
        BufferedImage image = new BufferedImage(pw, ph, BufferedImage.TYPE_INT_ARGB);
        Brush b = new Brush(image, w, h, SEED);
        painter.accept(b);
        b.g.dispose();
        return image;
    }

    private static boolean isNear(int argb, Color base) {
        return argb >>> 24 == 255
                && Math.abs((argb >> 16 & 255) - base.getRed()) < NEAR
                && Math.abs((argb >> 8 & 255) - base.getGreen()) < NEAR
                && Math.abs((argb & 255) - base.getBlue()) < NEAR;
    }
}
