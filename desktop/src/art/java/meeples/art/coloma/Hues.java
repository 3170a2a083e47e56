package meeples.art.coloma;

import java.awt.Color;
import meeples.art.Brush;
import meeples.art.Palette;

/** The colours of the valley, beside those that both games share. */
final class Hues {
    static final Color MEADOW = Palette.hex(0x8FA65A);
    static final Color MEADOW_DEEP = Palette.hex(0x5F7F3E);
    static final Color GRASS = Palette.hex(0xA9BC6C);
    static final Color RIVER = Palette.hex(0x5FA3B5);
    static final Color RIVER_DEEP = Palette.hex(0x2F6F86);
    static final Color FOAM = Palette.hex(0xD6ECEA);
    static final Color PINE = Palette.hex(0x3F5B3A);
    static final Color PINE_LIGHT = Palette.hex(0x5B7B4A);
    static final Color GRANITE = Palette.hex(0x8C8F8A);
    static final Color GRANITE_DEEP = Palette.hex(0x63665F);
    static final Color EARTH = Palette.hex(0xC79A5E);
    static final Color EARTH_DEEP = Palette.hex(0x9A7040);
    static final Color CANVAS = Palette.hex(0xEADFC4);
    static final Color SILVER = Palette.hex(0xD5DADD);
    static final Color SILVER_DEEP = Palette.hex(0x8E969C);
    static final Color BAY = Palette.hex(0x9A5B2E);
    static final Color BLACK_CLOTH = Palette.hex(0x2B2526);
    static final Color CARROT = Palette.hex(0xE98A2E);

    private Hues() {}

    /** Paints something small that keeps an outline as strong as that of large things. */
    static void small(Brush b, double x, double y, double scale, Runnable what) {
        double before = b.fine;
        b.fine = before * 0.85 / scale;
        b.at(x, y, scale, 0, what);
        b.fine = before;
    }
}
