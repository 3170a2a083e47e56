package meeples.fistful.ui.outlook;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.rules.FistfulRules;
import meeples.fistful.rules.Move;
import meeples.play.MoveList;

/** Finds the way of a handful by letting the rules sow it, in any order, on a copy of the town. */
public final class Routes {
    private static final FistfulRules RULES = new FistfulRules();

    private final Town town;
    private final int[] handful = new int[Meeple.KINDS];
    private final List<Integer> spaces = new ArrayList<>();
    private final List<Boolean> madameMay = new ArrayList<>();
    private final MoveList legal = new MoveList();
    private boolean sowing = true;

    private Routes(Town town) {
        this.town = town;
    }

    /** The way of the handful that a take would bring. */
    public static Route of(Town town, int take) {
        Routes walk = new Routes(town.copy());
        walk.count(town, Move.location(take));
        walk.play(take);
        return walk.toTheEnd();
    }

    /** The town with the handful in hand and nothing sown yet, whatever would go on by itself. */
    static Town handfulTaken(Town town, int take) {
        Town playing = town.copy();
        Town taken = town.copy();
        RULES.play(
                playing,
                take,
                event -> {
                    if (event instanceof Event.MeeplesTaken) {
                        taken.copyFrom(playing);
                    }
                });
        for (int kind = 0; kind < Meeple.KINDS; kind++) {
            taken.moveAll(kind, Move.location(take), Place.HAND);
        }
        return taken;
    }

    /** The way that the handful being sown has still to go. */
    public static Route ahead(Town town) {
        Routes walk = new Routes(town.copy());
        walk.count(town, Place.HAND);
        return walk.toTheEnd();
    }

    private void count(Town before, int place) {
        for (int kind = 0; kind < Meeple.KINDS; kind++) {
            handful[kind] = before.meeples(place, kind);
        }
    }

    private Route toTheEnd() {
        while (sowing && (town.decision() == Decision.SOW || town.decision() == Decision.GIVE)) {
            RULES.legalMoves(town, legal);
            if (town.decision() == Decision.SOW) {
                boolean madame = legal.contains(Move.sow(Meeple.MADAME));
                int step = spaces.size();
                play(legal.get(0));
                madameMay.set(step, madame);
            } else {
                play(legal.get(0));
            }
        }
        int[] way = new int[spaces.size()];
        boolean[] may = new boolean[way.length];
        for (int step = 0; step < way.length; step++) {
            way[step] = spaces.get(step);
            may[step] = madameMay.get(step);
        }
        return new Route(way, handful, may);
    }

    private void play(int move) {
        Consumer<Event> witness = this::see;
        RULES.play(town, move, witness);
    }

    /** Legal sowings come in the order of kinds, the Madame last, so she stays in hand longest. */
    private void see(Event event) {
        if (event instanceof Event.MeepleSown sown) {
            step(sown.space(), false);
        } else if (event instanceof Event.MadameRetired retired) {
            step(retired.space(), true);
        } else if (event instanceof Event.MeepleEntered || event instanceof Event.TurnEnded) {
            sowing = false;
        }
    }

    private void step(int space, boolean madame) {
        if (sowing) {
            spaces.add(space);
            madameMay.add(madame || !Street.isShowdown(space));
        }
    }
}
