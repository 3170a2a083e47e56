package meeples.fistful.table;

import com.badlogic.ashley.core.Engine;
import com.badlogic.ashley.core.Entity;
import java.util.Collection;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.table.component.Glow;

/** A light for each thing that can be pointed at, and which of them are on. */
final class Lights {
    private static final float BEATING_SECONDS = 2.5f;

    private final Target[] targets;
    private final Glow[] glows;
    private int focused = -1;

    Lights(Engine engine) {
        targets = allTargets();
        glows = new Glow[targets.length];
        for (int i = 0; i < glows.length; i++) {
            glows[i] = new Glow();
            glows[i].what = i;
            engine.addEntity(new Entity().add(glows[i]));
        }
    }

    private static Target[] allTargets() {
        java.util.List<Target> all = new java.util.ArrayList<>();
        for (int location = 0; location < Place.LOCATIONS; location++) {
            all.add(Target.location(location));
        }
        for (int space = 0; space < Street.SPACES; space++) {
            all.add(Target.space(space));
        }
        for (int building = 0; building < Place.BUILDINGS; building++) {
            all.add(Target.marquee(building));
        }
        for (int kind = 0; kind < Meeple.KINDS; kind++) {
            all.add(Target.handMeeple(kind));
        }
        for (int seat = 0; seat < Town.MOST_SEATS; seat++) {
            all.add(Target.supply(seat));
        }
        all.add(Target.die(Street.S0));
        all.add(Target.die(Street.S1));
        all.add(Target.bag());
        all.add(Target.bank());
        all.add(Target.graveyard());
        all.add(Target.explosion());
        return all.toArray(new Target[0]);
    }

    /** Turns on these and no others. Both showdown spaces are lit for the showdown. */
    void light(Collection<Target> lit) {
        for (int i = 0; i < glows.length; i++) {
            boolean on = lit.contains(targets[i]) || isDuelSpace(targets[i], lit);
            if (on && !glows[i].lit) {
                glows[i].beating = BEATING_SECONDS;
            }
            glows[i].lit = on;
        }
    }

    private static boolean isDuelSpace(Target target, Collection<Target> lit) {
        return target.kind() == TargetKind.SPACE
                && Street.isShowdown(target.index())
                && lit.contains(Target.space(Street.SHOWDOWN));
    }

    void focus(Target target) {
        focused = -1;
        for (int i = 0; i < targets.length; i++) {
            if (targets[i].equals(target)) {
                focused = i;
            }
        }
    }

    /** What is in focus, or null. */
    Target focused() {
        return focused < 0 ? null : targets[focused];
    }

    int count() {
        return targets.length;
    }

    Target target(int index) {
        return targets[index];
    }

    boolean isLit(int index) {
        return glows[index].lit;
    }

    boolean isLit(Target target) {
        for (int i = 0; i < targets.length; i++) {
            if (targets[i].equals(target)) {
                return glows[i].lit;
            }
        }
        return false;
    }

    float shine(int index) {
        return glows[index].shine;
    }
}
