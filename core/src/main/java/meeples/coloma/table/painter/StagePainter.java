package meeples.coloma.table.painter;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.Interpolation;
import com.badlogic.gdx.math.Rectangle;
import meeples.coloma.table.ValleyArt;
import meeples.coloma.table.ValleyPlan;
import meeples.coloma.table.part.Season;
import meeples.coloma.table.part.ShootoutStage;
import meeples.picture.TableArt;
import meeples.table.Area;
import meeples.table.Drawing;
import meeples.table.Inscription;
import meeples.table.Sprites;
import meeples.table.TableFonts;
import meeples.table.TableLayout;
import meeples.table.View;
import meeples.table.painter.TableInk;

/** Draws the ground of the shootout from near, between two black bars as in the pictures. */
public final class StagePainter {
    private static final float DIM = 0.62f;
    private static final float BAR = 40;

    private final View view;
    private final ShootoutStage stage;
    private final Season season;
    private final Area screen = ValleyPlan.shootoutScreen();
    private final Area outlaws = ValleyPlan.outlaws();
    private final Inscription numbers = new Inscription();
    private Rectangle board = new Rectangle();
    private TextureRegion ground;
    private TextureRegion pixel;

    public StagePainter(View view, ShootoutStage stage, Season season) {
        this.view = view;
        this.stage = stage;
        this.season = season;
    }

    public void setSprites(Sprites sprites) {
        ground = sprites.region(ValleyArt.BOARD_SHOOTOUT);
        pixel = Drawing.core(sprites.region(TableArt.PIXEL));
    }

    /** Comes after every change of the view, the window or the type. */
    public void layOut(TableFonts fonts, TableLayout layout) {
        board = layout.board();
        numbers.setFont(fonts.number(), fonts.numberSize(), layout.leastText());
    }

    /** The height of the smallest type on it. */
    public float smallestText() {
        return numbers.smallest();
    }

    public void draw(Batch batch) {
        float share = Interpolation.smooth.apply(stage.share());
        if (share == 0) {
            return;
        }
        batch.setColor(0, 0, 0, DIM * share);
        batch.draw(pixel, board.x, board.y, board.width, board.height);
        float width = screen.width() * view.scale();
        float height = screen.height() * view.scale();
        float bar = BAR * view.scale();
        float x = view.toWindowX(screen.x());
        float y = view.toWindowY(screen.y());
        float middle = y + height / 2;
        Color ink = TableInk.INK;
        batch.setColor(ink.r, ink.g, ink.b, share);
        batch.draw(
                pixel,
                x - bar / 4,
                middle - (height / 2 + bar) * share,
                width + bar / 2,
                (height + 2 * bar) * share);
        Color light = season.light();
        batch.setColor(light.r, light.g, light.b, share);
        Drawing.drawAt(batch, ground, x + width / 2, middle, width, height * share);
        batch.setColor(Color.WHITE);
        numbers.draw(batch);
    }

    /** How many there are on each side. */
    public void write() {
        numbers.clear();
        if (!stage.isOpen()) {
            return;
        }
        float larger = screen.width() / ValleyPlan.shootout().width();
        float border = screen.x() + (outlaws.x() - ValleyPlan.shootout().x()) * larger;
        write(stage.gunmen(), (screen.x() + border) / 2);
        write(stage.outlaws(), border + outlaws.width() * larger / 2);
    }

    private void write(int count, float x) {
        numbers.write(
                Integer.toString(count),
                view.toWindowX(x),
                view.toWindowY(screen.top() + BAR / 2),
                BAR * 0.6f * view.scale(),
                BAR * 3 * view.scale(),
                TableInk.PAPER);
    }
}
