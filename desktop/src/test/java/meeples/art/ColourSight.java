package meeples.art;

import java.awt.Color;

/**
 * How colours look to people: to most, and to those whose eyes lack one kind of cone (Machado,
 * Oliveira and Fernandes 2009, full severity).
 */
public enum ColourSight {
    USUAL(1, 0, 0, 0, 1, 0, 0, 0, 1),
    PROTANOPIA(
            0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116,
            1.051998),
    DEUTERANOPIA(
            0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940,
            0.968881),
    TRITANOPIA(
            1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367,
            0.303900);

    private final double[] matrix;

    ColourSight(double... matrix) {
        this.matrix = matrix;
    }

    /** How different two colours look: CIE 1976, where 2.3 can just be noticed side by side. */
    double difference(Color one, Color other) {
        double[] a = lab(one);
        double[] b = lab(other);
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += (a[i] - b[i]) * (a[i] - b[i]);
        }
        return Math.sqrt(sum);
    }

    /** The contrast of two colours as the WCAG counts it: 1 to 21. */
    public static double contrast(Color one, Color other) {
        double a = luminance(one);
        double b = luminance(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    private static double luminance(Color colour) {
        return 0.2126 * light(colour.getRed())
                + 0.7152 * light(colour.getGreen())
                + 0.0722 * light(colour.getBlue());
    }

    private double[] lab(Color colour) {
        double[] in = {light(colour.getRed()), light(colour.getGreen()), light(colour.getBlue())};
        double[] seen = new double[3];
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                seen[i] += matrix[3 * i + j] * in[j];
            }
            seen[i] = Math.max(0, Math.min(1, seen[i]));
        }
        double x = curve((0.4124 * seen[0] + 0.3576 * seen[1] + 0.1805 * seen[2]) / 0.95047);
        double y = curve(0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]);
        double z = curve((0.0193 * seen[0] + 0.1192 * seen[1] + 0.9505 * seen[2]) / 1.08883);
        return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
    }

    private static double curve(double value) {
        return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116.0;
    }

    /** A channel of the screen as an amount of light. */
    private static double light(int channel) {
        double value = channel / 255.0;
        return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }
}
