package meeples.fistful.ui.ask;

import java.util.ArrayList;
import java.util.List;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Piece;
import meeples.fistful.model.Place;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Move;
import meeples.fistful.table.TownTarget;
import meeples.game.ask.Answer;
import meeples.game.ask.Desk;
import meeples.game.ask.Line;
import meeples.table.Target;

/** Build or not, upgrade or not? Upgrading is the owner's business, whoever's turn it is. */
public final class AskBuild extends TownAsk {
    private final boolean upgrade;
    private final int building;

    public AskBuild(Desk<Town> desk) {
        super(desk);
        upgrade = town.decision() == Decision.UPGRADE;
        building = town.question();
    }

    @Override
    public String status() {
        return words.get(upgrade ? "ask.upgrade" : "ask.build", words.location(building));
    }

    @Override
    public String question() {
        return words.get(upgrade ? "ask.upgrade.long" : "ask.build.long", words.location(building));
    }

    @Override
    public Target bubbleAt() {
        return TownTarget.marquee(building);
    }

    @Override
    public List<Target> glowing() {
        List<Target> all = new ArrayList<>();
        all.add(TownTarget.marquee(building));
        return all;
    }

    @Override
    public void press(Target target) {
        boolean meant = Targets.isPlace(target) && target.index() == building;
        if (meant) {
            desk.play(move(true));
        } else {
            desk.explain(words.get("no.answer.first"));
        }
    }

    private int move(boolean yes) {
        return upgrade ? Move.upgrade(yes) : Move.build(yes);
    }

    @Override
    public List<Line> lines() {
        int gold = Place.goldCost(building);
        int stone = Place.stoneCost(building);
        List<Line> lines = new ArrayList<>();
        lines.add(
                new Line(
                        gold > stone ? "gold" : "stone",
                        Town.NOBODY,
                        words.get(
                                "ask.price",
                                words.cost(gold, stone),
                                words.pieces(Piece.GOLD, town.gold(seat()) - gold),
                                words.pieces(Piece.STONE, town.stone(seat()) - stone))));
        lines.add(
                new Line(
                        "marquee",
                        Town.NOBODY,
                        words.get(upgrade ? "ask.upgrade.gain" : "ask.build.gain")));
        return lines;
    }

    @Override
    public List<Answer> answers() {
        List<Answer> answers = new ArrayList<>();
        answers.add(
                new Answer(
                        "yes",
                        "check",
                        words.get(upgrade ? "answer.upgrade" : "answer.build"),
                        true,
                        () -> desk.play(move(true))));
        answers.add(
                new Answer(
                        "no",
                        "cross",
                        words.get(upgrade ? "answer.upgrade.no" : "answer.build.no"),
                        false,
                        () -> desk.play(move(false))));
        return answers;
    }
}
