package meeples.coloma.ai;

import java.util.ArrayList;
import java.util.List;
import meeples.coloma.Coloma;
import meeples.coloma.ai.ValleyReason.Good;
import meeples.coloma.ai.ValleyReason.Kind;
import meeples.coloma.model.Bridge;
import meeples.coloma.model.Building;
import meeples.coloma.model.Decision;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Action;
import meeples.coloma.rules.ColomaRules;
import meeples.coloma.rules.Event;
import meeples.play.Game;
import meeples.play.MoveList;
import meeples.search.Chance;
import meeples.search.Guide;
import meeples.search.SearchParameters;
import meeples.search.review.Expert;
import meeples.search.review.PlayedChoice;
import meeples.search.review.Reason;

/**
 * Advises and reviews as the strongest bot plays. A choice is a move. Its reasons are counted in
 * trials that go on to the end of the turn that the choice belongs or leads to; what the seat
 * cannot know is dealt anew in each of them.
 */
public final class ColomaExpert implements Expert<Valley> {
    private static final int TRIALS = 60;
    private static final int WORTH_A_WORD = 25; // percent
    private static final int WORTH_A_WARNING = 10; // percent
    private static final int MOST_GOODS = 2;

    private final ColomaRules rules = new ColomaRules();
    private final ColomaGuide guide = new ColomaGuide(rules);
    private final int seed;

    /**
     * @param seed of the trials that reasons are counted in
     */
    public ColomaExpert(int seed) {
        this.seed = seed;
    }

    @Override
    public Game<Valley, Event> game() {
        return Coloma.GAME;
    }

    @Override
    public int seed() {
        return seed;
    }

    @Override
    public ColomaRules rules() {
        return rules;
    }

    @Override
    public Guide<Valley> guide() {
        return guide;
    }

    @Override
    public SearchParameters parameters() {
        return ColomaBots.PARAMETERS;
    }

    @Override
    public void moves(Valley valley, int choice, MoveList into) {
        into.clear();
        into.add(choice);
    }

    @Override
    public PlayedChoice play(Valley valley, int[] moves, int from) {
        rules.play(valley, moves[from], null);
        return new PlayedChoice(moves[from], 1);
    }

    @Override
    public List<ValleyReason> reasons(Valley valley, int choice) {
        Chance chance = new Chance(seed);
        Prospects prospects = new Prospects(valley.decider());
        Valley before = valley.copy();
        Valley after = valley.copy();
        for (int i = 0; i < TRIALS; i++) {
            before.copyFrom(valley);
            rules.resample(before, valley.decider(), chance.next());
            after.copyFrom(before);
            guide.tryOut(after, choice, chance);
            prospects.nextTrial();
            prospects.compare(before, after);
            if (valley.decision() == Decision.SITE && isBarred(after)) {
                prospects.barred();
            }
        }
        return reasons(prospects);
    }

    /** Whether the barricade stops the secondary action of the turn that has come. */
    private static boolean isBarred(Valley after) {
        return Action.isBarred(after, after.turnSite()) && !after.blasted();
    }

    private static List<ValleyReason> reasons(Prospects prospects) {
        List<ValleyReason> reasons = new ArrayList<>();
        add(prospects, Kind.SCORES, 1, reasons);
        add(prospects, Kind.BUILDS, Building.ALL, reasons);
        add(prospects, Kind.BUILDS_HOTEL, 1, reasons);
        add(prospects, Kind.BRIDGES, Bridge.KINDS, reasons);
        add(prospects, Kind.SURVEYS, 1, reasons);
        add(prospects, Kind.PITCHES, 1, reasons);
        add(prospects, Kind.POSTS, 1, reasons);
        addGoods(prospects, reasons);
        if (prospects.percent(Kind.BARRED, 0) >= WORTH_A_WARNING) {
            reasons.add(prospects.reason(Kind.BARRED, 0));
        }
        return reasons;
    }

    private static void add(Prospects prospects, Kind kind, int all, List<ValleyReason> reasons) {
        for (int which = 0; which < all; which++) {
            if (prospects.percent(kind, which) >= WORTH_A_WORD) {
                reasons.add(prospects.reason(kind, which));
            }
        }
    }

    private static void addGoods(Prospects prospects, List<ValleyReason> reasons) {
        List<ValleyReason> goods = new ArrayList<>();
        add(prospects, Kind.GAINS, Good.values().length, goods);
        goods.sort((one, two) -> two.percent() * two.count() - one.percent() * one.count());
        reasons.addAll(goods.subList(0, Math.min(MOST_GOODS, goods.size())));
    }

    @Override
    public int[] numbers(Reason ofThisGame) {
        ValleyReason reason = (ValleyReason) ofThisGame;
        return new int[] {
            reason.kind().ordinal(), reason.seat(), reason.which(), reason.count(), reason.percent()
        };
    }

    @Override
    public ValleyReason reason(int[] numbers) {
        return new ValleyReason(
                Kind.values()[numbers[0]], numbers[1], numbers[2], numbers[3], numbers[4]);
    }
}
