package meeples.fistful.table.painter;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.Interpolation;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.math.Rectangle;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Town;
import meeples.fistful.table.Art;
import meeples.fistful.table.FilmPlan;
import meeples.fistful.table.film.Film;
import meeples.table.Drawing;
import meeples.table.Sprites;
import meeples.table.TableLayout;
import meeples.table.piece.SeatLooks;

/** Draws the film of a showdown over the town. */
public final class FilmPainter {
    /** A duelist stands under the hat. */
    private static final float FEET_X = Art.DUEL_HAT_X;

    /** Seconds until a hat comes down. */
    private static final float HAT_FLIES = 1.25f;

    private final Film film;
    private final SeatTokens tokens;
    private final TextureRegion[] duelists = new TextureRegion[Meeple.MADAME];
    private final TextureRegion[] hats = new TextureRegion[Meeple.MADAME];
    private TextureRegion sky;
    private TextureRegion sun;
    private TextureRegion mesas;
    private TextureRegion ground;
    private TextureRegion street;
    private TextureRegion shadow;
    private TextureRegion muzzle;
    private TextureRegion smoke;
    private TextureRegion versus;
    private Sprites sprites;
    private TableLayout layout;
    private float unit;

    public FilmPainter(Film film, SeatLooks looks) {
        this.film = film;
        tokens = new SeatTokens(looks);
    }

    public void setSprites(Sprites sprites) {
        this.sprites = sprites;
        for (int kind = 0; kind < duelists.length; kind++) {
            duelists[kind] = sprites.region(Art.duelist(kind));
            hats[kind] = sprites.region(Art.duelHat(kind));
        }
        tokens.setSprites(sprites);
        sky = Drawing.core(sprites.region("film-sky"));
        sun = sprites.region("film-sun");
        mesas = sprites.region("film-mesas");
        ground = Drawing.core(sprites.region("film-ground"));
        street = sprites.region("film-street");
        shadow = sprites.region("film-shadow");
        muzzle = sprites.region("muzzle-flash");
        smoke = sprites.region("smoke-puff");
        versus = sprites.region("versus");
    }

    public void setLayout(TableLayout layout) {
        this.layout = layout;
    }

    public void draw(Batch batch) {
        if (film.open == 0) {
            return;
        }
        Rectangle screen = layout.board();
        unit = FilmPlan.scale(screen);
        batch.setColor(1, 1, 1, film.open);
        drawSet(batch, screen);
        for (int side = 0; side < 2; side++) {
            drawDuelist(batch, screen, side);
        }
        drawVersus(batch, screen);
        for (int side = 0; side < 2; side++) {
            drawToken(batch, screen, side);
        }
        batch.setColor(Color.WHITE);
    }

    private void drawSet(Batch batch, Rectangle screen) {
        Rectangle window = layout.window();
        float horizon = FilmPlan.horizonY(screen);
        float center = screen.x + screen.width / 2;
        Drawing.draw(batch, sky, 0, horizon, window.width, window.height - horizon);
        float sunSize = width(sun) * (1.15f + 0.1f * film.clock);
        Drawing.drawAt(batch, sun, center, horizon + sunSize * 0.18f, sunSize, sunSize);
        Drawing.draw(batch, ground, 0, 0, window.width, horizon);
        float range = width(mesas);
        for (float x = center - range * MathUtils.ceil(center / range);
                x < window.width;
                x += range) {
            Drawing.draw(batch, mesas, x, horizon - 4 * unit, range, height(mesas));
        }
        float wide = Math.max(width(street), window.width / 2 - 300 * unit);
        float rows = height(street) * wide / width(street);
        float base = horizon - rows * 0.36f;
        Drawing.draw(batch, street, 0, base, wide, rows);
        Drawing.draw(batch, street, window.width, base, -wide, rows);
    }

    private void drawDuelist(Batch batch, Rectangle screen, int side) {
        int kind = film.meeples[side];
        if (kind == Meeple.NONE) {
            return;
        }
        float facing = side == 0 ? 1 : -1;
        float entrance = Interpolation.swingOut.apply(Math.min(1, film.clock / 0.8f));
        float x = FilmPlan.figureX(screen, side) - facing * (1 - entrance) * screen.width * 0.4f;
        float y = FilmPlan.groundY(screen);
        float since = film.hit[side] ? film.sinceShots : -1;
        float fall =
                since < 0.12f ? 0 : Interpolation.pow2In.apply(Math.min(1, (since - 0.12f) / 0.5f));
        float rotation = facing * fall * 82;
        float wide = width(duelists[kind]);
        float high = height(duelists[kind]);
        float shadowWidth = width(shadow);
        Drawing.drawAt(batch, shadow, x, y, shadowWidth, height(shadow));
        float left = FEET_X * unit;
        Drawing.draw(batch, duelists[kind], x - left, y, left, 0, wide, high, facing, 1, rotation);
        drawHat(batch, kind, x, y + Art.DUEL_HAT_Y * unit, facing, since);
        boolean shoots = film.sinceShots >= 0 && (!film.hit[side] || film.hit[1 - side]);
        if (shoots) {
            float muzzleX = x + facing * (Art.DUEL_MUZZLE_X - FEET_X) * unit;
            drawShot(batch, muzzleX, y + Art.DUEL_MUZZLE_Y * unit, facing);
        }
    }

    /** On the head; once hit, up in the air, turning, and down beyond the street. */
    private void drawHat(Batch batch, int kind, float x, float y, float facing, float since) {
        float wide = width(hats[kind]);
        float high = height(hats[kind]);
        float hatX = x;
        float hatY = y;
        float rotation = 0;
        if (since >= 0) {
            float flown = Math.min(since, HAT_FLIES);
            hatX -= facing * flown * 340 * unit;
            hatY += (flown * 620 - flown * flown * 640) * unit;
            rotation = facing * flown * 360 / HAT_FLIES;
        }
        Drawing.draw(
                batch,
                hats[kind],
                hatX - wide / 2,
                hatY,
                wide / 2,
                high / 2,
                wide,
                high,
                facing,
                1,
                rotation);
    }

    private void drawShot(Batch batch, float x, float y, float facing) {
        float since = film.sinceShots;
        if (since < 0.16f) {
            float grow = 0.7f + since * 4;
            Drawing.draw(
                    batch,
                    muzzle,
                    x,
                    y - height(muzzle) / 2,
                    0,
                    height(muzzle) / 2,
                    width(muzzle),
                    height(muzzle),
                    facing * grow,
                    grow,
                    0);
        }
        float fade = 1 - Math.min(1, since / 1.4f);
        if (fade > 0) {
            batch.setColor(1, 1, 1, fade * film.open * 0.8f);
            float size = width(smoke) * (0.4f + since * 0.9f);
            Drawing.drawAt(batch, smoke, x, y + since * 70 * unit, size, size);
            batch.setColor(1, 1, 1, film.open);
        }
    }

    private void drawVersus(Batch batch, Rectangle screen) {
        float pop = Interpolation.swingOut.apply(MathUtils.clamp((film.clock - 0.5f) / 0.4f, 0, 1));
        if (pop > 0) {
            float size = width(versus) * pop;
            Drawing.drawAt(
                    batch,
                    versus,
                    screen.x + screen.width / 2,
                    screen.y + screen.height * 0.62f,
                    size,
                    size);
        }
    }

    private void drawToken(Batch batch, Rectangle screen, int side) {
        if (film.seats[side] == Town.NOBODY) {
            return;
        }
        float size = tokens.width() * unit / sprites.pixelsPerUnit() * 1.7f;
        tokens.draw(
                batch,
                film.seats[side],
                FilmPlan.figureX(screen, side),
                screen.y + size * 0.7f,
                size);
    }

    private float width(TextureRegion region) {
        return Drawing.width(region) * unit / sprites.pixelsPerUnit();
    }

    private float height(TextureRegion region) {
        return Drawing.height(region) * unit / sprites.pixelsPerUnit();
    }
}
