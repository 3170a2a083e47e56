package meeples.coloma.table.painter;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.Rectangle;
import meeples.coloma.model.Barrel;
import meeples.coloma.model.Box;
import meeples.coloma.model.Pioneer;
import meeples.coloma.model.Valley;
import meeples.coloma.table.ValleyArt;
import meeples.coloma.table.ValleyPlan;
import meeples.coloma.table.part.LastTurn;
import meeples.coloma.table.part.Tallies;
import meeples.coloma.table.part.TargetFinder;
import meeples.coloma.table.part.ValleyArranger;
import meeples.coloma.table.part.ValleyParts;
import meeples.coloma.table.piece.ValleyFaces;
import meeples.picture.SeatColours;
import meeples.picture.TableArt;
import meeples.table.Area;
import meeples.table.Drawing;
import meeples.table.Inscription;
import meeples.table.Lights;
import meeples.table.Sprites;
import meeples.table.Target;
import meeples.table.View;
import meeples.table.painter.GlowFrame;
import meeples.table.painter.TableInk;
import meeples.table.piece.SeatLooks;

/**
 * Draws what lies on the ground under the pieces: what can be done and what was done last, whose
 * board is near, which rounds are over, what gold is worth.
 */
public final class GroundPainter {
    private static final float SYMBOL = 34;

    private final View view;
    private final TargetFinder finder;
    private final ValleyArranger arranger;
    private final Lights lights;
    private final LastTurn lastTurn;
    private final Tallies tallies;
    private final SeatLooks looks;
    private final ValleyFaces faces;
    private final GlowFrame frame = new GlowFrame();
    private final TextureRegion[] symbols = new TextureRegion[SeatColours.WORDS.length];
    private final Area[][] rounds = new Area[Box.YEARS][Box.ROUNDS];
    private final Area[] values = new Area[Box.GOLD_ROWS];
    private final Area[] barrelCosts = new Area[Barrel.FACE_UP + 1];
    private final Area portrait = ValleyPlan.portrait();
    private final TextureRegion[] portraits = new TextureRegion[Pioneer.KINDS];
    private final Area near = ValleyPlan.near();
    private final Area camp = ValleyPlan.samsCamp();
    private final Area plaza = ValleyPlan.plaza();
    private final Rectangle area = new Rectangle();
    private Sprites sprites;
    private TextureRegion over;
    private TextureRegion value;
    private TextureRegion soft;
    private TextureRegion outlaw;
    private boolean strong;

    public GroundPainter(ValleyParts parts) {
        view = parts.table().view();
        finder = parts.finder();
        arranger = parts.arranger();
        lights = parts.table().lights();
        lastTurn = parts.lastTurn();
        tallies = parts.tallies();
        looks = parts.table().looks();
        faces = parts.faces();
        for (int year = 0; year < Box.YEARS; year++) {
            for (int round = 1; round <= Box.ROUNDS; round++) {
                rounds[year][round - 1] = ValleyPlan.round(year, round);
            }
        }
        for (int row = 0; row < values.length; row++) {
            values[row] = ValleyPlan.goldValue(row);
        }
        for (int place = 0; place < barrelCosts.length; place++) {
            barrelCosts[place] = ValleyPlan.barrelCost(place);
        }
    }

    public void setSprites(Sprites sprites) {
        this.sprites = sprites;
        over = sprites.region(ValleyArt.ROUND_OVER);
        value = sprites.region(ValleyArt.VALUE_MARK);
        soft = sprites.region(TableArt.GLOW_SOFT);
        outlaw = sprites.region(ValleyArt.OUTLAW);
        for (int pioneer = 0; pioneer < portraits.length; pioneer++) {
            portraits[pioneer] = sprites.region(ValleyArt.portrait(pioneer));
        }
        for (int symbol = 0; symbol < symbols.length; symbol++) {
            symbols[symbol] = sprites.region(TableArt.symbol(symbol));
        }
    }

    /** Comes after every change of the view or the pictures. */
    public void layOut() {
        frame.layOut(sprites, view.scale());
    }

    /** Whether lights and marks have a dark line around them, to stand out from a pale ground. */
    public void setStrong(boolean strong) {
        this.strong = strong;
    }

    public void draw(Batch batch) {
        drawTime(batch);
        drawGoldValue(batch);
        drawBarrelCosts(batch);
        drawPortrait(batch);
        drawNearOwner(batch);
        drawSamsCamp(batch);
        drawLastTurn(batch);
        drawLights(batch);
        batch.setColor(Color.WHITE);
    }

    private void drawTime(Batch batch) {
        for (int year = 0; year < Box.YEARS; year++) {
            for (int round = 1; round <= Box.ROUNDS; round++) {
                boolean past =
                        year < tallies.year() || year == tallies.year() && round < tallies.round();
                boolean now = year == tallies.year() && round == tallies.round();
                if (past) {
                    picture(batch, over, rounds[year][round - 1], 1);
                } else if (now) {
                    batch.setColor(TableInk.GOLD);
                    picture(batch, soft, rounds[year][round - 1], 2.2f);
                    batch.setColor(Color.WHITE);
                }
            }
        }
    }

    /** Every row of the section that says what a nugget is worth is marked. */
    private void drawGoldValue(Batch batch) {
        for (int row = 0; row < values.length; row++) {
            if (Box.goldValue(row) == tallies.goldValue()) {
                picture(batch, value, values[row], 1);
            }
        }
    }

    /** As many outlaws on the board under each barrel as it brings. */
    private void drawBarrelCosts(Batch batch) {
        for (int place = 0; place < barrelCosts.length; place++) {
            Area board = barrelCosts[place];
            int count = Box.barrelOutlaws(place);
            float height = board.height() * 1.06f;
            float width = height * Drawing.width(outlaw) / Drawing.height(outlaw);
            float step = Math.min(width * 0.94f, (board.width() - width) / Math.max(1, count));
            for (int i = 0; i < count; i++) {
                Drawing.drawAt(
                        batch,
                        outlaw,
                        view.toWindowX(board.centerX() + (i - (count - 1) / 2f) * step),
                        view.toWindowY(board.centerY() + 2),
                        width * view.scale(),
                        height * view.scale());
            }
        }
    }

    /** Who the owner of the near board is, where all have pioneer cards. */
    private void drawPortrait(Batch batch) {
        int pioneer = tallies.pioneer(arranger.nearSeat());
        if (pioneer != Pioneer.NONE) {
            float size = portrait.height() * view.scale();
            float x = view.toWindowX(portrait.centerX());
            Drawing.drawAt(
                    batch, portraits[pioneer], x, view.toWindowY(portrait.centerY()), size, size);
        }
    }

    private void picture(Batch batch, TextureRegion region, Area where, float larger) {
        Drawing.drawAt(
                batch,
                region,
                view.toWindowX(where.centerX()),
                view.toWindowY(where.centerY()),
                where.width() * larger * view.scale(),
                where.height() * larger * view.scale());
    }

    /** The near board is framed in its owner's colour, with the owner's symbol in its corner. */
    private void drawNearOwner(Batch batch) {
        int seat = arranger.nearSeat();
        window(near);
        frame.draw(batch, area, 7, looks.paint(seat));
        float size = SYMBOL * view.scale();
        batch.setColor(Color.WHITE);
        Drawing.drawAt(
                batch,
                symbols[looks.symbol(seat)],
                view.toWindowX(near.x() + SYMBOL * 0.7f),
                view.toWindowY(near.top() - SYMBOL * 0.7f),
                size,
                size);
    }

    /** What is Sam's is framed apart from the gold beside it. */
    private void drawSamsCamp(Batch batch) {
        if (faces.isSam(Valley.SAM)) {
            window(camp);
            frame.draw(batch, area, 5, TableInk.PAPER);
            batch.setColor(Color.WHITE);
        }
    }

    private void window(Area plan) {
        area.set(
                view.toWindowX(plan.x()),
                view.toWindowY(plan.y()),
                plan.width() * view.scale(),
                plan.height() * view.scale());
    }

    private void drawLastTurn(Batch batch) {
        if (lastTurn.seat() == Valley.NOBODY) {
            return;
        }
        Color colour = SeatColours.of(SeatColours.WORDS[faces.colour(lastTurn.seat())]);
        for (int i = 0; i < lastTurn.count(); i++) {
            finder.of(lastTurn.target(i), area);
            frame.draw(batch, area, 0, colour);
            if (looks.hasAid() && !faces.isSam(lastTurn.seat())) {
                drawSymbol(batch, lastTurn.seat());
            }
        }
    }

    /** Whose mark it is must not be told by colour alone. */
    private void drawSymbol(Batch batch, int seat) {
        float size = SYMBOL * 0.7f * view.scale();
        batch.setColor(Color.WHITE);
        TextureRegion symbol = symbols[looks.symbol(seat)];
        Drawing.drawAt(batch, symbol, area.x, area.y + area.height, size, size);
    }

    private void drawLights(Batch batch) {
        for (int i = 0; i < lights.count(); i++) {
            float shine = lights.shine(i);
            Target target = lights.target(i);
            if (shine > 0.01f && !target.isPanel()) {
                finder.of(target, area);
                if (strong) {
                    frame.draw(batch, area, 5, Color.BLACK);
                }
                batch.setColor(TableInk.GOLD.r, TableInk.GOLD.g, TableInk.GOLD.b, shine * 0.35f);
                Drawing.drawAt(
                        batch,
                        soft,
                        area.x + area.width / 2,
                        area.y + area.height / 2,
                        area.width * 1.3f,
                        area.height * 1.3f);
                batch.setColor(TableInk.GOLD.r, TableInk.GOLD.g, TableInk.GOLD.b, shine);
                frame.draw(batch, area, 2, batch.getColor());
            }
        }
    }

    /** Writes the year in the middle of the wheel. */
    public void write(Inscription numbers) {
        float scale = view.scale();
        numbers.write(
                Integer.toString(Box.FIRST_YEAR + tallies.year()),
                view.toWindowX(plaza.centerX()),
                view.toWindowY(plaza.top() - 24),
                20 * scale,
                plaza.width() * 0.6f * scale,
                TableInk.INK);
    }
}
