package meeples.fistful.table;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import meeples.fistful.model.Town;
import meeples.table.Drawing;
import meeples.table.Sprites;

/** Draws a seat's token where it stands for the seat and is no piece of the game. */
final class SeatTokens {
    private final TownFaces faces;
    private final TextureRegion[] grounds = new TextureRegion[Town.MOST_SEATS];
    private final TextureRegion[] patterns = new TextureRegion[Town.MOST_SEATS];
    private final TextureRegion[] light = new TextureRegion[Town.MOST_SEATS];
    private final TextureRegion[] dark = new TextureRegion[Town.MOST_SEATS];

    SeatTokens(TownFaces faces) {
        this.faces = faces;
    }

    void setSprites(Sprites sprites) {
        for (int i = 0; i < Town.MOST_SEATS; i++) {
            grounds[i] = sprites.region(Art.token(i, false));
            patterns[i] = sprites.region(Art.token(i, true));
            light[i] = sprites.region(Art.tokenSymbol(i, false));
            dark[i] = sprites.region(Art.tokenSymbol(i, true));
        }
    }

    /** The width of the picture, in its own pixels. */
    float width() {
        return Drawing.width(grounds[0]);
    }

    /** Centred on a point. */
    void draw(Batch batch, int seat, float x, float y, float size) {
        int colour = faces.colour(seat);
        TextureRegion[] symbols = Art.isPale(colour) ? dark : light;
        Drawing.drawAt(
                batch, faces.hasAid() ? patterns[colour] : grounds[colour], x, y, size, size);
        Drawing.drawAt(batch, symbols[faces.symbol(seat)], x, y, size, size);
    }
}
