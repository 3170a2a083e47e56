package meeples.coloma.table.part;

import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.utils.Array;
import meeples.coloma.table.ValleyPlan;
import meeples.coloma.table.ValleyTarget;
import meeples.coloma.table.ValleyThing;
import meeples.coloma.table.piece.Kinds;
import meeples.coloma.table.piece.Places;
import meeples.table.Area;
import meeples.table.TableLayout;
import meeples.table.Target;
import meeples.table.TargetPlaces;
import meeples.table.View;
import meeples.table.component.Home;
import meeples.table.component.PieceLook;
import meeples.table.piece.Pieces;

/** Knows where in the window each thing is, and which thing is at a point. */
public final class TargetFinder implements TargetPlaces {
    /** What may lie over what: the first of these that is at a point is meant. */
    private static final ValleyThing[] FROM_THE_FRONT = {
        ValleyThing.CARD,
        ValleyThing.BUILDING,
        ValleyThing.BARREL,
        ValleyThing.USED_BARREL,
        ValleyThing.MILL,
        ValleyThing.CANYON,
        ValleyThing.GRAVEYARD,
        ValleyThing.DECK,
        ValleyThing.HORSES,
        ValleyThing.COINS,
        ValleyThing.NUGGETS,
        ValleyThing.TENTS,
        ValleyThing.DUDES,
        ValleyThing.BEDS,
        ValleyThing.PRIMARY,
        ValleyThing.SECONDARY,
        ValleyThing.EVENT,
        ValleyThing.SITE,
        ValleyThing.BUSTER,
        ValleyThing.SPACE,
        ValleyThing.REGION,
        ValleyThing.ROW,
        ValleyThing.OUTLAWS,
        ValleyThing.TABLE,
        ValleyThing.CART,
        ValleyThing.GOLD,
        ValleyThing.BRIDGE,
        ValleyThing.HIDEOUT,
        ValleyThing.HOTELS
    };

    private final View view;
    private final ValleyArranger arranger;
    private final Area[][] areas = new Area[ValleyThing.values().length][];
    private final Target[][] targets = new Target[areas.length][];
    private final Rectangle found = new Rectangle();
    private TableLayout layout;

    public TargetFinder(View view, ValleyArranger arranger) {
        this.view = view;
        this.arranger = arranger;
        for (ValleyThing thing : ValleyThing.values()) {
            int count = ValleyTarget.count(thing);
            areas[thing.ordinal()] = new Area[count];
            targets[thing.ordinal()] = new Target[count];
            for (int index = 0; index < count; index++) {
                areas[thing.ordinal()][index] = area(thing, index);
                targets[thing.ordinal()][index] = new Target(thing, index);
            }
        }
    }

    /** Where a thing is on the plan; of what moves, where it is when there is none of it. */
    private static Area area(ValleyThing thing, int index) {
        return switch (thing) {
            case SITE -> ValleyPlan.yard(index);
            case PRIMARY -> ValleyPlan.primary(index);
            case SECONDARY -> ValleyPlan.secondary(index);
            case EVENT -> ValleyPlan.eventGround(index);
            case SPACE -> ValleyPlan.spaceArea(index);
            case REGION -> ValleyPlan.region(index);
            case ROW -> ValleyPlan.row(index);
            case OUTLAWS -> ValleyPlan.outlaws();
            case TABLE -> ValleyPlan.shootoutTable();
            case GOLD -> ValleyPlan.gold();
            case CART -> ValleyPlan.cart();
            case BRIDGE -> ValleyPlan.bridge(index);
            case HIDEOUT -> ValleyPlan.barrel(index);
            case HOTELS -> ValleyPlan.hotels();
            case BUSTER -> ValleyPlan.plaza();
            case MILL -> ValleyPlan.millSign(index == ValleyTarget.SHOVEL);
            case BUILDING, BEDS -> ValleyPlan.town();
            case CARD -> ValleyPlan.hand();
            case DECK -> ValleyPlan.deck();
            case CANYON -> ValleyPlan.canyon(index);
            case BARREL -> ValleyPlan.freshBarrels();
            case USED_BARREL -> ValleyPlan.usedBarrels();
            case DUDES -> ValleyPlan.cabin();
            case TENTS -> ValleyPlan.cabinTents();
            case HORSES -> ValleyPlan.horses();
            case COINS -> ValleyPlan.coins();
            case NUGGETS -> ValleyPlan.nuggets();
            case GRAVEYARD -> ValleyPlan.graveyard();
        };
    }

    @Override
    public void setLayout(TableLayout layout) {
        this.layout = layout;
    }

    @Override
    public Target at(float x, float y) {
        for (int seat = 0; seat < layout.panels().size(); seat++) {
            if (layout.panel(seat).frame().contains(x, y)) {
                return Target.panel(seat);
            }
        }
        return layout.board().contains(x, y) ? onBoard(x, y) : null;
    }

    private Target onBoard(float x, float y) {
        for (ValleyThing thing : FROM_THE_FRONT) {
            Target[] some = targets[thing.ordinal()];
            // Of what overlaps the last is in front.
            for (int index = some.length - 1; index >= 0; index--) {
                boolean there = piece(thing, index) != null || !isPiece(thing);
                if (there && of(some[index], found).contains(x, y)) {
                    return some[index];
                }
            }
        }
        return null;
    }

    @Override
    public Rectangle of(Target target, Rectangle into) {
        if (target.isPanel()) {
            return into.set(layout.panel(target.index()).frame());
        }
        ValleyThing thing = ValleyTarget.thing(target);
        Entity piece = piece(thing, target.index());
        if (piece != null) {
            return around(piece, into);
        }
        Area area = areas[thing.ordinal()][target.index()];
        return into.set(
                view.toWindowX(area.x()),
                view.toWindowY(area.y()),
                area.width() * view.scale(),
                area.height() * view.scale());
    }

    /** Whether a thing is where its piece is, and nowhere without one. */
    private static boolean isPiece(ValleyThing thing) {
        return switch (thing) {
            case BUILDING, CARD, BARREL, USED_BARREL, BEDS -> true;
            default -> false;
        };
    }

    /** The piece on the near board that a target means; null when there is none. */
    private Entity piece(ValleyThing thing, int index) {
        return switch (thing) {
            case BUILDING -> card(Places.TOWN, index);
            case CARD -> card(Places.HAND, index);
            case BARREL -> last(Kinds.barrel(index), Places.FRESH);
            case USED_BARREL -> last(Kinds.barrel(index), Places.USED);
            case BEDS -> last(Kinds.HOTEL, Places.TOWN);
            default -> null;
        };
    }

    private Entity card(int what, int building) {
        int seat = arranger.nearSeat();
        Array<Entity> there = arranger.at(Places.of(seat, what));
        for (int i = 0; i < there.size; i++) {
            boolean card = Pieces.PIECE.get(there.get(i)).kind == Kinds.card(seat);
            if (card && Pieces.PIECE.get(there.get(i)).side == building) {
                return there.get(i);
            }
        }
        return null;
    }

    private Entity last(int kind, int what) {
        Array<Entity> there = arranger.at(Places.of(arranger.nearSeat(), what));
        for (int i = there.size - 1; i >= 0; i--) {
            if (Pieces.PIECE.get(there.get(i)).kind == kind) {
                return there.get(i);
            }
        }
        return null;
    }

    private static Rectangle around(Entity piece, Rectangle into) {
        Home home = Pieces.HOME.get(piece);
        PieceLook look = Pieces.LOOK.get(piece);
        float width = look.width * home.scale;
        return into.set(home.x - width / 2, home.y + home.height, width, look.height * home.scale);
    }
}
