package meeples.fistful.table.painter;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import meeples.fistful.table.Art;
import meeples.picture.SeatColours;
import meeples.picture.SeatSymbols;
import meeples.table.Drawing;
import meeples.table.Sprites;
import meeples.table.piece.SeatLooks;

/** Draws a seat's token where it stands for the seat and is no piece of the game. */
public final class SeatTokens {
    private final SeatLooks looks;
    private final TextureRegion[] grounds = new TextureRegion[SeatColours.WORDS.length];
    private final TextureRegion[] patterns = new TextureRegion[SeatColours.WORDS.length];
    private final TextureRegion[] light = new TextureRegion[SeatSymbols.WORDS.length];
    private final TextureRegion[] dark = new TextureRegion[SeatSymbols.WORDS.length];

    public SeatTokens(SeatLooks looks) {
        this.looks = looks;
    }

    public void setSprites(Sprites sprites) {
        for (int colour = 0; colour < grounds.length; colour++) {
            grounds[colour] = sprites.region(Art.token(colour, false));
            patterns[colour] = sprites.region(Art.token(colour, true));
        }
        for (int symbol = 0; symbol < light.length; symbol++) {
            light[symbol] = sprites.region(Art.tokenSymbol(symbol, false));
            dark[symbol] = sprites.region(Art.tokenSymbol(symbol, true));
        }
    }

    /** The width of the picture, in its own pixels. */
    public float width() {
        return Drawing.width(grounds[0]);
    }

    /** Centred on a point. */
    public void draw(Batch batch, int seat, float x, float y, float size) {
        int colour = looks.colour(seat);
        TextureRegion[] symbols = looks.isPale(seat) ? dark : light;
        Drawing.drawAt(
                batch, looks.hasAid() ? patterns[colour] : grounds[colour], x, y, size, size);
        Drawing.drawAt(batch, symbols[looks.symbol(seat)], x, y, size, size);
    }
}
