package meeples.fistful.rules;

import java.util.function.Consumer;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;

/** What each meeple does when it is resolved and steps from its doorway into the building. */
final class Resolution {
    private static final int DRAWS_A_MINER = 2;
    private static final int DRAWS_A_ROBBER = 2;
    private static final int DRAWS_A_BUILDER = 1;

    private Resolution() {}

    /** Asks what to resolve next, resolves the only thing left, or ends the turn. */
    static void next(Town town, Consumer<? super Event> witness) {
        int doorways = town.unresolved();
        boolean showdown = town.showdownIsOn();
        if (doorways == 0) {
            if (showdown) {
                Showdown.begin(town, witness);
            } else {
                Turn.end(town, witness);
            }
        } else if (!showdown && (doorways & (doorways - 1)) == 0) {
            resolve(town, Integer.numberOfTrailingZeros(doorways), witness);
        } else {
            town.ask(Decision.RESOLVE, town.active());
        }
    }

    static void resolve(Town town, int space, Consumer<? super Event> witness) {
        if (space == Street.SHOWDOWN) {
            Showdown.begin(town, witness);
            return;
        }
        int building = Street.building(space);
        int kind = enter(town, space, building, witness);
        if (kind == Meeple.BUILDER && Marquees.offer(town, building)) {
            return;
        }
        act(town, kind, building, witness);
        next(town, witness);
    }

    private static int enter(Town town, int space, int building, Consumer<? super Event> witness) {
        int kind = town.lift(space);
        town.markResolved(space);
        town.add(building, kind, 1);
        if (witness != null) {
            witness.accept(new Event.MeepleEntered(town.active(), kind, space, building));
        }
        return kind;
    }

    private static void act(Town town, int kind, int building, Consumer<? super Event> witness) {
        switch (kind) {
            case Meeple.MINER -> mine(town, building, witness);
            case Meeple.ROBBER -> rob(town, building, witness);
            case Meeple.DEPUTY -> arrest(town, building, witness);
            case Meeple.MADAME -> entertain(town, building, witness);
            default -> {}
        }
    }

    private static void mine(Town town, int building, Consumer<? super Event> witness) {
        int owner = town.owner(building);
        if (owner != Town.NOBODY) {
            int draws = Marquees.minerDraws(town.marquee(building));
            int dynamite = Bag.draw(town, owner, draws, DrawCause.MINER, building, 1, witness);
            Bag.explode(town, owner, dynamite, witness);
        }
    }

    private static void rob(Town town, int building, Consumer<? super Event> witness) {
        int miners = town.meeples(building, Meeple.MINER);
        int draws = DRAWS_A_MINER * miners;
        int dynamite =
                Bag.draw(town, town.active(), draws, DrawCause.ROBBER, building, miners, witness);
        Bag.explode(town, town.active(), dynamite, witness);
    }

    private static void arrest(Town town, int building, Consumer<? super Event> witness) {
        int robbers = town.meeples(building, Meeple.ROBBER);
        int draws = DRAWS_A_ROBBER * robbers;
        int dynamite =
                Bag.draw(town, town.active(), draws, DrawCause.DEPUTY, building, robbers, witness);
        town.moveAll(Meeple.ROBBER, building, Place.JAIL);
        if (witness != null && robbers > 0) {
            witness.accept(new Event.RobbersJailed(town.active(), building, robbers));
        }
        Bag.explode(town, town.active(), dynamite, witness);
    }

    private static void entertain(Town town, int building, Consumer<? super Event> witness) {
        int builders = town.meeples(building, Meeple.BUILDER);
        int draws = DRAWS_A_BUILDER * builders;
        int dynamite =
                Bag.draw(town, town.active(), draws, DrawCause.MADAME, building, builders, witness);
        town.moveAll(Meeple.BUILDER, building, Place.SALOON);
        if (witness != null && builders > 0) {
            witness.accept(new Event.BuildersLedToSaloon(town.active(), building, builders));
        }
        Bag.explode(town, town.active(), dynamite, witness);
    }
}
