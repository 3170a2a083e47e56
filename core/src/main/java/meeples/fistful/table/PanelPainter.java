package meeples.fistful.table;

import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.NinePatch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.utils.Array;
import meeples.table.Drawing;
import meeples.table.Inscription;
import meeples.table.Sprites;
import meeples.table.piece.Pieces;

/** Draws the wood and paper around the town: top bar, counter, and each seat's panel with trays. */
final class PanelPainter {
    private final TownFaces faces;
    private final TownArranger arranger;
    private final Mood mood;
    private final Array<NinePatch> seats = new Array<>();
    private final Array<NinePatch> activeSeats = new Array<>();
    private Sprites sprites;
    private TableLayout layout;
    private NinePatch topBar;
    private NinePatch counter;
    private NinePatch tray;
    private final TextureRegion[] icons = new TextureRegion[4];
    private boolean ready;

    PanelPainter(TownFaces faces, TownArranger arranger, Mood mood) {
        this.faces = faces;
        this.arranger = arranger;
        this.mood = mood;
    }

    void setSprites(Sprites sprites) {
        this.sprites = sprites;
        icons[0] = sprites.region(Art.icon("gold"));
        icons[1] = sprites.region(Art.icon("stone"));
        icons[2] = sprites.region(Art.icon("bar"));
        icons[3] = sprites.region(Art.icon("marquee"));
        ready = false;
    }

    void setLayout(TableLayout layout) {
        this.layout = layout;
        ready = false;
    }

    private void cut() {
        ready = true;
        float unit = layout.unit();
        topBar = scaled("topbar", Math.min(unit, layout.topBar().height / 64));
        counter = scaled("counter", Math.min(unit, layout.counter().height / 150));
        tray = scaled("panel-inset", unit * 0.8f);
        seats.clear();
        activeSeats.clear();
        for (int seat = 0; seat < layout.panels().size(); seat++) {
            String colour = Art.COLOURS[faces.colour(seat)];
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

    void draw(Batch batch) {
        if (!ready) {
            cut();
        }
        batch.setColor(Color.WHITE);
        Rectangle window = layout.window();
        Rectangle bar = layout.topBar();
        topBar.draw(batch, 0, bar.y, window.width, window.height - bar.y);
        Rectangle desk = layout.counter();
        counter.draw(batch, 0, 0, window.width, desk.y + desk.height);
        for (int seat = 0; seat < seats.size; seat++) {
            SeatPanel panel = layout.panel(seat);
            fill(
                    batch,
                    mood.active() == seat ? activeSeats.get(seat) : seats.get(seat),
                    panel.frame());
            fill(batch, tray, panel.gold());
            fill(batch, tray, panel.stone());
            fill(batch, tray, panel.bars());
            fill(batch, tray, panel.tiles());
            drawIcon(batch, icons[0], panel.gold(), count(seat, Kinds.GOLD));
            drawIcon(batch, icons[1], panel.stone(), count(seat, Kinds.STONE));
            drawIcon(batch, icons[2], panel.bars(), count(seat, Kinds.BAR));
            drawIcon(batch, icons[3], panel.tiles(), count(seat, Kinds.tile(seat)));
        }
    }

    /** What belongs into a tray that is empty. */
    private static void drawIcon(Batch batch, TextureRegion icon, Rectangle tray, int count) {
        if (count == 0) {
            float size = Math.min(tray.height * 0.6f, tray.width * 0.2f);
            batch.setColor(1, 1, 1, 0.35f);
            Drawing.drawAt(
                    batch,
                    icon,
                    tray.x + SeatPanel.countWidth(tray) + size * 0.6f,
                    tray.y + tray.height / 2,
                    size,
                    size);
            batch.setColor(Color.WHITE);
        }
    }

    private static void fill(Batch batch, NinePatch patch, Rectangle area) {
        patch.draw(batch, area.x, area.y, area.width, area.height);
    }

    /** Writes how many pieces are in each tray. */
    void write(Inscription numbers) {
        for (int seat = 0; seat < layout.panels().size(); seat++) {
            SeatPanel panel = layout.panel(seat);
            write(numbers, panel.gold(), count(seat, Kinds.GOLD), panel);
            write(numbers, panel.stone(), count(seat, Kinds.STONE), panel);
            write(numbers, panel.bars(), count(seat, Kinds.BAR), panel);
            write(numbers, panel.tiles(), count(seat, Kinds.tile(seat)), panel);
        }
    }

    private int count(int seat, int kind) {
        int count = 0;
        Array<Entity> owned = arranger.at(Places.supply(seat));
        for (int i = 0; i < owned.size; i++) {
            if (Pieces.PIECE.get(owned.get(i)).kind == kind) {
                count++;
            }
        }
        return count;
    }

    private static void write(Inscription numbers, Rectangle area, int count, SeatPanel panel) {
        float width = SeatPanel.countWidth(area);
        numbers.write(
                Integer.toString(count),
                area.x + width / 2 + 2 * panel.patchScale(),
                area.y + area.height / 2,
                Math.min(19 * panel.patchScale(), area.height * 0.5f),
                width * 0.9f,
                TableInk.INK);
    }
}
