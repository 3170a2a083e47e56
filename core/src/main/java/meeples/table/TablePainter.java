package meeples.table;

import com.badlogic.gdx.graphics.g2d.Batch;

/** Draws a game's whole table. */
public interface TablePainter {
    /** Takes pictures from here from now on. */
    void setSprites(Sprites sprites);

    /** Sets what is written in this type from now on. */
    void setFonts(TableFonts fonts);

    /** Comes after every change of the window. */
    void setLayout(TableLayout layout);

    /** Light edges around pieces and a paler board behind them. */
    void setHighContrast(boolean contrast);

    /** Draws what would happen; null for nothing. */
    void preview(Preview preview);

    /** Pieces have changed their places, and numbers with them. */
    void rewrite();

    /** The board is seen from nearer, from farther, or elsewhere. */
    void lookAgain();

    /** The height of the smallest type on the table; for tests that look on. */
    float smallestText();

    /** Draws everything between the batch's begin and end. */
    void draw(Batch batch);
}
