package meeples.coloma.ui.outlook;

import meeples.coloma.model.Decision;
import meeples.coloma.model.Goods;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.ColomaRules;
import meeples.coloma.rules.Score;
import meeples.play.MoveList;

/**
 * What moves would do for the player who makes them: what they give, what they cost, and what that
 * changes in the score.
 *
 * @param gives what there is more of afterwards; points are those gained at once
 * @param costs what there is less of
 * @param score by how much the score would grow if the game ended then
 */
public record Outcome(Goods gives, Goods costs, int score) {

    /** What comes of these moves; a cost is paid with as few nuggets as possible. */
    public static Outcome of(Valley valley, int... moves) {
        ColomaRules rules = new ColomaRules();
        Valley after = valley.copy();
        for (int move : moves) {
            rules.play(after, move, null);
        }
        if (after.decision() == Decision.PAY) {
            MoveList ways = new MoveList();
            rules.legalMoves(after, ways);
            rules.play(after, ways.get(0), null);
        }
        return between(valley, after, valley.decider());
    }

    /** What has changed for a seat from one position to another. */
    public static Outcome between(Valley before, Valley after, int seat) {
        Goods had = belongings(before, seat);
        Goods has = belongings(after, seat);
        int score = Score.of(after, seat) - Score.of(before, seat);
        return new Outcome(more(had, has), more(has, had), score);
    }

    private static Goods belongings(Valley valley, int seat) {
        return new Goods(
                valley.coins(seat),
                valley.nuggets(seat),
                valley.cabin(seat),
                valley.tents(seat),
                valley.horses(seat),
                valley.handSize(seat),
                valley.gained(seat));
    }

    private static Goods more(Goods less, Goods more) {
        return new Goods(
                Math.max(0, more.coins() - less.coins()),
                Math.max(0, more.nuggets() - less.nuggets()),
                Math.max(0, more.dudes() - less.dudes()),
                Math.max(0, more.tents() - less.tents()),
                Math.max(0, more.horses() - less.horses()),
                Math.max(0, more.cards() - less.cards()),
                Math.max(0, more.points() - less.points()));
    }

    /** A rough measure of goods against each other, to show the better ones first. */
    public int worth() {
        return 2 * gives.coins()
                + 5 * gives.nuggets()
                + 2 * gives.dudes()
                + 4 * gives.tents()
                + 4 * gives.horses()
                + 3 * gives.cards()
                + 3 * gives.points();
    }
}
