package meeples.fistful.table;

import java.util.ArrayList;
import java.util.List;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.table.Target;

/** Names the things in town that can be pointed at. */
public final class TownTarget {
    private TownTarget() {}

    /** Everything in town and at its sides that can be lit up. */
    public static List<Target> all() {
        List<Target> all = new ArrayList<>();
        for (int location = 0; location < Place.LOCATIONS; location++) {
            all.add(location(location));
        }
        for (int space = 0; space < Street.SPACES; space++) {
            all.add(space(space));
        }
        for (int building = 0; building < Place.BUILDINGS; building++) {
            all.add(marquee(building));
        }
        for (int kind = 0; kind < Meeple.KINDS; kind++) {
            all.add(handMeeple(kind));
        }
        for (int seat = 0; seat < Town.MOST_SEATS; seat++) {
            all.add(Target.panel(seat));
        }
        all.add(die(Street.S0));
        all.add(die(Street.S1));
        all.add(bag());
        all.add(bank());
        all.add(graveyard());
        all.add(explosion());
        return all;
    }

    /** What a target that is no seat's panel is. */
    public static TownThing thing(Target target) {
        return (TownThing) target.kind();
    }

    public static Target location(int place) {
        return new Target(TownThing.LOCATION, place);
    }

    public static Target space(int space) {
        return new Target(TownThing.SPACE, space);
    }

    public static Target marquee(int building) {
        return new Target(TownThing.MARQUEE, building);
    }

    public static Target bag() {
        return new Target(TownThing.BAG, 0);
    }

    public static Target bank() {
        return new Target(TownThing.BANK, 0);
    }

    public static Target graveyard() {
        return new Target(TownThing.GRAVEYARD, 0);
    }

    public static Target explosion() {
        return new Target(TownThing.EXPLOSION, 0);
    }

    public static Target handMeeple(int kind) {
        return new Target(TownThing.HAND_MEEPLE, kind);
    }

    public static Target die(int space) {
        return new Target(TownThing.DIE, space);
    }
}
