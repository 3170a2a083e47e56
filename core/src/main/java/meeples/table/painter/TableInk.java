package meeples.table.painter;

import com.badlogic.gdx.graphics.Color;

/** The colours of what is written and drawn over a table. Not to be changed. */
public final class TableInk {
    public static final Color INK = Color.valueOf("2A1A12");

    /** Where the usual ink would be too pale, as on a player's green. */
    public static final Color DEEPEST = Color.valueOf("140B06");

    public static final Color PAPER = Color.valueOf("F4E8CF");
    public static final Color GOLD = Color.valueOf("FFD65A");
    public static final Color FOCUS = Color.valueOf("FFF7D6");

    private TableInk() {}

    /** Dark or light, whichever can be read on this ground. */
    public static Color on(Color ground) {
        float brightness = 0.3f * ground.r + 0.59f * ground.g + 0.11f * ground.b;
        return brightness > 0.4f ? DEEPEST : PAPER;
    }
}
