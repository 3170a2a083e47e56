package meeples.coloma.table.painter;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.Rectangle;
import meeples.coloma.model.Barrel;
import meeples.coloma.model.Box;
import meeples.coloma.model.Country;
import meeples.coloma.model.Region;
import meeples.coloma.model.Site;
import meeples.coloma.table.ValleyArt;
import meeples.coloma.table.ValleyPlan;
import meeples.coloma.table.ValleySigns;
import meeples.coloma.table.part.Season;
import meeples.table.Area;
import meeples.table.Inscription;
import meeples.table.Sprites;
import meeples.table.TableFonts;
import meeples.table.TableLayout;
import meeples.table.View;
import meeples.table.painter.SceneryPainter;
import meeples.table.painter.TableInk;
import meeples.table.painter.Veil;

/** Draws what stands still: the land, the parts of the board, their signs and names. */
public final class ValleyPainter {
    private final View view;
    private final Season season;
    private final ValleySigns texts;
    private final SceneryPainter pictures;
    private final Veil veil;
    private final Inscription signs = new Inscription();
    private final Inscription worth = new Inscription();
    private Rectangle window = new Rectangle();
    private boolean veiled;

    public ValleyPainter(View view, Season season, ValleySigns texts) {
        this.view = view;
        this.season = season;
        this.texts = texts;
        pictures = new SceneryPainter(view, ValleyPlan.scenery(), ValleyPlan.HEIGHT);
        veil = new Veil(view);
        for (int town = 0; town < Country.TOWNS; town++) {
            veil.addSign(rectangle(ValleyPlan.townSign(town)));
        }
        for (int year = 0; year < Box.YEARS; year++) {
            veil.addSign(rectangle(ValleyPlan.yearSign(year)));
        }
        for (int row = 0; row < Box.GOLD_ROWS; row++) {
            veil.addSign(rectangle(ValleyPlan.goldValue(row)));
        }
        veil.addSign(rectangle(ValleyPlan.presentValue()));
    }

    public void setSprites(Sprites sprites) {
        pictures.setSprites(sprites);
        veil.setSprites(sprites);
        for (int site = 0; site < Site.ALL; site++) {
            keep(ValleyPlan.primary(site), sprites.region(ValleyArt.primarySign(site)));
            keep(ValleyPlan.secondary(site), sprites.region(ValleyArt.secondarySign(site)));
            keep(ValleyPlan.event(site), sprites.region(ValleyArt.eventSign(site)));
        }
        keepParts(sprites);
    }

    /** What is painted on the parts of the board and must be read over the veil too. */
    private void keepParts(Sprites sprites) {
        TextureRegion near = sprites.region(ValleyArt.NEAR_LEFT);
        keepPart(ValleyPlan.millSign(true), near, ValleyPlan.nearLeft());
        keepPart(ValleyPlan.millSign(false), near, ValleyPlan.nearLeft());
        TextureRegion market = sprites.region(ValleyArt.BOARD_MARKET);
        for (int place = 0; place <= Barrel.FACE_UP; place++) {
            keepPart(ValleyPlan.barrelCost(place), market, ValleyPlan.market());
        }
        TextureRegion map = sprites.region(ValleyArt.BOARD_MAP);
        for (int space = 0; space < Country.SPACES; space++) {
            keepPart(ValleyPlan.spaceArea(space), map, ValleyPlan.map());
        }
    }

    private void keep(Area area, TextureRegion picture) {
        veil.keep(rectangle(area), picture, rectangle(area));
    }

    private void keepPart(Area area, TextureRegion picture, Area whole) {
        veil.keep(rectangle(area), picture, rectangle(whole));
    }

    private static Rectangle rectangle(Area area) {
        return new Rectangle(area.x(), area.y(), area.width(), area.height());
    }

    /** Whether there is a pale veil over all of it, so that pieces stand out. */
    public void setVeiled(boolean veiled) {
        this.veiled = veiled;
    }

    public void setFonts(TableFonts fonts, TableLayout layout) {
        signs.setFont(fonts.sign(), fonts.signSize(), layout.leastText());
        worth.setFont(fonts.sign(), fonts.signSize(), layout.leastText());
    }

    /** Comes after every change of the view, the window or the type. */
    public void layOut(TableLayout layout) {
        window = layout.window();
        pictures.layOut(window);
        signs.clear();
        for (int town = 0; town < Country.TOWNS; town++) {
            write(texts.town(town), ValleyPlan.townSign(town));
        }
        for (int region = 0; region < Region.ALL; region++) {
            write(signs, texts.region(region), ValleyPlan.regionName(region), 0.62f, TableInk.INK);
        }
        for (int year = 0; year < Box.YEARS; year++) {
            write(Integer.toString(Box.FIRST_YEAR + year), ValleyPlan.yearSign(year));
        }
        for (int row = 0; row < Box.GOLD_ROWS; row++) {
            write(Integer.toString(Box.goldValue(row)), ValleyPlan.goldValue(row));
        }
        if (layout.panels().size() == 1) {
            write(signs, texts.sam(), ValleyPlan.samsName(), 0.66f, TableInk.PAPER);
        }
    }

    /** Writes anew what a nugget is worth: in words, which the type of numbers does not have. */
    public void writeWorth(int coins) {
        worth.clear();
        write(worth, texts.goldValue(coins), ValleyPlan.presentValue(), 0.5f, TableInk.PAPER);
    }

    private void write(String text, Area board) {
        write(signs, text, board, 0.5f, TableInk.PAPER);
    }

    private void write(Inscription on, String text, Area board, float height, Color ink) {
        float scale = view.scale();
        on.write(
                text,
                view.toWindowX(board.centerX()),
                view.toWindowY(board.centerY()),
                board.height() * height * scale,
                board.width() * 0.9f * scale,
                ink);
    }

    /** The height of the smallest type on the boards. */
    public float smallestText() {
        return Math.min(signs.smallest(), worth.smallest());
    }

    public void draw(Batch batch) {
        batch.setColor(season.light());
        pictures.draw(batch);
        if (veiled) {
            veil.draw(batch, window);
        }
        signs.draw(batch);
        worth.draw(batch);
        batch.setColor(Color.WHITE);
    }
}
