package meeples.fistful.ui.ask;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import meeples.fistful.ai.FirstLook;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.rules.FistfulRules;
import meeples.fistful.rules.Move;
import meeples.fistful.table.Art;
import meeples.fistful.table.TownPreview;
import meeples.fistful.table.TownTarget;
import meeples.fistful.table.TownThing;
import meeples.fistful.ui.outlook.Effect;
import meeples.fistful.ui.outlook.EffectFinder;
import meeples.fistful.ui.outlook.Route;
import meeples.fistful.ui.outlook.Routes;
import meeples.fistful.ui.outlook.ShowdownOutlook;
import meeples.game.ask.Answer;
import meeples.game.ask.Desk;
import meeples.game.ask.Line;
import meeples.play.MoveChooser;
import meeples.play.MoveList;
import meeples.table.Target;

/** Which meeple goes to the next space? The rest of the way is shown as it would be a good one. */
public final class AskSow extends TownAsk {
    private final OutlookLines outlines;
    private final Rearranging rearranging;
    private final Route route;
    private int[] suggested;
    private int pointed = Meeple.NONE;

    public AskSow(Desk<Town> desk) {
        super(desk);
        outlines = new OutlookLines(words, desk.seats());
        rearranging = new Rearranging(desk, words);
        route = Routes.ahead(town);
        suggested = FirstLook.order(town, route.length());
    }

    @Override
    public String status() {
        return words.get("ask.sow", words.space(town.cursor()));
    }

    @Override
    public List<Target> glowing() {
        List<Target> all = new ArrayList<>();
        for (int i = 0; i < desk.legal().size(); i++) {
            all.add(TownTarget.handMeeple(Move.meeple(desk.legal().get(i))));
        }
        all.add(TownTarget.space(town.cursor()));
        return all;
    }

    @Override
    public void press(Target target) {
        if (target.kind() == TownThing.HAND_MEEPLE) {
            sow(target.index());
        } else if (target.equals(TownTarget.space(town.cursor()))) {
            sow(shown());
        } else if (target.kind() == TownThing.SPACE && rearranging.isSown(target.index())) {
            rearranging.press(target.index());
        } else {
            desk.explain(words.get("no.sow.there", words.space(town.cursor())));
        }
    }

    /** The kind that would go next: the one pointed at, else the suggested one. */
    private int shown() {
        return pointed == Meeple.NONE ? suggested[0] : pointed;
    }

    private void sow(int kind) {
        int move = Move.sow(kind);
        if (desk.legal().contains(move)) {
            desk.play(move);
        } else {
            boolean inHand = town.meeples(Place.HAND, kind) > 0;
            desk.explain(words.get(inHand ? "no.sow.madame" : "no.sow.kind"));
        }
    }

    @Override
    public String carried(Target from) {
        return from.kind() == TownThing.HAND_MEEPLE
                ? Art.meeple(from.index())
                : rearranging.carried(from);
    }

    @Override
    public void drag(Target from, Target to) {
        if (from.kind() == TownThing.HAND_MEEPLE) {
            if (to != null && to.kind() == TownThing.SPACE && to.index() != town.cursor()) {
                desk.explain(words.get("no.sow.there", words.space(town.cursor())));
            } else {
                sow(from.index());
            }
        } else if (!rearranging.drag(from, to)) {
            press(from);
        }
    }

    @Override
    public boolean digit(int index) {
        if (index < desk.legal().size()) {
            desk.play(desk.legal().get(index));
            return true;
        }
        return false;
    }

    @Override
    public void point(Target target) {
        // With the suggested one the whole suggestion still stands.
        boolean other =
                target != null
                        && target.kind() == TownThing.HAND_MEEPLE
                        && target.index() != suggested[0];
        int kind = other ? target.index() : Meeple.NONE;
        if (kind != pointed && (kind == Meeple.NONE || desk.legal().contains(Move.sow(kind)))) {
            pointed = kind;
            desk.pointed();
        }
    }

    @Override
    public TownPreview preview() {
        List<TownPreview.Step> steps = new ArrayList<>();
        List<Effect> effects = new ArrayList<>();
        for (int i = 0; i < route.length(); i++) {
            boolean next = i == 0;
            int meeple = next ? shown() : pointed == Meeple.NONE ? suggested[i] : Meeple.NONE;
            steps.add(new TownPreview.Step(i + 1, route.spaces()[i], meeple));
            if (meeple != Meeple.NONE && !Street.isShowdown(route.spaces()[i])) {
                effects.add(EffectFinder.of(town, route.spaces()[i], meeple));
            }
        }
        return new TownPreview(town.direction(), steps, outlines.badges(effects));
    }

    @Override
    public List<Line> lines() {
        int space = town.cursor();
        List<Line> lines = new ArrayList<>();
        int meeple = shown();
        String key = pointed == Meeple.NONE ? "outlook.suggested" : "outlook.there";
        lines.add(
                new Line(
                        Art.meeple(meeple),
                        Town.NOBODY,
                        words.get(key, words.meeple(meeple), words.space(space))));
        if (!Street.isShowdown(space)) {
            lines.addAll(outlines.of(town, EffectFinder.of(town, space, meeple)));
        } else {
            lines.add(showdownLine(space, meeple));
        }
        return lines;
    }

    private Line showdownLine(int space, int meeple) {
        int rival = town.on(Street.opposite(space));
        if (meeple == Meeple.MADAME) {
            return new Line("", Town.NOBODY, words.get("outlook.madame"));
        }
        if (rival == Meeple.NONE) {
            return new Line("token", town.active(), words.get("outlook.waits"));
        }
        int other = town.token(Street.opposite(space));
        int mine = other == town.active() ? Town.NOBODY : town.active();
        boolean left = space == Street.S0;
        return outlines.showdown(
                new ShowdownOutlook(
                        left ? new int[] {mine, other} : new int[] {other, mine},
                        left ? new int[] {meeple, rival} : new int[] {rival, meeple}));
    }

    @Override
    public List<Answer> answers() {
        List<Answer> answers = new ArrayList<>();
        answers.add(
                new Answer(
                        "suggested",
                        "hint",
                        words.get("ask.suggested"),
                        true,
                        () -> desk.playAll(SownHandful.sowing(bySpace(), MoveChooser.NONE))));
        return answers;
    }

    @Override
    public boolean wantsAdvice() {
        return true;
    }

    /** Moves that leave something in hand leave the rest of the order as it looked best before. */
    @Override
    public void advise(int[] moves) {
        Town playing = town.copy();
        SownOrder order = new SownOrder(route);
        for (int move : moves) {
            new FistfulRules().play(playing, move, order);
        }
        int left = route.length() - order.steps();
        if (left > 0 && playing.decision() == Decision.SOW) {
            order.goOn(FirstLook.order(playing, left));
        }
        if (order.isWhole()) {
            suggested = order.kinds();
        }
    }

    /** What would be decided one by one. */
    @Override
    public int[] proposed() {
        MoveList moves = new MoveList();
        Town playing = town.copy();
        MoveChooser<Town> chooser = SownHandful.sowing(bySpace(), MoveChooser.NONE);
        int move = chooser.choose(playing);
        while (move != MoveChooser.NONE) {
            moves.add(move);
            new FistfulRules().play(playing, move, null);
            move = chooser.choose(playing);
        }
        return moves.toArray();
    }

    private int[] bySpace() {
        int[] kinds = new int[Street.SPACES];
        Arrays.fill(kinds, Meeple.NONE);
        for (int i = 0; i < suggested.length; i++) {
            kinds[route.spaces()[i]] = suggested[i];
        }
        return kinds;
    }

    @Override
    public Target firstFocus() {
        return TownTarget.handMeeple(suggested[0]);
    }
}
