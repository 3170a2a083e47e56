package meeples.table.painter;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.NinePatch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.utils.Array;
import meeples.picture.SeatColours;
import meeples.picture.SharedArt;
import meeples.table.Drawing;
import meeples.table.SeatPanel;
import meeples.table.Sprites;
import meeples.table.TableLayout;
import meeples.table.piece.SeatLooks;

/** Draws the wood and paper around a board: top bar, counter, and each seat's panel. */
public final class PanelPainter {
    /** A little darker than painted, so that letters of cream stand out from every plank. */
    private static final Color DESK = new Color(0.88f, 0.88f, 0.88f, 1);

    private final SeatLooks looks;
    private final Array<NinePatch> seats = new Array<>();
    private final Array<NinePatch> activeSeats = new Array<>();
    private Sprites sprites;
    private TableLayout layout;
    private NinePatch topBar;
    private NinePatch counter;
    private NinePatch tray;
    private final TextureRegion[] bands = new TextureRegion[SeatColours.WORDS.length];
    private TextureRegion pixel;
    private boolean ready;
    private boolean plain;

    public PanelPainter(SeatLooks looks) {
        this.looks = looks;
    }

    public void setSprites(Sprites sprites) {
        this.sprites = sprites;
        for (int colour = 0; colour < bands.length; colour++) {
            bands[colour] = sprites.region(SharedArt.band(colour));
        }
        pixel = Drawing.core(sprites.region("pixel-ui"));
        ready = false;
    }

    public void setLayout(TableLayout layout) {
        this.layout = layout;
        ready = false;
    }

    /** Black and white, without grain or shade, for those who need more contrast. */
    public void setPlain(boolean plain) {
        this.plain = plain;
    }

    private void cut() {
        ready = true;
        float unit = layout.unit();
        topBar = scaled("topbar", layout.topBarPatch());
        counter = scaled("counter", Math.min(unit, layout.counter().height / 150));
        counter.setColor(DESK);
        tray = scaled("panel-inset", unit * 0.8f);
        seats.clear();
        activeSeats.clear();
        for (int seat = 0; seat < layout.panels().size(); seat++) {
            String colour = looks.word(seat);
            float scale = layout.panel(seat).patchScale();
            seats.add(scaled("seat-" + colour, scale));
            activeSeats.add(scaled("seat-active-" + colour, scale));
        }
    }

    private NinePatch scaled(String name, float unit) {
        NinePatch patch = new NinePatch(sprites.patch(name));
        patch.scale(unit / sprites.pixelsPerUnit(), unit / sprites.pixelsPerUnit());
        return patch;
    }

    /**
     * @param active the seat whose turn it is
     */
    public void draw(Batch batch, int active) {
        if (!ready) {
            cut();
        }
        batch.setColor(Color.WHITE);
        drawBars(batch);
        for (int seat = 0; seat < seats.size; seat++) {
            SeatPanel panel = layout.panel(seat);
            if (plain) {
                drawPlain(batch, seat, panel, active == seat);
            } else {
                fill(
                        batch,
                        active == seat ? activeSeats.get(seat) : seats.get(seat),
                        panel.frame());
            }
            if (looks.hasAid()) {
                drawBand(batch, bands[looks.colour(seat)], panel);
            }
        }
    }

    private void drawBars(Batch batch) {
        Rectangle window = layout.window();
        float bar = layout.topBar().y;
        float desk = layout.counter().y + layout.counter().height;
        if (plain) {
            float line = Math.max(2, 3 * layout.unit());
            paint(batch, Color.BLACK, 0, bar, window.width, window.height - bar);
            paint(batch, TableInk.PAPER, 0, bar, window.width, line);
            paint(batch, Color.BLACK, 0, 0, window.width, desk);
            paint(batch, TableInk.PAPER, 0, desk - line, window.width, line);
        } else {
            topBar.draw(batch, 0, bar, window.width, window.height - bar);
            counter.draw(batch, 0, 0, window.width, desk);
        }
    }

    /**
     * A white sheet in a black line, a gold one for who is at turn, under a strip of colour; what
     * is written in the strip stands on white too.
     */
    private void drawPlain(Batch batch, int seat, SeatPanel panel, boolean isActive) {
        Rectangle frame = panel.frame();
        float scale = panel.patchScale();
        Color colour = looks.paint(seat);
        paint(batch, Color.BLACK, frame, 0);
        paint(batch, isActive ? TableInk.GOLD : Color.BLACK, frame, 3 * scale);
        paint(batch, Color.BLACK, frame, 8 * scale);
        paint(batch, Color.WHITE, frame, 10 * scale);
        float strip = SeatPanel.stripHeight() * scale;
        float x = frame.x + 10 * scale;
        float width = frame.width - 20 * scale;
        float y = frame.y + frame.height - 10 * scale - strip;
        paint(batch, colour, x, y, width, strip);
        paint(batch, Color.BLACK, x, y, width, 2 * scale);
        float left = panel.name().x - 3 * scale;
        paint(
                batch,
                Color.WHITE,
                left,
                y + 8 * scale,
                x + width - 6 * scale - left,
                strip - 14 * scale);
    }

    /** The colour's pattern along the lower edge of its strip. */
    private void drawBand(Batch batch, TextureRegion band, SeatPanel panel) {
        float unit = panel.patchScale() / sprites.pixelsPerUnit();
        float height = Drawing.height(band) * unit * 0.75f;
        float width = Drawing.width(band) * unit * 0.75f;
        Rectangle frame = panel.frame();
        float left = frame.x + 11 * panel.patchScale();
        float right = frame.x + frame.width - 11 * panel.patchScale();
        float y = frame.y + frame.height - (10 + SeatPanel.stripHeight()) * panel.patchScale();
        int count = MathUtils.ceil((right - left) / width);
        width = (right - left) / count;
        batch.setColor(Color.WHITE);
        for (int i = 0; i < count; i++) {
            Drawing.draw(batch, band, left + i * width, y, width, height);
        }
    }

    /** An inset on a panel for pieces to lie in. */
    public void drawTray(Batch batch, Rectangle area) {
        if (plain) {
            paint(batch, TableInk.INK, area, 0);
            paint(batch, Color.WHITE, area, Math.max(1, 1.5f * layout.unit()));
            batch.setColor(Color.WHITE);
        } else {
            fill(batch, tray, area);
        }
    }

    private void paint(Batch batch, Color colour, Rectangle area, float inset) {
        paint(
                batch,
                colour,
                area.x + inset,
                area.y + inset,
                area.width - 2 * inset,
                area.height - 2 * inset);
    }

    private void paint(Batch batch, Color colour, float x, float y, float width, float height) {
        batch.setColor(colour);
        batch.draw(pixel, x, y, width, height);
        batch.setColor(Color.WHITE);
    }

    private static void fill(Batch batch, NinePatch patch, Rectangle area) {
        patch.draw(batch, area.x, area.y, area.width, area.height);
    }
}
