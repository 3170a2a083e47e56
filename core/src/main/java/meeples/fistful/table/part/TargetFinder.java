package meeples.fistful.table.part;

import com.badlogic.gdx.math.Rectangle;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.table.FilmPlan;
import meeples.fistful.table.TownPlan;
import meeples.fistful.table.TownTarget;
import meeples.fistful.table.TownThing;
import meeples.table.Area;
import meeples.table.TableLayout;
import meeples.table.Target;
import meeples.table.TargetPlaces;
import meeples.table.View;

/** Knows where in the window each thing is, and which thing is at a point. */
public final class TargetFinder implements TargetPlaces {
    private static final float REACH = 10;
    private static final float GROUND_FLOOR = 104;

    private final View view;
    private final TownArranger arranger;
    private final Area[] locations = new Area[Place.LOCATIONS];
    private final Area[] spaces = new Area[Street.SPACES];
    private final Area[] marquees = new Area[Place.BUILDINGS];
    private final Area bag = TownPlan.bag();
    private final Area bank = TownPlan.bank();
    private final Area graveyard = TownPlan.graveyard();
    private final Area explosion = TownPlan.explosion();
    private TableLayout layout;

    public TargetFinder(View view, TownArranger arranger) {
        this.view = view;
        this.arranger = arranger;
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

    @Override
    public void setLayout(TableLayout layout) {
        this.layout = layout;
    }

    @Override
    public Target at(float x, float y) {
        if (layout.counter().contains(x, y)) {
            return inHand(x, y);
        }
        for (int seat = 0; seat < layout.panels().size(); seat++) {
            if (layout.panel(seat).frame().contains(x, y)) {
                return Target.panel(seat);
            }
        }
        if (!layout.board().contains(x, y)) {
            return null;
        }
        return inTown(view.toPlanX(x), view.toPlanY(y));
    }

    private Target inHand(float x, float y) {
        // The kinds stand from left to right; where they overlap, the right one is in front.
        for (int kind = Meeple.KINDS - 1; kind >= 0; kind--) {
            if (arranger.hand(kind).contains(x, y)) {
                return TownTarget.handMeeple(kind);
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
                return TownTarget.marquee(building);
            }
            if (TownPlan.lot(building).contains(x, y)) {
                return TownTarget.location(building);
            }
        }
        if (TownPlan.saloon().contains(x, y)) {
            return TownTarget.location(Place.SALOON);
        }
        if (TownPlan.jail().contains(x, y)) {
            return TownTarget.location(Place.JAIL);
        }
        return square(x, y);
    }

    /** A space, or the meeple that stands on it and rises above it. */
    private static Target space(float x, float y) {
        for (int space = 0; space < Street.SPACES; space++) {
            Area area = TownPlan.spaceArea(space);
            float above = TownPlan.north(space) ? 0 : REACH;
            if (x >= area.x()
                    && x < area.right()
                    && y >= area.y() - REACH
                    && y < area.top() + above) {
                return TownTarget.space(space);
            }
        }
        return null;
    }

    private static Target square(float x, float y) {
        if (TownPlan.bag().contains(x, y) || TownPlan.bagContents().contains(x, y)) {
            return TownTarget.bag();
        }
        if (TownPlan.explosion().contains(x, y)) {
            return TownTarget.explosion();
        }
        if (TownPlan.graveyard().contains(x, y)) {
            return TownTarget.graveyard();
        }
        return TownPlan.bank().contains(x, y) ? TownTarget.bank() : null;
    }

    @Override
    public Rectangle of(Target target, Rectangle into) {
        if (target.isPanel()) {
            return into.set(layout.panel(target.index()).frame());
        }
        return switch (TownTarget.thing(target)) {
            case LOCATION -> window(locations[target.index()], into);
            case SPACE -> window(spaces[ring(target.index())], into);
            case MARQUEE -> window(marquees[target.index()], into);
            case BAG -> window(bag, into);
            case BANK -> window(bank, into);
            case GRAVEYARD -> window(graveyard, into);
            case EXPLOSION -> window(explosion, into);
            case HAND_MEEPLE -> inHand(target.index(), into);
            case DIE -> die(Street.side(target.index()), into);
        };
    }

    /** Of a location only the ground floor, where those stand who can be taken. */
    public Rectangle toTake(Target target, Rectangle into) {
        of(target, into);
        if (target.kind() == TownThing.LOCATION) {
            into.height = GROUND_FLOOR * view.scale();
        }
        return into;
    }

    /** Both spaces of a showdown are told by the first. */
    private static int ring(int space) {
        return space == Street.SHOWDOWN ? Street.S0 : space;
    }

    public static Area locationArea(int location) {
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
        float x = FilmPlan.dieX(layout.board(), side) - size / 2;
        return into.set(x, FilmPlan.dieY(layout.board()), size, size);
    }

    private Rectangle window(Area area, Rectangle into) {
        return into.set(
                view.toWindowX(area.x()),
                view.toWindowY(area.y()),
                area.width() * view.scale(),
                area.height() * view.scale());
    }
}
