package meeples.coloma.table;

import java.util.ArrayList;
import java.util.List;
import meeples.coloma.model.Barrel;
import meeples.coloma.model.Box;
import meeples.coloma.model.Building;
import meeples.coloma.model.Country;
import meeples.coloma.model.Region;
import meeples.coloma.model.Site;
import meeples.coloma.model.Valley;
import meeples.table.Target;

/** Names the things in the valley that can be pointed at. */
public final class ValleyTarget {
    /** The two signs of the mill. */
    public static final int SHOVEL = 0;

    public static final int WHEELBARROW = 1;

    private ValleyTarget() {}

    /** Everything in the valley and at its sides that can be lit up. */
    public static List<Target> all() {
        List<Target> all = new ArrayList<>();
        for (ValleyThing thing : ValleyThing.values()) {
            for (int index = 0; index < count(thing); index++) {
                all.add(new Target(thing, index));
            }
        }
        for (int seat = 0; seat < Valley.MOST_SEATS; seat++) {
            all.add(Target.panel(seat));
        }
        return all;
    }

    /** How many things of a kind there are. */
    public static int count(ValleyThing thing) {
        return switch (thing) {
            case SITE, PRIMARY, SECONDARY, EVENT -> Site.ALL;
            case SPACE -> Country.SPACES;
            case REGION -> Region.ALL;
            case ROW -> Box.ROWS;
            case BRIDGE -> Box.BRIDGE_KINDS;
            case HIDEOUT -> Barrel.FACE_UP + 1;
            case MILL -> 2;
            case BUILDING, CARD -> Building.ALL;
            case CANYON -> Box.CANYONS;
            case BARREL, USED_BARREL -> Barrel.KINDS;
            default -> 1;
        };
    }

    /** What a target that is no seat's panel is. */
    public static ValleyThing thing(Target target) {
        return (ValleyThing) target.kind();
    }

    /** The one thing of its kind. */
    public static Target the(ValleyThing thing) {
        return new Target(thing, 0);
    }

    public static Target site(int site) {
        return new Target(ValleyThing.SITE, site);
    }

    public static Target primary(int site) {
        return new Target(ValleyThing.PRIMARY, site);
    }

    public static Target secondary(int site) {
        return new Target(ValleyThing.SECONDARY, site);
    }

    public static Target event(int site) {
        return new Target(ValleyThing.EVENT, site);
    }

    public static Target space(int space) {
        return new Target(ValleyThing.SPACE, space);
    }

    public static Target region(int region) {
        return new Target(ValleyThing.REGION, region);
    }

    public static Target row(int row) {
        return new Target(ValleyThing.ROW, row);
    }

    /** A place of the market, not a kind of bridge. */
    public static Target bridge(int place) {
        return new Target(ValleyThing.BRIDGE, place);
    }

    public static Target hideout(int place) {
        return new Target(ValleyThing.HIDEOUT, place);
    }

    /** {@link #SHOVEL} or {@link #WHEELBARROW}. */
    public static Target mill(int sign) {
        return new Target(ValleyThing.MILL, sign);
    }

    public static Target building(int building) {
        return new Target(ValleyThing.BUILDING, building);
    }

    public static Target card(int building) {
        return new Target(ValleyThing.CARD, building);
    }

    public static Target canyon(int canyon) {
        return new Target(ValleyThing.CANYON, canyon);
    }

    public static Target barrel(int kind) {
        return new Target(ValleyThing.BARREL, kind);
    }

    public static Target usedBarrel(int kind) {
        return new Target(ValleyThing.USED_BARREL, kind);
    }
}
