package meeples.fistful.ui.ask;

import java.util.ArrayList;
import java.util.List;
import meeples.fistful.ai.FirstLook;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Move;
import meeples.fistful.table.TownPreview;
import meeples.fistful.table.TownTarget;
import meeples.fistful.table.TownThing;
import meeples.fistful.ui.outlook.Effect;
import meeples.fistful.ui.outlook.EffectFinder;
import meeples.fistful.ui.outlook.OrderlyResolving;
import meeples.fistful.ui.outlook.ShowdownOutlook;
import meeples.game.ask.Answer;
import meeples.game.ask.Desk;
import meeples.game.ask.Line;
import meeples.table.Target;

/** Which of the meeples sown this turn comes next, or the showdown? */
public final class AskResolve extends TownAsk {
    private final OutlookLines outlines;
    private final Rearranging rearranging;
    private final List<Effect> effects = new ArrayList<>();
    private int suggested;
    private int pointed;

    public AskResolve(Desk<Town> desk) {
        super(desk);
        outlines = new OutlookLines(words, desk.seats());
        rearranging = new Rearranging(desk, words);
        suggested = Move.space(FirstLook.resolution(town));
        pointed = suggested;
        for (int space = 0; space < Street.SPACES; space++) {
            if (town.isUnresolved(space)) {
                effects.add(EffectFinder.of(town, space, town.on(space)));
            }
        }
    }

    @Override
    public String status() {
        return words.get("ask.resolve");
    }

    @Override
    public List<Target> glowing() {
        List<Target> all = new ArrayList<>();
        for (int space = 0; space < Street.SPACES; space++) {
            if (meaning(space) >= 0) {
                all.add(TownTarget.space(space));
            }
        }
        return all;
    }

    /** What is resolved by pressing a space, or -1. */
    private int meaning(int space) {
        if (Street.isShowdown(space)) {
            return town.showdownIsOn() ? Street.SHOWDOWN : -1;
        }
        return town.isUnresolved(space) ? space : -1;
    }

    private int meaning(Target target) {
        if (target.kind() == TownThing.SPACE) {
            return meaning(target.index());
        }
        boolean building = Targets.isPlace(target) && Place.isBuilding(target.index());
        return building ? meaning(Street.doorway(target.index())) : -1;
    }

    @Override
    public void press(Target target) {
        int space = meaning(target);
        if (space >= 0) {
            desk.play(Move.resolve(space));
        } else {
            desk.explain(words.get("no.resolve.there"));
        }
    }

    @Override
    public String carried(Target from) {
        return rearranging.carried(from);
    }

    @Override
    public void drag(Target from, Target to) {
        if (!rearranging.drag(from, to)) {
            press(from);
        }
    }

    @Override
    public void point(Target target) {
        int space = target == null ? suggested : meaning(target);
        if (space >= 0 && space != pointed) {
            pointed = space;
            desk.pointed();
        }
    }

    @Override
    public TownPreview preview() {
        return new TownPreview(town.direction(), new ArrayList<>(), outlines.badges(effects));
    }

    @Override
    public List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        if (choosesMarquee()) {
            lines.add(new Line("marquee", Town.NOBODY, words.get("no.order.marquees")));
        }
        if (pointed == Street.SHOWDOWN) {
            lines.add(
                    outlines.showdown(
                            new ShowdownOutlook(
                                    new int[] {town.token(Street.S0), town.token(Street.S1)},
                                    new int[] {town.on(Street.S0), town.on(Street.S1)})));
            return lines;
        }
        for (Effect effect : effects) {
            if (effect.space() == pointed) {
                String key = pointed == suggested ? "outlook.suggested" : "outlook.there";
                lines.add(
                        new Line(
                                Targets.picture(effect.meeple()),
                                Town.NOBODY,
                                words.get(
                                        key, words.meeple(effect.meeple()), words.space(pointed))));
                lines.addAll(outlines.of(town, effect));
            }
        }
        return lines;
    }

    @Override
    public List<Answer> answers() {
        List<Answer> answers = new ArrayList<>();
        answers.add(
                new Answer("all", "hint", words.get("ask.resolve.all"), true, this::resolveAll));
        return answers;
    }

    /** Resolves everything in a good order, stopping wherever somebody has to decide. */
    private void resolveAll() {
        if (choosesMarquee()) {
            desk.explain(words.get("no.order.marquees"));
        } else {
            desk.automate(new OrderlyResolving());
        }
    }

    private boolean choosesMarquee() {
        return OrderlyResolving.choosesMarquee(town, suggested);
    }

    @Override
    public boolean wantsAdvice() {
        return true;
    }

    @Override
    public void advise(int[] moves) {
        boolean looksAtSuggested = pointed == suggested;
        suggested = Move.space(moves[0]);
        pointed = looksAtSuggested ? suggested : pointed;
    }

    @Override
    public int[] proposed() {
        return new int[] {Move.resolve(suggested)};
    }

    @Override
    public Target firstFocus() {
        return TownTarget.space(suggested == Street.SHOWDOWN ? Street.S0 : suggested);
    }
}
