package meeples.table;

import com.badlogic.gdx.graphics.g2d.BitmapFont;

/**
 * The type that the table is set in. Made for {@link TableLayout#signSize} and {@link
 * TableLayout#numberSize}; other sizes are drawn scaled.
 *
 * @param sign for what is written on the board
 * @param signSize its height in pixels, as type is measured
 * @param number for counts and prices
 * @param numberSize its height in pixels
 */
public record TableFonts(BitmapFont sign, float signSize, BitmapFont number, float numberSize) {}
