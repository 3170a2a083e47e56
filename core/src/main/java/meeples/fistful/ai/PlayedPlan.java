package meeples.fistful.ai;

import java.util.function.Consumer;
import meeples.fistful.model.Meeple;
import meeples.fistful.rules.Event;

/** Reads off the events which plan somebody has carried out, what was forced included. */
final class PlayedPlan implements Consumer<Event> {
    private int plan;
    private int sown;

    PlayedPlan(int take) {
        plan = take;
    }

    int plan() {
        return plan;
    }

    @Override
    public void accept(Event event) {
        if (event instanceof Event.MeepleSown meeple) {
            add(meeple.meeple());
        } else if (event instanceof Event.MadameRetired) {
            add(Meeple.MADAME);
        } else if (event instanceof Event.HandOverflowed overflow) {
            for (int kind = 0; kind < Meeple.KINDS; kind++) {
                for (int i = 0; i < overflow.counts()[kind]; i++) {
                    add(kind);
                }
            }
        }
    }

    private void add(int kind) {
        plan = Plan.with(plan, sown++, kind);
    }
}
