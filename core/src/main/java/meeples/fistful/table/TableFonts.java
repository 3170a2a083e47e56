package meeples.fistful.table;

import com.badlogic.gdx.graphics.g2d.BitmapFont;

/**
 * The type that the table is set in. Made for {@link TableLayout#signSize} and {@link
 * TableLayout#numberSize}; other sizes are drawn scaled.
 *
 * @param sign for the boards over the doors
 * @param number for counts and prices
 */
public record TableFonts(BitmapFont sign, BitmapFont number) {}
