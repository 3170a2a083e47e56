package meeples.coloma.ai;

import meeples.coloma.model.Box;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.ColomaRules;
import meeples.coloma.rules.Move;
import meeples.play.MoveList;

/** Answers every question that can be asked as a sensible player who does not search would. */
final class Planner {
    private final ColomaRules rules;
    private final MoveList legal = new MoveList();
    private final Turns turns;
    private final Sites sites;

    Planner(ColomaRules rules, Valley any) {
        this.rules = rules;
        turns = new Turns(rules, any);
        sites = new Sites(turns);
    }

    Turns turns() {
        return turns;
    }

    Sites sites() {
        return sites;
    }

    int answer(Valley valley) {
        int seat = valley.decider();
        return switch (valley.decision()) {
            case PIONEER -> SetUpHabits.pioneer(valley);
            case KEEP -> SetUpHabits.putBack(valley);
            case OFFER -> Move.spend(toSpend(valley, seat));
            case SITE -> {
                sites.look(valley, seat);
                yield Move.site(sites.best());
            }
            case MULE -> Move.mule(Sites.forMule(valley, seat));
            default -> turns.next(valley);
        };
    }

    /** So many nuggets that the rest is worth more kept than sold. */
    private int toSpend(Valley valley, int seat) {
        rules.legalMoves(valley, legal);
        int most = legal.size() - 1;
        int spent = 0;
        while (spent < most && isBetterSold(valley, seat, spent)) {
            spent++;
        }
        return spent;
    }

    private static boolean isBetterSold(Valley valley, int seat, int spent) {
        int kept = Worth.ofLastNugget(valley, valley.nuggets(seat) - spent);
        return Worth.POINT * Box.POINTS_FOR_A_NUGGET > kept;
    }
}
