package meeples.fistful.table.painter;

import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.utils.Array;
import java.util.List;
import meeples.fistful.table.part.SeatTrays;
import meeples.fistful.table.part.TownArranger;
import meeples.fistful.table.piece.Kinds;
import meeples.fistful.table.piece.Places;
import meeples.picture.SharedArt;
import meeples.table.Drawing;
import meeples.table.Inscription;
import meeples.table.SeatPanel;
import meeples.table.Sprites;
import meeples.table.TableLayout;
import meeples.table.painter.PanelPainter;
import meeples.table.painter.TableInk;
import meeples.table.piece.Pieces;

/** Draws the trays for what the players own on their panels, and how much is in them. */
public final class TrayPainter {
    private final TownArranger arranger;
    private final PanelPainter panels;
    private final TextureRegion[] icons = new TextureRegion[4];
    private TableLayout layout;
    private List<SeatTrays> trays;

    public TrayPainter(TownArranger arranger, PanelPainter panels) {
        this.arranger = arranger;
        this.panels = panels;
    }

    public void setSprites(Sprites sprites) {
        icons[0] = sprites.region(SharedArt.icon("gold"));
        icons[1] = sprites.region(SharedArt.icon("stone"));
        icons[2] = sprites.region(SharedArt.icon("bar"));
        icons[3] = sprites.region(SharedArt.icon("marquee"));
    }

    public void setLayout(TableLayout layout) {
        this.layout = layout;
        trays = SeatTrays.of(layout);
    }

    public void draw(Batch batch) {
        for (int seat = 0; seat < trays.size(); seat++) {
            SeatTrays into = trays.get(seat);
            panels.drawTray(batch, into.gold());
            panels.drawTray(batch, into.stone());
            panels.drawTray(batch, into.bars());
            panels.drawTray(batch, into.tiles());
        }
        // Apart from the panels, for on the largest screens they lie on another texture.
        for (int seat = 0; seat < trays.size(); seat++) {
            SeatTrays into = trays.get(seat);
            drawIcon(batch, icons[0], into, into.gold(), count(seat, Kinds.GOLD));
            drawIcon(batch, icons[1], into, into.stone(), count(seat, Kinds.STONE));
            drawIcon(batch, icons[2], into, into.bars(), count(seat, Kinds.BAR));
            drawIcon(batch, icons[3], into, into.tiles(), count(seat, Kinds.tile(seat)));
        }
    }

    /** What belongs into a tray that is empty. */
    private static void drawIcon(
            Batch batch, TextureRegion icon, SeatTrays into, Rectangle tray, int count) {
        if (count == 0) {
            float size = Math.min(tray.height * 0.6f, tray.width * 0.2f);
            batch.setColor(1, 1, 1, 0.35f);
            Drawing.drawAt(
                    batch,
                    icon,
                    tray.x + into.countWidth(tray) + size * 0.6f,
                    tray.y + tray.height / 2,
                    size,
                    size);
            batch.setColor(Color.WHITE);
        }
    }

    /** Writes how many pieces are in each tray. */
    public void write(Inscription numbers) {
        for (int seat = 0; seat < layout.panels().size(); seat++) {
            SeatPanel panel = layout.panel(seat);
            SeatTrays into = trays.get(seat);
            write(numbers, into, into.gold(), count(seat, Kinds.GOLD), panel);
            write(numbers, into, into.stone(), count(seat, Kinds.STONE), panel);
            write(numbers, into, into.bars(), count(seat, Kinds.BAR), panel);
            write(numbers, into, into.tiles(), count(seat, Kinds.tile(seat)), panel);
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

    private static void write(
            Inscription numbers, SeatTrays into, Rectangle area, int count, SeatPanel panel) {
        float width = into.countWidth(area);
        numbers.write(
                Integer.toString(count),
                area.x + width / 2 + 2 * panel.patchScale(),
                area.y + area.height / 2,
                Math.min(19 * panel.patchScale() * into.letters(), area.height * 0.62f),
                width * 0.9f,
                TableInk.INK);
    }
}
