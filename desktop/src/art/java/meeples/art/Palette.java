package meeples.art;

import java.awt.Color;

/** The colours of the game. Nothing is painted in a colour that is not here or a tone of one. */
final class Palette {
    static final Color INK = hex(0x2A1A12);
    static final Color PAPER = hex(0xF4E8CF);
    static final Color STREET = hex(0xE3B566);
    static final Color STREET_DEEP = hex(0xB97F35);
    static final Color DUST = hex(0xEBD3A0);
    static final Color TIMBER_DARK = hex(0x5B3A21);
    static final Color TIMBER = hex(0x8A5A33);
    static final Color TIMBER_LIGHT = hex(0xB98552);
    static final Color BARN_RED = hex(0x9E2A2B);
    static final Color TEAL = hex(0x2A7F7B);
    static final Color SAGE = hex(0x7C9A5E);
    static final Color CREAM = hex(0xF2E3C6);
    static final Color SLATE = hex(0x4A5560);
    static final Color PLUM = hex(0x6B3A5B);
    static final Color SKY = hex(0x9CC7D8);
    static final Color GOLD = hex(0xF4BE3B);
    static final Color GOLD_DEEP = hex(0xA86F10);
    static final Color STONE = hex(0xA9B2BA);
    static final Color STONE_DEEP = hex(0x59626B);
    static final Color DYNAMITE = hex(0xC8321E);
    static final Color SKIN = hex(0xE9B888);
    static final Color GLASS = mix(SKY, PAPER, 0.45);
    static final Color ROBBER_CLOTH = hex(0x43303A);
    static final Color LAMP = hex(0xFFD27A);

    /** Builder, miner, robber, deputy, Madame. */
    static final Color[] KINDS = {
        hex(0xB07A44), hex(0xF0B92B), hex(0xA81C22), hex(0x2F6DB3), hex(0xD46BAE)
    };

    /** Orange, green, ivory, charcoal. */
    static final Color[] PLAYERS = {hex(0xE8722A), hex(0x3E8E4F), hex(0xF3EBDD), hex(0x35322F)};

    private Palette() {}

    static Color hex(int rgb) {
        return new Color(rgb);
    }

    /** From one colour (0) to another (1). */
    static Color mix(Color from, Color to, double part) {
        return new Color(
                channel(from.getRed(), to.getRed(), part),
                channel(from.getGreen(), to.getGreen(), part),
                channel(from.getBlue(), to.getBlue(), part),
                channel(from.getAlpha(), to.getAlpha(), part));
    }

    /** The tone of a colour in the shade. */
    static Color shade(Color colour, double amount) {
        return mix(colour, hex(0x3A1F1A), amount);
    }

    /** The tone of a colour in the sun. */
    static Color light(Color colour, double amount) {
        return mix(colour, hex(0xFFF3D6), amount);
    }

    static Color alpha(Color colour, double alpha) {
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
