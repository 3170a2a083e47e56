package meeples.fistful.table;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.table.View;

/** Knows where in the window each thing is, and which thing is at a point. */
final class TargetFinder {
    private static final float REACH = 10;
    private static final float GROUND_FLOOR = 104;

    private final View view;
    private final TownArranger arranger;
    private final TownPlan.Area[] locations = new TownPlan.Area[Place.LOCATIONS];
    private final TownPlan.Area[] spaces = new TownPlan.Area[Street.SPACES];
    private final TownPlan.Area[] marquees = new TownPlan.Area[Place.BUILDINGS];
    private final TownPlan.Area bag = TownPlan.bag();
    private final TownPlan.Area bank = TownPlan.bank();
    private final TownPlan.Area graveyard = TownPlan.graveyard();
    private final TownPlan.Area explosion = TownPlan.explosion();
    private final Rectangle found = new Rectangle();
    private TableLayout layout;

    TargetFinder(View view, TownArranger arranger, TableLayout layout) {
        this.view = view;
        this.arranger = arranger;
        this.layout = layout;
        for (int location = 0; location < locations.length; location++) {
            locations[location] = locationArea(location);
        }
        for (int space = 0; space < spaces.length; space++) {
            spaces[space] = TownPlan.spaceArea(space);
        }
        for (int building = 0; building < marquees.length; building++) {
            marquees[building] = TownPlan.marquee(building);
        }
    }

    void setLayout(TableLayout layout) {
        this.layout = layout;
    }

    /** The thing at a point of the window, or null. */
    Target at(float x, float y) {
        if (layout.counter().contains(x, y)) {
            return inHand(x, y);
        }
        for (int seat = 0; seat < layout.panels().size(); seat++) {
            if (layout.panel(seat).frame().contains(x, y)) {
                return Target.supply(seat);
            }
        }
        if (!layout.town().contains(x, y)) {
            return null;
        }
        return inTown(view.toPlanX(x), view.toPlanY(y));
    }

    /** Of all that is lit the nearest within reach of a point of the window, or null. */
    Target nearest(Lights lights, float x, float y, float reach) {
        Target nearest = null;
        float least = Float.MAX_VALUE;
        for (int i = 0; i < lights.count(); i++) {
            if (lights.isLit(i)) {
                Rectangle area = of(lights.target(i), found);
                float middleX = area.x + area.width / 2;
                float middleY = area.y + area.height / 2;
                boolean within =
                        Math.abs(x - middleX) <= Math.max(reach, area.width / 2)
                                && Math.abs(y - middleY) <= Math.max(reach, area.height / 2);
                float distance = Vector2.dst2(x, y, middleX, middleY);
                if (within && distance < least) {
                    least = distance;
                    nearest = lights.target(i);
                }
            }
        }
        return nearest;
    }

    private Target inHand(float x, float y) {
        // The kinds stand from left to right; where they overlap, the right one is in front.
        for (int kind = Meeple.KINDS - 1; kind >= 0; kind--) {
            if (arranger.hand(kind).contains(x, y)) {
                return Target.handMeeple(kind);
            }
        }
        return null;
    }

    private static Target inTown(float x, float y) {
        Target space = space(x, y);
        if (space != null) {
            return space;
        }
        for (int building = 0; building < Place.BUILDINGS; building++) {
            if (TownPlan.marquee(building).contains(x, y)) {
                return Target.marquee(building);
            }
            if (TownPlan.lot(building).contains(x, y)) {
                return Target.location(building);
            }
        }
        if (TownPlan.saloon().contains(x, y)) {
            return Target.location(Place.SALOON);
        }
        if (TownPlan.jail().contains(x, y)) {
            return Target.location(Place.JAIL);
        }
        return square(x, y);
    }

    /** A space, or the meeple that stands on it and rises above it. */
    private static Target space(float x, float y) {
        for (int space = 0; space < Street.SPACES; space++) {
            TownPlan.Area area = TownPlan.spaceArea(space);
            float above = TownPlan.north(space) ? 0 : REACH;
            if (x >= area.x()
                    && x < area.right()
                    && y >= area.y() - REACH
                    && y < area.top() + above) {
                return Target.space(space);
            }
        }
        return null;
    }

    private static Target square(float x, float y) {
        if (TownPlan.bag().contains(x, y) || TownPlan.bagContents().contains(x, y)) {
            return Target.bag();
        }
        if (TownPlan.explosion().contains(x, y)) {
            return Target.explosion();
        }
        if (TownPlan.graveyard().contains(x, y)) {
            return Target.graveyard();
        }
        return TownPlan.bank().contains(x, y) ? Target.bank() : null;
    }

    /** Where a thing is in the window. */
    Rectangle of(Target target) {
        return of(target, new Rectangle());
    }

    /** The same, into a rectangle that is there already. */
    Rectangle of(Target target, Rectangle into) {
        return switch (target.kind()) {
            case LOCATION -> window(locations[target.index()], into);
            case SPACE -> window(spaces[ring(target.index())], into);
            case MARQUEE -> window(marquees[target.index()], into);
            case BAG -> window(bag, into);
            case BANK -> window(bank, into);
            case GRAVEYARD -> window(graveyard, into);
            case EXPLOSION -> window(explosion, into);
            case HAND_MEEPLE -> inHand(target.index(), into);
            case SUPPLY -> into.set(layout.panel(target.index()).frame());
            case DIE -> die(Street.side(target.index()), into);
        };
    }

    /** Of a location only the ground floor, where those stand who can be taken. */
    Rectangle toTake(Target target, Rectangle into) {
        of(target, into);
        if (target.kind() == TargetKind.LOCATION) {
            into.height = GROUND_FLOOR * view.scale();
        }
        return into;
    }

    /** Both spaces of a showdown are told by the first. */
    private static int ring(int space) {
        return space == Street.SHOWDOWN ? Street.S0 : space;
    }

    static TownPlan.Area locationArea(int location) {
        return switch (location) {
            case Place.SALOON -> TownPlan.saloon();
            case Place.JAIL -> TownPlan.jail();
            default -> TownPlan.lot(location);
        };
    }

    private Rectangle inHand(int kind, Rectangle into) {
        Rectangle area = arranger.hand(kind);
        return into.set(area.width == 0 ? layout.hand() : area);
    }

    private Rectangle die(int side, Rectangle into) {
        float size = FilmPlan.DIE_SIZE * layout.unit() * FilmPlan.DIE_SCALE;
        float x = FilmPlan.dieX(layout.town(), side) - size / 2;
        return into.set(x, FilmPlan.dieY(layout.town()), size, size);
    }

    private Rectangle window(TownPlan.Area area, Rectangle into) {
        return into.set(
                view.toWindowX(area.x()),
                view.toWindowY(area.y()),
                area.width() * view.scale(),
                area.height() * view.scale());
    }
}
