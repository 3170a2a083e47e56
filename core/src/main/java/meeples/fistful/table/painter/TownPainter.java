package meeples.fistful.table.painter;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.Rectangle;
import java.util.List;
import meeples.fistful.model.Place;
import meeples.fistful.table.Art;
import meeples.fistful.table.SignTexts;
import meeples.fistful.table.TownPlan;
import meeples.fistful.table.part.Mood;
import meeples.table.Area;
import meeples.table.Drawing;
import meeples.table.Inscription;
import meeples.table.Scenery;
import meeples.table.Spot;
import meeples.table.Sprites;
import meeples.table.TableFonts;
import meeples.table.TableLayout;
import meeples.table.View;
import meeples.table.painter.SceneryPainter;
import meeples.table.painter.TableInk;
import meeples.table.painter.Veil;

/** Draws what stands still: land and sky to the window's edges, the buildings and their signs. */
public final class TownPainter {
    private static final float BAR_PRICE_WIDTH = 54;
    private static final float BAR_PRICE_HEIGHT = 21;

    private final View view;
    private final Mood mood;
    private final SignTexts texts;
    private final Inscription signs = new Inscription();
    private final List<Scenery> scenery = TownPlan.scenery();
    private final SceneryPainter pictures;
    private final TextureRegion[] lamps = new TextureRegion[Place.BUILDINGS];
    private final Area[] facades = new Area[Place.BUILDINGS];
    private final Veil veil;
    private TextureRegion sunset;
    private boolean veiled;
    private float letters = 1;
    private Rectangle window = new Rectangle();

    public TownPainter(View view, Mood mood, SignTexts texts) {
        this.view = view;
        this.mood = mood;
        this.texts = texts;
        pictures = new SceneryPainter(view, scenery, TownPlan.HEIGHT);
        veil = new Veil(view);
        for (int building = 0; building < TownPlan.BUILDINGS; building++) {
            veil.addSign(rectangle(TownPlan.sign(building)));
        }
        veil.addSign(rectangle(TownPlan.saloonSign()));
        veil.addSign(rectangle(TownPlan.jailSign()));
        veil.addSign(rectangle(TownPlan.graveyardSign()));
        veil.addSign(rectangle(TownPlan.bankSign()));
        for (int building = 0; building < facades.length; building++) {
            facades[building] = TownPlan.facade(building);
        }
    }

    public void setSprites(Sprites sprites) {
        pictures.setSprites(sprites);
        veil.setSprites(sprites);
        keepPricesClear(sprites);
        sunset = Drawing.core(sprites.region("film-sky"));
        for (int building = 0; building < lamps.length; building++) {
            lamps[building] = sprites.region(Art.windowGlow(building));
        }
    }

    private void keepPricesClear(Sprites sprites) {
        for (int building = 0; building < TownPlan.BUILDINGS; building++) {
            TextureRegion facade = sprites.region(Art.facade(building));
            keepClear(TownPlan.cost(building), facade, TownPlan.facade(building));
        }
        keepClear(TownPlan.rewardChart(), sprites.region("graveyard"), TownPlan.graveyard());
        TextureRegion bank = sprites.region("bank");
        for (int bar = 0; bar < TownPlan.BARS; bar++) {
            Spot spot = TownPlan.bar(bar);
            Area price =
                    new Area(
                            spot.x() - BAR_PRICE_WIDTH / 2,
                            spot.y() - BAR_PRICE_HEIGHT,
                            BAR_PRICE_WIDTH,
                            BAR_PRICE_HEIGHT);
            keepClear(price, bank, TownPlan.bank());
        }
    }

    private void keepClear(Area area, TextureRegion picture, Area whole) {
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
        letters = layout.lettersOnBoard();
    }

    /** Comes after every change of the view, the window or the type. */
    public void layOut(Rectangle window) {
        this.window = window;
        pictures.layOut(window);
        signs.clear();
        for (int building = 0; building < Place.BUILDINGS; building++) {
            write(texts.building(building), TownPlan.sign(building), TableInk.PAPER);
        }
        write(texts.saloon(), TownPlan.saloonSign(), TableInk.PAPER);
        write(texts.jail(), TownPlan.jailSign(), TableInk.PAPER);
        write(texts.graveyard(), TownPlan.graveyardSign(), TableInk.PAPER);
        write(texts.bank(), TownPlan.bankSign(), TableInk.PAPER);
    }

    private void write(String text, Area board, Color color) {
        float scale = view.scale();
        signs.write(
                text,
                view.toWindowX(board.centerX()),
                view.toWindowY(board.centerY()),
                board.height() * 0.46f * letters * scale,
                board.width() * 0.88f * scale,
                color);
    }

    /** The height of the smallest type on the boards. */
    public float smallestText() {
        return signs.smallest();
    }

    public void draw(Batch batch) {
        Color light = mood.light();
        batch.setColor(light);
        pictures.drawFirst(batch);
        drawSunset(batch, scenery.get(0).area(), light);
        pictures.drawOthers(batch);
        drawLamps(batch);
        if (veiled) {
            veil.draw(batch, window);
        }
        signs.draw(batch);
        batch.setColor(Color.WHITE);
    }

    /** Over the sky, which comes first, the evening sky. */
    private void drawSunset(Batch batch, Area sky, Color light) {
        if (mood.dusk() > 0) {
            batch.setColor(1, 1, 1, mood.dusk());
            pictures.stretch(batch, sunset, sky);
            batch.setColor(light);
        }
    }

    private void drawLamps(Batch batch) {
        float shine = mood.lamps();
        if (shine == 0) {
            return;
        }
        batch.setBlendFunction(GL20.GL_SRC_ALPHA, GL20.GL_ONE);
        batch.setColor(1, 1, 1, shine);
        for (int building = 0; building < lamps.length; building++) {
            Area area = facades[building];
            Drawing.draw(
                    batch,
                    lamps[building],
                    view.toWindowX(area.x()),
                    view.toWindowY(area.y()),
                    area.width() * view.scale(),
                    area.height() * view.scale());
        }
        batch.setBlendFunction(GL20.GL_SRC_ALPHA, GL20.GL_ONE_MINUS_SRC_ALPHA);
    }
}
