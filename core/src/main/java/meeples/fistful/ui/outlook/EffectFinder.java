package meeples.fistful.ui.outlook;

import java.util.ArrayList;
import java.util.List;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.rules.FistfulRules;
import meeples.fistful.rules.Move;

/** Finds out what meeples would do by letting the rules resolve them on a copy of the town. */
public final class EffectFinder {
    private static final FistfulRules RULES = new FistfulRules();

    private EffectFinder() {}

    /** The effect of this kind of meeple on a doorway, as the town is now. */
    public static Effect of(Town town, int doorway, int meeple) {
        Town alone = with(town, doorway, meeple);
        List<Event> events = new ArrayList<>();
        RULES.play(alone, Move.resolve(doorway), events::add);
        boolean payable = isQuestion(alone);
        Town rich = payable ? alone : richTown(town, doorway, meeple);
        boolean asks = isQuestion(rich);
        return read(
                events,
                doorway,
                meeple,
                asks ? rich.decision() : Decision.OVER,
                asks ? rich.decider() : Town.NOBODY,
                payable);
    }

    private static Effect read(
            List<Event> events,
            int doorway,
            int meeple,
            Decision question,
            int asked,
            boolean payable) {
        int drawer = Town.NOBODY;
        int draws = 0;
        int counted = 0;
        int building = Street.building(doorway);
        for (Event event : events) {
            if (event instanceof Event.PiecesDrawn drawn && drawn.building() == building) {
                drawer = drawn.seat();
                draws = drawn.wanted();
                counted = drawn.meeples();
            }
        }
        return new Effect(doorway, meeple, drawer, draws, counted, question, asked, payable);
    }

    /** The town with nothing to resolve but this meeple. */
    private static Town with(Town town, int doorway, int meeple) {
        Town copy = town.copy();
        for (int space = 0; space < Street.SPACES; space++) {
            copy.markResolved(space);
        }
        copy.put(doorway, meeple);
        copy.markUnresolved(doorway);
        copy.lift(Street.S0);
        copy.ask(Decision.RESOLVE, copy.active());
        return copy;
    }

    private static Town richTown(Town town, int doorway, int meeple) {
        Town rich = with(town, doorway, meeple);
        int building = Street.building(doorway);
        for (int seat = 0; seat < rich.players(); seat++) {
            rich.addGold(seat, Place.goldCost(building));
            rich.addStone(seat, Place.stoneCost(building));
        }
        RULES.play(rich, Move.resolve(doorway), null);
        return rich;
    }

    private static boolean isQuestion(Town town) {
        return town.decision() == Decision.BUILD || town.decision() == Decision.UPGRADE;
    }
}
