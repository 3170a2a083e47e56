package meeples.coloma.table.painter;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.Rectangle;
import meeples.coloma.model.Barrel;
import meeples.coloma.model.Box;
import meeples.coloma.model.Bridge;
import meeples.coloma.model.Building;
import meeples.coloma.model.Valley;
import meeples.coloma.table.ValleyArt;
import meeples.coloma.table.part.SeatCells;
import meeples.coloma.table.part.SeatCells.Cell;
import meeples.coloma.table.part.Tallies;
import meeples.coloma.table.part.ValleyArranger;
import meeples.coloma.table.part.ValleyParts;
import meeples.coloma.table.piece.Kinds;
import meeples.coloma.table.piece.Places;
import meeples.table.Drawing;
import meeples.table.Inscription;
import meeples.table.Sprites;
import meeples.table.TableLayout;
import meeples.table.painter.PanelPainter;
import meeples.table.painter.TableInk;
import meeples.table.piece.Pieces;
import meeples.table.piece.SeatLooks;

/** Draws in each seat's panel what the seat owns: a picture and a number for each kind of it. */
public final class CellPainter {
    private static final Cell[] CELLS = Cell.values();
    private static final float MOST_LARGER = 1.4f;
    private static final int COUNTED = Cell.PIONEER.ordinal();

    private final ValleyArranger arranger;
    private final Pieces pieces;
    private final Tallies tallies;
    private final SeatLooks looks;
    private final PanelPainter panels;
    private final TextureRegion[][] icons = new TextureRegion[Valley.MOST_SEATS][COUNTED];
    private Sprites sprites;
    private TableLayout layout;

    public CellPainter(ValleyParts parts, PanelPainter panels) {
        arranger = parts.arranger();
        pieces = parts.table().pieces();
        tallies = parts.tallies();
        looks = parts.table().looks();
        this.panels = panels;
    }

    public void setSprites(Sprites sprites) {
        this.sprites = sprites;
    }

    public void setLayout(TableLayout layout) {
        this.layout = layout;
    }

    /** Comes after every change of the pictures or of what seats are known by. */
    public void layOut() {
        for (int seat = 0; seat < layout.panels().size(); seat++) {
            for (int cell = 0; cell < COUNTED; cell++) {
                icons[seat][cell] = sprites.region(icon(CELLS[cell], seat));
            }
        }
    }

    private String icon(Cell cell, int seat) {
        return switch (cell) {
            case DUDES -> ValleyArt.dude(looks.colour(seat), looks.hasAid());
            case TENTS -> ValleyArt.tent(looks.colour(seat), looks.hasAid());
            case HORSES -> ValleyArt.HORSE;
            case COINS -> ValleyArt.COIN;
            case NUGGETS -> ValleyArt.NUGGET;
            case CARDS -> ValleyArt.CARD_BACK;
            case BARRELS -> ValleyArt.BARREL_BACK;
            case BRIDGES -> ValleyArt.bridge(Bridge.RIVERS);
            default -> ValleyArt.card(Building.GENERAL_STORE);
        };
    }

    /** The insets of all numbers: drawn apart from the pictures, which are on another texture. */
    public void drawTrays(Batch batch) {
        for (int seat = 0; seat < layout.panels().size(); seat++) {
            for (int i = 0; i < COUNTED; i++) {
                panels.drawTray(batch, arranger.cells(seat).of(CELLS[i]));
            }
        }
    }

    public void draw(Batch batch) {
        batch.setColor(Color.WHITE);
        for (int seat = 0; seat < layout.panels().size(); seat++) {
            SeatCells cells = arranger.cells(seat);
            for (int i = 0; i < COUNTED; i++) {
                TextureRegion icon = icons[seat][i];
                float width = Drawing.width(icon);
                float height = Drawing.height(icon);
                float scale = cells.scale(CELLS[i], width, height);
                Rectangle area = cells.of(CELLS[i]);
                Drawing.drawAt(
                        batch,
                        icon,
                        cells.iconX(CELLS[i]),
                        area.y + area.height / 2,
                        width * scale,
                        height * scale);
            }
        }
    }

    public void write(Inscription numbers) {
        for (int seat = 0; seat < layout.panels().size(); seat++) {
            SeatCells cells = arranger.cells(seat);
            float larger = Math.min(MOST_LARGER, Math.max(1, layout.panel(seat).textScale()));
            for (int i = 0; i < COUNTED; i++) {
                Rectangle area = cells.of(CELLS[i]);
                numbers.write(
                        Integer.toString(count(CELLS[i], seat)),
                        cells.numberX(CELLS[i]),
                        area.y + area.height / 2,
                        Math.min(area.height * 0.42f, area.width * 0.36f) * larger,
                        area.width * 0.48f,
                        TableInk.INK);
            }
        }
    }

    private int count(Cell cell, int seat) {
        return switch (cell) {
            case DUDES -> arranger.count(Kinds.dude(seat), seat, Places.CABIN);
            case TENTS -> arranger.count(Kinds.tent(seat), seat, Places.CABIN);
            case HORSES -> arranger.count(Kinds.HORSE, seat, Places.STORES);
            case COINS -> tallies.coins(seat);
            case NUGGETS -> arranger.count(Kinds.NUGGET, seat, Places.STORES);
            case CARDS -> arranger.count(Kinds.card(seat), seat, Places.HAND);
            case BARRELS -> barrels(seat);
            case BRIDGES -> bridges(seat);
            default ->
                    arranger.count(Kinds.card(seat), seat, Places.TOWN)
                            + arranger.count(Kinds.HOTEL, seat, Places.TOWN);
        };
    }

    /** Those that can still be used. */
    private int barrels(int seat) {
        int count = 0;
        for (int kind = 0; kind < Barrel.KINDS; kind++) {
            count += arranger.count(Kinds.barrel(kind), seat, Places.FRESH);
        }
        return count;
    }

    /** Rivers and bridges together. */
    private int bridges(int seat) {
        int count = 0;
        for (int canyon = 0; canyon < Box.CANYONS; canyon++) {
            int place = Places.canyon(seat, canyon);
            count += pieces.count(Kinds.RIVER, place);
            for (int kind = 0; kind < Bridge.KINDS; kind++) {
                count += pieces.count(Kinds.bridge(kind), place);
            }
        }
        return count;
    }
}
