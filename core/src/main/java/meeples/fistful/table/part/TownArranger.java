package meeples.fistful.table.part;

import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.utils.Array;
import java.util.Comparator;
import java.util.List;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.table.FilmPlan;
import meeples.fistful.table.TownPlan;
import meeples.fistful.table.piece.Kinds;
import meeples.fistful.table.piece.Places;
import meeples.table.Area;
import meeples.table.Arranger;
import meeples.table.Layers;
import meeples.table.Spot;
import meeples.table.TableLayout;
import meeples.table.TableParts;
import meeples.table.View;
import meeples.table.component.GamePiece;
import meeples.table.component.Home;
import meeples.table.piece.Crowd;
import meeples.table.piece.Pieces;
import meeples.table.piece.Tray;

/** Gives every piece its home in the window: by its place, and by who else is there. */
public final class TownArranger implements Arranger {
    private static final Comparator<Entity> BY_KIND = TownArranger::compareKinds;
    private static final Comparator<Entity> BY_ARRIVAL = TownArranger::compareArrivals;
    private static final float GRAVE_SCALE = 0.66f;
    private static final float HELD_HEIGHT = 74;

    private final Pieces pieces;
    private final View view;
    private final Crowd crowd = new Crowd(TownPlan.MEEPLE_WIDTH);
    private final Array<Array<Entity>> byPlace = new Array<>();
    private final Array<Entity> some = new Array<>();
    private final Rectangle[] hand = new Rectangle[Meeple.KINDS];
    private TableLayout layout;
    private List<SeatTrays> trays;
    private boolean handFloats;
    private Spot handOver = TownPlan.bagMouth();

    public TownArranger(TableParts parts) {
        pieces = parts.pieces();
        view = parts.view();
        for (int place = 0; place < Places.COUNT; place++) {
            byPlace.add(new Array<>());
        }
        for (int kind = 0; kind < hand.length; kind++) {
            hand[kind] = new Rectangle();
        }
    }

    @Override
    public void setLayout(TableLayout layout) {
        this.layout = layout;
        trays = SeatTrays.of(layout);
    }

    /** The hand stands on the counter, for the player to choose from. */
    public void handOnCounter() {
        handFloats = false;
        pieces.markChanged();
    }

    /** The hand is carried along the street, over this spot. */
    public void handOver(Spot spot) {
        handFloats = true;
        handOver = spot;
        pieces.markChanged();
    }

    public boolean isHandCarried() {
        return handFloats;
    }

    /** Where the meeples of a kind in hand stand; empty when there are none. */
    public Rectangle hand(int kind) {
        return hand[kind];
    }

    public int count(int place) {
        return byPlace.get(place).size;
    }

    public Array<Entity> at(int place) {
        return byPlace.get(place);
    }

    @Override
    public void arrange() {
        gather();
        for (int location = 0; location < Place.LOCATIONS; location++) {
            crowd(location, TownPlan.crowd(location));
        }
        arrangeStreet();
        arrangeGraves();
        arrangeHand();
        arrangeCommonPieces();
        for (int seat = 0; seat < layout.panels().size(); seat++) {
            arrangeSupply(seat, trays.get(seat));
        }
        arrangeDice();
    }

    private void gather() {
        for (Array<Entity> place : byPlace) {
            place.clear();
        }
        for (Entity entity : pieces.all()) {
            byPlace.get(Pieces.PIECE.get(entity).place).add(entity);
            Home home = Pieces.HOME.get(entity);
            home.count = 0;
            home.height = 0;
            home.shown = true;
            home.layer = Layers.BOARD;
        }
        for (Array<Entity> place : byPlace) {
            place.sort(BY_KIND);
        }
    }

    private static int compareKinds(Entity one, Entity other) {
        GamePiece a = Pieces.PIECE.get(one);
        GamePiece b = Pieces.PIECE.get(other);
        return a.kind != b.kind
                ? Integer.compare(a.kind, b.kind)
                : Integer.compare(a.order, b.order);
    }

    private static int compareArrivals(Entity one, Entity other) {
        return Integer.compare(Pieces.PIECE.get(one).order, Pieces.PIECE.get(other).order);
    }

    private void crowd(int location, Area area) {
        float scale = view.scale();
        crowd.arrange(
                byPlace.get(location),
                view.toWindowX(area.x()),
                view.toWindowY(area.y()),
                area.width() * scale,
                area.height() * scale,
                scale * layout.figuresOnBoard());
    }

    private void arrangeStreet() {
        for (int space = 0; space < Street.SPACES; space++) {
            Spot spot = TownPlan.space(space);
            // Feet a little below the middle of the mark, so that the figure stands on it.
            stand(
                    byPlace.get(Places.space(space)),
                    spot.x(),
                    spot.y() - 8,
                    layout.figuresOnBoard());
        }
        for (int side = 0; side < 2; side++) {
            Spot spot = TownPlan.showdownToken(side);
            int place = Places.token(Street.showdownSpace(side));
            stand(byPlace.get(place), spot.x(), spot.y() - TownPlan.TOKEN_SIZE / 2, 1);
        }
        for (int building = 0; building < Place.BUILDINGS; building++) {
            Area area = TownPlan.marquee(building);
            stand(byPlace.get(Places.marquee(building)), area.centerX(), area.y(), 1);
        }
    }

    private void arrangeGraves() {
        Array<Entity> buried = byPlace.get(Places.GRAVEYARD);
        buried.sort(BY_ARRIVAL);
        for (int i = 0; i < buried.size; i++) {
            Spot grave = TownPlan.grave(Math.min(i, TownPlan.GRAVES - 1));
            stand(buried.get(i), grave.x(), grave.y() + 8, GRAVE_SCALE);
        }
        Array<Entity> gone = byPlace.get(Places.BOX);
        Area yard = TownPlan.graveyard();
        stand(gone, yard.centerX(), yard.y(), GRAVE_SCALE);
        hide(gone);
    }

    private void stand(Array<Entity> members, float planX, float planY, float scale) {
        for (int i = 0; i < members.size; i++) {
            stand(members.get(i), planX, planY, scale);
        }
    }

    private void stand(Entity entity, float planX, float planY, float scale) {
        Home home = Pieces.HOME.get(entity);
        home.x = view.toWindowX(planX);
        home.y = view.toWindowY(planY);
        home.scale = view.scale() * scale;
    }

    private static void hide(Array<Entity> members) {
        for (int i = 0; i < members.size; i++) {
            Pieces.HOME.get(members.get(i)).shown = false;
        }
    }

    private void arrangeHand() {
        Array<Entity> members = byPlace.get(Places.HAND);
        for (Rectangle area : hand) {
            area.set(0, 0, 0, 0);
        }
        if (members.size == 0) {
            return;
        }
        if (handFloats) {
            carryHand(members);
        } else {
            standOnCounter(members);
        }
    }

    /** A loose bunch in the air, drifting along the street. */
    private void carryHand(Array<Entity> members) {
        float scale = view.scale();
        float pitch = Math.min(26, 150f / members.size) * scale;
        float left = view.toWindowX(handOver.x()) - pitch * (members.size - 1) / 2;
        for (int i = 0; i < members.size; i++) {
            Home home = Pieces.HOME.get(members.get(i));
            home.x = left + i * pitch;
            home.y = view.toWindowY(handOver.y()) - 0.01f * i;
            home.height = (HELD_HEIGHT + (i % 2) * 8) * scale;
            home.scale = scale;
            home.layer = Layers.AIR;
        }
    }

    private void standOnCounter(Array<Entity> members) {
        Rectangle area = layout.hand();
        float scale = Math.min(area.height * 0.8f / TownPlan.MEEPLE_HEIGHT, 2 * layout.unit());
        float figure = TownPlan.MEEPLE_WIDTH * scale;
        float pitch = figure * 0.5f;
        float gap = figure * 0.7f;
        float wanted = figure;
        for (int i = 1; i < members.size; i++) {
            wanted += sameKind(members, i) ? pitch : pitch + gap;
        }
        float squeeze = Math.min(1, (area.width - figure) / Math.max(1, wanted - figure));
        float x = area.x + figure / 2;
        float y = area.y + area.height * 0.08f;
        for (int i = 0; i < members.size; i++) {
            if (i > 0) {
                x += squeeze * (sameKind(members, i) ? pitch : pitch + gap);
            }
            Home home = Pieces.HOME.get(members.get(i));
            home.x = x;
            home.y = y - 0.01f * i;
            home.scale = scale;
            home.layer = Layers.TRAY;
            Rectangle kind = hand[Pieces.PIECE.get(members.get(i)).kind];
            Rectangle figureArea =
                    new Rectangle(x - figure / 2, y, figure, TownPlan.MEEPLE_HEIGHT * scale);
            if (kind.width == 0) {
                kind.set(figureArea);
            } else {
                kind.merge(figureArea);
            }
        }
    }

    private static boolean sameKind(Array<Entity> members, int index) {
        return Pieces.PIECE.get(members.get(index)).kind
                == Pieces.PIECE.get(members.get(index - 1)).kind;
    }

    private void arrangeCommonPieces() {
        Spot mouth = TownPlan.bagMouth();
        stand(byPlace.get(Places.BAG), mouth.x(), mouth.y() - 20, 1);
        hide(byPlace.get(Places.BAG));
        Array<Entity> bars = byPlace.get(Places.BANK);
        bars.sort(BY_ARRIVAL);
        for (int i = 0; i < bars.size; i++) {
            Spot spot = TownPlan.bar(Town.BARS - bars.size + i);
            stand(bars.get(i), spot.x(), spot.y(), 1);
        }
        Array<Entity> waiting = byPlace.get(Places.LEDGE);
        for (int i = 0; i < waiting.size; i++) {
            Spot spot = TownPlan.jailDynamite(i);
            stand(waiting.get(i), spot.x(), spot.y(), 1);
        }
        Array<Entity> spent = byPlace.get(Places.EXPLOSION);
        for (int i = 0; i < spent.size; i++) {
            Spot spot = TownPlan.explosionSlot(i);
            stand(spent.get(i), spot.x(), spot.y(), 1);
        }
        Array<Entity> burning = byPlace.get(Places.FUSE);
        for (int i = 0; i < burning.size; i++) {
            stand(burning.get(i), mouth.x() + i * 34, mouth.y() + 10, 1.2f);
            Pieces.HOME.get(burning.get(i)).layer = Layers.AIR;
        }
    }

    private void arrangeSupply(int seat, SeatTrays into) {
        Array<Entity> owned = byPlace.get(Places.supply(seat));
        for (int i = 0; i < owned.size; i++) {
            Pieces.HOME.get(owned.get(i)).layer = Layers.TRAY;
        }
        float unit = layout.unit();
        boolean tall = !layout.panelsBelow();
        int rows = tall ? 2 : 1;
        tray(
                owned,
                into,
                Kinds.GOLD,
                into.gold(),
                TownPlan.CUBE_SIZE,
                TownPlan.CUBE_SIZE,
                unit,
                rows);
        tray(
                owned,
                into,
                Kinds.STONE,
                into.stone(),
                TownPlan.CUBE_SIZE,
                TownPlan.CUBE_SIZE,
                unit,
                rows);
        tray(owned, into, Kinds.BAR, into.bars(), TownPlan.BAR_WIDTH, TownPlan.BAR_HEIGHT, unit, 1);
        tray(
                owned,
                into,
                Kinds.tile(seat),
                into.tiles(),
                TownPlan.MARQUEE_WIDTH,
                TownPlan.MARQUEE_HEIGHT,
                unit * (tall ? 0.66f : 0.5f),
                1);
        tray(
                owned,
                into,
                Kinds.token(seat),
                into.token(),
                TownPlan.TOKEN_SIZE,
                TownPlan.TOKEN_SIZE,
                unit,
                1);
    }

    private void tray(
            Array<Entity> owned,
            SeatTrays into,
            int kind,
            Rectangle area,
            float width,
            float height,
            float largest,
            int rows) {
        some.clear();
        for (int i = 0; i < owned.size; i++) {
            if (Pieces.PIECE.get(owned.get(i)).kind == kind) {
                some.add(owned.get(i));
            }
        }
        float left = Kinds.isToken(kind) ? 0 : into.countWidth(area);
        float pad = area.height * 0.06f;
        Tray.arrange(
                some,
                area.x + left + pad,
                area.y + pad,
                area.width - left - 2 * pad,
                area.height - 2 * pad,
                width,
                height,
                largest,
                rows);
    }

    private void arrangeDice() {
        Rectangle town = layout.board();
        float scale = layout.unit() * FilmPlan.DIE_SCALE;
        for (int side = 0; side < 2; side++) {
            Array<Entity> rolled = byPlace.get(Places.die(Street.showdownSpace(side)));
            for (int i = 0; i < rolled.size; i++) {
                Home home = Pieces.HOME.get(rolled.get(i));
                home.x = FilmPlan.dieX(town, side);
                home.y = FilmPlan.dieY(town);
                home.scale = scale;
                home.layer = Layers.FRONT;
            }
        }
        Array<Entity> idle = byPlace.get(Places.DICE_BOX);
        for (int i = 0; i < idle.size; i++) {
            Home home = Pieces.HOME.get(idle.get(i));
            home.x = town.x + town.width / 2;
            home.y = town.y - FilmPlan.DIE_SIZE * scale;
            home.scale = scale;
            home.layer = Layers.FRONT;
            home.shown = false;
        }
    }
}
