package meeples.fistful.ui.ask;

import java.util.Arrays;
import java.util.function.Consumer;
import meeples.fistful.model.Meeple;
import meeples.fistful.rules.Event;
import meeples.fistful.ui.outlook.Route;

/** Reads off the events in which order a handful goes along its route. */
final class SownOrder implements Consumer<Event> {
    private final Route route;
    private final int[] kinds;

    SownOrder(Route route) {
        this.route = route;
        kinds = new int[route.length()];
        Arrays.fill(kinds, Meeple.NONE);
    }

    @Override
    public void accept(Event event) {
        if (event instanceof Event.MeepleSown sown) {
            note(sown.space(), sown.meeple());
        } else if (event instanceof Event.MadameRetired retired) {
            note(retired.space(), Meeple.MADAME);
        }
    }

    /** The first time that counts: what comes to a space later is of another turn. */
    private void note(int space, int kind) {
        for (int step = 0; step < kinds.length; step++) {
            if (route.spaces()[step] == space && kinds[step] == Meeple.NONE) {
                kinds[step] = kind;
            }
        }
    }

    /** Of how many steps it is known what goes there. */
    int steps() {
        int steps = 0;
        while (steps < kinds.length && kinds[steps] != Meeple.NONE) {
            steps++;
        }
        return steps;
    }

    /** After what is known this follows. */
    void goOn(int[] rest) {
        System.arraycopy(rest, 0, kinds, steps(), rest.length);
    }

    boolean isWhole() {
        return steps() == kinds.length;
    }

    int[] kinds() {
        return kinds;
    }
}
