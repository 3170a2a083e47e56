package meeples.art;

import java.awt.Color;

/** The colours of the game. Nothing is painted in a colour that is not here or a tone of one. */
public final class Palette {
    public static final Color INK = hex(0x2A1A12);
    public static final Color PAPER = hex(0xF4E8CF);
    public static final Color STREET = hex(0xE3B566);
    public static final Color STREET_DEEP = hex(0xB97F35);
    public static final Color DUST = hex(0xEBD3A0);
    public static final Color TIMBER_DARK = hex(0x5B3A21);
    public static final Color TIMBER = hex(0x8A5A33);
    public static final Color TIMBER_LIGHT = hex(0xB98552);
    public static final Color BARN_RED = hex(0x9E2A2B);
    public static final Color TEAL = hex(0x2A7F7B);
    public static final Color SAGE = hex(0x7C9A5E);
    public static final Color CREAM = hex(0xF2E3C6);
    public static final Color SLATE = hex(0x4A5560);
    public static final Color PLUM = hex(0x6B3A5B);
    public static final Color SKY = hex(0x9CC7D8);
    public static final Color GOLD = hex(0xF4BE3B);
    public static final Color GOLD_DEEP = hex(0xA86F10);
    public static final Color STONE = hex(0xA9B2BA);
    public static final Color STONE_DEEP = hex(0x59626B);
    public static final Color DYNAMITE = hex(0xC8321E);
    public static final Color SKIN = hex(0xE9B888);
    public static final Color GLASS = mix(SKY, PAPER, 0.45);
    public static final Color ROBBER_CLOTH = hex(0x43303A);
    public static final Color LAMP = hex(0xFFD27A);

    /** Builder, miner, robber, deputy, Madame. */
    public static final Color[] KINDS = {
        hex(0xB07A44), hex(0xF0B92B), hex(0xA81C22), hex(0x2F6DB3), hex(0xD46BAE)
    };

    /** Orange, green, ivory, charcoal, turquoise, plum. */
    public static final Color[] PLAYERS = {
        hex(0xE8722A), hex(0x3E8E4F), hex(0xF3EBDD), hex(0x35322F), hex(0x42B6CA), hex(0x6A2470)
    };

    private Palette() {}

    public static Color hex(int rgb) {
        return new Color(rgb);
    }

    /** From one colour (0) to another (1). */
    public static Color mix(Color from, Color to, double part) {
        return new Color(
                channel(from.getRed(), to.getRed(), part),
                channel(from.getGreen(), to.getGreen(), part),
                channel(from.getBlue(), to.getBlue(), part),
                channel(from.getAlpha(), to.getAlpha(), part));
    }

    /** The tone of a colour in the shade. */
    public static Color shade(Color colour, double amount) {
        return mix(colour, hex(0x3A1F1A), amount);
    }

    /** The tone of a colour in the sun. */
    public static Color light(Color colour, double amount) {
        return mix(colour, hex(0xFFF3D6), amount);
    }

    public static Color alpha(Color colour, double alpha) {
        return new Color(
                colour.getRed(),
                colour.getGreen(),
                colour.getBlue(),
                (int) Math.round(255 * Math.max(0, Math.min(1, alpha))));
    }

    private static int channel(int from, int to, double part) {
        return (int) Math.round(from + (to - from) * Math.max(0, Math.min(1, part)));
    }
}
