package meeples.fistful.ai;

import java.util.List;
import meeples.fistful.Fistful;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.rules.FistfulRules;
import meeples.play.Game;
import meeples.play.MoveList;
import meeples.search.Guide;
import meeples.search.SearchParameters;
import meeples.search.review.Expert;
import meeples.search.review.PlayedChoice;
import meeples.search.review.Reason;

/** Advises and reviews as the strongest bot plays. A handful, taken and sown, is one choice. */
public final class FistfulExpert implements Expert<Town> {
    private final FistfulRules rules = new FistfulRules();
    private final FistfulGuide guide = new FistfulGuide(Bots.TUNING);
    private final Reasons reasons;
    private final int seed;

    /**
     * @param seed of the trials that reasons are counted in
     */
    public FistfulExpert(int seed) {
        this.seed = seed;
        reasons = new Reasons(rules, guide, seed);
    }

    @Override
    public Game<Town, Event> game() {
        return Fistful.GAME;
    }

    @Override
    public int seed() {
        return seed;
    }

    @Override
    public FistfulRules rules() {
        return rules;
    }

    @Override
    public Guide<Town> guide() {
        return guide;
    }

    @Override
    public SearchParameters parameters() {
        return Bots.PARAMETERS;
    }

    @Override
    public void moves(Town town, int choice, MoveList into) {
        guide.spell(town, choice, into);
    }

    @Override
    public PlayedChoice play(Town town, int[] moves, int from) {
        int move = moves[from];
        boolean taking = town.decision() == Decision.TAKE;
        if (!taking && town.decision() != Decision.SOW) {
            rules.play(town, move, null);
            return new PlayedChoice(move, 1);
        }
        PlayedPlan plan = new PlayedPlan(taking ? Planner.begin(move) : 0);
        int end = from + 1;
        rules.play(town, move, plan);
        while (end < moves.length
                && (town.decision() == Decision.SOW || town.decision() == Decision.GIVE)) {
            rules.play(town, moves[end++], plan);
        }
        return new PlayedChoice(plan.plan(), end - from);
    }

    @Override
    public List<TownReason> reasons(Town town, int choice) {
        return reasons.of(town, choice);
    }

    @Override
    public int[] numbers(Reason ofThisGame) {
        TownReason reason = (TownReason) ofThisGame;
        return new int[] {
            reason.kind().ordinal(),
            reason.seat(),
            reason.building(),
            reason.count(),
            reason.draws(),
            reason.percent()
        };
    }

    @Override
    public TownReason reason(int[] numbers) {
        return new TownReason(
                TownReason.Kind.values()[numbers[0]],
                numbers[1],
                numbers[2],
                numbers[3],
                numbers[4],
                numbers[5]);
    }
}
