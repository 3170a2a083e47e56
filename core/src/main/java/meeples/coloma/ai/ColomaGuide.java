package meeples.coloma.ai;

import meeples.coloma.model.Decision;
import meeples.coloma.model.Site;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.ColomaRules;
import meeples.coloma.rules.Move;
import meeples.coloma.rules.Verb;
import meeples.play.MoveList;
import meeples.play.Rules;
import meeples.search.Chance;
import meeples.search.Choices;
import meeples.search.Guide;

/**
 * Leads the search through the valley. A choice is a move of the rules. Only the seat that searches
 * chooses in the tree, once a round: its site. What it does there follows from its {@link Turns}.
 *
 * <p>All choose their sites at the same time, so nobody can answer anybody's choice: where the
 * others go is drawn anew in every iteration, by a model of what looks good to them.
 */
final class ColomaGuide implements Guide<Valley> {
    private static final int PERCENT = 100;

    /** How far behind a site must be, in hundredths of a point, to be tried half as often. */
    private static final double SPREAD = 150;

    /** Sites that are further behind than this are not gone to by those who are modelled. */
    private static final int OUT_OF_QUESTION = 350;

    private final ColomaRules rules;
    private final MoveList legal = new MoveList();
    private final Evaluation evaluation;
    private final int[] weights = new int[Site.ALL];
    private Planner planner;

    ColomaGuide(ColomaRules rules) {
        this.rules = rules;
        evaluation = new Evaluation(rules);
    }

    private Planner planner(Valley valley) {
        if (planner == null) {
            planner = new Planner(rules, valley);
        }
        return planner;
    }

    @Override
    public void choices(Valley valley, int most, Choices into) {
        into.clear();
        switch (valley.decision()) {
            case SITE -> addSites(valley, into);
            case ACT -> planner(valley).turns().rate(valley, most, into);
            default -> addMoves(valley, into);
        }
    }

    private void addSites(Valley valley, Choices into) {
        Sites sites = planner(valley).sites();
        sites.look(valley, valley.decider());
        int best = sites.worth(sites.best());
        for (int site = 0; site < Site.ALL; site++) {
            double behind = (best - sites.worth(site)) / SPREAD;
            into.add(Move.site(site), 1 / (1 + behind));
        }
    }

    private void addMoves(Valley valley, Choices into) {
        int habit = planner(valley).answer(valley);
        rules.legalMoves(valley, legal);
        for (int i = 0; i < legal.size(); i++) {
            int move = legal.get(i);
            into.add(move, move == habit ? 3 : 1);
        }
    }

    @Override
    public boolean isPossible(Valley valley, int choice) {
        return valley.decision() == Decision.SITE && Move.verb(choice) == Verb.SITE;
    }

    @Override
    public void play(Valley valley, int choice, Chance chance) {
        int seat = valley.decider();
        drawChoicesMade(valley, seat, chance);
        rules.play(valley, choice, null);
        goOn(valley, seat, chance);
    }

    /** Others have chosen before: nobody knows what, so it is drawn as for those who will. */
    private void drawChoicesMade(Valley valley, int seat, Chance chance) {
        if (valley.decision() != Decision.SITE && valley.decision() != Decision.MULE) {
            return;
        }
        for (int other = 0; other < valley.players(); other++) {
            if (other != seat && valley.site(other) != Site.NONE) {
                valley.setSite(other, draw(valley, other, chance));
            }
        }
    }

    /**
     * Plays a choice and what its player would do next, up to the end of the turn that it belongs
     * or leads to. The turn is not ended: what comes after it is nothing that the choice brings.
     */
    void tryOut(Valley valley, int choice, Chance chance) {
        int seat = valley.decider();
        drawChoicesMade(valley, seat, chance);
        int move = choice;
        while (valley.decider() != seat || move != Move.end()) {
            rules.play(valley, move, null);
            if (choosesSite(valley, seat)) {
                return;
            }
            move = likely(valley, chance);
        }
    }

    /** Everybody goes on until this seat chooses a site again. */
    private void goOn(Valley valley, int seat, Chance chance) {
        while (valley.decider() != Rules.NOBODY && !choosesSite(valley, seat)) {
            rules.play(valley, likely(valley, chance), null);
        }
    }

    private static boolean choosesSite(Valley valley, int seat) {
        return valley.decision() == Decision.SITE && valley.decider() == seat;
    }

    /** What the decider may well do. */
    private int likely(Valley valley, Chance chance) {
        return valley.decision() == Decision.SITE
                ? Move.site(draw(valley, valley.decider(), chance))
                : planner(valley).answer(valley);
    }

    @Override
    public void playoutStep(Valley valley, Chance chance) {
        int seat = valley.decider();
        if (valley.decision() == Decision.SITE) {
            play(valley, Move.site(draw(valley, seat, chance)), chance);
        } else {
            goOn(valley, seat, chance);
        }
    }

    /** A site that a seat may well choose: the better it looks, the likelier. */
    private int draw(Valley valley, int seat, Chance chance) {
        Sites sites = planner(valley).sites();
        sites.glance(valley, seat);
        int best = sites.worth(sites.best());
        int sum = 0;
        for (int site = 0; site < Site.ALL; site++) {
            int ahead = Math.max(0, OUT_OF_QUESTION - best + sites.worth(site));
            weights[site] = ahead * ahead / PERCENT;
            sum += weights[site];
        }
        int drawn = chance.below(sum);
        int site = 0;
        while (drawn >= weights[site]) {
            drawn -= weights[site++];
        }
        return site;
    }

    @Override
    public void evaluate(Valley valley, double[] values) {
        evaluation.evaluate(valley, values);
    }
}
