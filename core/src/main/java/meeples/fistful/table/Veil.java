package meeples.fistful.table;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.List;
import meeples.table.Drawing;
import meeples.table.Sprites;
import meeples.table.View;

/**
 * A pale veil over the town for those who need more contrast, so that pieces stand out from it.
 * What tells something stays clear of it: prices as they are painted, names on black boards.
 */
final class Veil {
    private static final float STRENGTH = 0.45f;
    private static final float BAR_PRICE_WIDTH = 54;
    private static final float BAR_PRICE_HEIGHT = 21;

    /** A part of a picture of the town that is drawn once more over the veil. */
    private record Clear(TownPlan.Area area, TextureRegion picture) {}

    private final View view;
    private final List<TownPlan.Area> boards = new ArrayList<>();
    private final List<Clear> clear = new ArrayList<>();
    private TextureRegion pixel;

    Veil(View view) {
        this.view = view;
        for (int building = 0; building < TownPlan.BUILDINGS; building++) {
            boards.add(TownPlan.sign(building));
        }
        boards.add(TownPlan.saloonSign());
        boards.add(TownPlan.jailSign());
        boards.add(TownPlan.graveyardSign());
        boards.add(TownPlan.bankSign());
    }

    void setSprites(Sprites sprites) {
        pixel = Drawing.core(sprites.region(Art.PIXEL));
        clear.clear();
        for (int building = 0; building < TownPlan.BUILDINGS; building++) {
            TextureRegion facade = sprites.region(Art.facade(building));
            keep(TownPlan.cost(building), facade, TownPlan.facade(building));
        }
        keep(TownPlan.rewardChart(), sprites.region("graveyard"), TownPlan.graveyard());
        TextureRegion bank = sprites.region("bank");
        for (int bar = 0; bar < TownPlan.BARS; bar++) {
            TownPlan.Spot spot = TownPlan.bar(bar);
            TownPlan.Area price =
                    new TownPlan.Area(
                            spot.x() - BAR_PRICE_WIDTH / 2,
                            spot.y() - BAR_PRICE_HEIGHT,
                            BAR_PRICE_WIDTH,
                            BAR_PRICE_HEIGHT);
            keep(price, bank, TownPlan.bank());
        }
    }

    private void keep(TownPlan.Area area, TextureRegion picture, TownPlan.Area whole) {
        if (picture != null) {
            float left = (area.x() - whole.x()) / whole.width();
            float top = (whole.top() - area.top()) / whole.height();
            float width = area.width() / whole.width();
            float height = area.height() / whole.height();
            clear.add(new Clear(area, Drawing.part(picture, left, top, width, height)));
        }
    }

    /** Over all of the window from where the town begins. */
    void draw(Batch batch, Rectangle window) {
        batch.setColor(TableInk.PAPER.r, TableInk.PAPER.g, TableInk.PAPER.b, STRENGTH);
        batch.draw(pixel, 0, 0, window.width, window.height);
        batch.setColor(Color.BLACK);
        for (int i = 0; i < boards.size(); i++) {
            draw(batch, pixel, boards.get(i));
        }
        batch.setColor(Color.WHITE);
        for (int i = 0; i < clear.size(); i++) {
            draw(batch, clear.get(i).picture(), clear.get(i).area());
        }
    }

    private void draw(Batch batch, TextureRegion picture, TownPlan.Area area) {
        batch.draw(
                picture,
                view.toWindowX(area.x()),
                view.toWindowY(area.y()),
                area.width() * view.scale(),
                area.height() * view.scale());
    }
}
